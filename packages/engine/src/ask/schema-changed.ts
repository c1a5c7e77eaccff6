import { unitIndex } from '../conversion/catalogue.ts';
import type { Role } from '../model/speech.ts';
import { withBlanks, type Span } from '../text/span.ts';
import { calculated, joined, withoutUnit } from './calculated.ts';
import { rangesOf, type Factor } from './factor-chain.ts';
import { readStory } from './read-story.ts';
import { periods } from './schema-course.ts';
import { isNumberOf } from './schema-money.ts';
import {
  endsWith,
  has,
  isMoneyOrCount,
  isPercent,
  mostValues,
  startsWith,
  unitIdOf,
  wordsIn,
  workIn,
  type Answered,
  type Story,
  type StoryContext,
} from './story.ts';
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

/** Answers a price of several things with a percentage added or taken away: `129 a night, 6 nights plus 12% tax`. */
export const answerChanged = (
  story: Story,
  known: Knowledge,
  answerRest: (rest: Span, context: StoryContext) => Answered,
): Answered => {
  const { source, values, parts, context } = story;
  const [percent, another] = values.filter(isPercent);
  if (!percent || another || values.length < 3 || has(parts, ...besideChange)) return undefined;
  const sign = changeOf(story, percent);
  if (!sign || context.change) return undefined;
  const words = rolesOfChange.flatMap((role) => wordsIn(story, role));
  const ranges = [...rangesOf(source, [percent]), ...words.map(({ from, end }) => [from, end] as const)];
  const change: StoryContext['change'] = (given) => joined(sign, [given, percent]);
  const rest = withBlanks(source, ranges);
  const told = { ...context, change };
  const inner = readStory(rest, told, known, mostValues);
  const answer = (inner && answerAtPrice(inner)) ?? answerRest(rest, told);
  // A time or a weight has no tax
  return answer && (answer.unit === undefined || unitIndex.find(answer.unit).units.length === 0) ? answer : undefined;
};
