import { unitIndex } from '../conversion/catalogue.ts';
import { ratio, times as ratioTimes } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import { withBlanks, type Span } from '../text/span.ts';
import { calculated, joined, withoutUnit } from './calculated.ts';
import { rangesOf, type Factor } from './factor-chain.ts';
import { readStory } from './read-story.ts';
import { periods } from './schema-course.ts';
import { isNumberOf } from './schema-money.ts';
import {
  askedUnit,
  endsWith,
  has,
  isMoneyOrCount,
  isPercent,
  mostValues,
  questionIn,
  startsWith,
  unitIdOf,
  unitOf,
  valueOf,
  wordsIn,
  workIn,
  type Answered,
  type Story,
  type StoryContext,
} from './story.ts';
import { isPortion, thingAfter } from './things.ts';
import type { Knowledge } from './unknown-words.ts';

// A percentage on the answer to another question: a tax on a price for several nights. Without the percentage and its words, the rest of the
// text is asked, and what it comes to is changed.

/** Roles of words for a percentage that changes an amount. */
const rolesOfChange: readonly Role[] = ['up', 'down', 'tax', 'tip', 'with', 'takeHome'];

/** Roles beside which a percentage is not added to a price or taken away from it. */
const besideChange: readonly Role[] = [
  'rest',
  'earlier',
  'gross',
  'net',
  'percent',
  'average',
  'instead',
  'interest',
  'difference',
];

/** Quantities that are bought at a price for one of their unit. */
const ofPrices: ReadonlySet<string | undefined> = new Set(['time', 'mass', 'volume', 'area', 'energy', 'length']);

/** Answers what a payment comes to: `299 a month, 36 months, total`. */
export const answerPeriods = (story: Story): Answered => {
  const { values, parts, units } = story;
  const [payment, time, another] = values;
  if (!payment || !time || another || !isMoneyOrCount(payment) || time.node.kind !== 'measure') return undefined;
  const period = periods.find(([role]) => startsWith(parts[1]!, role));
  return period && unitIdOf(time, units) === period[1]
    ? workIn(story, calculated`${payment} × ${withoutUnit(time)}`)
    : undefined;
};

/** The periods of payments in those of a time. */
const periodsIn: Readonly<Record<string, number>> = {
  'month year': 12,
  'month month': 1,
  'week week': 1,
  'year year': 1,
};

/** Returns the periods that words beside an amount name before they ask for anything: elke maand 150 euro, 300 zł miesięcznie. */
const periodsBeside = ({ parts, context }: Story, at: number): readonly string[] =>
  [parts[at]!, parts[at + 1]!].flatMap((part) => {
    const { roles, units, place } = part;
    const asked = questionIn(part, context);
    const named = [
      ...periods.flatMap(([role, unit]) => (roles.get(role) ?? []).map(({ from }) => ({ unit, from }))),
      ...(has([part], 'every', 'each') ? units : []).map((unit) => ({
        unit: unitOf(unit)?.id ?? '',
        from: unit.offset - place.offset,
      })),
    ];
    return named.flatMap(({ unit, from }) => (asked < 0 || from < asked ? [unit] : []));
  });

/** Roles beside which an amount of each period does not add up. */
const besidePeriods: readonly Role[] = [
  'up',
  'down',
  'tax',
  'tip',
  'rest',
  'average',
  'earlier',
  'percent',
  'split',
  'need',
  'loan',
];

/** Answers what an amount of each period comes to: `ik spaar elke maand 150 euro, hoeveel heb ik na 3 jaar`. */
export const answerEachPeriod = (story: Story): Answered => {
  const { values, parts, units, context } = story;
  const [one, other, another] = values;
  if (!one || !other || another || has(parts, ...besidePeriods)) return undefined;
  const payment = [one, other].find(({ node }) => node.kind === 'money');
  const time = payment === one ? other : one;
  // How much each month, for 5000 in 2 years
  const isAsked = questionIn(parts[0]!, context) < 0 && parts.slice(1).some((part) => questionIn(part, context) >= 0);
  // 200 € each month for 6 months, how much a year
  const isOfOther = parts.some((part) => {
    const asked = questionIn(part, context);
    return asked >= 0 && periods.some(([role]) => part.roles.get(role)?.some(({ from }) => from > asked));
  });
  if (!payment || time.node.kind !== 'measure' || !isAsked || isOfOther || askedUnit(story) === null) return undefined;
  const [period, further] = new Set(periodsBeside(story, values.indexOf(payment)));
  const count = further === undefined ? periodsIn[`${period} ${unitIdOf(time, units)}`] : undefined;
  if (count === undefined) return undefined;
  return workIn(story, calculated`${payment} × ${ratioTimes(time.node.value, ratio(BigInt(count)))}`);
};

/** Answers a number of things, or a measure, at a price that words join to it: `15 boxes at 4.20`, `6 nights at 129`. */
export const answerAtPrice = (story: Story): Answered => {
  const { values, parts } = story;
  const [number, price, another] = values;
  const isAmount = number && (isNumberOf(number) || ofPrices.has(number.quantity)) && number.node.kind !== '/';
  if (!isAmount || !price || another || !isMoneyOrCount(price) || !endsWith(parts[1]!, 'at')) return undefined;
  return workIn(story, calculated`${withoutUnit(number)} × ${price}`);
};

/** Returns how a percentage changes an amount by the words of a story. Undefined if they contradict each other. */
const changeOf = ({ parts, values }: Story, percent: Factor): '+' | '−' | undefined => {
  const [isUp, isDown] = (['up', 'down'] as const).map((role) => has(parts, role));
  const isLevy = has(parts, 'tax') || has(parts, 'tip');
  if (!isDown && !has(parts, 'takeHome')) return isUp || isLevy ? '+' : undefined;
  // Minus 20% tax, but not 15% off plus tax
  const isOfPercent = startsWith(parts[values.indexOf(percent) + 1]!, 'tax');
  return isUp || (isLevy && !isOfPercent) ? undefined : '−';
};

type AnswerRest = (rest: Span, context: StoryContext) => Answered;

/** Asks a text with some of its words left out, and changes the amount of the answer. A time or a weight has no tax, and is not shared. */
const answerWithout = (
  { source, context }: Story,
  ranges: readonly (readonly [from: number, end: number])[],
  change: NonNullable<StoryContext['change']>,
  known: Knowledge,
  answerRest: AnswerRest,
): Answered => {
  const rest = withBlanks(source, ranges);
  const told = { ...context, change };
  const inner = readStory(rest, told, known, mostValues);
  const answer = (inner && answerAtPrice(inner)) ?? answerRest(rest, told);
  return answer && (answer.unit === undefined || unitIndex.find(answer.unit).units.length === 0) ? answer : undefined;
};

/** The fewest amounts beside a number of people who share what they come to. What fewer come to is no question of its own. */
const fewestShared = 3;

/** Answers the share of each of several people in what other amounts come to: `960 km, 6,2 l aux 100, 1,82 € le litre, on est 3, combien chacun`. */
export const answerShared = (story: Story, known: Knowledge, answerRest: AnswerRest): Answered => {
  const { source, values, parts, context } = story;
  const isPeople = (value: Factor, at: number): boolean => {
    const count = isNumberOf(value) ? valueOf(value) : 0;
    const isNamed = endsWith(parts[at]!, 'need') || isPortion(thingAfter(parts[at + 1]!), context);
    return Number.isInteger(count) && count > 1 && isNamed;
  };
  const [people, another] = values.filter(isPeople);
  const last = parts.at(-1)!;
  const isShared = has([last], 'each', 'split') && !has(parts.slice(0, -1), 'each', 'split');
  if (!people || another || !isShared || context.change || values.length <= fewestShared) return undefined;
  const at = values.indexOf(people);
  const start = people.place.offset - source.offset;
  const end = start + people.place.text.length;
  const thing = thingAfter(parts[at + 1]!);
  const words = (['each', 'split'] as const).flatMap((role) => wordsIn(story, role));
  const leads = wordsIn(story, 'need').filter((word) => source.plain.slice(word.end, start).trim() === '');
  const after = isPortion(thing, context) ? source.plain.slice(end).search(/[\s,.;]|$/u) : 0;
  const named =
    after > 0 ? end + after : end + (/^\s*\p{L}+/u.exec(thing === '' ? '' : source.plain.slice(end))?.[0].length ?? 0);
  return answerWithout(
    story,
    [[start, named], ...[...words, ...leads].map((word) => [word.from, word.end] as const)],
    (given) => calculated`(${given}) ÷ ${people}`,
    known,
    answerRest,
  );
};

/** Answers a price of several things with a percentage added or taken away: `129 a night, 6 nights plus 12% tax`. */
export const answerChanged = (story: Story, known: Knowledge, answerRest: AnswerRest): Answered => {
  const { source, values, parts, context } = story;
  const [percent, another] = values.filter(isPercent);
  if (!percent || another || values.length < 3 || has(parts, ...besideChange)) return undefined;
  const sign = changeOf(story, percent);
  if (!sign || context.change) return undefined;
  const words = rolesOfChange.flatMap((role) => wordsIn(story, role));
  const ranges = [...rangesOf(source, [percent]), ...words.map(({ from, end }) => [from, end] as const)];
  return answerWithout(story, ranges, (given) => joined(sign, [given, percent]), known, answerRest);
};
