import { rationalPart, type ExactFunction } from '../conversion/exact-function.ts';
import { siFactorOf, kindOf } from '../definition/definition.ts';
import { singularName } from '../definition/symbol.ts';
import type { UnitSystem } from '../data/preferred-units.ts';
import { listed, mustBe } from '../model/error.ts';
import { optionsOf } from '../model/given.ts';
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
import { told } from './words.ts';

/** Options for writing the quantities of a text for its readers. */
export interface RewriteOptions extends FindOptions {
  /** Whose units the readers use. Not beside `region`. */
  readonly system?: UnitSystem | undefined;
  /** Where the readers live, by ISO 3166-1: `US`. Left out beside a system, metric. */
  readonly region?: string | undefined;
  /** True to write `5 miles (8 km)`, with the author's words first; left out, `8 km` stands in their place. */
  readonly mode?: RewriteMode | undefined;
}

/** In place of the author's words, or behind them in parentheses. */
export type RewriteMode = 'replace' | 'beside';

/** A change of a text. */
export interface Change {
  /** Where the quantity stood in the text that was given. */
  readonly index: number;
  /** The author's words. */
  readonly from: string;
  /** The quantity in the reader's units. */
  readonly to: string;
}

/** A text whose quantities were written for its readers. */
export interface Rewritten {
  /** The whole text with its changes. */
  readonly text: string;
  /** The changes in the order of the text. */
  readonly changes: readonly Change[];
}

const modes: readonly RewriteMode[] = ['replace', 'beside'];

/** Significant digits that are kept at least: a foot is 0.30 m. */
const leastDigits = 2;

const ten = ratio(10n);

/** The largest power of ten that is not above a value. */
const powerBelow = (value: Ratio): Ratio => {
  let power = ratio(1n);
  for (let place = 0; place < 40 && compare(times(power, ten), value) <= 0; place++) power = times(power, ten);
  for (let place = 0; place < 40 && compare(power, value) > 0; place++) power = times(power, ratio(1n, 10n));
  return power;
};

/** A metric unit is a power of ten of coherent ones, or one of these per hour. */
const isMetric = (unit: Unit): boolean => {
  if (unit.prefix || unit.id === 'celsius' || unit.id === 'kelvin') return true;
  if (/^(?:kilometer-per-hour|liter-per-100-kilometer|kilometer-per-liter|millimeter-ofhg)$/.test(unit.id)) return true;
  if (kindOf(unit) !== 'linear') return false;
  const { ratio: size } = siFactorOf(unit);
  return /^10*$/.test(String(size.n)) && /^10*$/.test(String(size.d));
};

/** Returns true if readers of a system use a unit already. */
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
  if (!systems.includes(system)) throw mustBe('invalid-choice', 'system', listed(systems), system);
  return system;
};

/** The units of readers for a unit, each with the function that converts to it. */
type Ways = readonly (UnitChoice & { readonly exact: ReturnType<Lexicon['between']> })[];

interface Target {
  readonly system: UnitSystem;
  /** Those of the units that the text has had so far. */
  readonly ways: Map<Unit, Ways>;
  readonly locale: LocaleOption;
  readonly lexicon: Lexicon;
  readonly format: Format;
}

/** A value with as many digits as its text had: a step of the result is at most one of the text. */
const rounded = (value: Ratio, step: Ratio): Ratio => {
  const place = powerBelow(step);
  const least = over(powerBelow(magnitude(value)), ratio(tenTo(leastDigits - 1)));
  return roundTo(value, compare(place, least) < 0 ? place : least);
};

/** A number of an item in another unit, rounded as its text is. */
const inUnit = ({ value, step }: FoundNumber, exact: ExactFunction, isDegree: boolean): Ratio => {
  const { n, d } = rationalPart(exact, value);
  const result = ratio(n, d);
  // People say a degree of one scale as a degree of the other
  if (isDegree) return roundTo(result, step.d === 1n ? one : powerBelow(step));
  return rounded(result, times(magnitude(result), magnitude(over(step, value))));
};

/** The largest quotient of the unit of the readers and that of the text. */
const mostTimes = ratio(4n);

/** A length stays in units of its size: a mountain of 3,776 m in feet, a screen of 65 in in centimeters. */
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

/** The conversion of an item: its numbers in the unit of the readers. Undefined where there is nothing to say. */
const convertedItem = (item: Item, target: Target): { values: Ratio[]; unit: Unit } | undefined => {
  const { unit, numbers } = item;
  if (!told.has(unit.quantity?.id ?? '') || isOf(unit, target.system)) return undefined;
  const largest = numbers.reduce((a, b) => (compare(magnitude(a.value), magnitude(b.value)) < 0 ? b : a));
  const ways = waysFrom(unit, target);
  const alike = unit.quantity?.id === 'length' && !item.isMixed ? ways.filter((way) => isAlike(way.unit, unit)) : ways;
  const { unit: chosen, exact } = choiceFor(largest.value, alike.length > 0 ? alike : ways.slice(-1));
  const isDegree = unit.quantity?.id === 'temperature';
  // Nothing of a length is nothing in any unit
  if (chosen === unit || typeof exact === 'function' || exact.piPower !== 0) return undefined;
  if (!isDegree && numbers.some(({ value }) => value.n === 0n)) return undefined;
  return { values: numbers.map((number) => inUnit(number, exact, isDegree)), unit: chosen };
};

const digits = 15;
const figures = { maximumSignificantDigits: digits };

/** Writes an item for its readers; undefined where it stays as it is. */
const writtenFor = (item: Item, text: string, target: Target): string | undefined => {
  if (item.doubt !== undefined || item.isConverted) return undefined;
  const converted = convertedItem(item, target);
  if (!converted) return undefined;
  const { values, unit } = converted;
  const tag = tagOf(target.locale);
  // fl. oz. and sq mi are short, though their letters are many
  const isNamed = /\p{L}{4}/u.test(item.unitText.replace(/\p{M}/gu, ''));
  const last = toNumber(values.at(-1)!);
  const isCompound = isNamed && item.gap === '-';
  // A 1.8-meter fence, a 23 x 33 centimeter pan; other languages join words in other ways
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
  // What stands between the numbers is the author's
  const before = values.slice(0, -1).map((value, index) => {
    const [from, to] = [item.numbers[index]!, item.numbers[index + 1]!];
    return writeNumber(toNumber(value), tag, figures) + between(text, from.end, to.start);
  });
  return before.join('') + whole;
};

/** The text between two numbers, without the sign of degrees. */
const between = (text: string, from: number, to: number): string => text.slice(from, to).replace('°', '');

/** Writes the quantities of texts for their readers. */
export interface Rewrite {
  /**
   * Writes the quantities of running text in the units of its readers, with as many digits as the text has. What is not sure, what is converted
   * already and what readers know stays as it is.
   *
   * @param text - Running text of any length.
   * @param options - The language of the text, the system or region of its readers, and where to write.
   */
  (text: string, options?: RewriteOptions): Rewritten;
}

/** Writes the quantities of texts for their readers, step by step. */
export interface RewriteSteps {
  /**
   * Writes the quantities of a text as {@link Rewrite} does, a paragraph or so at each step.
   *
   * @param text - Running text of any length.
   * @param options - Those of {@link Rewrite}.
   */
  (text: string, options?: RewriteOptions): Generator<void, Rewritten>;
}

/** Writes a piece of a text for its readers. */
type PieceWriter = (piece: string) => Rewritten;

/** Makes writers of texts, each for the readers that options name. Throws a UnitsError for invalid options. */
const createWriters = (lexicon: Lexicon): ((options: Partial<RewriteOptions>) => PieceWriter) => {
  const format = createFormat(lexicon);
  return (options) => {
    const { locale = 'en', mode = 'replace' } = options;
    if (!modes.includes(mode)) throw mustBe('invalid-choice', 'mode', listed(modes), mode);
    const target: Target = {
      system: systemGiven(options),
      ways: new Map(),
      locale,
      lexicon: lexicon.in(locale),
      format,
    };
    const scanner = scannerFor(lexicon, locale);
    return (piece) => {
      const changes: Change[] = [];
      const parts: string[] = [];
      let end = 0;
      for (const item of scanner.scan(piece)) {
        const written = writtenFor(item, piece, target);
        if (written === undefined) continue;
        // What was written beside the author's words before
        if (piece.startsWith(` (${written})`, item.end)) continue;
        const from = piece.slice(item.start, item.end);
        const to = mode === 'beside' ? `${from} (${written})` : written;
        changes.push({ index: item.start, from, to });
        parts.push(piece.slice(end, item.start), to);
        end = item.end;
      }
      return { text: parts.join('') + piece.slice(end), changes };
    };
  };
};

/** Makes the function that writes texts step by step, in units of a lexicon. */
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

/** Makes the function that writes texts in units of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createRewrite = (lexicon: Lexicon): Rewrite => {
  const stepsOf = createRewriteSteps(lexicon);
  return (text, options) => finishAtOnce(stepsOf(text, options));
};

/** Writes the quantities of a text for their readers while it comes. */
export interface RewriteStream {
  /**
   * Writes the quantities of a text as {@link Rewrite} does, while its parts come: at most about 1,200 characters wait for more.
   *
   * @param parts - The text in parts of any length, as a stream of text gives them: a quantity may go across two.
   * @param options - Those of {@link Rewrite}.
   */
  (parts: AsyncIterable<string> | Iterable<string>, options?: RewriteOptions): AsyncGenerator<string, void>;
}

/** Makes the function that writes texts while they come, in units of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createRewriteStream = (lexicon: Lexicon): RewriteStream => {
  const writerFor = createWriters(lexicon);
  return async function* stream(parts, options) {
    const write = writerFor(optionsOf(options));
    let rest = '';
    for await (const part of parts) {
      const pieces = [...piecesOf(rest + textGiven(part))];
      rest = pieces.pop()!;
      for (const piece of pieces) yield write(piece).text;
    }
    yield write(rest).text;
  };
};
