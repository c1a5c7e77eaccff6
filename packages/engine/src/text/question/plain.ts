import type { Lexicon } from '../units/lexicon.ts';
import { Parsed } from './parsed.ts';

/** Unit texts to remember: bounded, because they come from outside. */
const mostUnits = 5000;

/** What was read in the units of a lexicon. */
interface Memory {
  /** The text that was read last: pages ask for the same one again and again. */
  text: string | undefined;
  parsed: Parsed | undefined;
  /** Unit texts that were read behind a plain number, and what they mean there. */
  readonly units: Map<string, string>;
}

const memories = new WeakMap<Lexicon, Memory>();

const memoryOf = (lexicon: Lexicon): Memory => {
  let memory = memories.get(lexicon);
  if (!memory) memories.set(lexicon, (memory = { text: undefined, parsed: undefined, units: new Map() }));
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
const space = 32;

/**
 * Reads a number with a point and a unit that was read before, `12.345 ft`: in one pass, because this is what is typed most. The
 * digits make an integer below 2^53, so that the value is one correctly rounded division. Undefined for anything else.
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
  if (text.charCodeAt(at) === space) at++;
  const unit = memory.units.get(text.slice(at));
  if (unit === undefined) return undefined;
  const value = places > 0 ? digits / powersOfTen[places]! : digits;
  memory.text = text;
  return (memory.parsed = new Parsed(start === 0 ? value : 0 - value, unit));
};

const plain = /^-?\d+(?:\.\d+)? ?(?=[^\d\s.,])/;
/** With the number stuck to it, the height of a person: see parse.ts. */
const heightOrArea = /^(?:ft|foot|feet)[23]$/i;
/** Behind a solidus a number makes a division of it, where sums are read: 60 km / 2 h. */
const mayDivide = /\/\s*[\d(]/;

/** Remembers the unit of a text that was read the long way, if the short way would read the same. */
export const rememberPlain = (text: string, unit: string, lexicon: Lexicon): void => {
  const number = plain.exec(text)?.[0];
  const written = text.slice(number?.length);
  if (number === undefined || heightOrArea.test(written) || mayDivide.test(written)) return;
  if (lexicon.meaningsOf(written).units[0]?.id !== unit) return;
  const { units } = memoryOf(lexicon);
  if (units.size >= mostUnits) units.clear();
  units.set(written, unit);
};
