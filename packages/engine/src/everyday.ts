// The units that everybody writes, and those that many trades write, by every spelling that they have, in few bytes. Rare units, compounds
// that no list has, logarithmic units and suggestions are of the main entry.
import { convertAmong, converterAmong, type ConverterAmong } from './everyday/convert.ts';
import { everything } from './generated/everyday-quantities.ts';
import type { EverydayCatalogue } from './generated/everyday-unit-names.ts';
import type { Convert } from './typing/unit-name.ts';

export { UnitsError, type ErrorCode } from './model/error.ts';
export type { Convert } from './typing/unit-name.ts';
export type { ConvertAmong, ConverterAmong } from './everyday/convert.ts';
export type { EverydayCatalogue, EverydayUnitNames } from './generated/everyday-unit-names.ts';
export * from './generated/everyday-quantities.ts';

/**
 * Converts a value between two everyday units, or units of trades, each by any of its spellings: the double nearest to the exact answer.
 *
 * @throws UnitsError for an unknown unit, units of different quantities, a value that is not finite, a division by zero and a result beyond the doubles.
 * @example convert(5, 'km', 'miles') // 3.1068559611866697
 */
export const convert: Convert<EverydayCatalogue> = /* @__PURE__ */ convertAmong(everything);

/**
 * Compiles a conversion, for use in a loop.
 *
 * @throws UnitsError as {@link convert} does: here for the units, in the function that it returns for the values.
 * @example converter('km', 'mi')(5) // 3.1068559611866697
 */
export const converter: ConverterAmong<EverydayCatalogue> = /* @__PURE__ */ converterAmong(everything);
