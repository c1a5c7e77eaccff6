import { kindOf } from '../definition/definition.ts';
import { daysInMonth, epochDay, workingDaysFrom } from '../model/date.ts';
import type { Assumption } from '../model/assumption.ts';
import { compare, magnitude, ratio, toNumber } from '../model/rational.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { formatParts } from '../text/catalogue.ts';
import { ratioOf } from '../text/numbers/exact.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { isUnitIn, makeSource, type Span } from '../text/span.ts';
import { readTarget, type Target } from '../text/units/target.ts';
import type { CalculationAnswer } from './answer.ts';
import { metals, soldByYard } from './beside.ts';
import { readOtherwise, readSum } from './calculation.ts';
import { calculate } from './arithmetic/calculate.ts';
import { isUncertain } from './arithmetic/expression.ts';
import {
  difference as minus,
  measureNode,
  numberNode,
  oneNode,
  product,
  quotient,
  unitNode,
  type Node,
} from './arithmetic/node.ts';
import { twofold } from './arithmetic/refusal.ts';
import { measureOf, type Worked } from './arithmetic/result.ts';
import { clockTime, readClockTime, secondsOfDay } from '../tool/clock-time.ts';
import { clockAt, Grammar, type Rule, type RuleMatch } from './grammar.ts';
import { wordedAt, type OwnTime } from './own-clock.ts';
import type { AnswerOptions } from './plain-conversion.ts';
import { isWholeIn } from '../text/format/whole.ts';
import { noteOf } from './note.ts';
import { isLength } from './sides.ts';
import type { Measure } from '../text/format/measure.ts';
import { digitOptions, writeNumber } from '../text/format/intl.ts';
import { roundTo } from '../text/format/round.ts';
import { tagOf, type LocaleOption } from '../text/locale.ts';
import type { Rates } from '../model/rates.ts';
import type { ClockWords } from '../model/speech.ts';

/** The settings with which a rule answers a question. */
export interface QuestionContext {
  readonly locale: LocaleOption | undefined;
  readonly rates: Rates | undefined;
  readonly telling: AnswerOptions;
  /** The notation of numbers. */
  readonly style?: NumberStyle | undefined;
  /** The words for times of the clock in the language of the question. */
  readonly clock?: ClockWords | undefined;
}

export type Answered = CalculationAnswer | Diagnostic | undefined;

/** A question that is not a calculation: its words and its answer. */
export interface Question extends Rule {
  readonly answer: (match: RuleMatch<Rule>, source: Span, context: QuestionContext) => Answered;
}

const work = (
  root: Node,
  units: readonly Span[],
  source: Span,
  { rates }: QuestionContext,
  target?: Target,
): Worked | Diagnostic => calculate({ root, units, isSum: true }, target && { kind: 'units', target }, rates, source);

const workedOf = (measures: readonly Measure[]): Worked => ({ measures, isBare: false, given: [], parts: undefined });

const shown = ({ measures, isBare }: Worked, locale: LocaleOption | undefined): string =>
  isBare ? String(measures[0]!.value) : formatParts([measures[0]!], { locale });

/** Comparatives for more, and their opposites for less. */
const more =
  'more|greater|larger|bigger|longer|heavier|taller|higher|faster|further|farther|hotter|warmer|wider|older|thicker|deeper|stronger';
const less =
  'less|smaller|shorter|lighter|lower|slower|nearer|closer|cooler|colder|narrower|younger|thinner|shallower|weaker|fewer';

/** The difference of two measures: the calculation, its value and its size as text. */
interface Difference {
  readonly worked: Worked;
  readonly value: number;
  readonly size: string;
}

/** Returns the answer to a question about the difference of two measures. */
const ofDifference =
  (answer: (difference: Difference, match: RuleMatch<Rule>, source: Span) => CalculationAnswer): Question['answer'] =>
  (match, source, context) => {
    const { nodes, units } = match;
    const root: Node = { kind: '-', left: nodes['a']!, right: nodes['b']!, place: source };
    const worked = work(root, units, source, context);
    if (worked instanceof Diagnostic) return worked;
    // The pace of the faster one is less, so more and less say nothing
    if (worked.given.some((unit) => kindOf(unit) === 'reciprocal')) return undefined;
    const [difference] = worked.measures;
    const { value, exact, unit } = difference!;
    const by = measureOf({ ratio: magnitude(ratioOf(exact)), piPower: 0 }, unit, source);
    return answer({ worked, value, size: shown({ ...worked, measures: [by] }, context.locale) }, match, source);
  };

/** Answers yes or no: is the difference as the question says? */
const comparison = (sign: 1 | -1 | 0): Question['answer'] =>
  ofDifference(({ worked, value, size }, _, source) => {
    const holds = sign === 0 ? value === 0 : value * sign > 0;
    const says = value === 0 ? 'both are the same' : `the first is ${value > 0 ? 'more' : 'less'} by ${size}`;
    return answerOf(source, worked, `${holds ? 'Yes' : 'No'}: ${says}`, { holds });
  });

const answerOf = (
  source: Span,
  { measures, isBare }: Worked,
  text: string,
  more_: Partial<CalculationAnswer> = {},
): CalculationAnswer => {
  const last = measures.at(-1)!;
  const note = noteOf([], undefined, more_);
  return {
    kind: 'calculation',
    result: last.value,
    ...(isBare ? {} : { unit: last.unit }),
    results: isBare ? [] : measures.map(({ value, unit }) => ({ value, unit })),
    text: more_.holds === undefined ? `${source.text} ${text}` : text,
    ...more_,
    ...(note === undefined ? {} : { note }),
  };
};

/** Returns an answer without a unit. */
const bareAnswer = (source: Span, result: number | string, text = String(result)): CalculationAnswer => ({
  kind: 'calculation',
  result,
  results: [],
  text: `${source.text} = ${text}`,
});

/** Adds a value to the second one of a match, or takes it away, in the target of the match if it has one. */
const addedTo = (
  right: Node,
  sign: 1 | -1,
  { nodes, units, places }: RuleMatch<Rule>,
  source: Span,
  context: QuestionContext,
): Answered => {
  const target = places['t'] && readTarget(places['t']);
  if (target instanceof Diagnostic) return undefined;
  const root: Node = { kind: sign === 1 ? '+' : '-', left: nodes['b']!, right, place: source };
  const worked = work(root, units, source, context, target);
  if (worked instanceof Diagnostic) return worked;
  const isExact = worked.isBare || isWholeIn(worked.measures[0]!);
  return answerOf(source, worked, `${isExact ? '=' : '≈'} ${shown(worked, context.locale)}`);
};

/**
 * Adds an amount to another one, or takes it away: `5 kg more than 70 kg`. An amount in another unit that is a large part of the other one may be
 * compared with it: `5 miles longer than 8 km`.
 */
const changedBy =
  (sign: 1 | -1): Question['answer'] =>
  (match, source, context) => {
    const { nodes, units, places } = match;
    const [a, b] = [nodes['a']!, nodes['b']!];
    if (a.kind === 'measure' && b.kind === 'measure' && a.unit.unit.plain !== b.unit.unit.plain && !places['t']) {
      const left = work(minus(b, product(a, numberNode(ratio(2n)), source), source), units, source, context);
      const isPart = !(left instanceof Diagnostic) && left.measures[0]!.value > 0;
      if (!isPart) return comparison(sign)(match, source, context);
    }
    return addedTo(a, sign, match, source, context);
  };

/** Changes a temperature by a number of degrees: `20 degrees warmer than 10 C`. Without the word, 20 C may be compared. */
const changedByDegrees =
  (sign: 1 | -1): Question['answer'] =>
  (match, source, context) => {
    const { nodes, units, places } = match;
    const [number, b] = [nodes['n']!, nodes['b']!];
    const isInDegrees = number.kind === 'number' && source.lower.includes('deg');
    if (!isInDegrees || b.kind !== 'measure') return undefined;
    const right = measureNode(number.value, unitNode(degrees(places['s'] ?? b.unit.unit), units));
    return addedTo(right, sign, match, source, context);
  };

/** Answers which of two measures is more. */
export const choice = (sign: 1 | -1): Question['answer'] =>
  ofDifference(({ worked, value }, { places }, source) => {
    const [a, b] = [places['a']!.text, places['b']!.text];
    const same = source.lexicon!.vocabulary ? `${a} = ${b}` : 'both are the same';
    return answerOf(source, worked, `= ${value === 0 ? same : value * sign > 0 ? a : b}`);
  });

/** Answers which of two measures is more, and by how much. */
const compared = ofDifference(({ worked, value, size }, { places }, source) => {
  const says = value === 0 ? 'both are the same' : `${places[value > 0 ? 'a' : 'b']!.text} is more by ${size}`;
  return answerOf(source, worked, `: ${says}`);
});

/** Converts a temperature difference to the degrees of another scale. */
const ofDegrees: Question['answer'] = ({ nodes, units, places }, source, context) => {
  const [number, target] = [nodes['n']!, readTarget(degrees(places['t'] ?? places['s']!))];
  if (number.kind !== 'number' || target instanceof Diagnostic) return undefined;
  const root = measureNode(number.value, unitNode(degrees(places['s']!), units));
  const worked = work(root, units, source, context, target);
  if (worked instanceof Diagnostic) return worked;
  return answerOf(source, worked, `= ${shown(worked, context.locale)}`);
};

/** Returns the unit of a temperature difference. */
const degrees = ({ lower, lexicon }: Span): Span =>
  makeSource(lower.includes('k') ? 'ΔK' : /c(?!.*f)/.test(lower) ? 'Δ°C' : 'Δ°F', lexicon);

/** Converts seconds since 1970 to a date and time in UTC. Thirteen digits are milliseconds. */
const ofUnixTime: Question['answer'] = ({ places }, source) => {
  const digits = places['u']!.plain;
  const isInMilliseconds = digits.replace('-', '').length === 13;
  const at = new Date(Number(digits) * (isInMilliseconds ? 1 : 1000));
  if (Number.isNaN(at.getTime())) return undefined;
  const result = `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const assumed: readonly Assumption[] = isInMilliseconds ? [{ kind: 'unit', of: digits, as: 'milliseconds' }] : [];
  const note = noteOf([], undefined, { assumed });
  return { ...bareAnswer(source, result), ...(isInMilliseconds ? { assumed, note } : {}) };
};

/** Converts a date to seconds since 1970, at the start of the day in UTC. */
const toUnixTime: Question['answer'] = ({ places }, source) => {
  const seconds = Date.parse(places['d']!.plain) / 1000;
  return Number.isNaN(seconds) ? undefined : bareAnswer(source, seconds, `${seconds} (00:00 UTC)`);
};

/** Converts both ends of a range. A first end without a unit takes the unit of the second. */
export const convertEnds = (
  [a, b]: readonly [low: Node, high: Node],
  target: Target,
  units: readonly Span[],
  source: Span,
  context: QuestionContext,
): Answered => {
  if (b.kind !== 'measure' || (a.kind !== 'number' && a.kind !== 'measure')) return undefined;
  if (a.kind === 'number' && compare(a.value, b.value) >= 0) return undefined;
  const low = work(a.kind === 'number' ? measureNode(a.value, b.unit) : a, units, source, context, target);
  if (low instanceof Diagnostic) return low;
  const high = work(b, units, source, context, target);
  if (high instanceof Diagnostic) return high;
  const measures = [...low.measures, ...high.measures];
  const text = [low, high]
    .map(({ measures: end }) => formatParts(end, { locale: context.locale }))
    .join(source.lexicon!.vocabulary ? ' – ' : ' to ');
  return { ...answerOf(source, { ...low, measures }, `≈ ${text}`), result: low.measures[0]!.value };
};

/** Converts both ends of a range in the places of a sentence. */
export const range: Question['answer'] = ({ nodes, units, places }, source, context) => {
  const target = readTarget(places['t']!);
  return target instanceof Diagnostic
    ? undefined
    : convertEnds([nodes['a']!, nodes['b']!], target, units, source, context);
};

/** Refuses a range of percentages, which has two answers: 20-30% of 80. With spaces, `20 - 30% of 80` is a difference. */
const shareRange: Question['answer'] = ({ places }, source) => {
  const [a, p, x] = ['a', 'p', 'x'].map((key) => places[key]!.text);
  if (/\s-|-\s/.test(source.plain)) return undefined;
  const suggestions = [`${a!.replace(/%$/, '')}% of ${x}`, `${p} of ${x}`];
  return twofold(
    source,
    'ambiguous-number',
    suggestions.join(' or '),
    suggestions,
    'A range of percentages has two answers.',
  );
};

/** Refuses `£1.80 for 2.5 kg per 100 g`, which as a sum would multiply by 2.5 kg per 100 g, with the quotient that is meant. */
const pricePerAmount: Question['answer'] = ({ places }, source) => {
  const [x, y, z] = ['x', 'y', 'z'].map((key) => places[key]!.text);
  const meant = `${x} / ${y} * ${z}`;
  return twofold(source, 'ambiguous-number', `the price of ${z}`, [meant], 'A price for an amount is a quotient.');
};

/** Answers the price of one unit by that of an amount: `18 oz for 4.49 per oz`. A price of one would be multiplied after `at`. */
const pricePerUnit: Question['answer'] = ({ places }, source, context) => {
  const [y, p, t] = ['y', 'p', 't'].map((key) => places[key]!.text);
  const meant = makeSource(`${p} / (${y}) * 1 ${t}`, source.lexicon, source.names);
  const answer = readSum(meant, [], { ...context, style: undefined });
  if (!answer || answer instanceof Diagnostic) return undefined;
  const assumed: readonly Assumption[] = [{ kind: 'number', of: p!, as: `the price of ${y}` }];
  return { ...answer, assumed, note: noteOf([], undefined, { assumed }) };
};

/** Divides the larger of two whole numbers by the smaller one: `89 for 4 each` is a bill. Other numbers show which one is the price. */
const billForEach: Question['answer'] = ({ nodes, units, places }, source, context) => {
  const [a, b] = [nodes['a']!, nodes['b']!];
  const areWhole = [a, b].every((node) => node.kind === 'number' && node.value.d === 1n);
  if (!areWhole || a.kind !== 'number' || b.kind !== 'number' || compare(a.value, b.value) < 0) return undefined;
  if (/[.,]/.test(places['b']!.plain)) return undefined;
  const worked = work(quotient(a, b, source), units, source, context);
  if (worked instanceof Diagnostic) return undefined;
  const assumed: readonly Assumption[] = [{ kind: 'number', of: places['a']!.text, as: 'the price' }];
  return answerOf(source, worked, `≈ ${shown(worked, context.locale)}`, { assumed });
};

/**
 * Converts each side: "55 x 40 x 20 cm in inches". Of three sides, those without a unit take the unit of the last. Two
 * sides may also be a product: "5 x 3 km" may be 15 km.
 */
const sides: Question['answer'] = ({ nodes, units, places }, source, context) => {
  const given = ['a', 'b', 'c'].flatMap((key) => nodes[key] ?? []);
  const last = given.at(-1)!;
  const target = readTarget(places['t']!);
  if (last.kind !== 'measure' || target instanceof Diagnostic) return undefined;
  const { unit } = last;
  if (!isLength(unit.unit.plain, source) || !isLength(target.readings[0]![0]!, source)) return undefined;
  const measures: Measure[] = [];
  for (const node of given) {
    const root = node.kind === 'number' ? measureNode(node.value, unit) : node;
    const worked = work(root, units, source, context, target);
    if (worked instanceof Diagnostic) return worked;
    measures.push(...worked.measures);
  }
  const text = measures.map((measure) => formatParts([measure], { locale: context.locale })).join(' × ');
  const assumed = given.flatMap((node, index): readonly Assumption[] => {
    const written = places['abc'[index]!]!.text;
    return node.kind === 'number' ? [{ kind: 'side', of: written, as: `${written} ${unit.unit.text}` }] : [];
  });
  const open = assumed.length > 0 ? { assumed } : {};
  return { ...answerOf(source, workedOf(measures), `≈ ${text}`, open), result: measures[0]!.value };
};

/** The names of parts of a unit, each half of the one before. */
const parts = ['half', 'quarter', 'eighth', 'sixteenth'];

/** Returns a part of a unit as a fraction: 1/16, 16th, quarter. */
const partOf = (text: string): readonly [top: bigint, below: bigint] => {
  if (text.includes('/')) return text.split('/').map((digits) => BigInt(digits.trim())) as [bigint, bigint];
  const named = parts.indexOf(text);
  return [1n, named < 0 ? BigInt(/\d+/.exec(text)![0]) : 2n ** BigInt(named + 1)];
};

/** Rounds a measure to the nearest fraction of a unit: "95 mm in 1/16 in". */
const nearestPart: Question['answer'] = ({ nodes, units, places }, source, context) => {
  const [top, below] = partOf(places['f']!.lower);
  const target = readTarget(places['u']!);
  if (target instanceof Diagnostic || target.readings[0]!.length > 1 || top < 1n || below < 1n) return undefined;
  const worked = work(nodes['a']!, units, source, context, target);
  if (worked instanceof Diagnostic) return worked;
  const [{ exact, unit }] = worked.measures as [Measure];
  const value = ratioOf(exact);
  const rounded = roundTo(value, ratio(top, below));
  const measure = measureOf({ ratio: rounded, piPower: 0 }, unit, source);
  const isSame = compare(rounded, value) === 0;
  const written = formatParts([measure], { locale: context.locale, fraction: Number(below) });
  return answerOf(source, { ...worked, measures: [measure] }, `${isSame ? '=' : '≈'} ${written}`);
};

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const daysWorked = (days: number, source: Span): Worked =>
  workedOf([measureOf({ ratio: ratio(BigInt(days)), piPower: 0 }, 'day', source)]);

const inDays = (days: number, source: Span, context: QuestionContext): CalculationAnswer => {
  const worked = daysWorked(days, source);
  return answerOf(source, worked, `= ${shown(worked, context.locale)}`);
};

const daysIn = (year: Span): number => 337 + daysInMonth(Number(year.plain), 2);

/** Answers the number of days in a month. For February without a year, the answer depends on the year. */
const daysOfMonth: Question['answer'] = ({ places }, source, context) => {
  const month = monthNames.indexOf(places['m']!.lower.slice(0, 3)) + 1;
  const year = places['y'] && Number(places['y'].plain);
  if (month === 2 && year === undefined) return undefined;
  return inDays(daysInMonth(year ?? 2001, month), source, context);
};

/** Answers the number of days from Monday to Friday in a month. Holidays differ by place, so they count. */
const workingDaysOfMonth: Question['answer'] = ({ places }, source, context) => {
  const month = monthNames.indexOf(places['m']!.lower.slice(0, 3)) + 1;
  const year = Number(places['y']!.plain);
  const days = workingDaysFrom(epochDay({ year, month, day: 1 }), daysInMonth(year, month));
  const worked = daysWorked(days, source);
  const assumed: readonly Assumption[] = [{ kind: 'days', of: 'working days', as: 'Monday to Friday, with holidays' }];
  return answerOf(source, worked, `= ${shown(worked, context.locale)}`, { assumed });
};

const daysOfYear: Question['answer'] = ({ places }, source, context) => inDays(daysIn(places['y']!), source, context);

/** Answers for goods that are sold by a special unit: gold by the troy ounce, concrete by the cubic yard. */
const soldBy =
  (unit: string): Question['answer'] =>
  ({ nodes, units, places }, source, context) => {
    const number = nodes['n'] ?? oneNode;
    const target = readTarget(places['t']!);
    if (number.kind !== 'number' || target instanceof Diagnostic) return undefined;
    const root = measureNode(number.value, unitNode(makeSource(unit, source.lexicon), units));
    const worked = work(root, units, source, context, target);
    if (worked instanceof Diagnostic) return undefined;
    const assumed: readonly Assumption[] = [{ kind: 'unit', of: places['w']?.text ?? source.text, as: unit }];
    return answerOf(source, worked, `≈ ${shown(worked, context.locale)}`, { assumed });
  };

/** Answers counts by the dozen or the gross without a question: "5 dozen eggs". */
const counted =
  (size: bigint): Question['answer'] =>
  ({ nodes, units, places }, source, context) => {
    const number = nodes['n'] ?? oneNode;
    const word = places['w']!.text;
    if (number.kind !== 'number' || isUnitIn(source, word)) return undefined;
    const worked = work(product(number, numberNode(ratio(size)), source), units, source, context);
    if (worked instanceof Diagnostic) return undefined;
    return answerOf(source, worked, `= ${shown(worked, context.locale)}`, { aside: word });
  };

/** Converts between 12-hour and 24-hour time: "7pm in 24 hour time". */
const onClock =
  (isInHalves: boolean): Question['answer'] =>
  ({ places }, source, context) => {
    const { text, assumed } = timeOf(places['c']!, context);
    const time = assumed ? undefined : readClockTime(text);
    if (!time || (!isInHalves && time.half === undefined && !text.includes(':'))) return undefined;
    return bareAnswer(source, clockTime(secondsOfDay(time), isInHalves));
  };

const leapYear: Question['answer'] = ({ places }, source, context) => {
  const days = daysIn(places['y']!);
  const worked = daysWorked(days, source);
  const holds = days === 366;
  return answerOf(source, worked, `${holds ? 'Yes' : 'No'}: ${shown(worked, context.locale)}`, { holds });
};

/** Divides one measure by another: "how many 250 ml glasses in 2 liters". */
const howOften: Question['answer'] = ({ nodes, units, places }, source, context) => {
  // The target is a number, so that the ounces of "12 oz in 2 l" are fluid ounces
  const target = readTarget(makeSource('part', source.lexicon)) as Target;
  const worked = work(quotient(nodes['b']!, nodes['a']!, source), units, source, context, target);
  if (worked instanceof Diagnostic) return undefined;
  const [{ value }] = worked.measures as [Measure];
  const number = writeNumber(value, tagOf(context.locale), digitOptions(value, undefined));
  const isWhole = Number.isInteger(value);
  const aside = places['w']?.text;
  const assumed = readOtherwise(units, worked.given);
  return answerOf(source, { ...worked, isBare: true }, `${isWhole ? '=' : '≈'} ${number}`, {
    ...(assumed.length > 0 && { assumed }),
    ...(aside !== undefined && { aside }),
  });
};

/** Calculates the time for a distance at a speed in the same unit per hour: "300 miles at 60". */
const timeAtSpeed: Question['answer'] = ({ nodes, units }, source, context) => {
  const [way, number] = [nodes['x']!, nodes['n']!];
  if (
    way.kind !== 'measure' ||
    number.kind !== 'number' ||
    !/^(?:mi|miles?|km|kms|kilomet(?:er|re)s?)$/.test(way.unit.unit.lower)
  )
    return undefined;
  const perHour = `${way.unit.unit.text}/h`;
  const unit = unitNode(makeSource(perHour, source.lexicon), units);
  const worked = work(quotient(way, measureNode(number.value, unit), source), units, source, context);
  if (worked instanceof Diagnostic) return worked;
  const written = unitIndex.find(perHour).units[0]!.id.replaceAll('-', ' ');
  const assumed: readonly Assumption[] = [{ kind: 'unit', of: String(toNumber(number.value)), as: written }];
  return answerOf(source, worked, `= ${shown(worked, context.locale)}`, { assumed });
};

/** The time at a place: in words, or as English writes it. */
const timeOf = (place: Span, { clock }: QuestionContext): Pick<OwnTime, 'text' | 'assumed'> =>
  (place.lexicon!.vocabulary ? clockAt(place, 0, clock) : wordedAt(place, 0)) ?? { text: place.lower };

/** Returns true if a unit is of days: after three days a clock shows the same time. */
export const haveDays = (units: readonly Span[]): boolean =>
  units.some(({ plain, lexicon }) => /^(?:day|week|month|year)/.test(lexicon!.meaningsOf(plain).units.at(0)?.id ?? ''));

/** Adds a duration to a time of day, or subtracts it. */
export const clockPlus =
  (sign: '+' | '-'): Question['answer'] =>
  ({ nodes, units, places }, source, context) => {
    const { text, assumed = [] } = timeOf(places['c']!, context);
    const start = readClockTime(text);
    if (!start || haveDays(units)) return undefined;
    const moment = { kind: 'clock', isInHalves: start.half !== undefined } as const;
    const left: Node = { kind: 'moment', seconds: secondsOfDay(start), moment, place: places['c']! };
    const worked = work({ kind: sign, left, right: nodes['d']!, place: source }, units, source, context);
    if (worked instanceof Diagnostic || !worked.moment) return undefined;
    const answer = bareAnswer(source, worked.moment.text);
    return assumed.length === 0 ? answer : { ...answer, assumed, note: noteOf([], context.telling.notes, { assumed }) };
  };

/** Refuses `5 pm - 3 pm`, which may be 2 hours or, to the next day, 22 hours. */
const eitherWay = (source: Span, first: string, second: string): Diagnostic => {
  const suggestions = [`${second} to ${first}`, `${first} to ${second}`];
  return twofold(
    source,
    'ambiguous-number',
    `the time from ${suggestions.join(' or from ')}`,
    suggestions,
    'The first time is later in the day.',
  );
};

/** Calculates the time between two times of day. A time without am or pm takes it from the other. */
const clockDifference: Question['answer'] = ({ places }, source, context) => {
  const [start, end] = ['a', 'b'].map((key) => readClockTime(timeOf(places[key]!, context).text));
  if (!start || !end) return undefined;
  // As durations 7:15 - 16:00 would be less than nothing, and 16:00 - 7:15 may be a duration
  const isInOrder = source.plain.includes('-') && secondsOfDay(start) < secondsOfDay(end);
  if (start.half === undefined && end.half === undefined && !isInOrder) return undefined;
  // The hours calculator answers unambiguous times
  if (start.half !== undefined && end.half !== undefined && !source.plain.includes('-')) return undefined;
  const day = 86_400;
  const [from, to] = [secondsOfDay(start), secondsOfDay(end)];
  if (start.half !== undefined && end.half !== undefined && to < from && from - to < day / 2)
    return eitherWay(source, places['a']!.text, places['b']!.text);
  // 9am to 5:30 ends in the afternoon, and 10:30 to 2 pm begins before noon
  const half = day / 2;
  const isOpen = (start.half === undefined) !== (end.half === undefined);
  const between =
    (to - from + day) % (isOpen && Math.max(start.hours, end.hours) <= 12 ? half : day) || (isOpen ? half : day);
  const worked = workedOf([measureOf({ ratio: ratio(BigInt(between), 3600n), piPower: 0 }, 'hour', source)]);
  const open = end.half === undefined ? places['b']! : places['a']!;
  const meant = end.half === undefined ? clockTime(from + between, true) : clockTime(to - between, true);
  const assumed: readonly Assumption[] = isOpen ? [{ kind: 'clock', of: open.text, as: meant }] : [];
  return answerOf(source, worked, `= ${shown(worked, context.locale)}`, isOpen ? { assumed } : {});
};

/** Returns the volume of sawn timber: its thickness and width are in inches, its length in feet. */
const boardFeet: Question['answer'] = ({ nodes, units, places }, source, context) => {
  const keys = ['a', 'b', 'c'] as const;
  const names = ['in', 'in', 'ft'].map((name) => unitNode(makeSource(name, source.lexicon), units));
  const measures = keys.map((key, index): Node => {
    const node = nodes[key]!;
    return node.kind === 'number' ? measureNode(node.value, names[index]!) : node;
  });
  const target = readTarget(makeSource('board foot', source.lexicon)) as Target;
  const root = [...measures, ...[nodes['n'] ?? []].flat()].reduce((left, right) => product(left, right, source));
  const worked = work(root, units, source, context, target);
  if (worked instanceof Diagnostic) return undefined;
  const assumed = keys.flatMap((key, index): readonly Assumption[] => {
    const { text } = places[key]!;
    return nodes[key]!.kind === 'number'
      ? [{ kind: 'side', of: text, as: `${text} ${['in', 'in', 'ft'][index]}` }]
      : [];
  });
  const sign = isWholeIn(worked.measures[0]!) ? '=' : '≈';
  return answerOf(source, worked, `${sign} ${shown(worked, context.locale)}`, assumed.length > 0 ? { assumed } : {});
};

const toUnit = '(in|to|into|as)';
const intoTarget = `[[is what|is] ${toUnit} {t:unit}]`;
const changes = 'change|difference|rise|drop|increase|decrease|swing';
const changed = 'went|gone|rose|risen|dropped|fell|fallen|increased|decreased|climbed|changed';
const ofChange = `[a|the] (delta [t] [of|=]|[temperature|temp] (${changes}) of)`;
const oneOf = (words: readonly string[]): string => `(${words.join('|')})`;

const whichIs = "(which is|which one is|what is|whats|what's|which's) [the]";

const questions = new Grammar<Question>([
  ...(
    [
      [more, 'more', '>', 1],
      [less, 'less|fewer', '<', -1],
    ] as const
  ).flatMap(([words, ofNumbers, than, sign]): readonly Question[] => [
    {
      says: [
        `{n:number} (degree|degrees) (${words}) than {b:measure} ${intoTarget}`,
        `{n:number} {s:scale} [degree|degrees] (${words}) than {b:measure} ${intoTarget}`,
      ],
      answer: changedByDegrees(sign),
    },
    {
      // Numbers are compared by their size: 3/4 bigger than 2/3
      says: [`{a:measure} (${words}) than {b:measure} ${intoTarget}`, `{a:number} (${ofNumbers}) than {b:number}`],
      answer: changedBy(sign),
    },
    {
      says: [
        `(is|are|was|were) {a:measure} [a (bit|little|lot)|much] (${words}) than {b:measure}`,
        `[is|are|was|were] {a:number} (${words}) than {b:number}`,
        `[is|are] {a:measure} ${than} {b:measure}`,
      ],
      answer: comparison(sign),
    },
    {
      says: [
        ...['measure', 'number'].flatMap((kind) => [
          `${whichIs} (${words}) [:] {a:${kind}} or {b:${kind}}`,
          `{a:${kind}} or {b:${kind}} [${whichIs}] (${words})`,
        ]),
        `${whichIs} (${words}) of {a:measure} (and|or) {b:measure}`,
        `[(which|what) (weighs|goes|lasts|holds)] (${words}) [:] {a:measure} or {b:measure}`,
      ],
      answer: choice(sign),
    },
  ]),
  {
    says: [
      '(is|are) {a:measure} (equal to|the same as|same as|equals|as (much|long|heavy|tall|big|far|fast) as) {b:measure}',
    ],
    answer: comparison(0),
  },
  {
    says: [
      '[compare] {a:measure} (vs|vs.|versus|compared to|compared with) {b:measure}',
      'compare {a:measure} (and|to|with|or) {b:measure}',
    ],
    answer: compared,
  },
  {
    says: [
      `${ofChange} {n:number} {s:scale} (${toUnit}|(is|equals|=) [how many|what in]) {t:scale}`,
      `{n:number} {s:scale} [temperature] (${changes}|delta) (${toUnit}|= [how many]) {t:scale}`,
      `how (many|much) {t:scale} (is|are|in) ${ofChange} {n:number} {s:scale}`,
      `[the] (temp|temperature) [has] (${changed}) [up|down] [by] {n:number} {s:scale} [,] how (many|much) [is that] [in] {t:scale} [degrees]`,
      `(Δ|${ofChange}) {n:number} {s:scale}`,
    ],
    answer: ofDegrees,
  },
  {
    says: [
      `(unix|epoch) [time|timestamp] {u:unix} [${toUnit} [date|time|utc]]`,
      `{u:unix} (unix|epoch) [time|timestamp] [${toUnit} [date|time|utc]]`,
      `timestamp {u:unix} [${toUnit} [date|time|utc]]`,
    ],
    answer: ofUnixTime,
  },
  { says: [`{d:date} ${toUnit} (unix|epoch|timestamp) [time|timestamp]`], answer: toUnixTime },
  {
    says: [
      `[from] {a:number} (-|to) {b:measure} ${toUnit} {t:unit}`,
      `[from] {a:measure} to {b:measure} ${toUnit} {t:unit}`,
      `between {a:number} and {b:measure} ${toUnit} {t:unit}`,
      `between {a:measure} and {b:measure} ${toUnit} {t:unit}`,
    ],
    answer: range,
  },
  {
    says: [
      `{a:measure} (x|×|by) {b:measure} ${toUnit} {t:unit}`,
      `{a:measure} (x|×|by) {b:measure} (x|×|by) {c:measure} ${toUnit} {t:unit}`,
      `{a:number} (x|×|by) {b:number} (x|×|by) {c:measure} ${toUnit} {t:unit}`,
    ],
    answer: sides,
  },
  { says: ['{a:number} - {p:percent} of {x:sum}', '{a:percent} - {p:percent} of {x:sum}'], answer: shareRange },
  {
    says: ['{x:amount} for {y:mass} per {z:mass}', '{x:amount} for {y:volume} per {z:volume}'],
    answer: pricePerAmount,
  },
  {
    says: ['{y:mass} for {p:money} per {t:unit}', '{y:volume} for {p:money} per {t:unit}'],
    answer: pricePerUnit,
  },
  {
    says: ['{a:number} for {b:number} [how much|what|what is] [is] [it] (each|apiece|per piece|per item)'],
    answer: billForEach,
  },
  {
    says: [
      `{a:measure} ${toUnit} [the] [nearest] {f:fraction} {u:unit}`,
      'round {a:measure} to [the] [nearest] {f:fraction} {u:unit}',
      `{a:measure} ${toUnit} [the] nearest {f:part} [of] [an|a] {u:unit}`,
      'round {a:measure} to [the] nearest {f:part} [of] [an|a] {u:unit}',
    ],
    answer: nearestPart,
  },
  {
    says: [
      '[how many|number of] days [are] [there] (in|of|has|does) {m:month} [of|,] {y:year} [have]',
      '[how many|number of] days [are] [there] (in|has|does) {m:month} [have]',
    ],
    answer: daysOfMonth,
  },
  {
    says: [
      '[how many|number of] (working days|work days|business days|weekdays|workdays) [are] [there] (in|of|has|does) {m:month} [of|,] {y:year} [have]',
    ],
    answer: workingDaysOfMonth,
  },
  { says: ['[how many|number of] days [are] [there] (in|has|does) [year] {y:year} [have]'], answer: daysOfYear },
  {
    says: [
      '{n:number} (dozen|dozens) [of] {w:things}',
      '[how many] {w:things} [are] [there] in {n:number} (dozen|dozens)',
    ],
    answer: counted(12n),
  },
  { says: ['[a|one] dozen and a half [of] {w:things}'], answer: counted(18n) },
  { says: ['{n:number} (gross|grosses) [of] {w:things}', 'gross of {w:things}'], answer: counted(144n) },
  { says: ['{n:number} score [of] {w:things}'], answer: counted(20n) },
  {
    says: [`{c:clock} ${toUnit} (24|24-) (hour|hours|hr|h) [time|clock|format]`, `{c:clock} ${toUnit} military time`],
    answer: onClock(false),
  },
  {
    says: [
      `{c:clock} ${toUnit} (12|12-) (hour|hours|hr|h) [time|clock|format]`,
      `{c:clock} ${toUnit} (am|am/pm|am pm) [time]`,
    ],
    answer: onClock(true),
  },
  { says: ['(is|was|will) {y:year} [be] [a] leap year', 'leap year {y:year}', '{y:year} leap year'], answer: leapYear },
  ...(
    [
      ['troy', metals, 'troy ounce'],
      ['yards', soldByYard, 'cubic yard'],
    ] as const
  ).map(([kind, goods, unit]): Question => {
    return { says: [`[{n:number}] {w:${kind}} [of] ${oneOf(goods)} ${toUnit} {t:unit}`], answer: soldBy(unit) };
  }),
  {
    says: [
      `{a:number} (x|×) {b:number} (x|×) {c:number} [${toUnit}] (board feet|board foot|bd ft|bf)`,
      `{a:number} (x|×) {b:number} (x|×) {c:side} [${toUnit}] (board feet|board foot|bd ft|bf)`,
      '(board feet|board foot|bd ft|bf) [in|of|for] {a:number} (x|×) {b:number} (x|×) {c:side}',
      `{c:length} of {a:number} (x|×) {b:number} [${toUnit}] (board feet|board foot|bd ft|bf)`,
      'how many (board feet|bd ft|bf) [are] [there] [in|is] [a|an] {a:number} (x|×) {b:number} (x|×) {c:side}',
      `{n:count} (boards|board|pieces|pcs) [of] {a:number} (x|×) {b:number} (x|×) {c:side} [${toUnit}] (board feet|board foot|bd ft|bf)`,
      '(board feet|board foot|bd ft|bf) [in|of|for] {n:count} (boards|pieces|pcs) [of] {a:number} (x|×) {b:number} (x|×) {c:side}',
      '(board feet|board foot|bd ft|bf) [in|of|for] {a:number} (x|×) {b:number} (x|×) {c:side} [qty|quantity|x|×] {n:count} [boards|pieces|pcs]',
    ],
    answer: boardFeet,
  },
  { says: ['{x:length} at {n:number}'], answer: timeAtSpeed },
  {
    says: [
      '(how many|number of) {a:measure} [{w:things}] [are] [there] [that] (in|from|fit in|fit into|fill|to fill|does it take to fill|make|to make) {b:measure}',
      'how many {a:measure} [{v:thing}] (fit|fits) (on|in|into) [a|an|my] {b:measure} [{u:thing}]',
      'how many {a:measure} [{v:thing}] (can i|could i|can you|do i) (fill|make|get|cut|pour) (from|out of|of|with) [a|an|my] {b:measure} [{u:thing}]',
      'how (many times|often) (does|will|can) {a:measure} (go|fit) (in|into) {b:measure}',
    ],
    answer: howOften,
  },
  {
    says: ['[what time is] {c:clock} (+|plus) {d:time}', '[what time is it] {d:time} (after|from) {c:clock}'],
    answer: clockPlus('+'),
  },
  {
    says: [
      '[what time is] {c:clock} (-|minus) {d:time}',
      '[what time is it] {d:time} (before|ago from|earlier than) {c:clock}',
    ],
    answer: clockPlus('-'),
  },
  {
    says: [
      '[from] {a:clock} (-|to|until|till|til) {b:clock}',
      '[how many] hours (between|from) {a:clock} (and|to) {b:clock}',
    ],
    answer: clockDifference,
  },
]);

/** Answers a question by the table of rules, or returns undefined for any other text. */
export const answerByRule = (
  source: Span,
  style: Parameters<typeof questions.read>[1],
  context: QuestionContext,
): Answered => {
  for (const match of questions.read(source, style)) {
    // Answers by rule cannot show an uncertainty
    if (Object.values(match.nodes).some(isUncertain)) continue;
    const answer = match.rule.answer(match, source, context);
    if (answer) return answer;
  }
  return undefined;
};

/** Returns true if the words and numbers of a text are those of a rule. */
export const mayBeRule = (source: Span): boolean => questions.likely(source).length > 0;

/** Returns the words of the rules. */
export const wordsOfRules = (): ReadonlySet<string> => questions.words;
