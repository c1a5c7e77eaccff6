import { rounded } from '../arithmetic/rounded.ts';
import { ingredientSources } from '../data/ingredient-sources.ts';
import { readDefinition } from '../definition/definition.ts';
import { ingredientReadings } from '../generated/ingredient-readings.ts';
import type { Ingredient } from '../model/ingredient.ts';
import { over, ratio } from '../model/rational.ts';
import type { Source } from '../model/source.ts';
import { unitIndex } from './catalogue.ts';

/** Returns a density in grams per milliliter. */
const density = (is: string): number =>
  // The coherent SI unit is the kilogram per cubic meter
  rounded(over(readDefinition(is, unitIndex.byId).ratio, ratio(1000n)));

/** The types of the rows ensure that every source exists. */
const sources: Readonly<Record<string, Source>> = ingredientSources;

const nameOfSource = (id: string): string => {
  const { title, body, year } = sources[id]!;
  return `${title} (${body}, ${year})`;
};

/**
 * The density of an ingredient in grams per milliliter: the value for calculations, and the range if sources differ.
 */
export interface Density {
  readonly gramsPerMilliliter: number;
  readonly source: string;
  readonly low?: number;
  readonly high?: number;
}

export const densityOf = ({ id, is }: Ingredient): Density => {
  const line = ingredientReadings.split('\n').find((one) => one.startsWith(`${id}\t`))!;
  const [, source, low, high] = line.split('\t');
  return {
    gramsPerMilliliter: density(is),
    source: nameOfSource(source!),
    ...(low ? { low: density(low) } : {}),
    ...(high ? { high: density(high) } : {}),
  };
};
