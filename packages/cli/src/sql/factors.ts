import { convert, convertExact, UnitsError } from '@units/engine';
import { listUnitRecords, type UnitRecord } from '@units/engine/catalog';
import { Mistake } from '../mistake.ts';
import { decimals, doubleDouble, scaled } from './double-double.ts';
import { resultOf } from './result-of.ts';

/** The factor from a unit, as spelled in a column, to another. */
export interface Factor {
  readonly fromUnit: string;
  readonly toUnit: string;
  /** `linear`: value × multiplier + shift; `reciprocal`: multiplier / value. */
  readonly kind: 'linear' | 'reciprocal';
  readonly multiplier: number;
  readonly shift: number;
}

/** Returns the converted value in units of 10^-decimals, or undefined if the units do not convert. */
const exactly = (value: string, from: string, to: string): bigint | undefined => {
  try {
    return scaled(convertExact(value, from, to).toDecimal(decimals));
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** The tolerance in the last decimal, because three numbers are truncated there. */
const slack = 4n;
const isNear = (a: bigint, b: bigint): boolean => a - b <= slack && b - a <= slack;

/**
 * Derives the factor between two units from three values. Returns undefined for units that do not convert, and between
 * a level and its linear quantity.
 */
const factorOf = (fromUnit: string, toUnit: string): Factor | undefined => {
  const [none, one, two] = ['0', '1', '2'].map((value) => exactly(value, fromUnit, toUnit));
  if (one === undefined || two === undefined) return undefined;
  if (none !== undefined && isNear(two - one, one - none)) {
    const [multiplier, shift] = [doubleDouble(one - none).high, doubleDouble(none).high];
    return { fromUnit, toUnit, kind: 'linear', multiplier, shift };
  }
  if (none !== undefined || !isNear(2n * two, one)) return undefined;
  return { fromUnit, toUnit, kind: 'reciprocal', multiplier: doubleDouble(one).high, shift: 0 };
};

/** A symbol that people write with a plural s: lbs, kms. */
const symbol = /^\p{L}{2,4}$/u;

/** Returns a spelling with ASCII signs instead of typographic ones: `kg*m^-3`, `L/100km`. */
const inPlainSigns = (spelling: string): readonly string[] => {
  const raised = spelling.replaceAll(/[⁻⁰¹²³⁴-⁹]+/gu, (power) => `^${power.normalize('NFKC').replace('\u2212', '-')}`);
  return [spelling, raised, raised.replaceAll('^', '')]
    .flatMap((one) => [one, one.replaceAll('·', '*'), one.replaceAll('·', '.')])
    .flatMap((one) => [one, one.replaceAll(' ', '')]);
};

/**
 * Returns the variants of a spelling in a column: in ASCII, with a plural s, in capitals, in lower case, capitalized.
 */
const waysOf = (spelling: string): readonly string[] => {
  const ways = [...inPlainSigns(spelling), ...(symbol.test(spelling) ? [`${spelling}s`] : [])].flatMap((one) => {
    const small = one.toLowerCase();
    return [one, one.toUpperCase(), small, small.charAt(0).toUpperCase() + small.slice(1)];
  });
  return [...new Set(ways)];
};

const baseUnits: Readonly<Record<string, string>> = { M: 'kg', L: 'm', T: 's', I: 'A', Θ: 'K', N: 'mol', J: 'cd' };

/**
 * Returns the SI units of a dimension such as `M L T^-2`, as physics writes them: `kg·m/s²`. Undefined for a single
 * unit, and for other base dimensions.
 */
const inBaseUnits = (dimension: string): string | undefined => {
  const powers = dimension.split(' ').map((factor) => {
    const [base = '', power = '1'] = factor.split('^');
    return { unit: baseUnits[base], power: Number(power) };
  });
  const isWritten = powers.every(({ unit, power }) => unit !== undefined && Number.isInteger(power));
  if (powers.length < 2 || !isWritten) return undefined;
  const withSign = (sign: number): readonly string[] =>
    powers
      .filter(({ power }) => Math.sign(power) === sign)
      .map(({ unit, power }) => unit! + (Math.abs(power) === 1 ? '' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Math.abs(power)]!));
  return [withSign(1).join('·') || '1', ...withSign(-1)].join('/');
};

/**
 * Returns the spellings that a column may have, for the requested units or for all that convert to `to`, in every
 * variant without another meaning.
 */
const spellingsFor = (to: string, asked: readonly string[] | undefined): readonly string[] => {
  const categories = listUnitRecords();
  const all = categories.flatMap(({ units }) => units);
  const means = (one: string, { aliases }: UnitRecord, worth: number): boolean =>
    aliases.includes(one) ||
    (aliases.some((alias) => alias.toLowerCase() === one.toLowerCase()) && resultOf(one, to) === worth);
  const listed = all.flatMap((unit) => {
    const worth = resultOf(unit.id, to);
    if (worth === undefined || asked?.some((one) => means(one, unit, worth)) === false) return [];
    const { aliases } = unit;
    return aliases.flatMap(waysOf).filter((one) => resultOf(one, to) === worth);
  });
  // Physics writes a newton as kg·m/s²
  const physical = categories.flatMap(({ dimension }) => inPlainSigns(inBaseUnits(dimension) ?? ''));
  const written = (asked ?? [to, ...physical]).filter((one) => resultOf(one, to) !== undefined);
  return [...new Set([...listed, ...written])];
};

/**
 * Returns the factors for the units in a column.
 *
 * @param targets - The target units, as queries write them.
 * @param asked - The units in the column. Default: all that convert to a target.
 * @throws UnitsError for an unknown target, Mistake for a unit that converts to no target.
 */
export const factorsFor = (targets: readonly string[], asked?: readonly string[]): readonly Factor[] => {
  for (const target of targets) convert<string, string>(1, target, target);
  const factors = targets.flatMap((to) => spellingsFor(to, asked).flatMap((from) => factorOf(from, to) ?? []));
  const lost = asked?.find((one) => !factors.some(({ fromUnit }) => fromUnit === one));
  if (lost !== undefined) throw new Mistake(`--units: no factor converts ${lost} to ${targets.join(' or ')}.`);
  return factors;
};
