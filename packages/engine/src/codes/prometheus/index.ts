import { convertBy, converterBy, writeBy } from '../listed.ts';
import { prometheus } from './units.ts';

/**
 * Returns the identifier of the unit that the name of a metric ends in. OpenTelemetry's own codes (`By/s`) are those of UCUM.
 *
 * @param code - The unit of a metric, as Prometheus names it: `seconds`, `bytes_per_second`.
 * @throws UnitsError (unknown-unit) for an unknown ending, with suggestions.
 * @example parse('bytes_per_second') // 'byte-per-second'
 */
export function parse(code: string): string {
  return prometheus.idOf(code, 'code');
}

/**
 * Returns the ending of a metric's name for a unit, or undefined if Prometheus has no word for it.
 *
 * @param unit - A unit, by its identifier or any of its spellings.
 * @throws UnitsError (unknown-unit) for an unknown unit.
 * @example write('MiB') // 'mebibytes'
 */
export function write(unit: string): string | undefined {
  return writeBy(prometheus, unit);
}

/**
 * Converts a value between two units of metrics, and returns the double nearest to the exact result.
 *
 * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
 * @param from - The unit of the value.
 * @param to - The unit of the result.
 * @throws UnitsError for an unknown unit, units that do not convert, a value that is not finite and a result beyond the doubles.
 * @example convert(250, 'milliseconds', 'seconds') // 0.25
 */
export function convert(value: number, from: string, to: string): number {
  return convertBy(prometheus, value, from, to);
}

/**
 * Compiles a conversion between two units of metrics, for use in a loop.
 *
 * @param from - The unit of the values.
 * @param to - The unit of the results.
 * @throws UnitsError for units as {@link convert} does. The returned function throws for values.
 * @example converter('milliseconds', 'seconds')(250) // 0.25
 */
export function converter(from: string, to: string): (value: number) => number {
  return converterBy(prometheus, from, to);
}
