import { alsoThings } from './roles.ts';
import { fromTo, makeSource, span, type Span } from '../text/span.ts';
import { calculated, withoutUnit } from './calculated.ts';
import { quotient, unitNode } from './arithmetic/node.ts';
import type { Factor } from './factor-chain.ts';
import { hasUnspaced } from './letters.ts';
import { longestTarget } from './longest.ts';
import { ofOneIn } from './own-chain.ts';
import type { Part } from './roles.ts';
import { isNumberOf } from './schema-money.ts';
import {
  areAlike,
  askedUnit,
  endsWith,
  has,
  isCount,
  isPercent,
  isQuestion,
  othersThan,
  questionIn,
  startsWith,
  unitIdOf,
  unitOf,
  valueOf,
  work,
  type Answered,
  type Story,
  type StoryContext,
} from './story.ts';
import { areOneThing, isNamedIn, isPortion, thingAfter } from './things.ts';

// Numbers of things for each person, each other thing or each unit: 2 eggs per person, 4 bags per meter.

/** A number of things for one unit or for each of other things: 4 bags per meter, 3 slices per guest. */
interface Rate {
  readonly count: Factor;
  readonly place: Span;
  readonly thing: string;
  /** The unit, or the things, that the number is for. */
  readonly per: Span;
}

const wordsAtStart = /^\s*([\p{L}\p{M}'’-]+)/u;

/** The most words for things before the word for each. */
const mostOfThings = 2;

/** The letters of the shortest word for things. Shorter ones are prepositions. */
const shortestThing = 3;

/** Returns a number of things for each of something, if words after the number say so. */
const rateOf = ({ source, values, parts, context }: Story, at: number): Rate | undefined => {
  const [count, part] = [values[at]!, parts[at + 1]!];
  const { place } = part;
  const mayBeRate = isCount(count) && !hasUnspaced(place.plain);
  const found = mayBeRate ? ofOneIn(place, context.asking).exec(place.plain) : null;
  const thing = thingAfter(part);
  if (!found || thing === '') return undefined;
  const words = place.plain.slice(0, found.index).trim().split(/\s+/);
  const named = span(place, found.index + found[0].length);
  const first = wordsAtStart.exec(named.plain);
  // The in of 24 pens in a box is no thing
  const isOfThings = words.every((word) => word.length >= shortestThing);
  // Packs are whole: 8 rolls per pack
  const isOfPacks = part.roles.get('pack')?.some(({ from: start }) => start > found.index) === true;
  if (!first || words.length > mostOfThings || !isOfThings || isOfPacks) return undefined;
  const per = longestTarget(named) ?? span(named, 0, first[0].length);
  return { count, place: fromTo(source, count.place, per), thing, per };
};

/** Returns a story without the unit of a rate among those that it names. */
const withoutUnitOf = (story: Story, { place }: Rate): Story => ({
  ...story,
  parts: story.parts.map((part) => ({
    ...part,
    units: part.units.filter(({ offset }) => offset < place.offset || offset >= place.offset + place.text.length),
  })),
});

/** Answers with a rate and the amount or the number beside it. */
const answerRate = (written: Story, rate: Rate, at: number): Answered => {
  const story = withoutUnitOf(written, rate);
  const { values, parts, units, source, context } = story;
  const other = values[1 - at]!;
  const unit = unitOf(rate.per);
  const thing = isCount(other) ? thingAfter(parts[2 - at]!) : '';
  const isOfThings = thing !== '' && areOneThing(rate.thing, thing, context);
  const { node } = rate.count;
  const each = {
    root: unit ? quotient(node, unitNode(rate.per, units), source) : node,
    text: rate.place.text,
  };
  if (unit) {
    const isOfUnit = other.node.kind === 'measure' && other.quantity === unit.quantity?.id;
    if (isOfUnit && unitOf(askedUnit(story))?.quantity?.id !== unit.quantity?.id)
      return work(story, calculated`${each} × ${other}`);
    return isOfThings ? work(story, calculated`${other} ÷ ${each}`) : undefined;
  }
  const per = wordsAtStart.exec(rate.per.plain)![1]!.toLowerCase();
  if (thing === '' || askedUnit(story) !== undefined) return undefined;
  if (areOneThing(per, thing, context) && !isOfThings) return work(story, calculated`${each} × ${other}`);
  const isAsked = parts.some((part) => isQuestion(part, context));
  return isOfThings && isAsked ? work(story, calculated`${other} ÷ ${each}`) : undefined;
};

/** Returns true if words for each stand before things of a name, in the question or outside of it: in each bag, par sac. */
const isForEach = (part: Part, thing: string, context: StoryContext, isAsked: boolean): boolean => {
  const { place, roles } = part;
  const { asking } = context;
  const asked = questionIn(part, context);
  const joined = ofOneIn(place, asking).exec(place.plain);
  const ends = [
    ...(['each', 'every', 'perOne'] as const).flatMap((role) => (roles.get(role) ?? []).map(({ end }) => end)),
    ...(joined ? [joined.index + joined[0].length] : []),
  ];
  const last = asked < 0 || isAsked ? place.plain.length : asked;
  return ends.some(
    (end) => (isAsked ? asked >= 0 && end > asked : end < last) && isNamedIn(thing, span(place, end, last)),
  );
};

/** Returns the number that each of others has, and their number: 12 people 2 eggs each, 2 eggs per person for 9 people. */
const eachOf = ({ values, parts, context }: Story): readonly [each: Factor, number: Factor] | undefined => {
  const [one, other] = values as readonly [Factor, Factor];
  const [, between, after] = parts as readonly [Part, Part, Part];
  const [first, second] = [between, after].map(thingAfter) as [string, string];
  // How many each asks for a part
  const asked = questionIn(after, context);
  const isAsked = asked >= 0 && after.roles.get('each')?.some(({ end }) => end > asked) === true;
  if (!isAsked && first !== '' && [between, after].some((part) => isForEach(part, first, context, false)))
    return [other, one];
  if (between.roles.has('each') === after.roles.has('each')) return undefined;
  if (after.roles.has('each'))
    return isPortion(first, context) && !isPortion(second, context) && !isAsked && !between.roles.has('need')
      ? [other, one]
      : undefined;
  if (endsWith(between, 'each')) return first === '' ? undefined : [other, one];
  // 2 eggs per person for 9 people
  return !startsWith(between, 'each') && first !== '' && isPortion(second, context) ? [one, other] : undefined;
};

/** Answers how many of some things each of others has: `24 apples in 6 bags, how many per bag`. */
const answerPartOfEach = (story: Story): Answered => {
  const { values, parts, context } = story;
  const [one, other] = values as readonly [Factor, Factor];
  const [isFirst, isSecond] = parts.slice(1).map((part) => isForEach(parts.at(-1)!, thingAfter(part), context, true));
  if (isFirst === isSecond) return undefined;
  const [all, number] = isFirst ? [other, one] : [one, other];
  return work(story, calculated`${all} ÷ ${number}`);
};

/** Answers what several people or things have together by the amount that each of them has: `5 vrienden betalen elk 12 euro`. */
const answerAmountEach = ({ values, parts, ...story }: Story): Answered => {
  const [number, each] = values as readonly [Factor, Factor];
  const between = parts[1]!;
  // 7 tablespoons @ 15ml each
  if (alsoThings.has(unitIdOf(number, story.units)) && areAlike(number, each) && startsWith(parts[2]!, 'each'))
    return work({ ...story, values, parts }, calculated`${withoutUnit(number)} × ${each}`);
  const isEach = endsWith(between, 'each') && thingAfter(between) !== '';
  if (!isNumberOf(number) || isCount(each) || isPercent(each) || !isEach || parts[2]!.roles.has('each'))
    return undefined;
  return work({ ...story, values, parts }, calculated`${number} × ${each}`);
};

/** The most words that name the things of a price: pro Flasche, la bouteille. */
const mostOfPrice = 2;

/** Matches an Arabic article with a preposition or without one before a word: للزجاجة. */
const articles = /(?<!\p{L})(?:لل|بال|ال)(?=\p{L}{3})/gu;

/** Returns true if words beside a price, from one on, are few and name things again. */
const isNamedAgain = (thing: string, { place }: Part, from: number): boolean => {
  const words = place.plain.replace(articles, '').trim().split(/\s+/).slice(from);
  const last = words.at(-1);
  return last !== undefined && words.length <= mostOfPrice && isNamedIn(thing, makeSource(last, place.lexicon));
};

/** Answers what several things cost with the price of one, beside which they are named again: `3 Flaschen 1,29 € pro Flasche`, `3本 1本129円`. */
const answerPriceEach = (story: Story): Answered => {
  const { values, parts, context } = story;
  const [number, price] = [values[0]!, values.at(-1)!];
  const [between, beside, after] = [parts[1]!, parts.at(-2)!, parts.at(-1)!];
  const thing = thingAfter(between);
  if (!isNumberOf(number) || price.node.kind !== 'money' || thing === '' || after.units.length > 0) return undefined;
  const isOne = values.length === 3 && isCount(values[1]!) && valueOf(values[1]!) === 1;
  if (isOne)
    return areOneThing(thing, thingAfter(beside), context) ? work(story, calculated`${number} × ${price}`) : undefined;
  // 6人で8400円 一人いくら asks for it, and 6 for 21 €, each bottle may be asked for too
  const isUnclear = questionIn(after, context) >= 0 || after.roles.has('each') || endsWith(between, 'need');
  if (values.length > 2 || isUnclear || has(parts, 'question', 'bill')) return undefined;
  // 3 bottles, per bottle 12 €
  const isBefore = isNamedAgain(thing, between, 1) && after.others.length === 0;
  return isBefore || isNamedAgain(thing, after, 0) ? work(story, calculated`${number} × ${price}`) : undefined;
};

/** Answers how many things there are with a number for each: `2 eggs per person for 9 people`, `40 bottles a minute, how many in 3 hours`. */
export const answerThings = (story: Story): Answered => {
  const { values, parts, context } = story;
  if (values.length < 2 || values.length > 3 || has(parts, ...othersThan('each', 'rest'), 'cost', 'without'))
    return undefined;
  const ofPrice = answerPriceEach(story);
  if (ofPrice || values.length > 2) return ofPrice;
  for (const at of [0, 1]) {
    const rate = rateOf(story, at);
    const answer = rate && answerRate(story, rate, at);
    if (answer) return answer;
  }
  if (askedUnit(story) !== undefined) return undefined;
  if (!values.every(isCount)) return answerAmountEach(story);
  const found = eachOf(story);
  if (!found) return answerPartOfEach(story);
  const [each, number] = found;
  const last = parts.at(-1)!;
  // 12 people 2 eggs each, how many people
  const asked = questionIn(last, context);
  const at = values.indexOf(number);
  const isOfNumber =
    asked >= 0 && Number.isInteger(valueOf(number)) && isNamedIn(thingAfter(parts[at + 1]!), span(last.place, asked));
  return isOfNumber ? undefined : work(story, calculated`${number} × ${each}`);
};
