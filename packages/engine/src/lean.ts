// For pages that convert and nothing else: every unit by its identifier, its symbol and what people type for everyday ones, at a fraction
// of the bytes. Other names, compounds and suggestions are of the main entry.
import { createConvert, createConverter } from './conversion/finder.ts';
import { convertLevel } from './conversion/level.ts';
import { findAmong } from './conversion/light-conversion.ts';
import { everything } from './generated/lean-quantities.ts';
import type { LeanCatalogue } from './generated/lean-unit-names.ts';
import type { CompileConverter, Convert } from './typing/unit-name.ts';

export { UnitsError, type ErrorCode } from './model/error.ts';
export type { Converter } from './model/converter.ts';
export type { CompileConverter, Convert } from './typing/unit-name.ts';
export type { LeanConvert } from './conversion/light-conversion.ts';
export type { LeanCatalogue, LeanUnitNames } from './generated/lean-unit-names.ts';
export * from './generated/lean-quantities.ts';

const find = /* @__PURE__ */ findAmong(everything, convertLevel);

/**
 * Converts a value between two units of any quantity, named by their identifiers (`nautical-mile`), symbols (`nmi`) under
 * every prefix that they take, or everyday spellings (`feet`, `lbs`, `m2`): the double nearest to the exact answer.
 *
 * @throws UnitsError for an unknown unit, units of different quantities, a value that is not finite, a division by zero and a result beyond the doubles.
 * @example convert(5, 'km', 'mile') // 3.1068559611866697
 */
export const convert: Convert<LeanCatalogue> = /* @__PURE__ */ createConvert(find);

/**
 * Compiles a conversion, for those who convert in a loop.
 *
 * @throws UnitsError as {@link convert} does: here for the units, in the function it gives for the values.
 * @example converter('km', 'mi')(5) // 3.1068559611866697
 */
export const converter: CompileConverter<LeanCatalogue> = /* @__PURE__ */ createConverter(find);
