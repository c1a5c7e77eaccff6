import {
  figuresOf,
  roundDecimal,
  writeOut,
  writeScientific,
  type Rounding as CountedRounding,
} from '../arithmetic/figures.ts';
import { symbolOf } from '../definition/symbol.ts';
import { decimalOf, exactly, type Decimal } from '../model/decimal.ts';
import { compare, toNumber } from '../model/rational.ts';
import { readExact } from '../quantity/exact-text.ts';
import { roundMeasured } from '../measured/show.ts';
import { fill } from '../model/sentence.ts';
import type { Notes } from '../model/speech.ts';
import { catalogue } from '../text/catalogue.ts';
import { figuresIn } from '../text/numbers/significant.ts';
import { styleOf } from '../text/numbers/style.ts';
import { englishNotes } from './note.ts';
import { decimalSign } from './uncertain-text.ts';
import { roundTo } from '../text/format/round.ts';
import type { Answer, CalculationAnswer } from './answer.ts';

/** A way to round an answer. */
export type Rounding = CountedRounding | { readonly kind: 'nearest'; readonly step: number };

/** A question without its rounding words. */
export interface RoundedQuestion {
  readonly rounding: Rounding;
  /** The possible wordings of the remaining question, the likeliest first. */
  readonly ways: readonly string[];
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const led = /^(?:please\s+)?round(?:ed)?(?:\s+off)?\s+/i;
const lead = String.raw`(?:\s*,)?(?:\s+(?:rounded|correct|round)(?:\s+off)?)?(?:\s+(?:to|at|with))?`;
const figures = new RegExp(
  `${lead}\\s+(\\d{1,2}|${numberWords.join('|')})\\s*(?:(s\\.?f\\.?|sig(?:nificant|\\.)?\\s?(?:fig(?:ure)?s?|digits?)\\.?)|d\\.?p\\.?|decimals?(?:\\s+(?:places?|digits?))?|places)$`,
  'i',
);
const nearest = new RegExp(`${lead}\\s+(?:the\\s+)?nearest\\s+(\\d+(?:\\.\\d+)?)?\\s*(\\S.*)?$`, 'i');
const toStep = /^(.+?)(\s*,?\s+round(?:ed)?(?:\s+off)?)?\s+to\s+(\d+(?:\.\d+)?)\s*([^\s\d].*)$/;
const wholeNumber = /^(?:whole\s+number|integer|unit|one)$/i;

const mostFigures = 100;
/** The longest text to read, which limits the work. */
const longestText = 300;

/** Matches a fraction of a unit: `nearest 16th of an inch` is not a step of 16. */
const ordinal = /\snearest\s+\d+(?:st|nd|rd|th)/i;

const nearestOf = (rest: string, step = '1', unit = ''): RoundedQuestion | undefined => {
  const size = Number(step);
  if (!(size > 0)) return undefined;
  const isBare = unit === '' || wholeNumber.test(unit);
  return { rounding: { kind: 'nearest', step: size }, ways: isBare ? [rest] : [`${rest} in ${unit}`, rest] };
};

/**
 * Reads words that ask for rounding: `5 mi in km to 3 sf`, `round 1234 g to the nearest 5 g`, `27 g, rounded to 5 g`.
 * Undefined for other texts.
 */
export const readRounding = (text: string): RoundedQuestion | undefined => {
  if (text.length > longestText || ordinal.test(text)) return undefined;
  const given = text.trim().replace(/[?.!]+$/, '');
  const body = given.replace(led, '');
  const counted = figures.exec(body);
  if (counted && counted.index > 0) {
    const word = counted[1]!.toLowerCase();
    const count = numberWords.includes(word) ? numberWords.indexOf(word) : Number(word);
    const kind = counted[2] === undefined ? 'places' : 'figures';
    if (count > mostFigures || (kind === 'figures' && count === 0)) return undefined;
    return { rounding: { kind, count }, ways: [body.slice(0, counted.index)] };
  }
  const near = nearest.exec(body);
  if (near && near.index > 0) return nearestOf(body.slice(0, near.index), near[1], near[2]);
  const [, rest, word, step, unit] = toStep.exec(body) ?? [];
  const isAsked = body !== given || word !== undefined;
  return rest === undefined || !isAsked ? undefined : nearestOf(rest, step, unit);
};

interface Rounded {
  readonly value: number;
  readonly text: string;
  readonly uncertainty?: number;
}

const writeDecimal = (decimal: Decimal): string => {
  const size = figuresOf(decimal).length + decimal.exponent;
  return Math.abs(size) > 15 && decimal.digits !== 0n ? writeScientific(decimal) : writeOut(decimal);
};

const roundedTo = (result: number, rounding: Rounding, uncertainty: number): Rounded => {
  if (rounding.kind === 'nearest') {
    const multiple = roundTo(exactly(result), exactly(rounding.step));
    const value = toNumber(multiple);
    if (uncertainty === 0) return { value, text: String(value) };
    const places = -Math.log10(rounding.step);
    if (Number.isInteger(places) && places >= 0)
      return roundedTo(value, { kind: 'places', count: places }, uncertainty);
    // A step of 5 g or 1/16 in is not a number of digits
    return { value, text: `(${value} ± ${Number(uncertainty.toPrecision(2))})`, uncertainty };
  }
  if (uncertainty > 0) {
    const { value, text = writeDecimal(value), ...rest } = roundMeasured(decimalOf(result), uncertainty, rounding);
    return { value: Number(writeScientific(value)), text, uncertainty: rest.uncertainty };
  }
  const short = roundDecimal(decimalOf(result), rounding);
  return { value: Number(writeScientific(short)), text: writeDecimal(short) };
};

/** Rounds an answer with one unit or none. Undefined for other answers. */
export const roundAnswer = (
  answer: Answer,
  asked: string,
  rounding: Rounding,
  tag: string,
): CalculationAnswer | undefined => {
  if (answer.kind === 'tool') return undefined;
  const isAlone = answer.kind === 'conversion' && answer.to.length === 0 && answer.parts.length === 1;
  const result = isAlone ? answer.value : answer.result;
  if (typeof result !== 'number' || (!isAlone && answer.results.length > 1)) return undefined;
  const id = answer.kind === 'conversion' ? (answer.to[0] ?? answer.unit) : answer.unit;
  const unit = id === undefined || id === 'part' ? undefined : catalogue.index.byId(id);
  if (id !== undefined && id !== 'part' && !unit) return undefined;
  const { value, text, uncertainty } = roundedTo(result, rounding, answer.uncertainty ?? 0);
  const exact = answer.exact === undefined ? undefined : readExact(answer.exact);
  const isSame = exact ? exact.piPower === 0 && compare(exact.ratio, exactly(value)) === 0 : value === result;
  const number = text.replaceAll('.', decimalSign(tag));
  return {
    kind: 'calculation',
    result: value,
    ...(unit ? { unit: unit.id } : {}),
    results: unit ? [{ value, unit: unit.id }] : [],
    ...(uncertainty === undefined ? {} : { uncertainty }),
    ...(answer.constants === undefined ? {} : { constants: answer.constants }),
    text: `${asked} ${isSame ? '=' : '≈'} ${number}${unit ? ` ${symbolOf(unit)}` : ''}`,
    ...(answer.note === undefined ? {} : { note: answer.note }),
  };
};

/**
 * Rounds the answer of a plain conversion to the significant figures of the question's value, with a note. Returns the
 * answer unchanged if it has an uncertainty, several numbers or a fraction, or is not a conversion.
 */
export const keepFigures = (answer: Answer, asked: string, tag: string, notes: Notes = englishNotes): Answer => {
  if (answer.kind !== 'conversion' || answer.to.length !== 1 || answer.parts.length !== 1) return answer;
  const count = answer.uncertainty === undefined ? figuresIn(asked, styleOf(tag)) : undefined;
  const rounded = count === undefined ? undefined : roundAnswer(answer, asked, { kind: 'figures', count }, tag);
  const note = fill(notes.figures, String(count));
  return rounded ? { ...rounded, note: rounded.note === undefined ? note : `${note} ${rounded.note}` } : answer;
};
