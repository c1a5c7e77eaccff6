import { convertBy, converterBy, writeBy } from '../listed.ts';
import { unece } from './units.ts';

/**
 * Returns the identifier of the unit that a code means.
 *
 * @param code - A code of UN/ECE Recommendation 20: `KGM`.
 * @throws UnitsError (unknown-unit) for an unknown code, with suggestions.
 * @example parse('KGM') // 'kilogram'
 */
export function parse(code: string): string {
  return unece.idOf(code, 'code');
}

/**
 * Returns the code of a unit, or undefined if the Recommendation has none.
 *
 * @param unit - A unit, by its identifier or any of its spellings.
 * @throws UnitsError (unknown-unit) for an unknown unit.
 * @example write('square meters') // 'MTK'
 */
export function write(unit: string): string | undefined {
  return writeBy(unece, unit);
}

/**
 * Converts a value between two codes of UN/ECE Recommendation 20, and returns the double nearest to the exact result.
 *
 * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
 * @param from - The code of the unit of the value.
 * @param to - The code of the unit of the result.
 * @throws UnitsError for an unknown code, codes that do not convert, a value that is not finite and a result beyond the doubles.
 * @example convert(3, 'DZN', 'C62') // 36
 */
export function convert(value: number, from: string, to: string): number {
  return convertBy(unece, value, from, to);
}

/**
 * Compiles a conversion between two codes, for use in a loop.
 *
 * @param from - The code of the unit of the values.
 * @param to - The code of the unit of the results.
 * @throws UnitsError for codes as {@link convert} does. The returned function throws for values.
 * @example converter('FOT', 'INH')(0.1) // 1.2
 */
export function converter(from: string, to: string): (value: number) => number {
  return converterBy(unece, from, to);
}
