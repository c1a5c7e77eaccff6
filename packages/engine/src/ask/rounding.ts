import { figuresOf, roundAt, roundToFigures, writeOut, writeScientific } from '../arithmetic/figures.ts';
import { symbolOf } from '../definition/symbol.ts';
import { decimalOf, exactly, type Decimal } from '../model/decimal.ts';
import { toNumber, type Ratio } from '../model/rational.ts';
import { catalogue } from '../text/catalogue.ts';
import { decimalSign } from './uncertain-text.ts';
import { roundTo } from '../text/format/round.ts';
import type { Answer, CalculationAnswer } from './answer.ts';

/** A way to round an answer. */
export type Rounding =
  | { readonly kind: 'figures' | 'places'; readonly count: number }
  | { readonly kind: 'nearest'; readonly step: number };

/** A question without the words that ask to round. */
export interface RoundedQuestion {
  readonly rounding: Rounding;
  /** The rest of the question, in the ways to ask it: the likeliest first. */
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
const toStep = /^(.+)\s+to\s+(\d+(?:\.\d+)?)\s*([^\s\d].*)$/;
const wholeNumber = /^(?:whole\s+number|integer|unit|one)$/i;

const mostFigures = 100;
/** A bound on the work for any text. */
const longestText = 300;

const nearestOf = (rest: string, step = '1', unit = ''): RoundedQuestion | undefined => {
  const size = Number(step);
  if (!(size > 0)) return undefined;
  const isBare = unit === '' || wholeNumber.test(unit);
  return { rounding: { kind: 'nearest', step: size }, ways: isBare ? [rest] : [`${rest} in ${unit}`, rest] };
};

/** Reads words that ask to round an answer: `5 mi in km to 3 sf`, `round 1234 g to the nearest 5 g`. Undefined for any other text. */
export const readRounding = (text: string): RoundedQuestion | undefined => {
  if (text.length > longestText) return undefined;
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
  const [, rest, step, unit] = (body === given ? undefined : toStep.exec(body)) ?? [];
  return rest === undefined ? undefined : nearestOf(rest, step, unit);
};

const roundedTo = (
  value: Decimal,
  exact: Ratio,
  rounding: Rounding,
): { readonly value: number; readonly text: string } => {
  if (rounding.kind === 'nearest') {
    const multiple = roundTo(exact, exactly(rounding.step));
    const number = toNumber(multiple);
    return { value: number, text: String(number) };
  }
  const short = rounding.kind === 'figures' ? roundToFigures(value, rounding.count) : roundAt(value, -rounding.count);
  const size = figuresOf(short).length + short.exponent;
  const text = Math.abs(size) > 15 && short.digits !== 0n ? writeScientific(short) : writeOut(short);
  return { value: Number(writeScientific(short)), text };
};

/** Rounds an answer in one unit or none; undefined for any other. */
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
  const { value, text } = roundedTo(decimalOf(result), exactly(result), rounding);
  const number = text.replace('.', decimalSign(tag));
  return {
    kind: 'calculation',
    result: value,
    ...(unit ? { unit: unit.id } : {}),
    results: unit ? [{ value, unit: unit.id }] : [],
    ...(answer.uncertainty === undefined ? {} : { uncertainty: answer.uncertainty }),
    text: `${asked} ${value === result ? '=' : '≈'} ${number}${unit ? ` ${symbolOf(unit)}` : ''}`,
  };
};
