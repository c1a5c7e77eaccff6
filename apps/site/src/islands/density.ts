import { exactly, over, readRatio, times, writeRatio, type PortableUnit, type Ratio } from '@units/engine/browse';

/** The densities of ingredients as a script carries them. */
export interface Densities {
  /** Kilograms to the cubic meter in one `gram-per-cup` and so on, as `n/d`. */
  readonly portions: Readonly<Record<string, string>>;
  /** A line for each ingredient: how many of which portion, then its names. */
  readonly rows: string;
}

/** A name without what people leave out of it: capitals, commas, brackets and hyphens. */
export const ingredientKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s,()_-]+/g, ' ')
    .trim();

/** Reads `n/d` of decimals. */
const quotient = (text: string): Ratio => {
  const [top, bottom = '1'] = text.split('/');
  return over(exactly(Number(top)), exactly(Number(bottom)));
};

/** Makes a volume the mass of what fills it, or a mass the volume that it fills. Undefined for an ingredient that nobody knows. */
export const filler = ({ portions, rows }: Densities, name: string) => {
  const key = ingredientKey(name);
  const row = rows.split('\n').find((line) => line.split('\t').slice(2).includes(key));
  if (row === undefined) return undefined;
  const [amount, portion] = row.split('\t');
  const density = times(quotient(amount!), readRatio(portions[portion!]!));
  return <U extends PortableUnit>(unit: U, isMass: boolean): U => {
    const ratio = readRatio(unit.ratio);
    return { ...unit, ratio: writeRatio(isMass ? over(ratio, density) : times(ratio, density)) };
  };
};
