import { rationalPart, type ExactFunction } from '../conversion/exact-function.ts';
import { siFactorOf, kindOf } from '../definition/definition.ts';
import { singularName } from '../definition/symbol.ts';
import type { UnitSystem } from '../data/preferred-units.ts';
import { joinWithOr, mustBe } from '../model/error.ts';
import { optionsOf, unpolluted } from '../model/given.ts';
import { compare, magnitude, one, over, ratio, times, toNumber, type Ratio } from '../model/rational.ts';
import { tenTo } from '../model/decimal.ts';
import { finishAtOnce } from '../model/steps.ts';
import type { Unit } from '../model/unit.ts';
import { createFormat, type Format } from '../text/format/format.ts';
import { writeNumber } from '../text/format/intl.ts';
import { choiceFor, choicesFor, inSystem, systems, type UnitChoice } from '../text/format/unit-choices.ts';
import { systemAt } from '../text/format/preference.ts';
import { roundTo } from '../text/format/round.ts';
import { tagOf, type LocaleOption } from '../text/locale.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import { piecesOf } from './cut.ts';
import type { FindOptions } from './find.ts';
import { scannerFor, textGiven } from './find.ts';
import type { FoundNumber, Item } from './found.ts';
import { rewritable } from './words.ts';

/** Options for converting the quantities of a text. */
export interface RewriteOptions extends FindOptions {
  /** The unit system of the readers. Not with `region`. */
  readonly system?: UnitSystem | undefined;
  /** The region of the readers, by ISO 3166-1: `US`. Default: metric, if there is no `system` either. */
  readonly region?: string | undefined;
  /** `beside` writes `5 miles (8 km)`, with the author's words first. Default: `8 km` replaces them. */
  readonly mode?: RewriteMode | undefined;
}

/** Replaces the author's words, or follows them in parentheses. */
export type RewriteMode = 'replace' | 'beside';

/** A change of a text. */
export interface Change {
  /** The start index of the quantity in the given text. */
  readonly index: number;
  /** The author's words. */
  readonly from: string;
  /** The quantity in the reader's units. */
  readonly to: string;
}

/** A text with converted quantities. */
export interface Rewritten {
  /** The whole text with the changes. */
  readonly text: string;
  /** The changes in the order of the text. */
  readonly changes: readonly Change[];
}

const modes: readonly RewriteMode[] = ['replace', 'beside'];

/** The minimum number of significant digits: a foot is 0.30 m. */
const leastDigits = 2;

const ten = ratio(10n);

/** Returns the largest power of ten that is not above a value. */
const powerBelow = (value: Ratio): Ratio => {
  let power = ratio(1n);
  for (let place = 0; place < 40 && compare(times(power, ten), value) <= 0; place++) power = times(power, ten);
  for (let place = 0; place < 40 && compare(power, value) > 0; place++) power = times(power, ratio(1n, 10n));
  return power;
};

/** Returns true for a metric unit: a power of ten of coherent units, or one of the exceptions. */
const isMetric = (unit: Unit): boolean => {
  if (unit.prefix || unit.id === 'celsius' || unit.id === 'kelvin') return true;
  if (/^(?:kilometer-per-hour|liter-per-100-kilometer|kilometer-per-liter|millimeter-ofhg)$/.test(unit.id)) return true;
  if (kindOf(unit) !== 'linear') return false;
  const { ratio: size } = siFactorOf(unit);
  return /^10*$/.test(String(size.n)) && /^10*$/.test(String(size.d));
};

/** Returns true if readers of a system already use a unit. */
const isOf = (unit: Unit, system: UnitSystem): boolean => {
  if (system === 'metric') return isMetric(unit);
  if (system === 'uk' && unit.id === 'celsius') return true;
  if (isMetric(unit)) return false;
  if (unit.id.endsWith('-imperial')) return system === 'uk';
  if (unit.id === 'fahrenheit') return system === 'us';
  return true;
};

const systemGiven = ({ system, region }: Partial<RewriteOptions>): UnitSystem => {
  if (system === undefined) return region === undefined ? 'metric' : systemAt({ region });
  if (region !== undefined) throw mustBe('invalid-choice', 'system', 'left out beside a region', system);
  if (!systems.includes(system)) throw mustBe('invalid-choice', 'system', joinWithOr(systems), system);
  return system;
};

/** The readers' units for a unit, each with the function that converts to it. */
type Ways = readonly (UnitChoice & { readonly exact: ReturnType<Lexicon['between']> })[];

interface Target {
  readonly system: UnitSystem;
  /** The readers' units for the units in the text so far. */
  readonly ways: Map<Unit, Ways>;
  readonly locale: LocaleOption;
  readonly lexicon: Lexicon;
  readonly format: Format;
}

/** Rounds a value to the precision of its text: one step of the result is at most one of the text. */
const rounded = (value: Ratio, step: Ratio): Ratio => {
  const place = powerBelow(step);
  const least = over(powerBelow(magnitude(value)), ratio(tenTo(leastDigits - 1)));
  return roundTo(value, compare(place, least) < 0 ? place : least);
};

/** Returns a number of an item in another unit, rounded to the precision of its text. */
const inUnit = ({ value, step }: FoundNumber, exact: ExactFunction, isDegree: boolean): Ratio => {
  const { n, d } = rationalPart(exact, value);
  const result = ratio(n, d);
  // One degree of one scale is treated as one degree of the other
  if (isDegree) return roundTo(result, step.d === 1n ? one : powerBelow(step));
  return rounded(result, times(magnitude(result), magnitude(over(step, value))));
};

/** The largest ratio of the readers' unit to the unit of the text. */
const mostTimes = ratio(4n);

/** Returns true if a unit has a similar size: a mountain of 3,776 m is in feet, a screen of 65 in in centimeters. */
const isAlike = (unit: Unit, given: Unit): boolean =>
  compare(over(siFactorOf(unit).ratio, siFactorOf(given).ratio), mostTimes) <= 0;

const waysFrom = (unit: Unit, { system, ways, lexicon }: Target): Ways => {
  let known = ways.get(unit);
  if (!known) {
    const choices = choicesFor(unit, inSystem(system), lexicon);
    known = choices.map((choice) => ({ ...choice, exact: lexicon.between(unit, choice.unit) }));
    ways.set(unit, known);
  }
  return known;
};

/** Returns the numbers of an item in the readers' unit. Undefined if there is nothing to convert. */
const convertedItem = (item: Item, target: Target): { values: Ratio[]; unit: Unit } | undefined => {
  const { unit, numbers } = item;
  if (!rewritable.has(unit.quantity?.id ?? '') || isOf(unit, target.system)) return undefined;
  const largest = numbers.reduce((a, b) => (compare(magnitude(a.value), magnitude(b.value)) < 0 ? b : a));
  const ways = waysFrom(unit, target);
  const alike = unit.quantity?.id === 'length' && !item.isMixed ? ways.filter((way) => isAlike(way.unit, unit)) : ways;
  const { unit: chosen, exact } = choiceFor(largest.value, alike.length > 0 ? alike : ways.slice(-1));
  const isDegree = unit.quantity?.id === 'temperature';
  // A length of zero needs no conversion
  if (chosen === unit || typeof exact === 'function' || exact.piPower !== 0) return undefined;
  if (!isDegree && numbers.some(({ value }) => value.n === 0n)) return undefined;
  return { values: numbers.map((number) => inUnit(number, exact, isDegree)), unit: chosen };
};

const digits = 15;
const figures = { maximumSignificantDigits: digits };

/** Formats an item for its readers. Undefined if it stays unchanged. */
const writtenFor = (item: Item, text: string, target: Target): string | undefined => {
  if (item.doubt !== undefined || item.isConverted) return undefined;
  const converted = convertedItem(item, target);
  if (!converted) return undefined;
  const { values, unit } = converted;
  const tag = tagOf(target.locale);
  // fl. oz. and sq mi are symbols, although they have many letters
  const isNamed = /\p{L}{4}/u.test(item.unitText.replace(/\p{M}/gu, ''));
  const last = toNumber(values.at(-1)!);
  const isCompound = isNamed && item.gap === '-';
  // A 1.8-meter fence, a 23 x 33 centimeter pan; other languages form compounds differently
  const isSeveral = compare(magnitude(item.numbers.at(-1)!.value), one) > 0;
  const isAttribute = isCompound || (isNamed && isSeveral && item.unitText.toLowerCase() === singularName(item.unit));
  const whole =
    isAttribute && tag.startsWith('en')
      ? `${writeNumber(last, tag, figures)}${item.gap}${singularName(unit)}`
      : target.format(last, unit.id, {
          locale: target.locale,
          style: isNamed && !isCompound ? 'long' : 'short',
          digits,
        });
  // Keep the author's text between the numbers
  const before = values.slice(0, -1).map((value, index) => {
    const [from, to] = [item.numbers[index]!, item.numbers[index + 1]!];
    return writeNumber(toNumber(value), tag, figures) + between(text, from.end, to.start);
  });
  return before.join('') + whole;
};

/** Returns the text between two numbers, without the degree sign. */
const between = (text: string, from: number, to: number): string => text.slice(from, to).replace('°', '');

/** Converts the quantities of texts for their readers. */
export interface Rewrite {
  /**
   * Converts the quantities of running text to the units of its readers, with the precision of the text. Doubtful
   * quantities, quantities with a conversion, and units that readers know stay unchanged.
   *
   * @param text - Running text of any length.
   * @param options - The language of the text, the system or region of its readers, and the position of the
   * conversions.
   */
  (text: string, options?: RewriteOptions): Rewritten;
}

/** Converts the quantities of texts for their readers, step by step. */
export interface RewriteSteps {
  /**
   * Converts the quantities of a text as {@link Rewrite} does, about a paragraph per step.
   *
   * @param text - Running text of any length.
   * @param options - The options of {@link Rewrite}.
   */
  (text: string, options?: RewriteOptions): Generator<void, Rewritten>;
}

/** Converts the quantities of a piece of text. */
type PieceWriter = (piece: string) => Rewritten;

/** Returns a function that makes a piece writer from options. Throws a UnitsError for invalid options. */
const createWriters = (lexicon: Lexicon): ((options: Partial<RewriteOptions>) => PieceWriter) => {
  const format = createFormat(lexicon);
  return (options) => {
    const { locale = 'en', mode = 'replace' } = options;
    if (!modes.includes(mode)) throw mustBe('invalid-choice', 'mode', joinWithOr(modes), mode);
    const target: Target = {
      system: systemGiven(options),
      ways: new Map(),
      locale,
      lexicon: lexicon.in(locale),
      format,
    };
    const scanner = scannerFor(lexicon, locale);
    return unpolluted((piece) => {
      const changes: Change[] = [];
      const parts: string[] = [];
      let end = 0;
      for (const item of scanner.scan(piece)) {
        const written = writtenFor(item, piece, target);
        if (written === undefined) continue;
        // An earlier conversion is already next to the author's words
        if (piece.startsWith(` (${written})`, item.end)) continue;
        const from = piece.slice(item.start, item.end);
        const to = mode === 'beside' ? `${from} (${written})` : written;
        changes.push({ index: item.start, from, to });
        parts.push(piece.slice(end, item.start), to);
        end = item.end;
      }
      return { text: parts.join('') + piece.slice(end), changes };
    });
  };
};

/** Returns the function that converts texts step by step, in units of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createRewriteSteps = (lexicon: Lexicon): RewriteSteps => {
  const writerFor = createWriters(lexicon);
  function* steps(text: string, options: Partial<RewriteOptions>): Generator<void, Rewritten> {
    const write = writerFor(options);
    const changes: Change[] = [];
    const parts: string[] = [];
    let start = 0;
    for (const piece of piecesOf(text)) {
      const written = write(piece);
      parts.push(written.text);
      for (const change of written.changes) changes.push({ ...change, index: start + change.index });
      start += piece.length;
      yield;
    }
    return { text: parts.join(''), changes };
  }
  return (text, options) => steps(textGiven(text), optionsOf(options));
};

/** Returns the function that converts texts, in units of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createRewrite = (lexicon: Lexicon): Rewrite => {
  const stepsOf = createRewriteSteps(lexicon);
  return (text, options) => finishAtOnce(stepsOf(text, options));
};

/** Converts the quantities of a text while it arrives. */
export interface RewriteStream {
  /**
   * Converts the quantities of a text as {@link Rewrite} does, while its parts arrive. At most about 1,200 characters
   * wait for more.
   *
   * @param parts - The text in parts of any length, such as a stream. A quantity may be split between two.
   * @param options - The options of {@link Rewrite}.
   */
  (parts: AsyncIterable<string> | Iterable<string>, options?: RewriteOptions): AsyncGenerator<string, void>;
}

/** Returns true for an object with texts to iterate over. A text alone would be read letter by letter. */
const isIterable = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && (Symbol.asyncIterator in given || Symbol.iterator in given);

/** Returns the function that converts texts while they arrive, in units of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createRewriteStream = (lexicon: Lexicon): RewriteStream => {
  const writerFor = createWriters(lexicon);
  return async function* stream(parts, options) {
    const write = writerFor(optionsOf(options));
    if (!isIterable(parts)) throw mustBe('invalid-text', 'parts', 'texts to iterate over', parts);
    let rest = '';
    for await (const part of parts) {
      const pieces = [...piecesOf(rest + textGiven(part))];
      rest = pieces.pop()!;
      for (const piece of pieces) yield write(piece).text;
    }
    yield write(rest).text;
  };
};
