import {
  exactly,
  hasNoParts,
  readTypedUncertain,
  superscript,
  toNumber,
  uncertaintyThrough,
  unitIndex,
  writeConcise,
  writeTyped,
  type Unit,
} from '@units/engine/internal';
import { readMeasured } from './measured.ts';
import { plainNumber } from './number-text.ts';
import type { ReadNumber, ConversionFunction } from './typed.ts';

// Numbers with their uncertainty, in a separate chunk that is loaded when a text has signs of one.

/** A number that was typed with its uncertainty, and the unit of both. */
export interface UncertainNumber extends ReadNumber {
  readonly plain: string;
  readonly uncertainty: number;
  readonly unit: Unit | undefined;
}

type Relate = (from: Unit, to: Unit) => ConversionFunction | undefined;

const unitNamed = (name: string, locale: string): Unit | undefined => readMeasured(`1 ${name}`, locale)?.unit;

/** Returns the unit for differences on a scale (a degree as a difference), or the unit itself if there is none. */
const asDifference = (unit: Unit): Unit => unitIndex.byId(`delta-${unit.id}`) ?? unit;

/**
 * Returns the uncertainty in the unit of its value: for 5 kg ± 200 g, in kilograms. Undefined if the units do not
 * convert.
 */
const inUnitOf = (size: number, from: Unit, to: Unit, relate: Relate): number | undefined => {
  const exact = relate(asDifference(from), asDifference(to));
  return exact && uncertaintyThrough(withNumbers(exact), undefined, 1, size, 1);
};

/** Returns a relation in the engine's form, with NaN for a missing value. */
const withNumbers = (relation: ConversionFunction) =>
  typeof relation === 'function' ? (value: number) => relation(value) ?? NaN : relation;

/**
 * Reads a number with its uncertainty, with or without a unit: `5.0(2)`, `5.0 ± 0.2 kg`. Undefined for any other text.
 *
 * @param of - The unit of a number without one.
 */
export const readUncertain = (
  text: string,
  locale: string,
  of: Unit | undefined,
  relate: Relate,
): UncertainNumber | undefined => {
  const read = readTypedUncertain(text, locale);
  if (!read) return undefined;
  const unit = read.unit === '' ? undefined : unitNamed(read.unit, locale);
  const own = read.uncertaintyUnit === undefined ? undefined : unitNamed(read.uncertaintyUnit, locale);
  if ((read.unit !== '' && !unit) || (read.uncertaintyUnit !== undefined && !own)) return undefined;
  const counted = unit ?? of;
  if (read.isRelative && (!counted || hasNoParts(read.value, counted))) return undefined;
  const value = toNumber(read.value);
  const size = read.isRelative ? read.size * Math.abs(value) : read.size;
  const uncertainty = own ? counted && inUnitOf(size, own, counted, relate) : size;
  if (uncertainty === undefined || !Number.isFinite(uncertainty) || !Number.isFinite(value)) return undefined;
  const exact = exactly(value);
  if (uncertainty === 0) return { value, exact, plain: String(value), uncertainty, unit };
  return { value, exact, plain: writeTyped(value, uncertainty), uncertainty, unit };
};

const ofPrograms = /^-?\d+(?:\.\d+)?\(\d+\)(?:e-?\d+)?$/;

/** Converts a number with uncertainty from an address to the format of the locale. Returns any other text unchanged. */
export const ofAddress = (text: string, locale: string): string =>
  ofPrograms.test(text) ? localizedUncertain(text, locale) : text;

/**
 * Converts a number in program notation to the format of the locale. Trailing zeros stay, because they show its
 * precision.
 */
export const localizedUncertain = (text: string, locale: string): string =>
  text
    .replaceAll('.', plainNumber(0.5, locale).charAt(1))
    .replace(/e(-?\d+)$/, (_, exponent: string) => `×10${superscript(Number(exponent))}`);

/** Returns the result of a conversion with its uncertainty, or undefined if there is none. */
export const writeUncertain = (
  relation: ConversionFunction,
  units: { readonly from: Unit; readonly to: Unit },
  { value, uncertainty = 0 }: ReadNumber,
  result: number,
  locale: string,
): string | undefined => {
  const through = uncertaintyThrough(withNumbers(relation), units, value, uncertainty, result);
  return through > 0 && Number.isFinite(through)
    ? localizedUncertain(writeConcise(result, through), locale)
    : undefined;
};
