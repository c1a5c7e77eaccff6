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
import type { ReadNumber, Relating } from './typed.ts';

// Numbers with their uncertainty: a chunk of its own, loaded when a text has the signs of one.

/** A number that was typed with its uncertainty, and the unit that was typed with both. */
export interface UncertainNumber extends ReadNumber {
  readonly plain: string;
  readonly uncertainty: number;
  readonly unit: Unit | undefined;
}

type Relate = (from: Unit, to: Unit) => Relating | undefined;

const unitNamed = (name: string, locale: string): Unit | undefined => readMeasured(`1 ${name}`, locale)?.unit;

/** One degree of a scale as a difference. */
const asDifference = (unit: Unit): Unit => unitIndex.byId(`delta-${unit.id}`) ?? unit;

/** The uncertainty in the unit of its value: of 5 kg ± 200 g in kilograms. Undefined where it is not one. */
const inUnitOf = (size: number, from: Unit, to: Unit, relate: Relate): number | undefined => {
  const exact = relate(asDifference(from), asDifference(to));
  return exact && uncertaintyThrough(withNumbers(exact), undefined, 1, size, 1);
};

/** A relation whose values are all numbers, as the engine has it. */
const withNumbers = (relation: Relating) =>
  typeof relation === 'function' ? (value: number) => relation(value) ?? NaN : relation;

/**
 * Reads a number with its uncertainty, with its unit or without: `5.0(2)`, `5.0 ± 0.2 kg`. Undefined for all else.
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

/** A number with its uncertainty as addresses have it in the way of the locale; any other text as it is. */
export const ofAddress = (text: string, locale: string): string =>
  ofPrograms.test(text) ? localizedUncertain(text, locale) : text;

/** A number as programs write it in the way of the locale, its zeros kept: they say how well it is known. */
export const localizedUncertain = (text: string, locale: string): string =>
  text
    .replaceAll('.', plainNumber(0.5, locale).charAt(1))
    .replace(/e(-?\d+)$/, (_, exponent: string) => `×10${superscript(Number(exponent))}`);

/** The result of a conversion with its uncertainty; undefined where nothing of it is left. */
export const writeUncertain = (
  relation: Relating,
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
