import { find, unitIndex } from '../conversion/catalogue.ts';
import { createBest, type Best } from './format/best.ts';
import { createFormat, createFormatParts, type Format, type FormatParts } from './format/format.ts';
import { createSplit, type Split } from './format/split.ts';
import { createParse, type Parse } from './question/parse.ts';
import { everyText } from './units/every-text.ts';
import { Lexicon } from './units/lexicon.ts';

/** The lexicon of every unit of the catalogue. */
export const catalogue = /* @__PURE__ */ new Lexicon(unitIndex, find, everyText);

/**
 * Reads a quantity as people type it, or a question about one: `5 ft 6 in`, `1 1/2 cups of flour in grams`, `how many feet in a
 * mile`. Everything is exact. Letters in another case mean
 * the more common unit (`5 mhz`); what is left over or could mean two things is refused.
 *
 * @throws UnitsError with the reason and, as `place`, the span of the text at fault: invalid-query, ambiguous-number,
 * unknown-unit, ambiguous-unit, incompatible-units, unknown-ingredient, division-by-zero, result-out-of-range.
 * @example parse('5 ft 6 in').value // 66, of the unit 'inch'
 * @example parse('10 km in miles').answer // one measure: 6.2137119223733395 of the unit 'mile'
 */
export const parse: Parse = /* @__PURE__ */ createParse(catalogue);
/**
 * Writes a value with its unit for people, by `Intl.NumberFormat`: digits, plurals and names of the locale where Intl knows the
 * unit, English names elsewhere. With the data of a language all names are those of the language. Without a number of decimals, a value that is not zero is
 * never written as 0.
 *
 * @throws UnitsError for an unknown unit, a locale, style or number of digits that is not one, and a value that is not finite.
 * @example format(1234.5, 'km', { locale: 'de', style: 'long' }) // '1.234,5 Kilometer'
 * @example format(71, 'in', { into: ['ft', 'in'] }) // '5 ft 11 in'
 * @example format(best(1500, 'm')) // '1.5 km'
 * @example format(5.6875, 'in', { fraction: 64 }) // '5 11/16 in'
 */
export const format: Format = /* @__PURE__ */ createFormat(catalogue);
/**
 * Writes the parts of one quantity, as `split`, `parse` and `best` give them, like {@link format}.
 *
 * @throws UnitsError as {@link format} does.
 * @example formatParts(split(71, 'in', ['ft', 'in'])) // '5 ft 11 in'
 */
export const formatParts: FormatParts = /* @__PURE__ */ createFormatParts(catalogue);
/**
 * Splits a value into several units, from the largest to the smallest, exactly: whole numbers of all but the last. `digits`
 * or `fraction` round the last part, and what that makes a whole unit is carried upward. Each part of a negative value is negative.
 *
 * @throws UnitsError for unknown units, units of different quantities, units that a value cannot be counted in (degrees
 * Celsius, decibels), and a value that is not finite.
 * @example split(71, 'in', ['ft', 'in']) // 5 foot, 11 inch
 */
export const split: Split = /* @__PURE__ */ createSplit(catalogue);
/**
 * Converts a value to the unit that people would use: the largest in which the value is at least 1. It uses the system
 * of the value's unit, or that of `options`. With a region, a usage or a locale it uses the unit preferences of Unicode
 * CLDR instead. A mixed preference, such as feet and inches, has `parts`.
 *
 * @throws UnitsError for an unknown unit, a system that is not one, and a value that is not finite.
 * @example best(1500000, 'm') // 1500 kilometer
 * @example best(1500000, 'm', { system: 'us' }) // 932.056788356001 mile
 * @example best(1.8, 'm', { region: 'US', usage: 'person-height' }).parts // 5 foot, 10.866141732283465 inch
 */
export const best: Best = /* @__PURE__ */ createBest(catalogue);
