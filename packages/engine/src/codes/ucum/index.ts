import { apply } from '../../conversion/compiled-conversion.ts';
import { createCodeFinder } from '../code-finder.ts';
import { unitGiven } from '../named.ts';
import { measureCode } from './system.ts';
import { codeOf } from './write.ts';

export { display, print } from './display.ts';
export { parse, type UcumUnit } from './parse.ts';

/**
 * The code of a unit of ours, named by its identifier or any of its spellings; undefined where UCUM has none for it.
 *
 * @param unit - A unit, by its identifier or any of its spellings.
 * @throws UnitsError (unknown-unit) for a unit that we do not know.
 * @example write('milligrams per deciliter') // 'mg/dL'
 */
export function write(unit: string): string | undefined {
  return codeOf(unitGiven(unit));
}

/** The conversion between two codes. Throws a UnitsError: unknown-unit, incompatible-units. */
export const find = /* @__PURE__ */ createCodeFinder(measureCode);

/**
 * Converts a value between two codes of UCUM, exactly: the double nearest to the exact answer. Codes meet by their dimension, as
 * UCUM has it; `mol`, `eq` and `osm` are amounts of substance and no numbers.
 *
 * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
 * @param from - The code of the unit of the value.
 * @param to - The code of the unit of the result.
 * @throws UnitsError for a text that is no code, codes that do not convert, a value that is not finite and a result beyond the doubles.
 * @example convert(100, 'mg/dL', 'g/L') // 1
 */
export function convert(value: number, from: string, to: string): number {
  return apply(find(from, to), value);
}

/**
 * Compiles a conversion between two codes, for those who convert in a loop.
 *
 * @param from - The code of the unit of the values.
 * @param to - The code of the unit of the results.
 * @throws UnitsError as {@link convert} does: here for the codes, in the function it gives for the values.
 * @example converter('[ft_i]', '[in_i]')(0.1) // 1.2
 */
export function converter(from: string, to: string): (value: number) => number {
  const compiled = find(from, to);
  return (value) => apply(compiled, value);
}
