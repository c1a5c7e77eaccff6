import { apply, compile, type CompiledConversion } from '../../conversion/compiled-conversion.ts';
import type { Assumption } from '../../model/assumption.ts';
import { exactly } from '../../model/decimal.ts';
import { UnitsError } from '../../model/error.ts';
import { oncePer, remember } from '../../model/remember.ts';
import { compare, one, toNumber } from '../../model/rational.ts';
import { ConvertedValue, Measure } from '../format/measure.ts';
import { convertToRatio } from '../numbers/exact.ts';
import type { Lexicon } from '../units/lexicon.ts';
import type { Meaning } from '../units/meaning.ts';
import { idOf } from '../units/unit-id.ts';
import { Parsed } from './parsed.ts';

/** The number of texts to remember. It is limited, because callers choose the texts. */
const mostTails = 5000;

/** The text after a plain number: its unit, and the target unit. */
interface Tail {
  readonly unit: string;
  readonly to?: string | undefined;
  readonly compiled?: CompiledConversion | undefined;
  readonly assumed?: readonly Assumption[] | undefined;
}

/**
 * The texts between and after the numbers of a measure in several units, `0 ft 0 in to cm`. `sizes` has the number of
 * its last unit in each of the others.
 */
interface Mixed extends Tail {
  readonly units: readonly string[];
  readonly sizes: readonly number[];
}

/** Earlier readings with the units of a lexicon. */
interface Memory {
  /** The last text, because pages often ask for the same text again. */
  text: string | undefined;
  parsed: Parsed | undefined;
  /** Texts after a plain number, such as `ft` and ` ft in m`, with their meaning. */
  readonly tails: Map<string, Tail>;
  /** Texts with several numbers, which are written as zeros, with their meaning. */
  readonly mixed: Map<string, Mixed>;
}

const memoryOf = /* @__PURE__ */ oncePer<Lexicon, Memory>(() => ({
  text: undefined,
  parsed: undefined,
  tails: new Map(),
  mixed: new Map(),
}));

/** Numbers with more digits take the full reader, because a double does not always keep them. */
const mostDigits = 15;

/** Powers of ten that a double holds exactly. */
const powersOfTen = Array.from({ length: mostDigits + 1 }, (_, k) => 10 ** k);

const zero = 48;
const nine = 57;
const point = 46;
const minus = 45;

/** Returns a value in the target unit. Undefined if there is no result: the full reader then reports the reason. */
const answerOf = (value: number, to: string, compiled: CompiledConversion): Measure | undefined => {
  try {
    const { exact } = compiled;
    const by = typeof exact === 'function' ? undefined : new ConvertedValue(value, exact);
    return new Measure(apply(compiled, value), to, by);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const read = (value: number, { unit, to, compiled, assumed }: Tail, parts?: readonly Measure[]): Parsed | undefined => {
  const isAsked = to !== undefined && compiled !== undefined;
  if (!isAsked && !parts && !assumed) return new Parsed(value, unit);
  const answer = isAsked ? answerOf(value, to, compiled) : undefined;
  if (isAsked && !answer) return undefined;
  return new Parsed(value, unit, undefined, {
    parts,
    to: isAsked ? [to] : [],
    ingredient: undefined,
    answer: answer && [answer],
    rates: undefined,
    assumed,
  });
};

const digitsIn = /\d+(?:\.\d+)?/g;

/** The limit of a sum that keeps every digit in a double. */
const mostSum = 1e15;

/**
 * Reads the text after the first of several numbers: `5 ft 6.5 in to cm`. All but the last number are whole, and their
 * sum is whole in units of its last digit, so that the value is one correctly rounded division. Undefined for anything
 * else.
 */
const readMixed = (first: number, rest: string, mixed: Memory['mixed']): Parsed | undefined => {
  if (mixed.size === 0) return undefined;
  const tail = mixed.get(rest.replace(digitsIn, '0'));
  const numbers = tail && rest.match(digitsIn);
  if (!numbers) return undefined;
  const last = numbers.at(-1)!;
  const places = last.includes('.') ? last.length - last.indexOf('.') - 1 : 0;
  if (places > mostDigits || numbers.slice(0, -1).some((number) => number.includes('.'))) return undefined;
  const power = powersOfTen[places]!;
  const values = [first, ...numbers.map(Number)];
  let sum = Number(last.replace('.', ''));
  for (let index = 0; index < tail.sizes.length; index++) sum += values[index]! * tail.sizes[index]! * power;
  if (!(sum < mostSum)) return undefined;
  return read(
    sum / power,
    tail,
    values.map((value, index) => new Measure(value, tail.units[index]!)),
  );
};

/**
 * Reads a decimal number, and a unit or a conversion that was read before, `12.345 ft in m`. It makes one pass, because
 * this is the most frequent input. The digits make an integer below 2^53, so that the value is one correctly rounded
 * division. Undefined for anything else.
 */
export const readPlain = (text: string, lexicon: Lexicon): Parsed | undefined => {
  const memory = memoryOf(lexicon);
  if (text === memory.text) return memory.parsed;
  const start = text.charCodeAt(0) === minus ? 1 : 0;
  let at = start;
  let digits = 0;
  let places = -1;
  for (let code = text.charCodeAt(at); ; code = text.charCodeAt(++at)) {
    if (code >= zero && code <= nine) {
      digits = digits * 10 + code - zero;
      if (places >= 0) places++;
    } else if (code === point && places < 0 && at > start) places = 0;
    else break;
  }
  const count = at - start - (places < 0 ? 0 : 1);
  if (places === 0 || count === 0 || count > mostDigits) return undefined;
  const rest = text.slice(at);
  const tail = memory.tails.get(rest);
  const value = places > 0 ? digits / powersOfTen[places]! : digits;
  const isMixed = tail === undefined && start === 0 && places < 0;
  const parsed = tail
    ? read(start === 0 ? value : 0 - value, tail)
    : isMixed
      ? readMixed(value, rest, memory.mixed)
      : undefined;
  if (parsed) [memory.text, memory.parsed] = [text, parsed];
  return parsed;
};

const plain = /^-?\d+(?:\.\d+)?(?= ?[\p{L}°'"%‰])/u;
/** Matches feet with a digit, which may be a height or an area: see parse.ts. */
const heightOrArea = /^(?:ft|foot|feet)[23]$/i;
/** Matches a slash before a number, which may make the text a division: 60 km / 2 h. */
const mayDivide = /\/\s*[\d(]/;

/** Matches a sign or its word, after which a measure may be part of a sum. */
const mayBeAdded = /[-+&*/^×·]|\bplus\b/i;

/** Remembers a measure in several units, if each unit is written and is a whole multiple of the last. */
const rememberMixed = (text: string, { counts, targets }: Meaning, lexicon: Lexicon): void => {
  const numbers = text.match(digitsIn)!;
  const rest = text.slice(numbers[0].length).replace(digitsIn, '0');
  const { mixed } = memoryOf(lexicon);
  if (mixed.has(rest) || mayBeAdded.test(rest) || numbers.length !== counts.length) return;
  const [{ unit }, to] = [counts.at(-1)!, targets.at(0)];
  const isAsWritten = counts.every(
    ({ value, isOpen }, index) => !isOpen && value.n > 0n && compare(value, exactly(Number(numbers[index]))) === 0,
  );
  const sizes = counts.slice(0, -1).map((count) => convertToRatio(one, lexicon.between(count.unit, unit))!);
  if (!isAsWritten || sizes.some(({ d }) => d !== 1n)) return;
  remember(mixed, mostTails, rest, () => ({
    unit: idOf(unit, lexicon.index),
    units: counts.map((count) => idOf(count.unit, lexicon.index)),
    sizes: sizes.map(toNumber),
    to: to && idOf(to, lexicon.index),
    compiled: to && compile(lexicon.between(unit, to)),
  }));
};

/** Remembers the text after the number, if the short reader would read it as the full one did. */
export const rememberPlain = (text: string, meaning: Meaning, lexicon: Lexicon): void => {
  const { counts, targets, assumed } = meaning;
  const number = plain.exec(text)?.[0];
  if (number === undefined || targets.length > 1) return;
  if (counts.length > 1) {
    if (!assumed) rememberMixed(text, meaning, lexicon);
    return;
  }
  const [written, { tails }] = [text.slice(number.length), memoryOf(lexicon)];
  if (tails.has(written) || heightOrArea.test(written) || mayDivide.test(written)) return;
  const [{ unit, value }, to] = [counts[0]!, targets.at(0)];
  // The number continues in 5:30 and 2k; a zero does not show it
  const isWhole = value.n !== 0n && compare(value, exactly(Number(number))) === 0;
  if (!isWhole || unit.quantity?.id === 'currency') return;
  remember(tails, mostTails, written, () => ({
    unit: idOf(unit, lexicon.index),
    to: to && idOf(to, lexicon.index),
    compiled: to && compile(lexicon.between(unit, to)),
    assumed,
  }));
};
