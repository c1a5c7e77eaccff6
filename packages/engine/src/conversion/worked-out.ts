import { letters } from '../model/base-dimensions.ts';
import { siFactorOf } from '../definition/definition.ts';
import { readDimension, type Dimension } from '../model/dimension.ts';
import { convertLevel } from './level.ts';
import type { Level } from '../model/quantity.ts';
import { compile, type CompiledConversion } from './compiled-conversion.ts';
import { exactFunctionBetween, relate, type Relation } from './relation.ts';
import type { Unit } from '../model/unit.ts';
import { throughLaw, type Law } from './law.ts';

/** Exponents of base dimensions by their letter, none of them zero. What is not part of the SI has a name of its own. */
export type Exponents = ReadonlyMap<string, number>;

/** The measure of a unit: its relation to coherent SI units, and its dimension. */
export interface WorkedOut {
  readonly relation: Relation;
  readonly exponents: Exponents;
  /** The quantity that lists the unit. */
  readonly quantity?: string | undefined;
  /** Of a logarithmic relation. */
  readonly level?: Level | undefined;
  /** A function that is neither rational nor a logarithm. */
  readonly law?: Law | undefined;
  /** Of its moles those that are equivalents, by their exponent: moles of charges. */
  readonly equivalents?: number | undefined;
}

/** a · b^exponent. */
export const multiplyExponents = (a: Exponents, b: Exponents, exponent = 1): Exponents => {
  const result = new Map(a);
  for (const [name, value] of b) {
    const sum = (result.get(name) ?? 0) + value * exponent;
    if (sum === 0) result.delete(name);
    else result.set(name, sum);
  }
  return result;
};

export const sameExponents = (a: Exponents, b: Exponents): boolean =>
  a.size === b.size && Array.from(a).every(([name, exponent]) => b.get(name) === exponent);

/** The exponents of the base dimensions of the catalogue. */
export const dimensionOf = ({ exponents }: WorkedOut): Dimension =>
  Array.from(letters, (letter) => exponents.get(letter) ?? 0);

/** A dimension by the letters of its bases. */
const exponentsOf = (dimension: readonly number[]): Exponents =>
  new Map(
    Array.from(letters, (letter, index) => [letter, dimension[index]!] as const).filter(
      ([, exponent]) => exponent !== 0,
    ),
  );

/** The power of equivalents in a unit: moles of charges, where others are moles of particles. */
const equivalentsIn = ({ entry, product }: Unit): number =>
  product
    ? product.factors.reduce((sum, { unit, exponent }) => sum + equivalentsIn(unit) * exponent, 0)
    : entry?.id === 'equivalent'
      ? 1
      : 0;

/** A unit of the catalogue, or a compound of such. */
export const workOut = (unit: Unit): WorkedOut => {
  const dimension = unit.quantity ? readDimension(unit.quantity.dimension) : siFactorOf(unit).dimension;
  return {
    relation: relate(unit, dimension),
    exponents: exponentsOf(dimension),
    quantity: unit.quantity?.id,
    level: unit.entry?.level,
    law: undefined,
    equivalents: equivalentsIn(unit),
  };
};

/** The quantity of a dimension, for units that no quantity lists: compounds, and codes. */
const quantities: Readonly<Record<string, string>> = {
  '': 'ratio',
  L1: 'length',
  'T-1': 'frequency',
  'L2 M1 T-2': 'energy',
  L2: 'area',
  L3: 'volume',
  'L-1': 'wavenumber',
  N1: 'amount-of-substance',
  M1: 'mass',
  Θ1: 'temperature',
  'L2 M1 N-1 T-2': 'molar-energy',
};

/** The quantity that a unit is of, by its dimension where no list says it. */
export const quantityOf = ({ quantity, exponents }: WorkedOut): string | undefined =>
  quantity ??
  quantities[
    Array.from(exponents, ([name, exponent]) => name + exponent)
      .sort()
      .join(' ')
  ];

/** The compiled conversion between two units of one dimension. */
export const between = (from: WorkedOut, to: WorkedOut): CompiledConversion => {
  if (from.law || to.law) return compile(throughLaw(from, to));
  const [a, b] = [from.relation, to.relation];
  if (!from.level && !to.level) return compile(exactFunctionBetween(a, b));
  return compile(convertLevel({ entry: { level: from.level } }, { entry: { level: to.level } }, a, b));
};
