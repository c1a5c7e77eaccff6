import { quantities } from '../generated/catalogue.ts';
import { isRefused } from '../data/refused-spellings.ts';
import { sharedSpellings } from '../data/shared-spellings.ts';
import type { Catalogue } from '../generated/unit-names.ts';
import { readCompound } from '../naming/compound.ts';
import {
  createConvert,
  createConverter,
  createFinder,
  createIsUnit,
  createTryConvert,
  exactFunctionOf,
  exactFunctionThrough,
} from './finder.ts';
import { createConvertExact } from './exact-result.ts';
import { whyUnknown } from './reason.ts';
import { convertLevel } from './level-in-double-double.ts';
import { FullIndex } from '../naming/full-index.ts';
import type { CompiledConversion } from './compiled-conversion.ts';
import type { Unit } from '../model/unit.ts';
import type { CompileConverter, Convert, ConvertExact } from '../typing/unit-name.ts';

/** The index of every unit of the catalogue. */
export const unitIndex = /* @__PURE__ */ new FullIndex(quantities, {
  shared: sharedSpellings,
  isRefused,
  whyUnknown,
  readCompound,
});

/** Finds the conversion between two spellings of the catalogue. */
export const find = /* @__PURE__ */ createFinder(unitIndex, convertLevel);

/**
 * Returns the exact function between two units of any index, compounds included. Undefined if they do not convert.
 *
 * @param density - The density between a volume and a mass, as text: `125 gram-per-cup`.
 */
export const exactFunction = (from: Unit, to: Unit, density?: string): CompiledConversion['exact'] | undefined =>
  density === undefined
    ? exactFunctionOf(from, to, unitIndex, convertLevel)
    : exactFunctionThrough(from, to, unitIndex, density);

/**
 * Converts a value between two units, each by any of its spellings. Returns the double nearest to the exact result, ties
 * to even. A value means its shortest decimal: 0.1 is one tenth.
 *
 * The compiler refuses an unknown spelling and units of different quantities. Compounds without a row (`mi/fortnight`)
 * and text of the type `string` are checked when the program runs.
 *
 * @throws UnitsError for an unknown or ambiguous unit, units of different quantities, a value that is not finite, and a
 * result beyond the range of doubles.
 * @example convert(3, 'ft', 'in') // 36
 */
export const convert: Convert<Catalogue> = /* @__PURE__ */ createConvert(find);

/**
 * Returns a compiled conversion, for use in a loop.
 *
 * @throws UnitsError for the same units as {@link convert}. The returned function throws for invalid values.
 * @example converter('km', 'mi')(5) // 3.1068559611866697
 */
export const converter: CompileConverter<Catalogue> = /* @__PURE__ */ createConverter(find);

/**
 * Converts decimal text of any number of digits into an exact fraction.
 *
 * @throws UnitsError as {@link convert} does, and for logarithmic units, which have no exact fraction.
 * @example convertExact('0.1', 'ft', 'in').toDecimal(20) // '1.20000000000000000000'
 */
export const convertExact: ConvertExact<Catalogue> = /* @__PURE__ */ createConvertExact(find);

/**
 * Converts a value between two units as {@link convert} does, but returns undefined where `convert` throws.
 *
 * @param value - Anything. Anything but a finite number gives undefined.
 * @param from - The unit of the value, from any text.
 * @param to - The unit of the result, from any text.
 * @example tryConvert(5, 'km', 'kg') // undefined
 */
export const tryConvert: (value: unknown, from: unknown, to: unknown) => number | undefined =
  /* @__PURE__ */ createTryConvert(find);

/**
 * Returns true if `convert` reads the text as a unit, even if the other unit must decide which: `oz` is a mass or a
 * volume.
 *
 * @param text - Anything.
 * @example isUnit('mi/fortnight') // true
 */
export const isUnit: (text: unknown) => text is string = /* @__PURE__ */ createIsUnit(unitIndex);
