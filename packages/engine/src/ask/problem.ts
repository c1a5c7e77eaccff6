import { matchesOf } from '../model/matches.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { kindOf, siFactorOf, isCurved } from '../definition/definition.ts';
import { firstResult } from '../model/first-result.ts';
import { readDimension, sameDimension } from '../model/dimension.ts';
import type { Unit } from '../model/unit.ts';
import { catalogue } from '../text/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { numberWord } from '../text/numbers/number-words.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { readFrame } from '../text/question/parse.ts';
import type { Frame } from '../text/question/question.ts';
import { makeSource, span, without, type Span } from '../text/span.ts';
import { areDependent, isQuantity, unitOf } from './beside.ts';
import { areAside, convertBeside, partsOf, type Conversion, type InContext } from './context.ts';
import { withoutStop } from './longest.ts';

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

/** Matches the name of a solution or a substance: D5W, H2O. */
const code = /^\p{Lu}\p{L}?\d\p{L}{0,2}$/u;
const wordsOf = (text: string): string[] =>
  (text.match(/[^\s,:;()|.?!]+/g) ?? []).map((word) => (code.test(word) ? 'code' : word.toLowerCase()));

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

/** Matches what means nothing next to a measure or a target, also the temperature of the measurement. */
const idleWords =
  /\bthis\s+(?:quarter|half)\b(?!-)|\ba\s+(?=percentage\b)|(?<=\bpercent)age\b|[~≈]\s*(?=\d)|(?<=\d.*)\s+at\s+-?[\d.,]+\s*(?:°\s?[CF]|K|degrees|celsius)(?=[\s.?!]|$)|\s+(?=[.?!]|$)/gi;

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

/** Returns the places of the sentences of a text. */
const sentencesOf = (text: Span): readonly (readonly [from: number, end: number])[] => {
  const begins = [0, ...matchesOf(sentenceEnd, text.plain).map(({ index, 0: gap }) => index + gap.length)];
  return begins.map((from, at) => [from, begins[at + 1] ?? text.plain.length]);
};

const withoutFormulas = (text: Span): Span =>
  without(
    text,
    sentencesOf(text).filter(([from, end]) => formula.test(withoutStop(span(text, from, end)).plain)),
  );

/** Matches the word before the target unit. */
const leads = /(?:^|\s)(?:to|in|into|as)\s+(?=\S)/g;
const howMany = /(?:^|\s)how\s+many\s+/g;

/** Returns the likely frames of a text whose last sentence asks. There are none if another sentence asks too. */
const framesOf = (text: Span): readonly Frame[] => {
  const sentences = sentencesOf(text);
  const [start] = sentences.at(-1)!;
  const last = text.lower.slice(start);
  const verb = asking.exec(last)?.[0].length;
  const asksTwice = sentences.slice(0, -1).some(([from, end]) => asking.test(text.lower.slice(from, end)));
  if ((verb === undefined && !last.trimEnd().endsWith('?')) || asksTwice) return [];
  const [many] = matchesOf(howMany, last);
  const found = many ? [many] : [...matchesOf(leads, last)].reverse();
  const places = found.map(({ index, 0: word }) => ({ end: index, at: index + word.length }));
  return [...places, ...(many ? [] : [{ end: 0, at: verb ?? 0 }])].map(({ end, at }) => {
    const isFact = last.slice(verb, end).trim() !== '';
    const amount = span(text, isFact && start === 0 ? (verb ?? 0) : 0, isFact ? start + end : start);
    return { amount: withoutStop(amount), target: span(text, start + at), isIn: false };
  });
};

/** Matches a name before its value: `CL = 8 L/h`. A symbol means nothing and could look like a unit; a word may name the quantity. */
const assigned = /(?:[\p{L}₀-₉.]{1,3}|(?=\S*_)[\p{L}_₀-₉.]+)\s*=$|=$/u;

const follower = /^(?:of\s+)?([\p{L}-]+)/u;

/** Returns true if the word after a unit changes it: bar gauge, meters of water. */
const isOtherUnit = (spelling: string, after: string, source: Span): boolean => {
  const word = follower.exec(after.toLowerCase())?.[1];
  const other = word === undefined || small.has(word) ? undefined : unitOf(word, spelling, source);
  if (other === undefined) return false;
  const [unit, changed] = [spelling, other].map((name) => catalogue.meaningsOf(name).units[0]);
  // After cm⁴, "second" in second moment is not the unit
  return !unit || !changed || sameDimension(siFactorOf(unit).dimension, siFactorOf(changed).dimension);
};

/** Returns true if the words of a place do not affect a problem. */
const areBeside = ({ plain, offset }: Span, { units, spellings }: Conversion, source: Span): boolean => {
  if (offset > source.offset && spellings.some((spelling) => isOtherUnit(spelling, plain, source))) return false;
  const words = wordsOf(plain.replace(assigned, '')).filter((word) => !small.has(word));
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

/**
 * Reads a word problem that is a conversion: `A bolt needs 80 ft·lbf of torque. Express in N·m.` Undefined for other texts, and if a word
 * may change the question.
 */
export const readProblem = (source: Span, style: NumberStyle | undefined): InContext | undefined => {
  if (source.text.length > longestText || source.lexicon?.vocabulary || !/\d/.test(source.plain)) return undefined;
  const told = withoutRemarks(source, style);
  const text = told && withoutFormulas(told);
  if (!text || text.text === '') return undefined;
  const ways = firstResult(framesOf(text), (frame) => {
    const found = partsOf(frame, style);
    return found.length > 0 ? found : undefined;
  });
  // In one sentence the words beside a conversion are those that it may have anywhere
  const isBeside = sentencesOf(source).length > 1 ? areBeside : areAside;
  return firstResult(ways ?? [], (parts) => {
    const read = convertBeside(parts, text, style, isBeside);
    return read instanceof Diagnostic ? undefined : read;
  });
};
