import { letters } from '../model/base-dimensions.ts';
import { siFactorOf, isCurved } from '../definition/definition.ts';
import { readDimension, type Dimension } from '../model/dimension.ts';
import { convertLevel } from './level.ts';
import type { Fit, Level } from '../model/quantity.ts';
import { compile, type CompiledConversion } from './compiled-conversion.ts';
import { exactFunctionBetween, relate, type Relation } from './relation.ts';
import type { Unit } from '../model/unit.ts';
import { throughLaw, type Law } from './law.ts';

/** Nonzero exponents of base dimensions by their letter. Dimensions outside the SI have their own names. */
export type Exponents = ReadonlyMap<string, number>;

/** A unit for calculations: its relation to coherent SI units, and its dimension. */
export interface Dimensioned {
  readonly relation: Relation;
  readonly exponents: Exponents;
  /** The quantity that lists the unit. */
  readonly quantity?: string | undefined;
  /** The level of a logarithmic relation. */
  readonly level?: Level | undefined;
  /** The formula of a reading. */
  readonly fit?: Fit | undefined;
  /** The function, if it is neither rational nor a logarithm. */
  readonly law?: Law | undefined;
  /** The exponent of equivalents, which are moles of charges, among its moles. */
  readonly equivalents?: number | undefined;
}

/** Returns a · b^exponent. */
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

/** Returns the exponents of the base dimensions of the catalogue. */
export const dimensionOf = ({ exponents }: Dimensioned): Dimension =>
  Array.from(letters, (letter) => exponents.get(letter) ?? 0);

/** Returns a dimension by the letters of its bases. */
const exponentsOf = (dimension: readonly number[]): Exponents =>
  new Map(
    Array.from(letters, (letter, index) => [letter, dimension[index]!] as const).filter(
      ([, exponent]) => exponent !== 0,
    ),
  );

/** Returns the power of equivalents in a unit: moles of charges instead of particles. */
const equivalentsIn = ({ entry, product }: Unit): number =>
  product
    ? product.factors.reduce((sum, { unit, exponent }) => sum + equivalentsIn(unit) * exponent, 0)
    : entry?.id === 'equivalent'
      ? 1
      : 0;

/** Returns a unit or compound of the catalogue for calculations. */
export const toDimensioned = (unit: Unit): Dimensioned => {
  const dimension = unit.quantity ? readDimension(unit.quantity.dimension) : siFactorOf(unit).dimension;
  return {
    relation: relate(unit, dimension),
    exponents: exponentsOf(dimension),
    quantity: unit.quantity?.id,
    level: unit.entry?.level,
    fit: unit.entry?.fit,
    law: undefined,
    equivalents: equivalentsIn(unit),
  };
};

/** The quantities of dimensions, for units that no quantity lists: compounds, and codes. */
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

/** Returns the quantity of a unit, by its dimension if no quantity lists it. */
export const quantityOf = ({ quantity, exponents }: Dimensioned): string | undefined =>
  quantity ??
  quantities[
    Array.from(exponents, ([name, exponent]) => name + exponent)
      .sort()
      .join(' ')
  ];

/** Returns the compiled conversion between two units of one dimension. */
export const between = (from: Dimensioned, to: Dimensioned): CompiledConversion => {
  if (from.law || to.law) return compile(throughLaw(from, to));
  const [a, b] = [from.relation, to.relation];
  if (!isCurved(a.kind) && !isCurved(b.kind)) return compile(exactFunctionBetween(a, b));
  return compile(convertLevel({ entry: from }, { entry: to }, a, b));
};
