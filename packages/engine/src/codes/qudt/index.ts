import { convertBy, converterBy, writeBy } from '../listed.ts';
import { qudt } from './units.ts';

/**
 * Returns the identifier of the unit that a name of QUDT's vocabulary means.
 *
 * @param code - The name of a unit, `KiloM-PER-HR`, its address in the vocabulary, or `unit:KiloM-PER-HR`.
 * @throws UnitsError (unknown-unit) for an unknown name, with suggestions.
 * @example parse('http://qudt.org/vocab/unit/KiloM-PER-HR') // 'kilometer-per-hour'
 */
export function parse(code: string): string {
  return qudt.idOf(code, 'code');
}

/**
 * Returns QUDT's name of a unit, or undefined if the vocabulary does not have the unit.
 *
 * @param unit - A unit, by its identifier or any of its spellings.
 * @throws UnitsError (unknown-unit) for an unknown unit.
 * @example write('km/h') // 'KiloM-PER-HR'
 */
export function write(unit: string): string | undefined {
  return writeBy(qudt, unit);
}

/**
 * Converts a value between two units of QUDT's vocabulary, and returns the double nearest to the exact result.
 *
 * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
 * @param from - The unit of the value.
 * @param to - The unit of the result.
 * @throws UnitsError for an unknown unit, units that do not convert, a value that is not finite and a result beyond the doubles.
 * @example convert(100, 'KiloM-PER-HR', 'M-PER-SEC') // 27.77777777777778
 */
export function convert(value: number, from: string, to: string): number {
  return convertBy(qudt, value, from, to);
}

/**
 * Compiles a conversion between two units of QUDT's vocabulary, for use in a loop.
 *
 * @param from - The unit of the values.
 * @param to - The unit of the results.
 * @throws UnitsError for units as {@link convert} does. The returned function throws for values.
 * @example converter('FT', 'IN')(0.1) // 1.2
 */
export function converter(from: string, to: string): (value: number) => number {
  return converterBy(qudt, from, to);
}
