import {
  figuresOf,
  roundDecimal,
  writeOut,
  writeScientific,
  type Rounding as CountedRounding,
} from '../arithmetic/figures.ts';
import { symbolOf } from '../definition/symbol.ts';
import { decimalOf, exactly, type Decimal } from '../model/decimal.ts';
import { compare, ratio, toNumber, zero, type Ratio } from '../model/rational.ts';
import { readExact } from '../quantity/exact-text.ts';
import { roundMeasured } from '../measured/show.ts';
import { fill } from '../model/sentence.ts';
import type { Notes } from '../model/speech.ts';
import { catalogue, formatParts } from '../text/catalogue.ts';
import { figuresIn } from '../text/numbers/significant.ts';
import { styleOf } from '../text/numbers/style.ts';
import { englishNotes } from './note.ts';
import { decimalSign } from './exactness.ts';
import { roundTo } from '../text/format/round.ts';
import type { Answer, CalculationAnswer } from './answer.ts';

/** A way to round an answer. `fraction` is the denominator of a step that is shown as a fraction: 3/8 in. */
export type Rounding =
  | CountedRounding
  | { readonly kind: 'nearest'; readonly step: Ratio; readonly fraction?: number | undefined };

/** A question without its rounding words. */
export interface RoundedQuestion {
  readonly rounding: Rounding;
  /** The remaining question. */
  readonly rest: string;
  /** The unit of the step, if the remaining question is to be answered in it. */
  readonly unit?: string | undefined;
  /** True if the remaining question may be answered in its own unit. */
  readonly isOwn: boolean;
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const led = /^(?:please\s+)?round(?:ed)?(?:\s+off)?\s+/i;
const lead = String.raw`(?:\s*,)?(?:\s+(?:rounded|correct|round)(?:\s+off)?)?(?:\s+(?:to|at|with|as))?`;
const figures = new RegExp(
  `${lead}\\s+(\\d{1,2}|${numberWords.join('|')})\\s*(?:(s\\.?f\\.?|sig(?:nificant|\\.)?\\s?(?:fig(?:ure)?s?|digits?)\\.?)|d\\.?p\\.?|decimals?(?:\\s+(?:places?|digits?))?|places)$`,
  'i',
);
/** The names of steps. Those below one that halve are parts of a unit, as on rulers. */
const stepNames: Readonly<Record<string, Ratio>> = {
  half: ratio(1n, 2n),
  quarter: ratio(1n, 4n),
  eighth: ratio(1n, 8n),
  sixteenth: ratio(1n, 16n),
  tenth: ratio(1n, 10n),
  hundredth: ratio(1n, 100n),
  thousandth: ratio(1n, 1000n),
  ten: ratio(10n),
  hundred: ratio(100n),
  thousand: ratio(1000n),
  million: ratio(1_000_000n),
};
const stepName = String.raw`(?:${Object.keys(stepNames).join('|')})(?![a-z])`;
const fractionOrName = String.raw`\d{1,3}\s*/\s*\d{1,4}|\d{1,4}(?:st|nd|rd|th)|${stepName}`;
const step = String.raw`${fractionOrName}|\d+(?:\.\d+)?`;
const nearest = new RegExp(
  String.raw`${lead}\s+(?:the\s+)?nearest(?:\s+(${step}))?(?:\s+(?:of\s+an?\s+)?(\S.*))?$`,
  'i',
);
const toStep = new RegExp(
  String.raw`^(.+?)(\s*,?\s+round(?:ed)?(?:\s+off)?)?\s+to\s+(?:(${step})\s*(?:of\s+an?\s+)?([^\s\d/].*)|(${fractionOrName}|\d*\.\d+))$`,
  'i',
);
const wholeNumber = /^(?:whole\s+number|integer|unit|one)$/i;

/** Matches a word of each request. Few texts have one, and the patterns of whole requests are slow. */
const mayRound = /round|nearest|s\.?f|sig|d\.?p|decimal|place/i;

const mostFigures = 100;
/** The longest text to read, which limits the work. */
const longestText = 300;

/** Returns a step: 5, 0.5, 1/16, 16th, tenth. */
const stepOf = (text: string): Ratio => {
  const named = stepNames[text.toLowerCase()];
  if (named) return named;
  const [top, below] = text.split('/');
  if (below !== undefined) return Number(below) === 0 ? zero : ratio(BigInt(top!.trim()), BigInt(below.trim()));
  const part = /^(\d+)(?:st|nd|rd|th)$/i.exec(text)?.[1];
  return part === undefined ? exactly(Number(text)) : Number(part) === 0 ? zero : ratio(1n, BigInt(part));
};

const nearestOf = (rest: string, text = '1', unit = ''): RoundedQuestion | undefined => {
  const size = stepOf(text);
  if (size.n <= 0n) return undefined;
  // Rulers have powers of two
  const isFraction = size.d > 1n && (size.d & (size.d - 1n)) === 0n && !text.includes('.');
  const isBare = unit === '' || wholeNumber.test(unit);
  // The unit of the step is the one that the question ends with, or its target
  const [asked] = /[^\s\d]+$/.exec(rest) ?? [];
  const [own, other] = [unit, asked ?? ''].map((name) => catalogue.meaningsOf(name).units[0]);
  const isSaid = own !== undefined && own === other;
  return {
    rounding: { kind: 'nearest', step: size, fraction: isFraction ? Number(size.d) : undefined },
    rest,
    unit: isBare ? undefined : unit,
    isOwn: isBare || isSaid,
  };
};

/**
 * Reads words that ask for rounding: `5 mi in km to 3 sf`, `round 1234 g to the nearest 5 g`, `27 g, rounded to 5 g`.
 * Undefined for other texts.
 */
export const readRounding = (text: string): RoundedQuestion | undefined => {
  if (text.length > longestText || !mayRound.test(text)) return undefined;
  const given = text.trim().replace(/[?.!]+$/, '');
  const body = given.replace(led, '');
  const counted = figures.exec(body);
  if (counted && counted.index > 0) {
    const word = counted[1]!.toLowerCase();
    const count = numberWords.includes(word) ? numberWords.indexOf(word) : Number(word);
    const kind = counted[2] === undefined ? 'places' : 'figures';
    if (count > mostFigures || (kind === 'figures' && count === 0)) return undefined;
    return { rounding: { kind, count }, rest: body.slice(0, counted.index), isOwn: true };
  }
  const near = nearest.exec(body);
  if (near && near.index > 0) return nearestOf(body.slice(0, near.index), near[1], near[2]);
  const [, rest, word, size, unit, alone] = toStep.exec(body) ?? [];
  const isAsked = body !== given || word !== undefined;
  return rest === undefined || !isAsked ? undefined : nearestOf(rest, size ?? alone, unit);
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
    const value = toNumber(roundTo(exactly(result), rounding.step));
    if (uncertainty === 0) return { value, text: String(value) };
    const places = -Math.log10(toNumber(rounding.step));
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
  const fraction = rounding.kind === 'nearest' && uncertainty === undefined ? rounding.fraction : undefined;
  const shown =
    unit && fraction !== undefined
      ? formatParts([{ value, unit: unit.id }], { fraction })
      : `${number}${unit ? ` ${symbolOf(unit)}` : ''}`;
  return {
    kind: 'calculation',
    result: value,
    ...(unit ? { unit: unit.id } : {}),
    results: unit ? [{ value, unit: unit.id }] : [],
    ...(uncertainty === undefined ? {} : { uncertainty }),
    ...(answer.constants === undefined ? {} : { constants: answer.constants }),
    text: `${asked} ${isSame ? '=' : '≈'} ${shown}`,
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
