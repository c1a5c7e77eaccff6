import { apply, compile, type CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { exactly } from '../../model/decimal.ts';
import { UnitsError } from '../../model/error.ts';
import { compare } from '../../model/rational.ts';
import { ConvertedValue, Measure } from '../format/measure.ts';
import type { Lexicon } from '../units/lexicon.ts';
import type { Meaning } from '../units/meaning.ts';
import { idOf } from '../units/unit-id.ts';
import { Parsed } from './parsed.ts';

/** The number of texts to remember: bounded, as they come from callers. */
const mostTails = 5000;

/** The text behind a plain number: its unit, and the unit asked for. */
interface Tail {
  readonly unit: string;
  readonly to?: string | undefined;
  readonly compiled?: CompiledConversion | undefined;
}

/** Readings in the units of a lexicon. */
interface Memory {
  /** The text that was read last: pages ask for the same one again and again. */
  text: string | undefined;
  parsed: Parsed | undefined;
  /** Texts that were read behind a plain number, `ft` and ` ft in m`, and what they mean there. */
  readonly tails: Map<string, Tail>;
}

const memories = new WeakMap<Lexicon, Memory>();

const memoryOf = (lexicon: Lexicon): Memory => {
  let memory = memories.get(lexicon);
  if (!memory) memories.set(lexicon, (memory = { text: undefined, parsed: undefined, tails: new Map() }));
  return memory;
};

/** More digits than a double always keeps are read the long way. */
const mostDigits = 15;

/** Powers of ten that a double holds exactly, as far as they are needed. */
const powersOfTen = Array.from({ length: mostDigits + 1 }, (_, k) => 10 ** k);

const zero = 48;
const nine = 57;
const point = 46;
const minus = 45;

/** A value in the unit that it is asked in; undefined where that has no number, and the long way says why. */
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

const read = (value: number, { unit, to, compiled }: Tail): Parsed | undefined => {
  if (to === undefined || compiled === undefined) return new Parsed(value, unit);
  const answer = answerOf(value, to, compiled);
  return (
    answer &&
    new Parsed(value, unit, undefined, {
      parts: undefined,
      to: [to],
      ingredient: undefined,
      answer: [answer],
      rates: undefined,
      assumed: undefined,
    })
  );
};

/**
 * Reads a number with a point, and a unit or a conversion that was read before, `12.345 ft in m`: in one pass, because this is what
 * is typed most. The digits make an integer below 2^53, so that the value is one correctly rounded division. Undefined for
 * anything else.
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
  const tail = memory.tails.get(text.slice(at));
  if (tail === undefined) return undefined;
  const value = places > 0 ? digits / powersOfTen[places]! : digits;
  const parsed = read(start === 0 ? value : 0 - value, tail);
  if (parsed) [memory.text, memory.parsed] = [text, parsed];
  return parsed;
};

const plain = /^-?\d+(?:\.\d+)?(?= ?[\p{L}°'"%‰])/u;
/** With the number stuck to it, the height of a person: see parse.ts. */
const heightOrArea = /^(?:ft|foot|feet)[23]$/i;
/** Behind a solidus a number makes a division of it, where sums are read: 60 km / 2 h. */
const mayDivide = /\/\s*[\d(]/;

/** Remembers what stands behind the number of a text that was read the long way, if the short way would read the same. */
export const rememberPlain = (text: string, { counts, targets }: Meaning, lexicon: Lexicon): void => {
  const number = plain.exec(text)?.[0];
  if (number === undefined || counts.length > 1 || targets.length > 1) return;
  const [written, { tails }] = [text.slice(number.length), memoryOf(lexicon)];
  if (tails.has(written) || heightOrArea.test(written) || mayDivide.test(written)) return;
  const [{ unit, value }, to] = [counts[0]!, targets[0]];
  // Behind 5:30 and 2k stands more of the number; a zero does not tell
  const isWhole = value.n !== 0n && compare(value, exactly(Number(number))) === 0;
  if (!isWhole || unit.quantity?.id === 'currency') return;
  if (tails.size >= mostTails) tails.clear();
  tails.set(written, {
    unit: idOf(unit, lexicon.index),
    to: to && idOf(to, lexicon.index),
    compiled: to && compile(lexicon.between(unit, to)),
  });
};
