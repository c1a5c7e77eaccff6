import { convertBy, converterBy, writeBy } from '../listed.ts';
import { excel } from './units.ts';

/**
 * Returns the identifier of the unit that a name of CONVERT means.
 *
 * @param code - A unit of the worksheet function CONVERT. Capitals matter: `lbm`, `km2`, `Mibyte`.
 * @throws UnitsError (unknown-unit) for an unknown name, with suggestions.
 * @example parse('lbm') // 'pound'
 */
export function parse(code: string): string {
  return excel.idOf(code, 'code');
}

/**
 * Returns the name of a unit in CONVERT, or undefined if CONVERT does not have the unit.
 *
 * @param unit - A unit, by its identifier or any of its spellings.
 * @throws UnitsError (unknown-unit) for an unknown unit.
 * @example write('kilograms') // 'kg'
 */
export function write(unit: string): string | undefined {
  return writeBy(excel, unit);
}

/**
 * Converts a value as the worksheet function CONVERT of Excel, Sheets and Calc does, but returns the double nearest to the exact result.
 *
 * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
 * @param from - The unit of the value, in the letters of CONVERT.
 * @param to - The unit of the result, in the letters of CONVERT.
 * @throws UnitsError where CONVERT gives #N/A, for an unknown unit and units that do not convert, and where it gives #VALUE!, for what is not a number.
 * @example convert(1, 'lbm', 'kg') // 0.45359237
 */
export function convert(value: number, from: string, to: string): number {
  return convertBy(excel, value, from, to);
}

/**
 * Compiles a conversion between two units of CONVERT, for use in a loop.
 *
 * @param from - The unit of the values.
 * @param to - The unit of the results.
 * @throws UnitsError for units as {@link convert} does. The returned function throws for values.
 * @example converter('F', 'C')(68) // 20
 */
export function converter(from: string, to: string): (value: number) => number {
  return converterBy(excel, from, to);
}
