import { unitIndex } from '../conversion/catalogue.ts';
import { kindOf, siFactorOf } from '../definition/definition.ts';
import { symbolOf } from '../definition/symbol.ts';
import { dimensionless, multiplyDimensions, readDimension, sameDimension } from '../model/dimension.ts';
import type { Unit } from '../model/unit.ts';
import { catalogue } from '../text/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { numberWord } from '../text/numbers/number-words.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { readText } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { readAmount } from '../text/units/amount.ts';
import { readTarget } from '../text/units/target.ts';
import { areDependent, isQuantity, unitOf } from './beside.ts';

/** A word problem that is a conversion or a chain of factors. */
export interface Problem {
  /** The conversion. Undefined for a chain. */
  readonly parsed: Parsed | undefined;
  /** The ways to write the problem as one question. A chain has one that answers. */
  readonly questions: readonly string[];
  /** The symbol of the target unit. */
  readonly unit: string;
  /** The ignored words. */
  readonly aside: string;
}

/** Limits above the length of a problem, so that the work for any text is limited. */
const longestText = 400;
const mostWords = 9;
const mostMeasures = 4;

/** Matches a sentence that asks: `Convert to mg`, `Express in kBq`, `What is the charge in coulombs?`. */
const asking =
  /^(convert|express|change|give|calculate|compute|find|determine|what(?:\s+is|'s|\s+are)?|how\s+(?:much|many))\b/;
const converting = /^(?:convert|express|change)\b/;

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

/** A measure in a text, and its range. */
interface Found {
  readonly amount: Span;
  readonly from: number;
  readonly to: number;
  /** Shorter readings of the measure: `500 cm⁴` of `500 cm⁴ second moment`. */
  readonly shorter: readonly Span[];
}

const withoutStop = (text: Span): Span => span(text, 0, text.plain.replace(/[\s.,;:?!]+$/, '').length);

/** Returns the readable starts of a text, in whole words, the longest first. */
const starts = (text: Span, isRead: (part: Span) => boolean): readonly Span[] =>
  Array.from(text.plain.replace(/\|.*/, '').matchAll(/\S(?=[\s,;?!]|\.(?:\s|$)|$)/g), ({ index }) => index + 1)
    .slice(0, mostWords)
    .reverse()
    .map((end) => withoutStop(span(text, 0, end)))
    .filter((part) => part.text !== '' && !/\s(?:at|in|a|as|to|are)$/.test(part.plain) && isRead(part));

const longest = (text: Span, isRead: (part: Span) => boolean): Span | undefined => starts(text, isRead)[0];

/** Returns the measures of a text. Undefined if a number has no unit, or if there are too many measures. */
const measuresIn = (text: Span, style: NumberStyle | undefined): readonly Found[] | undefined => {
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
  for (const match of text.plain.matchAll(number)) {
    if (match.index < past) continue;
    const from = match.index + match[0].length - (/[-−]\d$/.test(match[0]) ? 2 : 1);
    const [amount, ...shorter] = starts(span(text, from), isMeasure);
    if (!amount || found.length === mostMeasures) return undefined;
    past = from + amount.text.length;
    found.push({ amount, from, to: past, shorter });
  }
  return found;
};

/** The relative tolerance of a factor in the text. */
const nearness = 0.01;
const equation = /^(1\s*[^\s=≈\d][^=≈]*?)\s*[=≈]\s*([\d.]+(?:e[-+]?\d+)?)\s*([^\d\s].*)$/i;

/** Matches a formula of names without numbers, such as a product or a quotient: `q = VQ/I`, `E = hc/λ`. */
const formula = /^[^=≈\d½√π^+(){}]*[=≈][^=≈\d½√π^+(){}²³⁴-]*$/;
/** Matches the name of a value: `MW = 180 g/mol`. */
const named = /^[^=≈]*[=≈]\s*(?=[-\d])/;

/**
 * Returns the relevant part of a remark in parentheses: nothing for words and for a correct factor, or the value that
 * it states. Undefined for other remarks.
 */
const matterOf = (text: string, source: Span, style: NumberStyle | undefined): string | undefined => {
  const parts = text
    .split(/,\s+/)
    .filter((part) => /[\d=≈]/.test(part) && !formula.test(part) && !reciprocal.test(part));
  if (parts.length === 0) return '';
  const [part, more] = parts as [string, string?];
  if (more !== undefined) return undefined;
  const [, one, size, unit] = equation.exec(part.trim()) ?? [];
  if (one === undefined) return named.test(part) ? part.replace(named, ' | ') : undefined;
  const parsed = readText(makeSource(`${one} to ${unit!}`, source.lexicon), style, 'text');
  const ours = parsed instanceof Diagnostic ? undefined : parsed.answer?.[0]?.value;
  return ours !== undefined && Math.abs(Number(size) / ours - 1) <= nearness ? '' : undefined;
};

const reciprocal = /^[^=≈]*=\s*1\s*\/\s*\p{L}+$/u;

/** Matches a remark: parentheses after a space, which are not part of a unit. */
const remark = /(?<=\s)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/** Matches the same particles on both sides: `1e8 photons per cm²` in `photons per m²`. */
const particles = /(\d\s*)(\p{L}{4,})(?=\s+per\s|\/\()/u;

/** Returns the text without redundant remarks, and the values from parentheses. Undefined if a remark is unknown. */
const withoutRemarks = (source: Span, style: NumberStyle | undefined): { text: Span; values: string } | undefined => {
  let values = '';
  let isUnclear = false;
  const rest = source.plain.replace(remark, (_, inner: string) => {
    const matter = matterOf(inner, source, style);
    isUnclear ||= matter === undefined;
    values += matter ?? '';
    return '';
  });
  if (isUnclear) return undefined;
  const noun = particles.exec(rest)?.[2];
  const isCounted = noun !== undefined && rest.split(noun).length === 3;
  const text = isCounted
    ? rest.replaceAll(new RegExp(`${noun}\\s*(?:per\\s+|/)(\\S+?)(?=\\.?(?:\\s|$))`, 'g'), '1/$1')
    : rest;
  const plainText = text
    .replace(/\bthis\s+(?:quarter|half)\b(?!-)/g, '')
    .replace(/\ban?\s+percentage\b/g, 'percent')
    .replace(/\s+(?=[.?!]|$)/g, '');
  return { text: makeSource(plainText, source.lexicon), values };
};

/** Matches the end of a sentence, and the comma before its question. */
const sentenceEnd =
  /[.?!]\s+(?=\p{L}|\()|:\s+(?=[\p{Lu}\p{Script=Greek}(])|,\s+(?=(?:find|calculate|compute|determine|what|how)\b)/gu;

/** Returns the sentences of a text. */
const sentencesOf = (text: Span): readonly Span[] => {
  const begins = [0, ...Array.from(text.plain.matchAll(sentenceEnd), ({ index, 0: gap }) => index + gap.length)];
  return begins.map((start, at) => withoutStop(span(text, start, begins[at + 1] ?? text.text.length)));
};

/** The target unit, and the words around it. */
interface Request {
  readonly target: Span;
  readonly beside: string;
  /** The text of the measure, if it is in the same sentence. */
  readonly fact: string;
  readonly isConversion: boolean;
}

/** Matches a name before its value: `CL = 8 L/h`. */
const assigned = /([\p{L}_₀-₉.]+)\s*=\s*(?=[-\d])/gu;
/** Replaces the name of a value. A symbol means nothing and could look like a unit; a word may name the quantity. */
const nameOf = (_: string, name: string): string => (name.length > 3 && !name.includes('_') ? ` ${name} ` : ' | ');

/** Matches the word before the target unit. */
const leads = /(?:^|\s)(?:to|in|into|as)\s+(?=\S)/g;

const requestIn = (sentence: Span, isQuestion: boolean): Request | undefined => {
  const { lower } = sentence;
  if (!asking.test(lower) && !isQuestion) return undefined;
  const isConversion = converting.test(lower);
  const many = /^how\s+many\s+|(?<=\s)how\s+many\s+/.exec(lower);
  if (many) {
    const rest = span(sentence, many.index + many[0].length);
    const target = longest(rest, isTarget);
    return (
      target && {
        target,
        beside: rest.text.slice(target.text.length),
        fact: sentence.text.slice(0, many.index),
        isConversion,
      }
    );
  }
  for (const match of [...lower.matchAll(leads)].reverse()) {
    const rest = span(sentence, match.index + match[0].length);
    const target = longest(span(rest, /^an?\s+(?=percent)/.exec(rest.lower)?.[0].length ?? 0), isTarget);
    if (!target) continue;
    const verb = asking.exec(lower)?.[0].length ?? 0;
    const fact = sentence.text.slice(verb, Math.max(verb, match.index));
    return { target, beside: rest.text.slice(target.offset - rest.offset + target.text.length), fact, isConversion };
  }
  const verb = asking.exec(lower)?.[0].length ?? 0;
  const target = longest(span(sentence, verb), isTarget);
  const behind = target && sentence.text.slice(target.offset - sentence.offset + target.text.length);
  return target && { target, beside: behind!, fact: '', isConversion };
};

const isTarget = (part: Span): boolean => {
  const read = /\d\s|\d$/.test(part.plain.replace(/[a-z°]\^?-?\d/gi, '')) ? undefined : readTarget(part);
  return read !== undefined && !(read instanceof Diagnostic) && read.ingredient === undefined;
};

/** Returns true if these words do not affect the problem. */
const areBeside = (text: string, ids: readonly string[]): boolean => {
  const units = ids.map((id) => catalogue.findUnit(id));
  const words = wordsOf(text).filter((word) => !small.has(word));
  if (words.length > 0 && (areDependent(units) || units.some((unit) => kindOf(unit) === 'logarithmic'))) return false;
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
const withoutCondition = (fact: Span, found: readonly Found[]): readonly Found[] => {
  if (found.length !== 2) return found;
  const [first, second] = found as [Found, Found];
  const isTemperature = /^-?[\d.,]+\s*(?:°\s?[CF]|K|degrees\b.*|celsius)$/i.test(second.amount.plain);
  return isTemperature && condition.test(fact.lower.slice(0, second.from)) ? [first] : found;
};

const besideMeasures = (fact: Span, found: readonly Found[]): string => {
  let text = '';
  let past = 0;
  for (const { from, to } of found) {
    text += `${fact.text.slice(past, from).replace(/[~≈]\s*$/, '')} `;
    past = to;
  }
  return text + fact.text.slice(past);
};

const spellingOf = (amount: Span): string => amount.plain.replace(/^[-\d.,\se+]*\d\s*/, '');

/** Returns true if a measure is per unit of another: 5 mg/kg and 70 kg. */
const isPer = (amount: string, other: string): boolean =>
  amount
    .split(/\/|\bper\b/)
    .slice(1)
    .some((unit) => unit.trim() === spellingOf(makeSource(other)));

/**
 * Returns the chains with each measure once, as a factor or a divisor, that have the dimension of the target. A rate is
 * on the same side as the measure that it is per.
 */
const chainsOf = (
  amounts: readonly string[],
  units: readonly Unit[],
  target: string,
  wanted: Unit,
): readonly string[] =>
  Array.from(
    { length: 2 ** amounts.length - 1 },
    (_, signs) =>
      (at: number): boolean =>
        ((signs >> at) & 1) === 1,
  )
    .filter((isBelow) =>
      amounts.every((a, at) => amounts.every((b, to) => !isPer(a, b) || isBelow(at) === isBelow(to))),
    )
    .filter((isBelow) => {
      const dimension = units.reduce(
        (product, unit, at) => multiplyDimensions(product, siFactorOf(unit).dimension, isBelow(at) ? -1 : 1),
        dimensionless,
      );
      return sameDimension(dimension, siFactorOf(wanted).dimension);
    })
    .map((isBelow) => {
      const [above, below] = [false, true].map((side) =>
        amounts.filter((_, at) => isBelow(at) === side).map((one) => `(${one})`),
      );
      return `${above!.length === 0 ? '1' : above!.join(' * ')}${below!.map((one) => ` / ${one}`).join('')} in ${target}`;
    });

/** Pairs of quantities whose product or quotient is another quantity by definition. */
const laws = new Set([
  'electric-current voltage',
  'power time',
  'electric-current time',
  'power voltage',
  'electric-charge voltage',
  'luminous-flux power',
]);

const unitOfAmount = (amount: Span, style: NumberStyle | undefined): Unit | undefined => {
  const parsed = readText(amount, style, 'text');
  return parsed instanceof Diagnostic
    ? catalogue.meaningsOf(spellingOf(amount)).units[0]
    : catalogue.findUnit(parsed.unit);
};

/** Returns true if measures are factors of a chain: one of them is a rate, or a law connects the two. */
const areFactors = (fact: Span, found: readonly Found[], isRate: boolean, style: NumberStyle | undefined): boolean => {
  const ids = found.map(({ amount }) => unitOfAmount(amount, style)?.quantity?.id ?? '');
  if (found.some(({ amount }) => /\/|\bper\b/.test(amount.plain))) return true;
  if (found.length !== 2) return false;
  if (laws.has([...ids].sort().join(' '))) return true;
  // 50 mg over 24 hours; with a rate as the target, also 10 km in 50 min
  const leading = isRate ? /\b(?:over|for|during|in|every)\s+$/ : /\b(?:over|for|during)\s+$/;
  return ids[1] === 'time' && leading.test(fact.lower.slice(0, found[1]!.from));
};

/** Matches words for the inverse of a frequency or a wavelength. */
const inverse = /\b(?:period|frequency|wavenumber)\b/;

const shown = (text: string): string => {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;|]+|[\s,.:;|]+$/g, '')
    .replaceAll(' | ', ', ');
  return words.length > 60 ? `${words.slice(0, 60).trimEnd()}…` : words;
};

/**
 * Reads a word problem that is a conversion, `A bolt needs 80 ft·lbf of torque. Express in N·m.`, or a chain of factors
 * with every number once, `A battery supplies 2 A for 3 hours. What is the charge in coulombs?`. Undefined for other
 * texts, and if a word may change the question.
 */
export const readProblem = (source: Span, style: NumberStyle | undefined): Problem | undefined => {
  if (source.text.length > longestText || source.lexicon?.vocabulary || !/\d/.test(source.plain)) return undefined;
  const rest = withoutRemarks(source, style);
  if (!rest) return undefined;
  const { text, values } = rest;
  const sentences = sentencesOf(text).filter(({ plain }) => !formula.test(plain));
  const isFormula = sentences.length < sentencesOf(text).length || values !== '';
  const last = sentences.at(-1)!;
  const request = requestIn(last, text.plain.trimEnd().endsWith('?'));
  if (!request || sentences.slice(0, -1).some((one) => asking.test(one.lower))) return undefined;
  const facts =
    [...sentences.slice(0, -1).map((one) => one.text), request.fact]
      .join(' | ')
      .replace(assigned, nameOf)
      .replaceAll(/,\s/g, ' | ') + values;
  const fact = makeSource(facts, source.lexicon);
  const all = measuresIn(fact, style);
  if (!all) return undefined;
  const found = withoutCondition(fact, all);
  const { target } = request;
  const [wanted] = catalogue.meaningsOf(target.plain).units;
  const unit = wanted && symbolOf(wanted);
  const behindOf = (one: Found): string => fact.plain.slice(one.to);
  if (isOtherUnit(target.plain, request.beside, text)) return undefined;
  if (found.length === 1) {
    const [{ amount: whole, from, shorter }] = found as [Found];
    for (const amount of [whole, ...shorter]) {
      const one = { amount, from, to: from + amount.text.length, shorter: [] };
      const parsed = readText(makeSource(`${amount.text} to ${target.text}`, source.lexicon), style, 'text');
      if (
        parsed instanceof Diagnostic ||
        parsed.to.length === 0 ||
        isOtherUnit(spellingOf(amount), behindOf(one), text)
      )
        continue;
      const beside = `${besideMeasures(fact, all.length > 1 ? [one, ...all.slice(1)] : [one])} ${request.beside}`;
      if (!areBeside(beside, [parsed.unit, ...parsed.to])) return undefined;
      return { parsed, questions: [], unit: symbolOf(catalogue.findUnit(parsed.to[0]!)), aside: shown(beside) };
    }
  }
  const beside = `${besideMeasures(fact, all)} ${request.beside}`;
  if (found.length === 1 && unit !== undefined && inverse.test(source.lower))
    return {
      parsed: undefined,
      questions: [`1 / (${found[0]!.amount.text}) in ${target.text}`],
      unit,
      aside: shown(beside),
    };
  if (found.some((one) => isOtherUnit(spellingOf(one.amount), behindOf(one), text))) return undefined;
  if (
    found.length < 2 ||
    all.length > found.length ||
    !(isFormula || areFactors(fact, found, /\/|\bper\b/.test(target.plain), style))
  )
    return undefined;
  const words = wordsOf(beside);
  if (words.some((word) => misleading.test(word) || /\d/.test(word)) || /[=≈<>+*×÷^%]|\s[-−–]\s/.test(beside))
    return undefined;
  const units = found.map(({ amount }) => unitOfAmount(amount, style));
  if (wanted === undefined || !units.every((one) => one !== undefined)) return undefined;
  const amounts = found.map(({ amount }) => amount.text);
  const questions = chainsOf(amounts, units, target.text, wanted);
  return unit === undefined ? undefined : { parsed: undefined, questions, unit, aside: shown(beside) };
};
