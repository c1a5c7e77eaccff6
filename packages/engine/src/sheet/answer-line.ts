import { matchesOf } from '../model/matches.ts';
import type { Ask, QuickAsk } from '../ask/ask.ts';
import type { Answer } from '../ask/answer.ts';
import {
  assumedIn,
  fractionOf,
  readCalculation,
  readInTarget,
  readRounded,
  showResult,
  type Calculated,
} from '../ask/calculation.ts';
import { changing, fillers, isBeside, isMistyped } from '../ask/context.ts';
import { exactText } from '../ask/exactness.ts';
import { hasFewDigits, isWholeIn, keptDigits } from '../text/format/whole.ts';
import { mayBeNoUnit } from '../ask/letters-beside-signs.ts';
import { isNumberWord } from '../ask/own-beside.ts';
import { looksLikeSum, mayBeMeasure } from '../ask/looks-like-sum.ts';
import { noteOf } from '../ask/note.ts';
import { readRounding } from '../ask/rounding.ts';
import { add, ofUnit, sizeOfUnit } from '../ask/arithmetic/evaluate.ts';
import { independent } from '../measured/deviations.ts';
import { nodesIn, readExpression } from '../ask/arithmetic/expression.ts';
import type { Node } from '../ask/arithmetic/node.ts';
import { twofold } from '../ask/arithmetic/refusal.ts';
import type { Value } from '../ask/arithmetic/value.ts';
import { firstWord, scopeOf, type Calendar, type Entry, type Found, type Scope } from '../ask/arithmetic/scope.ts';
import { lowestOf } from '../calculation/unit-of.ts';
import { rankOf } from '../naming/rank.ts';
import { kindOf, isCurved } from '../definition/definition.ts';
import { constantAt } from '../measured/constant.ts';
import { again, UnitsError } from '../model/error.ts';
import type { Assumption } from '../model/assumption.ts';
import { clockTime } from '../tool/clock-time.ts';
import { exactly } from '../model/decimal.ts';
import { plus, ratio, zero } from '../model/rational.ts';
import type { Rates } from '../model/rates.ts';
import { readCurrency, readHundredth } from '../ask/money.ts';
import { Diagnostic, worst } from '../text/diagnostics/diagnostic.ts';
import { catalogue, formatParts } from '../text/catalogue.ts';
import type { Measure } from '../text/format/measure.ts';
import type { Vocabulary } from '../languages/vocabulary.ts';
import type { LocaleOption } from '../text/locale.ts';
import { convertToRatio, measureOf } from '../text/numbers/exact.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { readText } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import { phrasesOf } from '../text/question/phrases.ts';
import { readPlain } from '../text/question/plain.ts';
import { readQuestion } from '../text/question/question.ts';
import { readMultiplier } from '../text/numbers/multiplier.ts';
import { mostNumbersIn } from '../text/numbers/number-words.ts';
import { makeSource, matchAt, skipSpaces, span, withMeanings, type Span } from '../text/span.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import type { LineError, SheetLine } from './line.ts';
import { operation, unknownName } from './unknown-name.ts';

/** The settings for reading lines. */
export interface Settings {
  readonly locale: LocaleOption | undefined;
  readonly lexicon: Lexicon;
  readonly style: NumberStyle;
  readonly rates: Rates | undefined;
  /** The exchange rates of all given dates. */
  readonly days: readonly Rates[];
  readonly today: string;
  readonly calendar: Calendar;
  /** Answers questions that are not calculations. */
  readonly ask: Ask & Partial<QuickAsk>;
}

type Told = Omit<SheetLine, 'text' | 'kind' | 'name'>;

/** The answer of a line, and its value for later lines. */
export interface Answered {
  readonly told: Told;
  /** Undefined if it cannot be calculated with. */
  readonly value?: Value | undefined;
  /** True if the line is only words for a total. */
  readonly isTotal?: boolean;
}

const parameter = 'line';

/** Returns an error in the format of a line. */
export const errorOf = (error: UnitsError, whole: Span): LineError => {
  const { code, message, place, suggestions } = error;
  const start = place?.index ?? whole.offset;
  const end = place ? place.index + place.length : whole.offset + whole.text.length;
  return { code, message, at: { start, end }, ...(suggestions === undefined ? {} : { suggestions }) };
};

const quantityOf = ({ worked: { measures, money, isBare, ownUnit } }: Calculated): string => {
  if (money) return money.below ? 'price' : 'money';
  if (isBare) return ownUnit === undefined ? 'number' : 'own';
  return quantityOfUnit(measures[0]!.unit);
};

const quantityOfUnit = (id: string): string => {
  if (id === 'part') return 'number';
  if (id === 'percent') return 'percent';
  return catalogue.meaningsOf(id).units[0]?.quantity?.id ?? 'compound';
};

/** Returns the currencies of an expression and of the names in it. */
const currenciesIn = (root: Node): ReadonlySet<string | undefined> =>
  new Set(
    Array.from(nodesIn(root)).flatMap((node) =>
      node.kind === 'money'
        ? [node.currency]
        : node.kind === 'name' && node.value.money !== 0
          ? [node.value.currency]
          : [],
    ),
  );

const ofCalculation = (
  read: Calculated & { readonly digits?: number; readonly isCut?: boolean },
  { locale, rates: ofLine }: Settings,
  beside?: string,
): Answered => {
  const { worked, expression, wanted } = read;
  const aside = [...(beside === undefined ? [] : [beside]), ...(expression.aside ?? [])].join(', ') || undefined;
  const { measures, isBare, uncertainty, given, value } = worked;
  const rates = worked.rates ?? (ofLine && currenciesIn(expression.root).size > 1 ? ofLine : undefined);
  const isCut = read.isCut ?? wanted?.kind === 'places';
  const { text, isRounded } = showResult(worked, isCut, locale, read.digits);
  const fraction = fractionOf(worked);
  const isFraction = wanted?.kind === 'fraction' && fraction !== undefined;
  const assumed = assumedIn(read);
  const whole = totalOf(measures);
  if (worked.moment) {
    const { kind, text: shown, iso } = worked.moment;
    const quantity = kind === 'clock' ? 'time-of-day' : kind;
    const note = noteOf([], undefined, { assumed, aside });
    const told = { value: iso, quantity, shown, isRounded: false, assumed };
    return {
      told: { ...told, ...(aside === undefined ? {} : { aside }), ...(note === undefined ? {} : { note }) },
      value,
    };
  }
  const isOne = uncertainty === undefined && worked.interval === undefined;
  const exact = fraction ?? (isOne ? exactText(whole) : undefined);
  const note = noteOf([...measures.map(({ unit }) => unit), ...given.map(({ id }) => id)], undefined, {
    assumed,
    aside,
    measures,
  });
  return {
    told: {
      value: whole.value,
      ...(worked.ownUnit === undefined ? (isBare ? {} : { unit: whole.unit }) : { unit: worked.ownUnit }),
      quantity: quantityOf(read),
      ...(exact === undefined ? {} : { exact }),
      ...(uncertainty === undefined ? {} : { uncertainty }),
      shown: isFraction ? fraction : text,
      isRounded: isRounded && !isFraction,
      assumed,
      ...(aside === undefined ? {} : { aside }),
      ...(note === undefined ? {} : { note }),
      ...(rates?.source === undefined ? {} : { source: rates.source }),
      ...(rates === undefined ? {} : { date: rates.date }),
    },
    value: value && lowest(value),
  };
};

/** Returns a value in lowest terms, which makes later calculations cheaper. */
const lowest = (value: Value): Value => ({ ...value, ...lowestOf(value) });

/** Returns an amount in several units as one measure in the last of them: 1 h 23 min 20 s are 5,000 seconds. */
const totalOf = (measures: readonly Measure[]): Measure => {
  const last = measures.at(-1)!;
  if (measures.length === 1) return last;
  const to = catalogue.findUnit(last.unit);
  const total = measures.reduce((sum, { exact: { numerator, denominator }, unit }) => {
    const part = convertToRatio(ratio(numerator, denominator), catalogue.between(catalogue.findUnit(unit), to));
    return plus(sum, part!);
  }, zero);
  return measureOf(total, last.unit);
};

/** Returns the value of a measure, in any unit. Undefined for a level. */
const valueOf = ({ exact, unit: id }: Measure, whole: Span): Value | undefined => {
  const unit = catalogue.findUnit(id);
  if (isCurved(kindOf(unit))) return undefined;
  const value = ofUnit(unit, ratio(exact.numerator, exact.denominator), whole);
  const isBare = unit.id === 'part';
  return {
    ...value,
    piPower: value.piPower + exact.piPower,
    isPercent: unit.id === 'percent',
    ...(isBare ? { factors: [], unit: undefined } : {}),
  };
};

/** Returns the value of an amount in several units, in the first of them: 3 h 45 min are 3.75 hours. */
const valueOfParts = (parts: readonly Measure[], whole: Span): Value | undefined =>
  parts
    .map((part) => valueOf(part, whole))
    .reduce((sum, value) => (sum && value ? add(sum, value, 1n, whole) : undefined));

const ofParsed = (parsed: Parsed, body: Span, { locale }: Settings): Answered => {
  const measures = parsed.answer ?? [parsed];
  const last = measures.at(-1)!;
  const whole = totalOf(measures);
  const isOne = measures.length === 1;
  const isBare = isOne && last.unit === 'part';
  const shown = (digits?: number): string => formatParts(parsed.answer ?? parsed.parts, { locale, digits });
  const text = shown();
  const { assumed } = parsed;
  const exact = isCurved(kindOf(catalogue.findUnit(last.unit))) ? undefined : exactText(whole);
  const note = noteOf([parsed.unit, ...parsed.to], undefined, { assumed, measures: [parsed] });
  return {
    told: {
      value: whole.value,
      ...(isBare ? {} : { unit: last.unit }),
      quantity: quantityOfUnit(last.unit),
      ...(exact === undefined ? {} : { exact }),
      shown: text,
      isRounded: !measures.every(isWholeIn) || !((isOne && hasFewDigits(last.value)) || text === shown(keptDigits)),
      assumed,
      ...(note === undefined ? {} : { note }),
    },
    value: parsed.answer?.length === 1 ? valueOf(last, body) : valueOfParts(parsed.parts, body),
  };
};

/** Returns true for a conversion between quantities, whose text says which flour it took. */
const isThroughSubstance = (answer: Answer): boolean =>
  answer.kind === 'conversion' &&
  [answer.ingredient, answer.substance, answer.as].some((bridge) => bridge !== undefined);

/** Returns a result in several units as one measure in the last of them. Undefined for other answers, also for a range, whose ends have one unit. */
const wholeOf = (answer: Answer): Measure | undefined => {
  // Without a target, the results of a conversion are ways to write the measure
  if (answer.kind === 'tool' || (answer.kind === 'conversion' && answer.to.length === 0)) return undefined;
  const { results } = answer;
  const units = new Set(results.map(({ unit }) => unit));
  return units.size > 1 && units.size === results.length && results.every(({ unit }) => catalogue.isUnit(unit))
    ? totalOf(results.map(({ value, unit }) => measureOf(exactly(value), unit)))
    : undefined;
};

/** Converts an answer of `ask` for a line: from a calculator, a comparison, a date. */
const ofAnswer = (answer: Answer, asked: Span): Answered => {
  const { text, note, assumed = [], aside } = answer;
  const whole = wholeOf(answer);
  const result = whole?.value ?? answer.result;
  const unit = whole?.unit ?? (answer.kind === 'conversion' ? (answer.to[0] ?? answer.unit) : answer.unit);
  const shown = text.startsWith(asked.text)
    ? text.slice(asked.text.length).replace(/^\s*[=≈]?\s*/, '')
    : answer.kind === 'tool'
      ? text.replace(/^[\p{L} ]+(?:\([\p{L}:]+\))?: (?=\S)/u, '')
      : unit !== undefined && !isThroughSubstance(answer)
        ? text.replace(/^[^=≈]*\s[=≈]\s+(?=[^=≈]+$)/u, '')
        : text;
  return {
    told: {
      ...(result === undefined ? {} : { value: result }),
      ...(unit === undefined || unit === 'part' ? {} : { unit }),
      ...('uncertainty' in answer && answer.uncertainty !== undefined ? { uncertainty: answer.uncertainty } : {}),
      quantity: typeof result === 'number' ? (unit === undefined ? 'number' : quantityOfAnswer(unit)) : 'text',
      shown: shown === '' ? text : shown,
      isRounded: text.includes('≈'),
      assumed,
      ...(aside === undefined ? {} : { aside }),
      ...(note === undefined ? {} : { note }),
      ...('source' in answer && answer.source !== undefined ? { source: answer.source } : {}),
      ...('date' in answer && answer.date !== undefined ? { date: answer.date } : {}),
    },
    value:
      typeof result === 'number'
        ? valueOfAnswer(result, unit, asked, 'uncertainty' in answer ? answer.uncertainty : undefined)
        : durationOf(result, asked),
  };
};

/** Returns the value of hours, minutes and seconds, as calculators answer. Undefined for other texts. */
const durationOf = (result: string | undefined, whole: Span): Value | undefined => {
  const [hours, minutes, seconds] = /^\d+:[0-5]\d:[0-5]\d$/.test(result ?? '') ? result!.split(':').map(BigInt) : [];
  if (hours === undefined) return undefined;
  return ofUnit(catalogue.findUnit('hour'), ratio(hours * 3600n + minutes! * 60n + seconds!, 3600n), whole);
};

const currencyOf = (unit: string): string | undefined => {
  const source = makeSource(unit);
  const currency = readCurrency(source, 0);
  return currency?.end === unit.length ? currency.unit : undefined;
};

const quantityOfAnswer = (unit: string): string => (currencyOf(unit) === undefined ? quantityOfUnit(unit) : 'money');

const valueOfAnswer = (result: number, unit: string | undefined, whole: Span, uncertainty = 0): Value | undefined => {
  const currency = unit === undefined ? undefined : currencyOf(unit);
  const part = catalogue.findUnit('part');
  if (currency !== undefined || unit === undefined) {
    const bare = { ...ofUnit(part, exactly(result), whole), factors: [], unit: undefined };
    return currency === undefined ? bare : { ...bare, currency, money: 1 };
  }
  if (!catalogue.isUnit(unit)) return undefined;
  const found = catalogue.findUnit(unit);
  if (isCurved(kindOf(found))) return undefined;
  const value = ofUnit(found, exactly(result), whole);
  return uncertainty === 0 ? value : { ...value, deviations: independent(uncertainty * sizeOfUnit(found)) };
};

const opening = /(?:[+*×·⋅÷^]|\/(?!\/)|-(?=\s))/y;
const targetFirst = /^(?:in|into|to|as)\s+/i;

/** Returns how a line continues the value above: with a calculation or a target. Undefined if it does not. */
export const continues = (body: Span): 'sum' | 'target' | undefined => {
  if (matchAt(opening, body.plain, 0)) return 'sum';
  return targetFirst.test(body.plain) ? 'target' : undefined;
};

const mayBeMoment =
  /\d:\d\d|\b(?:now|today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|xmas|halloween|new year|unix|timestamp)\b|\d{4}-\d|\d\s*[ap]\.?m\b|\d{1,2}[./]\d{1,2}[./]\d{4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s*\d|\d(?:st|nd|rd|th)?\s*(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

/** Returns true for a time from 13:40 to 23:59, because few durations are written so. */
const isAfternoon = (seconds: number): boolean => seconds >= 13 * 3600 && seconds < 24 * 3600;

/** Adds an assumption to a time of day that could be a duration. */
const withClock = (answered: Answered, { expression: { root } }: Calculated): Answered => {
  if (root.kind !== 'moment' || root.moment.kind !== 'clock' || root.moment.isInHalves === true) return answered;
  const clock: Assumption = { kind: 'clock', of: root.place.text, as: clockTime(root.seconds, true) };
  return { ...answered, told: { ...answered.told, assumed: [...answered.told.assumed, clock] } };
};

/** Returns true for a date or a time, except two numbers with a colon, which may be a duration. */
const isMoment = ({ worked, expression: { root } }: Calculated): boolean => {
  if (root.kind === 'moment')
    return root.moment.kind !== 'clock' || root.moment.isInHalves === true || isAfternoon(root.seconds);
  return worked.moment !== undefined || worked.value?.unit?.quantity?.id === 'time' || root.kind === 'unix';
};

/** Reads a date or a time alone, `9:00 in Tokyo`, or a question about one. */
const readDated = (body: Span, settings: Settings): Calculated | Diagnostic | undefined => {
  const whole = readCalculation(body, [], { ...settings, isAny: true });
  return whole && !(whole instanceof Diagnostic) ? whole : (calculated(body, settings) ?? whole);
};

const isSummed = (read: Calculated | Diagnostic | undefined): boolean =>
  read !== undefined && !(read instanceof Diagnostic) && read.expression.isSum && read.expression.assumed !== undefined;

/** Answers a line that ends with a rounding request. Undefined for other lines. */
const rounding = (body: Span, settings: Settings): Answered | undefined => {
  const asked = readRounding(body.text);
  const way = asked?.rest;
  const at = way === undefined ? -1 : body.text.indexOf(way);
  if (!asked || way === undefined || asked.rounding.kind === 'nearest' || at < 0) return undefined;
  const read = calculated(span(body, at, at + way.length), settings);
  if (!read || read instanceof Diagnostic || !read.worked.value) return undefined;
  const { count, kind } = asked.rounding;
  const { value } = read.worked.measures[0]!;
  const whole = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  const places = kind === 'places' ? count : count - 1 - whole;
  const cut = readRounded(read.worked.value, places, body, settings);
  if (cut instanceof Diagnostic) throw cut.error(parameter);
  const { value: result } = cut.worked.measures[0]!;
  const digits = Math.min(Math.max(1, places + 1 + Math.max(0, Math.floor(Math.log10(Math.abs(result) || 1)))), 21);
  return ofCalculation({ ...cut, digits, isCut: result !== value }, settings);
};

/** Matches words and signs between a value and its target, or words of a question. */
const leads = /\s(?:in|into|to|as|is|are|equals?|how)\s|[>=→⇒➔➜⟶➡⟹↦?]|^(?:how|what|which|convert|calculate)\b/i;

/** Returns true for a text with a word of its language before a target: `en`, which is a unit too. */
const hasOwnLead = ({ plain }: Span, vocabulary: Vocabulary): boolean => {
  const { to } = phrasesOf(vocabulary);
  return to !== undefined && plain.search(to) >= 0;
};

/**
 * Reads the text as a calculation. It searches polite phrases and words only if a word like in or how, or a sign like
 * →, precedes a target.
 */
const calculated = (body: Span, settings: Settings): Calculated | Diagnostic | undefined => {
  const { style, rates } = settings;
  const reading = { style, rates, isAny: true };
  const { vocabulary } = settings.lexicon;
  const isLed = leads.test(body.plain) || (vocabulary !== undefined && hasOwnLead(body, vocabulary));
  const first = isLed ? undefined : readCalculation(body, [], reading);
  if (first && !(first instanceof Diagnostic && !first.isFinal)) return first;
  const { frames } = readQuestion(body);
  // Without frames it is the whole text, which was already read
  return frames.length === 0 && !isLed ? first : readCalculation(body, frames, reading);
};

const isTotalOf = ({ expression: { root } }: Calculated): boolean => root.kind === 'name' && root.isTotal === true;

/** Matches an operator. A value that starts with one is part of an expression, and the words before it belong to it. */
const operator = /[-+*×·⋅/÷^=<>]/y;

const mostBeside = 8;

/** Matches a word before a target. */
const leadsTo = /\s(?:to|into|as)\s+$/i;

/** Returns true for a word at an index that names no constant, name or currency, and no operation. */
const namesNothing = (word: string, at: number, body: Span): boolean =>
  !operation.test(word) &&
  !constantAt(body.plain, at) &&
  !scopeOf(body)?.at(body, at) &&
  !readCurrency(makeSource(word), 0);

/** Yields the line without irrelevant words before or after its value, with those words. */
function* withoutWords(body: Span): Generator<readonly [Span, string], void> {
  const words = matchesOf(/\S+/g, body.plain);
  const mayGo = (text: string, at: number): boolean => {
    const word = text.replace(/[,:;.]$/, '');
    // The word after "to" is not irrelevant: 52 to sexa
    const isLed = leadsTo.test(body.plain.slice(0, at));
    return isBeside(word, body) && !isLed && !isMistyped(word, body) && namesNothing(word, at, body);
  };
  let first = 0;
  while (first < words.length && first < mostBeside && mayGo(words[first]![0], words[first]!.index)) first++;
  let last = words.length;
  while (last > first && words.length - last < mostBeside && mayGo(words[last - 1]![0], words[last - 1]!.index)) last--;
  if (first >= last) return;
  const part = (from: number, to: number): Span =>
    span(body, words[from]!.index, words[to - 1]!.index + words[to - 1]![0].length);
  const besides = (from: number, to: number): string =>
    [...words.slice(0, from), ...words.slice(to)].map(([word]) => word.replace(/[,:;]$/, '')).join(' ');
  // After a value only the name of what is counted belongs to it: 3 apples
  const isCounted = last === words.length || /\d\s*$/.test(body.plain.slice(0, words[last]!.index));
  if (first > 0 && isCounted) yield [part(first, words.length), besides(first, words.length)];
  if (last < words.length) yield [part(0, last), besides(0, last)];
  if (first > 0 && last < words.length) yield [part(first, last), besides(first, last)];
}

/** Returns true if a line without names may be a question. */
const mayAsk = (body: Span, { ask, locale, style, today }: Settings): boolean =>
  ask.mayBeQuestion?.(body, { locale, style, today }) !== false;

/** Returns true if a line without names may have an answer that is not a calculation. */
const mayAnswer = (body: Span, { ask, locale, style, today }: Settings): boolean =>
  ask.mayBeAnswered?.(body, { locale, style, today }) !== false;

/** Matches one amount with a currency, and words beside it. */
const besideMoney =
  /^(?=.*(?:\p{Sc}|\b[A-Z]{3}\b))(?<before>(?:\p{L}[\p{L}\p{M}'-]*[\s,:]+){0,8})(?<amount>(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}\s)?\s?\d[\d.,]*(?:\s?\p{Sc}|\s[A-Z]{3})?)(?<after>(?:[\s,:]+\p{L}[\p{L}\p{M}'-]*){0,8})$/u;

/** Matches a word within a label: gift for mom $25. At its end it may ask for a part of the money: tip for $25. */
const joiningWord = /(?:to|into|for|with|and|in|at|on)\s+(?=\p{L})/uy;

/**
 * Returns true for a word beside money that names nothing, or only a unit that has no number here: one that few people use, gas $45, or
 * a letter after a word, plan A $25.
 */
const isLabel = (word: string, at: number, body: Span): boolean => {
  const before = body.plain.slice(0, at);
  const isBefore = !/\d/.test(before);
  // A target stands after its amount: taxi to the airport $30
  if (!isBefore && leadsTo.test(before)) return false;
  if (isBefore && at > 0 && matchAt(joiningWord, body.plain, at)) return true;
  const isRare = (): boolean =>
    word.length > 2 &&
    !changing.test(word) &&
    !readHundredth(makeSource(word), 0, false) &&
    body.lexicon!.meaningsOf(word).units.every((unit) => rankOf(unit) !== 'everyday');
  const isLetter = at > 0 && /^[A-Z]$/.test(word);
  return (isLetter || isBeside(word, body) || isRare()) && namesNothing(word, at, body);
};

/** Answers an amount of money beside its label: rent $1,200. Undefined for other lines, and for a label that may ask for something. */
const labeledMoney = (body: Span, settings: Settings): Answered | undefined => {
  const { before = '', amount = '', after = '' } = besideMoney.exec(body.plain)?.groups ?? {};
  if (before === '' && after === '') return undefined;
  const end = before.length + amount.length;
  // About $900 has no label, and the bn of $900 bn is part of the number
  if (readQuestion(body).body.text !== body.text || readMultiplier(body, skipSpaces(body.plain, end), 'money'))
    return undefined;
  const words = matchesOf(/[^\s,:]+/g, `${before}${' '.repeat(amount.length)}${after}`);
  if (!words.every(({ index, 0: word }) => isLabel(word, index, body))) return undefined;
  const asked = mayAsk(body, settings) ? askOf(body, settings) : undefined;
  // A calculator that has to assume its number is not asked: tip $20
  if (asked && !(asked instanceof UnitsError) && !asked.assumed?.some(({ kind }) => kind === 'number'))
    return undefined;
  const read = calculated(span(body, before.length, end), settings);
  if (!read || read instanceof Diagnostic || read.expression.root.kind !== 'money') return undefined;
  return ofCalculation(read, settings, words.map(([word]) => word).join(' '));
};

/** Matches words alone. A hyphen between spaces subtracts names: income - costs. */
const wordsAlone = /^(?!.*\s-\s)[\p{L}\p{M}\s',.:;!-]+$/u;

/** Matches one number, with signs and words around it but no parenthesis and no word before a target. */
const oneNumber =
  /^(?!.*\s(?:in|into|to|as|is|for|per)\s)(?:[^\d?=(]|(?<=\p{L})\d+)*(?:(?<![\p{L}\d])\d[\d.,]*[^\d?=(]*)?$/u;

/** Matches words before a target. */
const beforeTarget = /\s(?:in|into|to|as)\s/i;

/** Returns true for words without a value and without a question: buy milk. */
const isNote = (body: Span, settings: Settings): boolean => {
  const { plain } = body;
  if (!wordsAlone.test(plain) || mayBeMoment.test(body.lower)) return false;
  const isUnit = (text: string): boolean => body.lexicon!.meaningsOf(text).allCandidates().length > 0;
  const words = matchesOf(/[^\s,.:;!]+/g, plain);
  const others = words.filter(({ 0: word }) => !fillers.has(word) && !/^(?:in|into|as|and)$/.test(word));
  const saysNothing = ({ 0: word }: RegExpExecArray): boolean =>
    !isUnit(word) &&
    mostNumbersIn(word) === 0 &&
    !isNumberWord(word, body) &&
    !operation.test(word) &&
    !readCurrency(makeSource(word), 0);
  if (others.length === 0 || !others.every(saysNothing)) return false;
  // Several words together may name a unit or a constant: atomic unit of length
  if (words.some(({ index }) => constantAt(plain, index)) || plain.split(beforeTarget).some(isUnit)) return false;
  return !mayAsk(body, settings);
};

/** Returns a text with spaces in place of its names. */
const withoutNames = (text: string, names: readonly Found[]): string =>
  names.reduce(
    (rest, { name: { length }, end }) => rest.slice(0, end - length) + ' '.repeat(length) + rest.slice(end),
    text,
  );

const wordOfName = new RegExp(firstWord.source, 'gu');

/** Matches a number of things before a price: 2 coffees $7. */
const things = /^(\d+)\s+(\p{L}[\p{L}\p{M}]{2,}(?:[ -]\p{L}[\p{L}\p{M}]{2,}){0,2})\s+(?=[^\p{L}\s]*\d)/u;

/** Answers the price of one thing. That of several is refused, as it may be for each or for all. Undefined for other texts. */
const countedThings = (body: Span, settings: Settings): Answered | undefined => {
  const [before, count, name] = things.exec(body.plain) ?? [];
  if (before === undefined || name === undefined || name.split(' ').some((word) => operation.test(word)))
    return undefined;
  const read = calculated(span(body, before.length), settings);
  if (!read || read instanceof Diagnostic || read.expression.root.kind !== 'money') return undefined;
  if (count === '1') return ofCalculation(read, settings, name);
  // The words for at are those of English
  if (settings.lexicon.vocabulary) return undefined;
  const price = body.text.slice(before.length);
  const ways = [`${count} ${name} at ${price}`, `${name} ${price}`];
  throw twofold(body, 'invalid-query', 'a price for one or for all', ways, 'Bills have either.').error(parameter);
};

/** Matches the number of a measure. */
const numberOfMeasure = /^[\d.,\s]*/;

/** Returns true for an amount in hundredths of a currency: 12 ¢, 30 ct/kWh. The cent of intervals and the carat have the same symbols. */
const isOfCents = ({ unit }: Parsed, body: Span): boolean => {
  if (unit === 'cent') return body.plain.includes('¢');
  const start = numberOfMeasure.exec(body.plain)![0].length;
  return catalogue.findUnit(unit).quantity === undefined && readHundredth(body, start, false) !== undefined;
};

/** Answers the body of a line. Throws a UnitsError for an unreadable one. */
export const answerBody = (given: Span, scope: Scope, settings: Settings): Answered => {
  const { continued } = scope;
  const names = matchesOf(wordOfName, given.plain).flatMap(({ index }) => scope.at(given, index) ?? []);
  const hasNames = names.length > 0;
  const body = hasNames ? given : withMeanings(given, { names: scope.withoutNames() });
  if (continued && continues(body) === 'target') {
    const read = readInTarget(continued.value, span(body, targetFirst.exec(body.plain)![0].length), settings);
    if (read instanceof Diagnostic) throw read.error(parameter);
    return ofCalculation(read, settings);
  }
  const isSet = names.some(({ entry }) => !(entry.kind === 'unset' && entry.isLater));
  const byLetters = continued || isSet || !mayBeNoUnit(body.plain) ? undefined : askOf(body, settings);
  if (byLetters && isOfLetters(byLetters)) {
    if (byLetters instanceof UnitsError) throw byLetters;
    return ofAnswer({ ...byLetters, text: byLetters.text.replace(/^.*\s(?=[=≈]\s)/su, `${body.text} `) }, body);
  }
  const isPlain = !continued && !hasNames && (!looksLikeSum(body.plain) || mayBeMeasure(body.plain));
  const rounded = continued ? undefined : rounding(body, settings);
  if (rounded) return rounded;
  const labeled = hasNames || continued ? undefined : labeledMoney(body, settings);
  if (labeled) return labeled;
  if (!hasNames && !continued && isNote(body, settings)) throw notUnderstood(body);
  let fault: Diagnostic | undefined;
  const dated = isPlain && mayBeMoment.test(body.lower) ? readDated(body, settings) : undefined;
  if (dated && !(dated instanceof Diagnostic) && isMoment(dated))
    return withClock(ofCalculation(dated, settings), dated);
  if (dated instanceof Diagnostic && dated.isFinal && !/^\d+:\d+$/.test(body.plain)) {
    // 1700000000 unix to date
    const asked = askOf(body, settings);
    if (asked instanceof UnitsError) throw dated.error(parameter);
    return ofAnswer(asked, body);
  }
  if (isPlain) {
    const plain = settings.locale === undefined ? readPlain(body.text, catalogue) : undefined;
    const parsed = plain ?? readText(body, settings.style, parameter);
    if (parsed instanceof Diagnostic) {
      fault = parsed;
      // Ambiguous: hours and minutes, or minutes and seconds
      if (fault.isFinal && /^\d+:\d+$/.test(body.plain)) throw fault.error(parameter);
    } else {
      // e^2 is also a unit
      const sum = parsed.answer === undefined && looksLikeSum(body.plain) ? calculated(body, settings) : undefined;
      const isMoney = parsed.answer === undefined && isOfCents(parsed, body);
      if (!isMoney && !isSummed(sum)) return ofParsed(parsed, body, settings);
    }
  }
  const read = calculated(body, settings);
  if (read && !(read instanceof Diagnostic)) {
    const answer = ofCalculation(read, settings);
    return isTotalOf(read) ? { ...answer, isTotal: true } : answer;
  }
  if (read) fault = worst(fault, read);
  if (fault?.isFinal && !hasNames) {
    // 9:00 to 17:30
    const asked = mayBeMoment.test(body.lower) ? askOf(body, settings) : undefined;
    if (!asked || asked instanceof UnitsError) throw asked?.code === 'invalid-text' ? asked : fault.error(parameter);
    return ofAnswer(asked, body);
  }
  const unknown = fault?.isFinal ? undefined : unknownName(body, scope, parameter);
  if (unknown?.isFactor) throw unknown.error;
  // A question has words beside the names
  const isNames = fault !== undefined && hasNames && !/\p{L}/u.test(withoutNames(given.plain, names));
  // Beside a name of the sheet, only a question for a calculator is answered
  const isRefused = isSet ? unknown !== undefined || fault !== undefined : unknown !== undefined && !hasNames;
  const isCalculation = isRefused && oneNumber.test(body.plain) && !mayAsk(body, settings);
  // Of letters beside signs that no reader understood, ask may know why: f/8
  const isUnderstood = fault !== undefined || !/\p{L}/u.test(body.plain);
  const isUnanswered = isUnderstood && !hasNames && !byLetters && !mayAnswer(body, settings);
  const asked =
    continued || isNames || isCalculation || isUnanswered ? undefined : (byLetters ?? askOf(body, settings));
  if (asked && !(asked instanceof UnitsError)) {
    // A sentence may contain a word that is also a name: 20% tip on $48, and g in 1 cup flour in g before g is set
    const mayHaveNames = asked.aside === undefined && (asked.kind === 'tool' || !(isSet || fault?.isFinal));
    if (!hasNames || mayHaveNames) return ofAnswer(asked, body);
  }
  const counted = countedThings(body, settings);
  if (counted) return counted;
  if (fault && (fault.isFinal || hasNames)) throw unknown?.error ?? fault.error(parameter);
  for (const [part, aside] of withoutWords(body)) {
    if (matchAt(operator, part.plain, 0)) continue;
    const beside = calculated(part, settings);
    // 3 apples + 2 pears have no common unit, but hotel 4 rooms at $95 has a price
    if (beside && !(beside instanceof Diagnostic) && beside.expression.aside && !beside.worked.money) continue;
    // Version alpha is not the fine-structure constant
    if (beside && !(beside instanceof Diagnostic) && beside.expression.root.kind === 'constant') continue;
    if (beside && !(beside instanceof Diagnostic)) return ofCalculation(beside, settings, aside);
    if (beside?.isFinal) throw beside.error(parameter);
  }
  throw unknown?.error ?? (asked instanceof UnitsError ? asked : fault?.error(parameter)) ?? notUnderstood(body);
};

/** Returns true if a letter of a line was read as a constant or a coulomb, or was refused as ambiguous. */
const isOfLetters = (answer: Answer | UnitsError): boolean =>
  answer instanceof UnitsError
    ? answer.code === 'ambiguous-unit'
    : (answer.assumed?.some(({ of }) => /^[ckheRFGgC]$/.test(of)) ?? false);

const notUnderstood = (body: Span): UnitsError =>
  new UnitsError(
    'invalid-query',
    `"${body.text}" is not understood here: write a calculation, such as 2 h * 12 km/h.`,
    {
      parameter,
      place: { index: body.offset, length: body.text.length },
    },
  );

/** Returns the answer of `ask`, or its error with its place in the line. */
const askOf = (body: Span, { ask, locale, today, rates }: Settings): Answer | UnitsError => {
  try {
    return ask(body.text, { locale: locale ?? 'en', today, rates }, parameter);
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
    // Return the error itself, so that its suggestions are calculated only on access
    if (body.offset === 0) return error;
    const { place, reason } = error;
    const at = place && { index: place.index + body.offset, length: place.length };
    return again(error, { parameter, reason, ...(at && { place: at }) });
  }
};

/** Returns the meaning of a function in one line. Throws a UnitsError for an invalid one. */
export const readFunction = (
  body: Span,
  style: NumberStyle,
  parameters: readonly string[],
  isOfLengths = false,
): Entry => {
  const expression = readExpression(body, style);
  if (!expression) throw notUnderstood(body);
  if (expression instanceof Diagnostic) throw expression.error(parameter);
  const { root, units, operations = 0 } = expression;
  return { kind: 'function', own: { parameters, root, units, operations, ...(isOfLengths && { isOfLengths }) } };
};
