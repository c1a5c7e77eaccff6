import { matchesOf } from '../model/matches.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { kindOf, siFactorOf } from '../definition/definition.ts';
import { readDimension, sameDimension } from '../model/dimension.ts';
import { isCurved, type Unit } from '../model/unit.ts';
import { catalogue } from '../text/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { numberWord } from '../text/numbers/number-words.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { readFrame, readText } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import { makeSource, span, without, type Span } from '../text/span.ts';
import { readAmount } from '../text/units/amount.ts';
import { areDependent, isQuantity, unitOf } from './beside.ts';
import { longestTarget, startsOf, withoutStop } from './longest.ts';

/** A word problem that is a conversion. */
export interface Problem {
  readonly parsed: Parsed;
  /** The ignored words. */
  readonly aside: string;
}

/** Limits above the length of a problem, so that the work for any text is limited. */
const longestText = 400;

/** Matches a sentence that asks: `Convert to mg`, `Express in kBq`, `What is the charge in coulombs?`. */
const asking =
  /^(convert|express|change|give|calculate|compute|find|determine|what(?:\s+is|'s|\s+are)?|how\s+(?:much|many))\b/;

/** Matches words that change a number or its meaning, so that a conversion alone is not an answer. */
export const misleading = new RegExp(
  `^(?:${[
    numberWord,
    'without|within|not?|none|never|except|unless|assum\\w*|directly|equate|treat|as|if|against|than|between',
    'same|altogether|combined|dbl|each|every|per|times|twice|double\\w*|triple\\w*|halves|half|thirds?|quarters?|dozens?|pairs?|percent\\w*|percentage',
    'minus|negative|plus|less|more|fewer|below|above|under|beyond|up|down|left|remain\\w*|extra',
    '(?:differ|chang|ris|rose|rais|drop|fall|fell|increas|decreas|reduc|gain|los[st]|grow|shr[iau]nk|delta|toleranc|uncertain|error)\\w*',
    '(?:accelerat(?:e|es|ed|ing)|decelerat|brak|stop|slow|reach|gradual|uniform|efficien|discount|tax|divid|multipl|add|sum|rest|initial|final)\\w*',
    'squared?|cubed?|cubic|inverse|reciprocal|root|log|radius|radii|diagonal|circumference|perimeter|sides?|edges?|factor|ratio',
    'absolute|gauge|imperial|troy|old|dry|liquid|effective|nautical',
  ].join('|')})$`,
);

/** Words that join names and mean nothing alone. */
const small = new Set('a an the of on at in for to is are was were it its this that be by and'.split(' '));

const number = /(?<![\p{L}\p{N}.,^_-])[~≈]?(?:\s*|(?<=\s)[-−])\d/gu;
/** Matches the name of a solution or a substance: D5W, H2O. */
const code = /^\p{Lu}\p{L}?\d\p{L}{0,2}$/u;
const wordsOf = (text: string): string[] =>
  (text.match(/[^\s,:;()|]+/g) ?? []).map((word) => (code.test(word) ? 'code' : word.toLowerCase()));

/** Matches a word, or a formula of a substance with subscripts: CO₂. */
const label = /^[\p{L}~][\p{L}\p{M}'’~₀-₉⁺⁻²³-]*$/u;
/** Matches a nuclide: Cs-137. */
const nuclide = /^\p{L}{1,2}-\d+m?$/u;

/**
 * Returns true if a word names a quantity of a unit's dimension. Torque next to joules decides the quantity; mass next
 * to them decides nothing.
 */
const isOfDimension = (word: string, unit: Unit): boolean => {
  const quantity = unitIndex.quantities.find(({ id }) => id === word);
  return quantity !== undefined && sameDimension(readDimension(quantity.dimension), siFactorOf(unit).dimension);
};

/** A measure in a sentence, and its range. */
interface Found {
  readonly amount: Span;
  readonly sentence: Span;
  readonly from: number;
  readonly to: number;
  /** Shorter readings of the measure: `500 cm⁴` of `500 cm⁴ second moment`. */
  readonly shorter: readonly Span[];
}

/** Returns the measures of a sentence. Undefined if a number has no unit. */
const measuresIn = (sentence: Span, style: NumberStyle | undefined): readonly Found[] | undefined => {
  const isMeasure = (part: Span): boolean => {
    const read = readAmount(part, style);
    const isOne =
      !(read instanceof Diagnostic) &&
      read.ingredient === undefined &&
      read.terms.every(({ unit }) => unit !== undefined);
    return isOne && (read.terms.length === 1 || !(readText(part, style, 'text') instanceof Diagnostic));
  };
  const found: Found[] = [];
  let past = 0;
  for (const match of matchesOf(number, sentence.plain)) {
    if (match.index < past) continue;
    const from = match.index + match[0].length - (/[-−]\d$/.test(match[0]) ? 2 : 1);
    const [amount, ...shorter] = startsOf(span(sentence, from), isMeasure);
    if (!amount) return undefined;
    past = from + amount.text.length;
    found.push({ amount, sentence, from, to: past, shorter });
  }
  return found;
};

/** The relative tolerance of a factor in the text. */
const nearness = 0.01;
const equation = /^(1\s*[^\s=≈\d][^=≈]*?)\s*[=≈]\s*([\d.]+(?:e[-+]?\d+)?)\s*([^\d\s].*)$/i;

/** Matches a formula of names without numbers, such as a product or a quotient: `q = VQ/I`, `E = hc/λ`. */
export const formula = /^[^=≈\d½√π^+(){}]*[=≈][^=≈\d½√π^+(){}²³⁴-]*$/;

const reciprocal = /^[^=≈]*=\s*1\s*\/\s*\p{L}+$/u;

/** Returns true for a remark in parentheses without consequences: words, or a correct factor. */
const isIdle = (text: Span, style: NumberStyle | undefined): boolean =>
  text.text
    .split(/,\s+/)
    .filter((part) => /[\d=≈]/.test(part) && !formula.test(part) && !reciprocal.test(part))
    .every((part) => isCorrectFactor(part, text, style));

/** Returns true if `1 ft·lbf = 1.356 N·m` holds. */
const isCorrectFactor = (part: string, { lexicon }: Span, style: NumberStyle | undefined): boolean => {
  const [, one, size, unit] = equation.exec(part.trim()) ?? [];
  if (one === undefined) return false;
  const frame = { amount: makeSource(one, lexicon), target: makeSource(unit!, lexicon), isIn: false };
  const parsed = readFrame(frame, style);
  const ours = parsed instanceof Diagnostic ? undefined : parsed.answer?.[0]?.value;
  return ours !== undefined && Math.abs(Number(size) / ours - 1) <= nearness;
};

/** Matches a remark: parentheses after a space, which are not part of a unit. */
const remark = /(?<=\s)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/** Matches the same particles on both sides: `1e8 photons per cm²` in `photons per m²`. */
const particles = /(\d\s*)(\p{L}{4,})(?=\s+per\s|\/\()/u;

/** Matches words that mean nothing next to a measure or a target. */
const idleWords = /\bthis\s+(?:quarter|half)\b(?!-)|\ba\s+(?=percentage\b)|\s+(?=[.?!]|$)/g;

const rangesOf = (text: string, pattern: RegExp): readonly (readonly [number, number])[] =>
  matchesOf(pattern, text).map(({ index, 0: found }) => [index, index + found.length] as const);

/** Returns the text without remarks and idle words. Undefined if a remark has a value. */
const withoutRemarks = (source: Span, style: NumberStyle | undefined): Span | undefined => {
  const remarks = rangesOf(source.plain, remark);
  if (!remarks.every(([from, end]) => isIdle(span(source, from + 1, end - 1), style))) return undefined;
  const rest = without(source, remarks);
  const noun = particles.exec(rest.plain)?.[2];
  const isCounted = noun !== undefined && rest.plain.split(noun).length === 3;
  const text = isCounted ? without(rest, rangesOf(rest.plain, new RegExp(noun, 'g'))) : rest;
  return without(text, rangesOf(text.plain, idleWords));
};

/** Matches the end of a sentence, and the comma before its question. */
const sentenceEnd =
  /[.?!]\s+(?=\p{L}|\()|:\s+(?=[\p{Lu}\p{Script=Greek}(])|,\s+(?=(?:find|calculate|compute|determine|what|how)\b)/gu;

/** Returns the sentences of a text. */
const sentencesOf = (text: Span): readonly Span[] => {
  const begins = [0, ...matchesOf(sentenceEnd, text.plain).map(({ index, 0: gap }) => index + gap.length)];
  return begins
    .map((start, at) => withoutStop(span(text, start, begins[at + 1] ?? text.text.length)))
    .filter(({ plain }) => !formula.test(plain));
};

/** The target unit, and the words around it. */
interface Request {
  readonly target: Span;
  readonly beside: string;
  /** The text of the measure, if it is in the same sentence. */
  readonly fact: Span;
}

/** Matches a name before its value: `CL = 8 L/h`. */
const assigned = /([\p{L}_₀-₉.]+)\s*=\s*#/gu;

/** Matches the word before the target unit. */
const leads = /(?:^|\s)(?:to|in|into|as)\s+(?=\S)/g;

const requestIn = (sentence: Span, isQuestion: boolean): Request | undefined => {
  const { lower } = sentence;
  const verb = asking.exec(lower)?.[0].length;
  if (verb === undefined && !isQuestion) return undefined;
  const requestAt = (at: number, fact: Span): Request | undefined => {
    const rest = span(sentence, at);
    const target = longestTarget(rest);
    const end = target ? target.offset - rest.offset + target.text.length : 0;
    return target && { target, beside: rest.text.slice(end).replace(/^age\b/, ''), fact };
  };
  const many = /(?:^|\s)how\s+many\s+/.exec(lower);
  if (many) return requestAt(many.index + many[0].length, span(sentence, 0, many.index));
  const start = verb ?? 0;
  for (const { index, 0: word } of [...matchesOf(leads, lower)].reverse()) {
    const request = requestAt(index + word.length, span(sentence, start, Math.max(start, index)));
    if (request) return request;
  }
  return requestAt(start, span(sentence, 0, 0));
};

/** Returns true if these words do not affect the problem. */
const areBeside = (text: string, ids: readonly string[]): boolean => {
  const units = ids.map((id) => catalogue.findUnit(id));
  const words = wordsOf(text).filter((word) => !small.has(word));
  if (words.length > 0 && (areDependent(units, words) || units.some((unit) => isCurved(kindOf(unit))))) return false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (misleading.test(word) || !(label.test(word) || nuclide.test(word))) return false;
    // Take the longest name of a quantity: specific heat capacity is not heat
    const names = [3, 2, 1].map((count) => words.slice(at, at + count).join('-'));
    const name = names.find((one) => isQuantity(one, units[0]!) !== undefined);
    if (name === undefined) continue;
    if (units.some((unit) => isQuantity(name, unit) === false && isOfDimension(name, unit))) return false;
    at += 2 - names.indexOf(name);
  }
  return true;
};

const follower = /^\s+(?:of\s+)?([\p{L}-]+)/u;

/** Returns true if the word after a unit changes it: bar gauge, meters of water. */
const isOtherUnit = (spelling: string, behind: string, source: Span): boolean => {
  const word = follower.exec(behind.toLowerCase())?.[1];
  const other = word === undefined || small.has(word) ? undefined : unitOf(word, spelling, source);
  if (other === undefined) return false;
  const [unit, changed] = [spelling, other].map((name) => catalogue.meaningsOf(name).units[0]);
  // After cm⁴, "second" in second moment is not the unit
  return !unit || !changed || sameDimension(siFactorOf(unit).dimension, siFactorOf(changed).dimension);
};

const condition = /\bat\s+$/;

/** Returns the measures without the temperature of the measurement. */
const withoutCondition = (found: readonly Found[]): readonly Found[] => {
  if (found.length !== 2) return found;
  const [first, { amount, sentence, from }] = found as [Found, Found];
  const isTemperature = /^-?[\d.,]+\s*(?:°\s?[CF]|K|degrees\b.*|celsius)$/i.test(amount.plain);
  return isTemperature && condition.test(sentence.lower.slice(0, from)) ? [first] : found;
};

/** Returns the words of sentences without their measures. */
const besideMeasures = (sentences: readonly Span[], found: readonly Found[]): string =>
  sentences
    .map((sentence) => {
      let text = '';
      let past = 0;
      for (const { from, to } of found.filter((one) => one.sentence === sentence)) {
        text += `${sentence.text.slice(past, from).replace(/[~≈]\s*$/, '')}# `;
        past = to;
      }
      return text + sentence.text.slice(past);
    })
    .join(', ')
    // A symbol means nothing and could look like a unit; a word may name the quantity
    .replace(assigned, (_, name: string) => (name.length > 3 && !name.includes('_') ? ` ${name} ` : ' '))
    .replaceAll('#', ' ');

const spellingOf = (amount: Span): string => amount.plain.replace(/^[-\d.,\se+]*\d\s*/, '');

const shown = (text: string): string => {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;|]+|[\s,.:;|]+$/g, '')
    .replace(/(?:\s*,)+\s*/g, ', ');
  return words.length > 60 ? `${words.slice(0, 60).trimEnd()}…` : words;
};

/**
 * Reads a word problem that is a conversion: `A bolt needs 80 ft·lbf of torque. Express in N·m.` Undefined for other texts, and if a word
 * may change the question.
 */
export const readProblem = (source: Span, style: NumberStyle | undefined): Problem | undefined => {
  if (source.text.length > longestText || source.lexicon?.vocabulary || !/\d/.test(source.plain)) return undefined;
  const text = withoutRemarks(source, style);
  const sentences = text ? sentencesOf(text) : [];
  const last = sentences.at(-1);
  const request = last && requestIn(last, text!.plain.trimEnd().endsWith('?'));
  if (!request || sentences.slice(0, -1).some((one) => asking.test(one.lower))) return undefined;
  const { target } = request;
  if (isOtherUnit(target.plain, request.beside, text!)) return undefined;
  const facts = [...sentences.slice(0, -1), request.fact];
  const measures = facts.map((fact) => measuresIn(fact, style));
  if (!measures.every((some) => some !== undefined)) return undefined;
  const all = measures.flat();
  const [only, another] = withoutCondition(all);
  if (!only || another) return undefined;
  for (const amount of [only.amount, ...only.shorter]) {
    const parsed = readFrame({ amount, target, isIn: false }, style);
    if (parsed instanceof Diagnostic) continue;
    const one = { ...only, amount, to: only.from + amount.text.length };
    if (isOtherUnit(spellingOf(amount), one.sentence.plain.slice(one.to), text!)) continue;
    const beside = `${besideMeasures(facts, [one, ...all.slice(1)])} ${request.beside}`;
    return areBeside(beside, [parsed.unit, ...parsed.to]) ? { parsed, aside: shown(beside) } : undefined;
  }
  return undefined;
};
