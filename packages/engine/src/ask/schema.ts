import { firstResult } from '../model/first-result.ts';
import { matchesOf } from '../model/matches.ts';
import { ratio } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import { makeSource, span, withMeanings, withPlain, type Span } from '../text/span.ts';
import { calculated, percentText, joined, asWritten, withoutUnit, type Calculation } from './calculated.ts';

import { isPerTwoPeriods } from './calculation.ts';
import { answerFactorChain, type Factor } from './factor-chain.ts';
import { withDigits, withTemperatureOfBody } from './in-digits.ts';
import { withOmittedUnits } from './omitted-units.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { readCurrency } from './money.ts';
import { withPercentAfter } from './percent-after.ts';
import { readStory } from './read-story.ts';
import { oneWayIn } from './return-trip.ts';
import { hasLead, isLedTo, rolesOf, rolesOfText, type Part, type RoleWord } from './roles.ts';
import {
  answerBill,
  answerCoverage,
  answerDownPayment,
  answerInstallments,
  answerLeftOfPercent,
  answerLevy,
  answerShareOfIncome,
} from './schema-bills.ts';
import { answerAmountFor, answerPriced } from './schema-prices.ts';
import { answerDaily, answerEveryDay, answerRates, answerTimeMore, answerUse, isTimePerDay } from './schema-rates.ts';
import {
  answerAmountOfAll,
  answerConsumption,
  answerCount,
  answerDerived,
  answerGroups,
  answerLaps,
  answerMeeting,
  answerPacks,
  answerPerOne,
  answerPriceOfOne,
  answerQuotient,
  answerRest,
  answerSpeed,
} from './schema-quotients.ts';
import { answerDegreesBelow } from './schema-degrees.ts';
import { answerDose } from './schema-dose.ts';
import { answerAtPrice, answerChanged, answerEachPeriod, answerPeriods, answerShared } from './schema-changed.ts';
import { answerDough } from './schema-dough.ts';
import { answerLaw } from './schema-laws.ts';
import { answerCourse, answerRuns, answerSupply, answerTablets, withTimesADay } from './schema-course.ts';
import {
  answerDeposits,
  answerEven,
  answerGrowth,
  answerInterest,
  answerPan,
  answerTrade,
  answerWeights,
} from './schema-trade.ts';
import { answerPercentages, answerRatio } from './schema-ratio.ts';
import { answerTrip } from './schema-trip.ts';
import {
  answerExtraHours,
  answerOvertime,
  answerPayment,
  answerPayOfDays,
  answerWages,
  periodsBetween,
} from './schema-wages.ts';
import { changesOne } from './target-unspaced.ts';
import { areOneThing, isNamedIn, thingAfter, wordOfTwo } from './things.ts';
import { answerThings } from './schema-things.ts';
import {
  withCoats,
  withConsumption,
  withUseOfHundred,
  withFloor,
  withLesserUnits,
  withKilometers,
  withPricesOfUnits,
  withUseOfPeriod,
} from './schema-units.ts';
import { answerTime, answerTimes, readTimes } from './schema-clock.ts';
import {
  answerConversion,
  answerEachSide,
  answerLedConversion,
  answerRange,
  answerTargets,
  answerUnspaced,
} from './schema-conversion.ts';
import { answerCharge, answerDegrees, answerLayer, answerRise, answerSlope, answerWeight } from './schema-layers.ts';
import {
  answerBefore,
  answerAtRate,
  answerExchange,
  answerReducedWithTax,
  answerShare,
  answerTakeHome,
  answerTax,
  answerTaxAndTip,
  isNumberOf,
  isOfEarlier,
  asksWhatIsOff,
  isReducedTo,
  tipsPeople,
} from './schema-money.ts';
import {
  areAlike,
  areOneWord,
  askedUnit,
  cents,
  changes,
  endsWith,
  has,
  inNumber,
  isCount,
  isPercent,
  isQuestion,
  joins,
  longestText,
  mostValues,
  mostWords,
  othersThan,
  questionIn,
  shares,
  startsWith,
  taxes,
  unitIdOf,
  unitOf,
  valueOf,
  withUnit,
  work,
  workEach,
  workIn,
  type Answered,
  type Story,
  type StoryContext,
} from './story.ts';
import type { Knowledge } from './unknown-words.ts';

// Answers word problems by their schema: amounts in an order that only one question has, and words for the roles of some of them. All other
// words are a story, unless they may change an amount. `375 g of flour for 6, how much for 10` is a proportion, whatever is baked.

/** Returns the last word of a part: the preposition before an amount. */
const wordBefore = ({ place: { plain } }: Part): string => /\S+(?=\s*$)/u.exec(plain)?.[0] ?? '';

/** Quantities that grow with the number of things. A cooking time and a temperature do not. */
const growing: ReadonlySet<string | undefined> = new Set(['mass', 'volume', 'energy']);

/** Quantities that an amount is for. */
const divisible: ReadonlySet<string | undefined> = new Set(['mass', 'volume', 'energy', 'length', 'area']);

/** A proportion: what `grows` is for `same`, for `asked`. */
interface Proportion {
  readonly grows: Factor;
  readonly same: Factor;
  readonly asked: Factor;
}

/** Matches a mark between two parts of a sentence. */
const sentenceMark = /[,;:.،，、。]/;

/** Returns the proportion of three values if the words say it: `250 g of flour for 4, how much for 11`. */
const proportionOf = ({ values, parts, context }: Story): Proportion | undefined => {
  const [a, b, c] = values as readonly [Factor, Factor, Factor];
  const [before, afterA, afterB, afterC] = parts as readonly [Part, Part, Part, Part];
  const [likeA, likeB] = [areAlike(a, c), areAlike(b, c)];
  const things = [afterA, afterB, afterC].map(thingAfter);
  // 12 cans of 350 ml for 38.90: an amount with hundredths is their price
  const isPriceLast = isCount(c) && cents.test(c.place.text) && !cents.test(a.place.text);
  if (likeA && isPriceLast && b.node.kind === 'measure') return undefined;
  if (likeA !== likeB) {
    const [grows, same] = likeA ? [b, a] : [a, b];
    // 2 kg 3.58, what do 750 g cost. For `340 m2, 2.5 kg for 100 m2` the first would be asked
    if (!isCount(c)) {
      // 100g에 9,800원 650g 얼마: the price is for what stands before it
      const isJoined = likeA && grows.node.kind === 'money' && afterA.place.text !== '' && joins(afterB);
      // 100 km need 8 l, and for 650 km: the condition ends before the amount that is asked about
      const [isApart, isMarked] = [afterB, afterA].map((part) => sentenceMark.test(part.place.text));
      // A wall of 40 m² 2 coats 1 l for 8 m²
      const isOther = isMarked || afterA.roles.has('coats') || afterA.roles.has('twoCoats');
      // 牛肉100g458円で600gだと
      const isBeside =
        likeA && grows.node.kind === 'money' && afterA.place.text.trim() === '' && afterB.roles.size === 0;
      const isFor =
        isJoined ||
        (likeA && isApart && !isOther) ||
        (isBeside && afterB.others.length > 0 && hasUnspaced(afterB.place.plain));
      const isOfCourse = likeA && afterB.roles.has('consumption') && isQuestion(afterC, context);
      const isAsked =
        isQuestion(afterB, context) ||
        afterB.roles.has('then') ||
        isOfCourse ||
        (isFor && (isQuestion(afterC, context) || endsWith(afterC, 'then')));
      if (isAsked) return { grows, same, asked: c };
      // A wall of 12 m², how much paint if 1 l is enough for 8 m²
      const isAskedEarly = isQuestion(afterA, context) && !isQuestion(afterC, context);
      // A lawn of 340 m², 2.5 kg for 100 m², how much
      const isAskedLast = isOther && !isApart && isQuestion(afterC, context);
      // A wall of 40 m², 1 l for 8 m², how much: without a verb the one says that it is for what stands beside it
      const isOfOne = valueOf(b) === 1 && b.node.kind === 'measure';
      const isFirst =
        likeA &&
        ((afterB.roles.has('need') && (isAskedEarly || isAskedLast)) || (isOfOne && (isAskedEarly || isAskedLast)));
      return isFirst ? { grows: b, same: c, asked: a } : undefined;
    }
    const [thing, again] = [likeA ? things[0]! : things[1]!, things[2]!];
    const isSame = again !== '' && thing !== '' && areOneThing(thing, again, context);
    const isAsked =
      has([afterB, afterC], 'need', 'cost', 'then') ||
      (likeA && b.node.kind === 'money' && isQuestion(afterB, context)) ||
      // 12 eggs 90 000 toman, 5 how much
      (likeA && b.node.kind === 'money' && sentenceMark.test(afterB.place.text) && isQuestion(afterC, context)) ||
      // Flour from 6 servings to 9
      (likeB && endsWith(afterA, 'span') && endsWith(afterB, 'span'));
    // 3 for $10, how much for 7
    const isPriced =
      likeA && b.node.kind === 'money' && ['need', 'cost'].some((role) => afterA.roles.has(role as Role));
    // The pieces of 4 parts belong to their number
    const isNamed = thing !== '' || /\p{L}/u.test(same.place.text);
    const isCounted = isNamed || isPriced || (likeA ? before : afterA).roles.has('need') || before.others.length > 0;
    // 6 rolls 2.70, what do 10 cost
    // For 6, and for 9 people
    const isLed = thing === '' && (likeA ? before : afterA).roles.has('need') && afterB.roles.has('need');
    return isSame || (isAsked && isCounted && (again === '' || isLed)) ? { grows, same, asked: c } : undefined;
  }
  // What do 8 pens cost if 3 cost 12
  const isOfFirst =
    has([before, afterA], 'cost') && things[0] !== '' && (endsWith(afterB, 'need') || endsWith(afterB, 'cost'));
  const isAskedLater = isQuestion(afterC, context) || questionIn(afterB, context) >= 0;
  const isAskedFirst = isQuestion(before, context) && !isAskedLater && !endsWith(afterA, 'need');
  if (!context.asking && isCount(a) && isCount(b) && isOfFirst && isAskedFirst) return { grows: c, same: b, asked: a };
  // 3 for 12, how much for 10: either number may be the price
  const areFor = [afterA, afterB].every((part) => endsWith(part, 'need'));
  if (!context.asking && [a, b, c].every(isCount) && things.every((thing) => thing === '') && areFor) return undefined;
  // A recipe from 4 to 10 servings, 300 g of flour
  const isOfServings = before.roles.has('need') && afterA.roles.has('need');
  const isScaled =
    isNumberOf(a) && isNumberOf(b) && (endsWith(afterA, 'span') || isOfServings) && afterA.others.length === 0;
  if (isScaled && !likeA && before.others.length > 0) return { grows: c, same: a, asked: b };
  if (!likeA) return undefined;
  // For 500 g of flour 7 g of yeast, and for 1.2 kg: the same word stands before what is alike
  if (!isCount(a)) {
    const [ofA, ofB, ofC] = [before, afterA, afterB].map(wordBefore);
    const isAsked = ofA !== '' && ofA === ofC && ofA !== ofB && isQuestion(afterC, context);
    if (isAsked && afterB.roles.has('need')) return { grows: b, same: a, asked: c };
    // 16 g of yeast for 500 g of flour, and for 800 g
    const [goods, others] = [afterA, afterB].map((part) => part.others.join(' '));
    const isForB = goods !== '' && goods !== others && [afterA, afterB].every((part) => endsWith(part, 'need'));
    const isIdle = afterC.units.length === 0 && (afterC.others.length === 0 || isQuestion(afterC, context));
    const isOfGoods =
      afterC.others.length === 0 || [afterA, afterB].some((part) => isNamedIn(part.others[0] ?? '', afterC.place));
    if (isForB && isIdle && isOfGoods) return { grows: a, same: b, asked: c };
    // 500 ग्राम आटे के लिए 10 ग्राम नमक, 800 ग्राम के लिए
    const [isForA, isForOther, isForC] = [afterA, afterB, afterC].map((part) => part.roles.has('need'));
    const isAfter = isForA && !isForOther && isForC && startsWith(afterC, 'need');
    if (isAfter && isIdle && ofA === '' && ofB !== '' && ofC !== ofA) return { grows: b, same: a, asked: c };
    // 500 g un için 10 g tuz, 800 g un için
    const [wordsOfA, wordsOfC] = [afterA, afterC].map(({ place }) => place.lower.trim());
    if (wordsOfA === wordsOfC && isForA && !isForOther && isForC && afterC.units.length === 0)
      return { grows: b, same: a, asked: c };
    // 300 g of flour, 3 g of yeast, for 800 g of flour how much yeast
    const isNamed = things.every((thing) => thing !== '') && areOneWord(things[0]!, things[2]!);
    const isOfOther = isNamed && !areOneWord(things[0]!, things[1]!) && isNamedIn(things[1]!, afterC.place);
    return isOfOther && isQuestion(afterC, context) ? { grows: b, same: a, asked: c } : undefined;
  }
  const named = ofNamed(things, context);
  const isNamed = things[2] !== '' && named[0] !== named[1];
  // serves 8 needs 6 eggs, for 12 people how many eggs
  const askedAfter = things
    .slice(0, 2)
    .map((thing) => isNamedIn(thing, afterC.place))
    .reverse();
  const [isFirst, isSecond] = isNamed
    ? named
    : things[2] !== '' && afterB.roles.has('need') && askedAfter[0] !== askedAfter[1]
      ? askedAfter
      : ofUnnamed(before, afterA, afterB, things);
  if (isFirst === isSecond) return undefined;
  return isFirst ? { grows: b, same: a, asked: c } : { grows: a, same: b, asked: c };
};

/** Returns which of two numbers counts the same things as the third: 6 eggs for 4 people, how many for 10 people. */
const ofNamed = (things: readonly string[], context: StoryContext): readonly boolean[] =>
  things.slice(0, 2).map((thing) => thing !== '' && areOneThing(thing, things[2]!, context));

/** The same for a number without its things: 6 eggs for 4 people, how many eggs for 10. A word like `for` may stand before both. */
const ofUnnamed = (before: Part, afterA: Part, afterB: Part, things: readonly string[]): readonly boolean[] => {
  const beforeLast = span(afterB.place, things[1]!.length + 1);
  const asked = things.slice(0, 2).map((thing) => isNamedIn(thing, beforeLast));
  if (asked[0] !== asked[1]) return [asked[1]!, asked[0]!];
  // 3 pens cost 4.50, how much for 7
  if (afterA.roles.has('cost') && things[2] === '' && afterB.place.plain.trim() !== 'cost') return [true, false];
  // 2 for 5, how much for 7: either number may be the price
  if (things.every((thing) => thing === '') && before.others.length === 0) return [false, false];
  return afterB.roles.has('need') ? [before.roles.has('need'), afterA.roles.has('need')] : [false, false];
};

/** Returns true if a question after the last value names something new: 4 people 300 g of rice, 10 people how much dal. */
const asksOfOthers = (story: Story, { quantity }: Factor, asked: Factor): boolean => {
  const { parts, context } = story;
  const last = parts.at(-1)!;
  if (quantity !== undefined && unitOf(askedUnit(story))?.quantity?.id === quantity) return false;
  // 12 people, how many eggs: people are counted, not asked for
  const before = parts.slice(0, -1).flatMap(({ others }) => others);
  // 2 kg of potatoes, and 3 kg of onions
  const counted = isCount(asked) || before.length === 0 ? [thingAfter(last)] : [];
  const known = [...before, ...counted, 'many'];
  const { others, place } = last;
  return (
    questionIn(last, context) >= 0 &&
    !hasUnspaced(place.plain) &&
    others.some((word) => !known.some((one) => areOneWord(one, word)))
  );
};

/** Returns true if a part of a thing would grow, and the question asks how many others: 1/8 kerf, how many 3 1/2" pieces. */
const countsOthers = ({ source, values, parts, context }: Story, { node, place }: Factor): boolean => {
  if (node.kind !== 'number' || node.value.d === 1n) return false;
  const at = values.findIndex((value) => value.place === place);
  const thing = thingAfter(parts[at + 1]!);
  const asked = parts.slice(at + 1).find((part) => questionIn(part, context) >= 0);
  if (!asked || thing === '') return false;
  return !isNamedIn(thing, span(source, asked.place.offset - source.offset + questionIn(asked, context)));
};

/** Answers what one amount is for another number of things: `6 rolls 2.70 €, what do 10 cost`. Work takes more hands less time. */
const answerProportion = (written: Story): Answered => {
  const story = written.values.length > 3 ? withFloor(written) : written;
  const { values, parts, units } = story;
  if (values.length !== 3 || values.some(isPercent) || has(parts, 'percent')) return undefined;
  if (has(parts.slice(2), 'up', 'down', 'average')) return undefined;
  const proportion = proportionOf(story);
  if (!proportion) return undefined;
  const { grows, same, asked } = proportion;
  if (countsOthers(story, grows)) return undefined;
  const isMoney = grows.node.kind === 'money';
  const isWork = grows.quantity === 'time' && isCount(same) && has(parts, 'worker');
  if (!isWork && asksOfOthers(story, grows, asked)) return undefined;
  // The time for 3 kg that 2 kg take. A cooking time for more people stays
  const isOfAmount = grows.quantity === 'time' && !isCount(same);
  if (!isWork && !isCount(grows) && !isMoney && !growing.has(grows.quantity) && !isOfAmount) return undefined;
  // An hour costs 45, how much for 20 minutes
  const isPaidTime = same.quantity === 'time' && (isMoney || has(parts, 'cost'));
  if (!isCount(same) && same.node.kind !== 'money' && !divisible.has(same.quantity) && !isPaidTime) return undefined;
  if (has(parts.slice(2), 'cost') && !isMoney && !isCount(grows)) return undefined;
  const [over, under] = isWork ? [same, asked] : [asked, same];
  const own =
    grows.node.kind === 'measure' && askedUnit(story) === undefined ? units[grows.node.unit.index] : undefined;
  return work(story, calculated`${grows} × ${over} ÷ ${under}`, own?.text);
};

/** Answers a recipe for another number: `for 6: 250 g of flour and 4 eggs, how much for 9`. */
const answerRecipe = (story: Story): Answered => {
  const { values, parts, context } = story;
  const [same, ...others] = values;
  const asked = others.pop();
  if (!same || !asked || others.length < 2 || !isNumberOf(same) || !isNumberOf(asked)) return undefined;
  const isRecipe = parts[0]!.roles.has('need') && parts.at(-2)!.roles.has('need');
  const isAsked = parts.slice(-2).some((part) => questionIn(part, context) >= 0);
  const areGoods = others.every((value) => isCount(value) || growing.has(value.quantity));
  if (!isRecipe || !isAsked || !areGoods || parts.some((part) => part.roles.has('cost'))) return undefined;
  const share = calculated`${asked} ÷ ${same}`;
  const text = `(${others.map(({ place }) => place.text).join(', ')}) × ${share.text}`;
  return workEach(
    story,
    others.map((value) => calculated`${value} × (${share})`),
    text,
    ', ',
  );
};

/** Returns the direction of a percentage by the sign before it: `coat 179 € -35 %`. */
const directionOfSign = ({ source }: Story, { place }: Factor): 'up' | 'down' | undefined => {
  // Without spaces the words before an amount may belong to its unit: 每小时25公里 - 50%
  if (hasUnspaced(source.plain)) return undefined;
  const sign =
    source.text
      .slice(0, place.offset - source.offset)
      .trimEnd()
      .at(-1) ?? '';
  return sign === '+' ? 'up' : /[-−–]/.test(sign) ? 'down' : undefined;
};

/** Returns the direction of each percentage by the words or the sign beside it, or undefined if they do not say it. */
const directionsOf = (story: Story): readonly ('up' | 'down')[] | undefined => {
  const { values, parts } = story;
  const directionIn = ({ roles }: Part): 'up' | 'down' | undefined =>
    roles.has('up') === roles.has('down') ? undefined : roles.has('up') ? 'up' : 'down';
  const places = values.flatMap((value, at) => (isPercent(value) ? [at] : []));
  if (places.length === 1) {
    const roles = parts.flatMap((part) => directionIn(part) ?? []);
    const sign = roles.length === 0 ? directionOfSign(story, values[places[0]!]!) : undefined;
    if (sign) return [sign];
    return roles.length > 0 && roles.every((role) => role === roles[0]) ? [roles[0]!] : undefined;
  }
  // 30 % off and a further 10 %, or 10 % extra: a word for more alone says nothing else
  const { '+': plus = ['plus'], '-': minus = ['minus'] } = story.context.asking?.sums ?? {};
  const isWordOf = (words: readonly string[], { place }: Part, { from, end }: RoleWord): boolean =>
    words.some((word) => plainLetters(word) === plainLetters(place.plain.slice(from, end)));
  const isMore = (part: Part): boolean =>
    (part.roles.get('up') ?? []).every(
      (word) =>
        part.roles.get('further')?.some(({ from, end }) => from < word.end && end > word.from) === true ||
        isWordOf(plus, part, word),
    );
  const isMinus = (part: Part): boolean => part.roles.get('down')?.some((word) => isWordOf(minus, part, word)) === true;
  const directionOf = (part: Part): 'up' | 'down' | undefined =>
    directionIn(part) ?? (part.roles.has('down') && isMore(part) ? 'down' : undefined);
  // The words or the signs stand before all percentages or after them
  const before = places.map((at) => directionOf(parts[at]!) ?? directionOfSign(story, values[at]!));
  const isLed = before[0] !== undefined;
  const found = isLed ? before : places.map((at) => directionOf(parts[at + 1]!));
  // A discount of 15 % and then 10 %
  const isIdle = ({ roles }: Part): boolean => [...roles.keys()].every((role) => idleBetweenPercents.has(role));
  const isSame = (at: number): boolean =>
    isLed && isIdle(parts[places[at]!]!) && directionIn(parts[places[at]! + 1]!) === undefined;
  const isFurther = (at: number): boolean => {
    const around = parts.slice(places[at], places[at]! + (at === places.length - 1 ? 2 : 1));
    return at > 0 && found[at] !== 'down' && around.some(({ roles }) => roles.has('further')) && around.every(isMore);
  };
  // A discount of 30 % plus 10 % may be a further discount
  const isUnclear = (at: number): boolean =>
    at > 0 &&
    found[at] === 'up' &&
    found[at - 1] === 'down' &&
    ![places[at - 1]!, places[at]!].some((place) => isMinus(parts[place]!)) &&
    directionOfSign(story, values[places[at]!]!) === undefined &&
    parts.slice(places[at], places[at]! + 2).every(isMore);
  const directions: ('up' | 'down' | undefined)[] = [];
  for (const [at, one] of found.entries())
    directions.push(
      isFurther(at) || (one === undefined && isSame(at)) ? directions[at - 1] : isUnclear(at) ? undefined : one,
    );
  return directions.every((one) => one !== undefined) ? directions : undefined;
};

/** Roles of words between two percentages that are of the same change. */
const idleBetweenPercents: ReadonlySet<Role> = new Set([
  'silent',
  'on',
  'outOf',
  'then',
  'later',
  'with',
  'need',
  'span',
  'further',
]);

/** Returns true if words say or allow that the amount has changed already: `8400 after 5 % more`, `20000円` after `15%引きで`. */
const mayBeResult = (story: Story): boolean => {
  const { values, parts } = story;
  const first = values.findIndex(isPercent);
  if (has(parts, 'earlier')) return !isOfEarlier(story);
  const amount = values.findIndex((value) => !isPercent(value));
  if (first === 0 && parts[amount]?.roles.has('on')) return false;
  // 48k after a 5 % raise: the article makes it one that is to come
  const isToCome =
    /\b(?:after|with) an?$/.test(parts[first]!.place.lower) || /\brise\b/.test(parts[first + 1]!.place.lower);
  return (parts[first]!.roles.has('later') && !isToCome) || first === 0;
};

/** Returns true for words that ask for a change: `how much more`, but not `how much with the discount`. */
const asksHowMuch = (part: Part, { read, context }: Story): boolean => {
  const asked = questionIn(part, context);
  const after = asked < 0 ? undefined : read(span(part.place, asked));
  const startOf = (...roles: readonly Role[]): number =>
    Math.min(...roles.flatMap((role) => after?.roles.get(role)?.map(({ from }) => from) ?? []));
  return startOf('up', 'down') < startOf('later', 'with');
};

/** Answers what an amount is with percentages added to it or taken away: `rent 860 €, raised by 12 %`. */
const answerChange = (story: Story): Answered => {
  const { values, parts } = story;
  const amounts = values.filter((value) => !isPercent(value));
  const percents = values.filter(isPercent);
  const [amount] = amounts;
  if (amounts.length !== 1 || percents.length === 0 || has(parts, 'percent')) return undefined;
  if (amount!.quantity === 'temperature' || amount!.node.kind === '/') return undefined;
  const directions = directionsOf(story);
  // 5 % off what is 6 € asks for what it was
  if (!story.context.asking && parts.some(({ place }) => /\b(?:off|of|on) what\b/.test(place.lower))) return undefined;
  // From 1200 to 1290 percent increase asks for the percentage
  const isLast = values.at(-1) === percents[0] && parts.at(-1)!.place.text === '';
  if (values.some((value, at) => isWordOfAnswer(value, at, story))) return undefined;
  const isWord = isLast && isCount(amount!) && !/[%٪]/.test(percents[0]!.place.text);
  if (!directions || parts[1]!.place.lower === 'to' || mayBeResult(story)) return undefined;
  // Desconto de 15 % e depois mais 10 % em 80 reais: more may be a further discount
  const areMixed = values.indexOf(amount!) > 1 && new Set(directions).size > 1;
  if (areMixed) return undefined;
  // I earn 3000 and spend 80 %, how much is left: the word for a gain is of the amount
  if (directions.includes('up') && has(parts, 'rest') && has(parts, 'income')) return undefined;
  // Up to 90 from 80 percent asks for it too
  // What sold at 80 and cost 50 percent has a margin
  if ((isWord && parts[1]!.roles.has('span')) || (has(parts, 'sell') && parts[1]!.roles.has('cost'))) return undefined;
  // Nothing is left of more than all
  if (percents.some((percent, at) => directions[at] === 'down' && valueOf(percent) > 100)) return undefined;
  const [only, another] = percents;
  const isPart = asksWhatIsOff(story.source, story.context) || isReducedTo(story.source, story.context);
  if (!another && directions[0] === 'down' && isPart) return work(story, calculated`${amount!} × ${only!}`);
  // What is saved is not what is left to pay
  if (
    has(parts, 'difference') ||
    parts.at(-1)!.roles.has('savings') ||
    has(parts, 'year') ||
    asksHowMuch(parts.at(-1)!, story)
  )
    return undefined;
  const changed = percents.reduce(
    (left, percent, at) =>
      directions[at] === 'up' ? calculated`${left} + ${percent}` : calculated`${left} − ${percent}`,
    asWritten(amount!),
  );
  return work(story, changed);
};

/** Returns a number, and the number of an amount beside a plain number: `it was 64 € and is 83`. Of a change it may be a measure: `from 96 kg to 87`. */
const asOpen = (value: Factor, other: Factor, isChange: boolean): Factor =>
  (value.node.kind === 'money' || (isChange && value.node.kind === 'measure')) && isCount(other)
    ? inNumber(value, value.node.value)
    : value;

/** The most words of a story beside a part of a whole. More may say that the rest is asked for. */
const mostOfPart = 2;

/** Matches one short word: auf, naar. */
const shortWord = /^\s?\p{L}{1,4}\s?$/u;

/** The letters before the word for a change after a percentage: a preposition. */
const mostBeforeChange = 4;

/** Returns true if the word for percent after the second number asks for the change: from 80 to 92 percent increase. */
const isWordOfAnswer = (value: Factor, at: number, { values, parts }: Story): boolean =>
  at === 1 &&
  isPercent(value) &&
  isCount(values[0]!) &&
  !/[%٪]/.test(value.place.text) &&
  (wasAndIs.test(parts[0]!.place.lower + '#' + parts[1]!.place.lower) ||
    ((parts[1]!.roles.has('span') || (endsWith(parts[0]!, 'span') && shortWord.test(parts[1]!.place.plain))) &&
      (['up', 'down'] as const).some(
        (role) =>
          parts[2]!.roles.get(role)?.some(({ from }) => from <= mostBeforeChange) === true ||
          (parts[2]!.place.text === '' && endsWith(parts[0]!, 'span') && parts[0]!.roles.has(role)),
      )));

/** Matches words in English for a number before and now: was # now. */
const wasAndIs = /(?:^|\s)was\s?#\s?(?:and\s)?(?:is\s)?now(?:\sis)?\s?$/;

/** Returns a percentage as a number of its own: 92 of 92 percent. */
const asCount = (value: Factor): Factor =>
  value.node.kind === 'number' ? { ...value, node: { ...value.node, isPercent: false } } : value;

/** Returns true for a price that fell to another one, whose discount is asked for: `rebajadas a 84 €, qué descuento es`. */
const asksForDiscount = ({ source, values, parts }: Story): boolean => {
  if (values.length !== 2) return false;
  const [between, after] = [parts[1]!, parts[2]!];
  const second = values[1]!;
  const isTo =
    isLedTo(source, second.place.offset - source.offset) ||
    endsWith(between, 'on', 'at', 'need') ||
    // The de of descuento de 20 € leads to the discount
    (endsWith(between, 'span') && !endsWith(between, 'outOf'));
  const told = between.roles.get('down') ?? [];
  const isTold = isTo && told.length > 0 && told.every(({ end }) => between.place.plain.slice(end).trim() !== '');
  return isTold && after.roles.has('down');
};

/** Matches words in English that ask for what is right beside a number of wrong answers. */
const asksForRight = /\b(?:i (?:get|got|score)|right|correct)\b/;

/** Answers by how many percent an amount changed, or what part of another it is: `it was 64 and is 83 now`, `43 out of 52`. */
const answerPercentage = (story: Story): Answered => {
  const { values: written, parts, source, context } = story;
  const values = written.map((value, at) => (isWordOfAnswer(value, at, story) ? asCount(value) : value));
  const isAsked = has(parts, 'percent') || has(parts, 'margin') || values[1] !== written[1] || asksForDiscount(story);
  if (values.length !== 2 || values.some(isPercent) || !isAsked) return undefined;
  const [isUp, isDown] = [has(parts, 'up') || has(parts, 'margin'), has(parts, 'down')];
  const isChange = isUp !== isDown;
  const [a, b] = [asOpen(values[0]!, values[1]!, isChange), asOpen(values[1]!, values[0]!, isChange)];
  if (!areAlike(a, b) || values.some(({ quantity }) => quantity === 'temperature')) return undefined;
  if (isUp && isDown) return undefined;
  const instead = parts.findIndex(({ roles }) => roles.has('instead'));
  if (instead >= 0) {
    const [is, was] = instead === 0 ? [b, a] : [a, b];
    const isMore = valueOf(is) > valueOf(was);
    if (instead > 1 || (isMore ? isDown : isUp)) return undefined;
    const [more, less] = isMore ? [is, was] : [was, is];
    return work(story, calculated`(${more} − ${less}) ÷ ${was}`, 'percent');
  }
  if (isUp || isDown) {
    // 149 € discount 20 € says the change, and 3200涨到3520 the result
    if (parts[1]!.roles.has(isUp ? 'up' : 'down') && !parts[1]!.roles.has('span') && !asksForDiscount(story))
      return undefined;
    const [more, less] = isUp ? [b, a] : [a, b];
    // A margin is of the price that something sells for
    const whole = isUp && has(parts, 'margin') ? more : a;
    const answer = work(story, calculated`(${more} − ${less}) ÷ ${whole}`, 'percent');
    // A discount that raises the price is read wrongly
    return answer && typeof answer.result === 'number' && answer.result > 0 ? answer : undefined;
  }
  const [before, between, after] = parts as readonly [Part, Part, Part];
  // From 82 kg to 77 kg
  const isFromTo =
    a.node.kind === 'measure' &&
    a.quantity !== 'angle' &&
    ((endsWith(before, 'span', 'outOf') && endsWith(between, 'span', 'by')) ||
      (endsWith(before, 'span', 'outOf') && isLedTo(source, b.place.offset - source.offset)) ||
      between.roles.has('now'));
  if (isFromTo) return work(story, calculated`(${b} − ${a}) ÷ ${a}`, 'percent');
  // From 82 to 77 is a change
  if (
    (has(parts, 'wrong') && !asksForRight.test(after.place.lower)) ||
    !endsWith(between, 'outOf') ||
    before.roles.has('outOf') ||
    between.others.length > mostOfPart
  )
    return undefined;
  if (before.others.length > mostOfPart || after.others.length > mostOfPart) return undefined;
  // In some languages the whole is first: 500 में से 437
  const isWholeFirst = context.asking !== undefined && valueOf(a) > valueOf(b);
  const [part, whole] = isWholeFirst ? [b, a] : [a, b];
  // 4 wrong out of 45: the rest is right
  const isWrong = has(parts, 'wrong');
  const counted = isWrong ? calculated`(${whole} − ${part})` : part;
  return work(story, calculated`${counted} ÷ ${whole}`, 'percent');
};

/** Answers the profit or the loss in percent of shares, where the word asks for no split: `bought shares at 412, sold for 367, loss %`. */
const answerProfit = (story: Story): Answered =>
  has(story.parts, 'split') && has(story.parts, 'percent') ? answerPercentage(story) : undefined;

/** Roles beside which a percentage is not a plain share. */
const changingShare: readonly Role[] = [...changes, ...taxes, ...shares, 'net', 'gross', 'total', 'earlier', 'need'];

/** Answers a share of an amount: `9.8 % pension out of 2,587 £`, `18 % body fat at 165 lb, lbs of fat`. */
const answerPart = (story: Story): Answered => {
  const { values, parts } = story;
  const [percent, amount, another] = values;
  if (
    !percent ||
    !amount ||
    another ||
    !isPercent(percent) ||
    isPercent(amount) ||
    (isCount(amount) && valueOf(amount) <= 1)
  )
    return undefined;
  const [before, between, after] = parts as readonly [Part, Part, Part];
  if (has(parts, ...changingShare) || amount.quantity === 'temperature' || !periodsBetween(story)) return undefined;
  if (!endsWith(between, 'outOf', 'on', 'at')) return undefined;
  // 12% of $4500 per year per month
  const unit = amount.node.kind === 'measure' ? unitOf(story.units[amount.node.unit.index]) : undefined;
  const isRate = amount.node.kind === '/' || unit?.product !== undefined;
  if ((isRate && has(parts, 'year', 'month', 'weekly')) || (unit && isPerTwoPeriods(unit))) return undefined;
  if ([before, between, after].some(({ others }) => others.length > mostOfPart)) return undefined;
  // A 30 % solution is not a share of 2 liters, and a question may ask for what is left
  if (amount.quantity === 'volume' && (between.others.length > 0 || has(parts, 'solution'))) return undefined;
  const asksForRest = has([after], 'begin', 'end', 'span');
  if ((after.others.length > 0 || asksForRest) && questionIn(after, story.context) >= 0) return undefined;
  // Of several units one may be a thing: 22 % of a 90g bar, grams
  const isOfAmount = (place: Span): boolean => unitOf(place)?.quantity?.id === amount.quantity;
  const ofAmount = parts.map((part) => ({ ...part, units: part.units.filter(isOfAmount) }));
  const told = askedUnit(story) === null ? { ...story, parts: ofAmount } : story;
  return work(told, calculated`${percent} × ${amount}`);
};

/** Answers a share of the flour: `2 % salt for 850 g flour`, `70 % hydration with 500 g flour, how much water`. */
const answerBakers = (story: Story): Answered => {
  const { values, parts } = story;
  const [percent, amount, another] = values;
  if (!percent || !amount || another || !isPercent(percent) || amount.quantity !== 'mass') return undefined;
  const isFor = !has(parts, 'question') && parts[1]!.roles.has('need') && parts[1]!.others.length > 0;
  const isOfFlour = has(parts, 'hydration');
  const others = changingShare.filter((role) => role !== 'need');
  if (isFor === isOfFlour || has(parts, ...others) || askedUnit(story) === null) return undefined;
  return work(story, calculated`${percent} × ${amount}`);
};

/** Answers what is dissolved in a solution, whose percentage is of grams in 100 ml: `0.9 % saline 500 ml, grams of salt`. */
const answerSolution = (story: Story): Answered => {
  const { values, parts } = story;
  const [percent, another] = values.filter(isPercent);
  const [amount, other] = values.filter((value) => !isPercent(value));
  const named = askedUnit(story);
  const isAsked = named === undefined ? has(parts, 'question') : unitOf(named)?.quantity?.id === 'mass';
  if (!percent || another || !amount || other || amount.quantity !== 'volume' || !isAsked) return undefined;
  if (!has(parts, 'solution') || has(parts, ...changingShare.filter((role) => role !== 'need'))) return undefined;
  const number = percentText(percent);
  const told = { ...story, assumed: [{ kind: 'unit', of: number, as: `${number} (g / 100 mL)` } as const] };
  return work(told, withUnit(calculated`${percent} × ${amount}`, 'g/mL', story), named ? undefined : 'g');
};

/** Answers by how many percent an amount of a unit changes: `van 80 naar 74 kilo hoeveel procent`. */
const answerChangeInPercent = (story: Story): Answered => {
  const { values, parts } = story;
  const [first, second, another] = values;
  if (!first || !second || another || !has(parts, 'percent') || values.some(isPercent)) return undefined;
  const [before, between] = parts as readonly [Part, Part, Part];
  // One of the two numbers may have the unit of both
  const isOpen = isCount(first) !== isCount(second) && [first, second].some(({ node }) => node.kind === 'measure');
  const isFromTo = endsWith(before, 'span', 'outOf') && between.place.plain.trim() !== '';
  if (!(areAlike(first, second) || isOpen) || !isFromTo || between.others.length > 0) return undefined;
  // The prices of two fuels do not say what one of them was before
  if (
    has([between], 'fuel') ||
    between.units.length > 0 ||
    [first, second].some(({ quantity }) => quantity === 'temperature' || quantity === 'angle')
  )
    return undefined;
  if (has(parts, 'tax', 'tip', 'split', 'each')) return undefined;
  const [from, to] = [first, second].map(withoutUnit) as [Calculation, Calculation];
  return workIn(story, calculated`(${to} − ${from}) ÷ ${from}`, 'percent');
};

/** Answers the sum of amounts of one kind: `ran 3.2 mi, 4.5 mi and 6 mi, total km`. */
const answerTotal = (story: Story): Answered => {
  const { values, parts, source } = story;
  const [first, ...rest] = values;
  if (!first || rest.length === 0 || !parts.at(-1)!.roles.has('total') || values.some(isPercent)) return undefined;
  // A unit that is asked for is not found without spaces, and money needs none
  if (hasUnspaced(source.plain) && (first.node.kind !== 'money' || changesOne(story))) return undefined;
  // 3 shirts 20, total may be a price of each
  if (isCount(first) || !rest.every((value) => areAlike(first, value)) || first.quantity === 'temperature')
    return undefined;
  if (parts.some(({ roles }) => [...roles.keys()].some((role) => !sumRoles.has(role)))) return undefined;
  return work(story, joined('+', values));
};

/** Answers an amount that another one is taken off in English: `5 lb off 12 st in kg`. */
const answerOff = (story: Story): Answered => {
  const { values, parts, context } = story;
  const [part, whole, another] = values;
  const isOff = !context.asking && /^off(?: an?| the| my)?$/.test(parts[1]?.place.lower.trim() ?? '');
  if (!part || !whole || another || !isOff || !areAlike(part, whole)) return undefined;
  const isMeasure = part.quantity !== undefined && part.quantity !== 'temperature';
  return isMeasure ? work(story, calculated`${whole} − ${part}`) : undefined;
};

/** Roles beside which amounts add up. */
const sumRoles: ReadonlySet<Role> = new Set(['total', 'silent', 'question', 'cost', 'with', 'need', 'paid', 'buy']);

/** Matches a sign between a number and a measure. */
const timesSign = /^[x×х*]$/iu;

/** Answers the product of a number and an area or a volume amid words, which may be two sides: `camera 4,20 x 3,60 mq`. */
const answerTimesArea = (story: Story): Answered => {
  const { values, parts } = story;
  const [count, area, another] = values;
  if (!count || !area || another || !isCount(count) || !['area', 'volume'].includes(area.quantity ?? ''))
    return undefined;
  const isIdle = ({ roles, units }: Part): boolean =>
    units.length === 0 && [...roles.keys()].every((role) => role === 'question' || role === 'silent');
  if (!timesSign.test(parts[1]!.place.plain.trim()) || ![parts[0]!, parts[2]!].every(isIdle)) return undefined;
  return work(story, calculated`${count} × ${area}`);
};

/** Answers the pace of a speed: `12.5 km/h, pace per km`. */
const answerPace = (story: Story): Answered => {
  const { values, parts, units } = story;
  const [speed, another] = values;
  if (!speed || another || speed.quantity !== 'speed' || !has(parts, 'pace')) return undefined;
  const own = unitIdOf(speed, units);
  const isPace = own.startsWith('minute-per');
  const wanted = unitOf(askedUnit(story))?.id ?? own;
  const pace = isPace ? asWritten(speed) : calculated`1 ÷ ${speed}`;
  return workIn(story, pace, wanted.includes('mile') ? 'min/mi' : 'min/km');
};

/** Answers the average of numbers with weights: `15 coef 3 et 11 coef 2`, `7 con 6 créditos y 9 con 3 créditos`. */
const answerWeighted = (story: Story): Answered => {
  const { values, parts } = story;
  const isAverage = has(parts, 'average') || has(parts, 'weighted');
  if (!isAverage || values.length < 4 || values.length % 2 === 1 || !values.every(isCount)) return undefined;
  const weights = values.filter((_, at) => at % 2 === 1);
  const grades = values.filter((_, at) => at % 2 === 0);
  // The word for a weight stands before all of them or after all of them
  const areLed = weights.every((_, at) => endsWith(parts[2 * at + 1]!, 'credits'));
  const areFollowed = weights.every((_, at) => startsWith(parts[2 * at + 2]!, 'credits'));
  if (areLed === areFollowed || askedUnit(story) !== undefined) return undefined;
  const products = grades.map((grade, at) => calculated`${grade} × ${weights[at]!}`);
  return work(story, calculated`(${joined('+', products)}) ÷ (${joined('+', weights)})`);
};

/** Matches the points of a grade. */
const points = /[点점]$/u;

/** Answers the average of numbers: `my marks 45 70 85, average`. */
const answerAverage = (story: Story): Answered => {
  const { values, parts, source } = story;
  if (has(parts, 'credits') || has(parts, 'weighted')) return undefined;
  if (values.length < 2 || !values.every(isCount) || !has(parts, 'average')) return undefined;
  // An average among the numbers is one of them
  if (parts.slice(1, -1).some(({ roles, place }) => roles.has('average') || place.plain.includes(':')))
    return undefined;
  // math 88 english 92: each number has its name, or none has
  const { and = [] } = source.lexicon!.vocabulary?.words ?? {};
  const names = parts.slice(0, -1).map(({ others }) => others.filter((one) => !and.includes(one)).length);
  const arePoints = values.every(({ place }) => points.test(place.plain));
  const areNamed = (values.length > 2 || arePoints) && names.every((count) => count === 1);
  if (!areNamed && names.slice(1).some((count) => count > 0)) return undefined;
  if (askedUnit(story) !== undefined) return undefined;
  return work(story, calculated`(${joined('+', values)}) ÷ ${ratio(BigInt(values.length))}`);
};

/** The most words of a text that counts dozens. */
const mostOfDozens = 4;

/** Answers how many things a number of dozens is: `3 düzine yumurta kaç tane`. */
const answerCountedDozens = (story: Story): Answered => {
  const { values, parts, units, source } = story;
  const [dozens, another] = values;
  if (!dozens || another || dozens.node.kind !== 'measure' || !ofDozens.has(unitIdOf(dozens, units))) return undefined;
  const isAside = ({ roles }: Part): boolean =>
    [...roles.keys()].every((role) => role === 'question' || role === 'silent');
  const named = parts.flatMap((part) => part.units).filter((place) => unitOf(place)?.id !== 'part');
  if (!parts.every(isAside) || named.length > 0 || parts.flatMap(({ others }) => others).length > mostOfDozens)
    return undefined;
  const part = makeSource('part', source.lexicon);
  return work({ ...story, parts: [{ ...parts[0]!, units: [part] }] }, calculated`${dozens}`);
};

const ofDozens: ReadonlySet<string> = new Set(['dozen', 'half-dozen']);

/** Answers the cost of things at the price of a dozen, which has no dimension by which a price would be read: `2 dozen eggs at 3 € a dozen`. */
const answerPriceOfDozens = (story: Story): Answered => {
  const { values, parts, units } = story;
  const isRate = ({ node }: Factor): boolean =>
    node.kind === '/' && node.right.kind === 'unit' && ofDozens.has(unitOf(units[node.right.index])!.id);
  const [price, another] = values.filter(isRate);
  const [amount, further] = values.filter((value) => value !== price);
  if (!price || another || !amount || further || has(parts, ...othersThan(), 'free')) return undefined;
  const isAmount = isNumberOf(amount) || ofDozens.has(unitIdOf(amount, units));
  if (!isAmount || parts.some((part) => part.units.length > 0)) return undefined;
  return work(story, calculated`${amount} × ${price}`);
};

const schemas = [
  answerUnspaced,
  answerConversion,
  answerTargets,
  answerEachSide,
  answerRange,
  answerPart,
  answerBefore,
  answerProportion,
  answerRecipe,
  answerOff,
  answerChange,
  answerPercentage,
  answerQuotient,
  answerSpeed,
  answerWeighted,
  answerAverage,
  answerTimesArea,
  answerPriceOfOne,
  answerPriceOfDozens,
  answerPriced,
  answerAmountFor,
  answerRates,
  answerDerived,
  answerBakers,
  answerSolution,
  answerAmountOfAll,
  answerExchange,
  answerAtRate,
  answerCountedDozens,
  answerChangeInPercent,
];

/** Matches marks between the parts of a text that no number has: parentheses, and the commas of Chinese and Japanese. */
const marks = /[()（）［］【】「」，、]/;

/** Matches those that end a part of a sentence. */
const commas = /[，、]/;

/** Matches the one of a share for each: 1人いくら, 1인당. */
const perHead = /(?<!\d)1(?=\s?(?:人|名|個|인|명|개)(?:当|あたり|いくら|何|分|당))/g;

/** Matches the one of a thing whose amount stands after it: 一台1500瓦的空调, 1箱24個. Of a price it is each. */
const articleOfOne =
  /(?<![\d第])[一1](台|箱|盒|包|袋|瓶|根|条|辆|件|套|双|部|款|缶|枚|個|个|本)(?=[^\d，,、]{0,8}\d(?![\d,.]*\s?[円]))/g;

/** Returns a text without the ones that count a thing which the text counts only there. */
const withoutArticles = (plain: string): string =>
  plain.replace(articleOfOne, (found, counter: string) =>
    plain.split(counter).length > 2 ? found : found.replace(/^./u, ' '),
  );

/** Matches the one of a unit after a price in Chinese, which is for it: 28块一斤一共多少. Right before a question it is asked for. */
const oneOfPrice =
  /(?<=\d\s?(?:块钱|块|元))[一1](?=\p{Script=Han}{1,2}\s?(?:[;,，、。]|一共|总共|总价|合计|共|花|付|买了))/gu;

/** Matches one day before a time, and one month before a question: 1日5時間, 1か月いくら. */
const eachDay = /(?<!\d)1日(?=\s?\d)/g;
const eachMonth = /(?<!\d)1[かヶカケ箇]月(?=\s?(?:の|で|に)?\s?(?:いくら|何))/g;

const countOfMonths = /[かヶカケ箇]月/g;

/** Matches a number with a case ending: 5'e, 22.104'e. */
const caseEnding = /(?<=\d)['’]\p{L}{1,4}(?![\p{L}\d])/gu;

/** Returns a text with spaces in place of parentheses and of case endings of numbers, and with commas that no number has. */
const withoutMarks = (source: Span): Span => {
  const plain = marks.test(source.text)
    ? Array.from({ length: source.plain.length }, (_, at) =>
        commas.test(source.text.charAt(at)) ? ';' : marks.test(source.text.charAt(at)) ? ' ' : source.plain.charAt(at),
      ).join('')
    : source.plain;
  const cased = plain.replace(caseEnding, ({ length }) => ' '.repeat(length));
  const lined = cased.replace(lineBetween, '$1 ');
  const signed = hasUnspaced(source.plain) ? lined : lined.replace(signOfPercent, ' ');
  // 敷金2ヶ月礼金1ヶ月でいくら
  const months = matchesOf(countOfMonths, signed).length;
  return withPlain(
    source,
    withoutArticles(signed.replace(perHead, ' '))
      .replace(oneOfPrice, '/')
      .replace(eachDay, '毎日')
      .replace(eachMonth, months === 1 ? '毎月 ' : '$&'),
  );
};

/** Roles that only taxes, and shares of an amount, have. */
const rolesOfMoney: readonly Role[] = ['tax', 'tip', 'split', 'each'];

/** Matches a line between two numbers, which makes a range of them: 5-10, 5kg-10kg. Dates have two of them. */
const lineBetween =
  /(?<![-–—\d.,]\d{0,20})(\d+(?:[.,]\d+)*\s?(?:°?\p{L}{1,3})?)[-–—](?=\s?\d+(?:[.,]\d+)*(?![-–—\d]))/gu;

/** Matches the sign of a percentage after an amount: 179€ -35%. */
const signOfPercent = /(?<=[\d\p{L}€$£¥₹₽₺]\s?)[-−–+](?=\d+(?:[.,]\d+)?\s?[%٪])/gu;

/** Matches a line between two numbers without spaces. */
const rangeInDigits = /\p{N}[-–—]\p{N}/u;

/** Matches tenths, which are percentages in Japanese, Korean and Chinese: 2割引き, 3할, 3成. */
const tenths = /(?<=(?<![\d.,])\d)(?:割(?![勘合るれり])|할|成(?!\p{Script=Han}))/gu;

/** Matches what is left of a price in Chinese, in tenths or in hundredths: 打8折, 打八五折. */
const partLeft = /打\s?(\d(?:\.\d)?|\d\d|[一二三四五六七八九]{1,2})折/gu;

/** Matches the space before the half of a Korean unit: 7시간 반. */
const beforeHalf = /(?<=\d\s?[가-힣]{1,3})\s(?=반(?![가-힣]))/gu;

const digitsInChinese = '零一二三四五六七八九';

/** Returns a text with its tenths as percentages, and what is left of a price as a discount. */
const withTenths = (source: Span): Span => {
  const text = source.text
    .replace(tenths, '0%')
    .replace(beforeHalf, '')
    .replace(partLeft, (_, written: string) => {
      const left = written.replace(/\p{L}/gu, (letter) => String(digitsInChinese.indexOf(letter)));
      return `打折${100 - Number(left) * (/^\d\d$/.test(left) ? 1 : 10)}%`;
    });
  return text === source.text ? source : makeSource(text, source.lexicon, source.names);
};

/** Answers a word problem by its schema. Undefined for other texts. */
export const answerSchema = (typed: Span, context: StoryContext, known: Knowledge): Answered => {
  const written = context.asking ? withTenths(typed) : withTimesADay(typed);
  const answer = answerStory(withOmittedUnits(written), context, known) ?? answerMistyped(written, context, known);
  if (answer || written.text.length > longestText) return answer;
  // An article is a one before an ounce of gold, and before the hour of a break: una onza de oro, une heure de pause
  const isOfMetal = context.asking !== undefined && isOfOneOunce(written, context);
  const isOfPause = context.asking !== undefined && rolesOfText(written, rolesOf(context.asking)!).has('pause');
  // The hour of ten to seven is not ten
  const time = context.asking ? undefined : answerTime(written, context, known);
  if (time) return time;
  // Un quintal de blé, mezzo litro di brodo
  if (context.asking && !/\d/.test(written.plain)) {
    const led = answerStory(withDigits(written, 1n) ?? written, context, known, [answerLedConversion], true);
    if (led) return led;
  }
  const fever = degreesOfBody(written, context);
  if (fever) return answerStory(fever, context, known, [answerLedConversion]);
  // 房租4800块三个人分
  const digits = isOfMetal ? withOneOunce(written) : withDigits(written, isOfPause ? 1n : 2n);
  const ones = context.asking && written.plain.includes('一') ? withOnes(written) : undefined;
  const ofCurrency = withOneOfCurrency(written);
  const ofArea = context.asking ? undefined : withOneOfArea(written);
  const answerIn = (one: Span): Answered => answerStory({ ...one, currencies: written.currencies }, context, known);
  return (
    (digits && (answerIn(digits) ?? answerDozens(written, digits, context, known))) ??
    (ones && answerIn(ones)) ??
    (ofCurrency && answerIn(ofCurrency)) ??
    (ofArea && answerIn(ofArea)) ??
    answerOneOf(written, context, known) ??
    answerTime(written, context, known)
  );
};

/** Answers what one of a unit costs, where an article is the one: `ein Pfund Butter zu 9 € das Kilo`. */
const answerOneOf = (written: Span, context: StoryContext, known: Knowledge): Answered => {
  const digits = context.asking && /\d/.test(written.plain) ? withDigits(written, 1n) : undefined;
  const told = digits && readStory({ ...digits, currencies: written.currencies }, context, known, 2);
  const [one, price] = told?.values ?? [];
  const isOfOne = one?.node.kind === 'measure' && valueOf(one) === 1 && price?.node.kind === '/' && price.money === 1;
  return isOfOne ? answerRates(told!) : undefined;
};

/** Returns a text about a temperature with that of a body in digits. */
const degreesOfBody = (written: Span, { asking }: StoryContext): Span | undefined => {
  const roles = asking && rolesOf(asking);
  const found = roles && rolesOfText(written, roles);
  if (!found?.has('fever') && !found?.has('temperature')) return undefined;
  return withTemperatureOfBody(written, [...(roles?.fever ?? []), ...(roles?.temperature ?? [])]);
};

/** Matches the one of a day or a month, which is each of them: 一个月22天. */
const oneOfTimes = /(?<![\d.,])1(?=\s?[个個か]?(?:[月年天日周週]|星期|小[时時]|時間))/g;

/** Returns a text in Chinese or Japanese with its ones in digits, which are not articles: 一斤排骨35块. */
const withOnes = (written: Span): Span | undefined => {
  const digits = withDigits(written, 1n);
  return digits && makeSource(digits.text.replace(oneOfTimes, '一'), written.lexicon, written.names);
};

/** Matches the first word of a text, without the Arabic article. */
const firstLetters = /^(?:ال)?(?=\p{L}{3})/u;

/** Returns a text that begins with a currency as one of it, which is a rate: dollar at 3.75 riyals, 200 dollars. */
const withOneOfCurrency = (written: Span): Span | undefined => {
  const start = firstLetters.exec(written.plain)?.[0].length;
  const found = start === undefined ? undefined : readCurrency(written, start);
  if (!found) return undefined;
  return makeSource(`1 ${written.text.slice(start)}`, written.lexicon, written.names);
};

/** Matches the article of an area that something falls on in English: 1 inch of rain on an acre. */
const articleOfArea = /(?<=\b(?:on|over|across|onto|for|per)\s)an?(?=\s(?:acre|hectare|square\s\p{L}+)\b)/iu;

/** Returns an English text with an area in digits. */
const withOneOfArea = (written: Span): Span | undefined => {
  const text = written.text.replace(articleOfArea, '1');
  return text === written.text ? undefined : makeSource(text, written.lexicon, written.names);
};

/** Returns true for a text about a metal without a number. */
const isOfOneOunce = (written: Span, { asking }: StoryContext): boolean => {
  const roles = rolesOf(asking);
  return roles !== undefined && !/\d/.test(written.plain) && rolesOfText(written, roles).has('metal');
};

/** Returns a text with the number of an ounce, which words may say or leave out: `ile gramów ma uncja złota`. */
const withOneOunce = (written: Span): Span | undefined => {
  const digits = withDigits(written, 1n);
  if (digits) return digits;
  const ounce = matchesOf(wordOfTwo, written.plain).find(
    ([word]) => written.lexicon!.meaningsOf(word).units[0]?.id === 'ounce',
  );
  if (!ounce) return undefined;
  const { text, lexicon, names } = written;
  return makeSource(`${text.slice(0, ounce.index)}1 ${text.slice(ounce.index)}`, lexicon, names);
};

/** Matches what may be Fahrenheit as people mistype it, from which a conversion needs no target. A letter alone is not mistyped. */
const mayBeFahrenheit = /(?<!\p{L})f\p{L}*h/u;

/** Answers a conversion amid words with a mistyped unit: `oven 200c in farenheit`. */
const answerMistyped = (written: Span, context: StoryContext, known: Knowledge): Answered =>
  written.plain.match(/\d+(?:[.,]\d+)*/g)?.length === 1 && (hasLead(written) || mayBeFahrenheit.test(written.lower))
    ? answerStory(withMeanings(written, { lexicon: written.lexicon!.forMistyped }), context, known, [
        answerLedConversion,
      ])
    : undefined;

const halfDozen = 6;

/** Returns true for a text with a word for a dozen, or for half of one. */
export const namesDozens = ({ plain, lexicon }: Span): boolean =>
  matchesOf(wordOfTwo, plain).some(([word]) => ofDozens.has(lexicon!.meaningsOf(word).units[0]?.id ?? ''));

/** Answers how many things some dozens are: `tres docenas y media de huevos`. */
const answerDozens = (written: Span, digits: Span, context: StoryContext, known: Knowledge): Answered => {
  const story = namesDozens(written) && !/\d/.test(written.plain) ? readStory(digits, context, known, 1) : undefined;
  const [count] = story?.values ?? [];
  // In three dozen and a half, the half is of a dozen
  if (!story || !count || !isCount(count) || valueOf(count) % halfDozen !== 0) return undefined;
  const { parts } = story;
  if (parts.flatMap(({ others }) => others).length > mostOfDozens) return undefined;
  if (parts.some((part) => part.units.length > 0 || part.roles.has('cost') || part.roles.has('at'))) return undefined;
  // A dozen eggs asks for nothing
  if (!context.asking && !has(parts, 'question')) return undefined;
  return work(story, calculated`${count}`);
};

const answerStory = (
  written: Span,
  context: StoryContext,
  known: Knowledge,
  answers: readonly ((story: Story) => Answered)[] = schemas,
  isInWords = false,
): Answered => {
  const roles = rolesOf(context.asking);
  if (!roles || written.text.length > longestText) return undefined;
  // Times of day may be in words alone: halb neun bis fünf
  if (!isInWords && !/\d/.test(written.plain))
    return context.asking && answers === schemas ? answerInWords(written, context, known) : undefined;
  const source = withPercentAfter(withoutMarks(written), roles);
  const overtime = context.asking ? undefined : answerOvertime(source, context, known);
  if (overtime) return overtime;
  const ofTwo = context.asking && !context.oneWay ? oneWayIn(source, context.asking) : undefined;
  if (ofTwo) return answerStory(ofTwo.rest, { ...context, oneWay: ofTwo.oneWay }, known, answers);
  // A way there and back has laws of its own
  if (known.phraseChanges(source.plain)) {
    const way = context.asking ? undefined : readStory(source, context, known, mostValues);
    return way && answerLaw(way);
  }
  if (!context.oneWay) {
    const ofText =
      answerRatio(source, context, known) ??
      answerPan(source, context, known) ??
      answerDegreesBelow(source, context, known);
    if (ofText) return ofText;
    const times = readTimes(source, context, known);
    if (times) return answerTimes(times);
  }
  const told = readStory(source, context, known, mostValues);
  if (!told || told.parts.flatMap(({ others }) => others).length > mostWords) return undefined;
  const used = withUseOfPeriod(withConsumption(withUseOfHundred(withKilometers(told))));
  const ofOne = withLesserUnits(withPricesOfUnits(used));
  const story = withCoats(ofOne);
  // Coats that are counted in words: 두 번 칠하는데
  if (story === ofOne && has(story.parts, 'coats') && story.values.some(({ quantity }) => quantity === 'area'))
    return undefined;
  const answerOther = (rest: Span, changed: StoryContext): Answered =>
    answerStory(rest, changed, known) ?? (changed.oneWay ? undefined : answerFactorChain(rest, changed));
  // A range of percentages has two answers: 15-20% tip on $50
  if (rangeInDigits.test(source.text)) return answers === schemas ? answerRange(story) : undefined;
  return (
    answerTold(story, answers) ?? answerChanged(story, known, answerOther) ?? answerShared(story, known, answerOther)
  );
};

/** Answers a problem with times of day in words alone. */
const answerInWords = (written: Span, context: StoryContext, known: Knowledge): Answered => {
  const source = withoutMarks(written);
  const times = known.phraseChanges(source.plain) ? undefined : readTimes(source, context, known);
  return times && answerTimes(times);
};

/** Answers a word problem by the first schema that it has. */
const answerTold = (story: Story, answers: readonly ((story: Story) => Answered)[]): Answered => {
  const { values, parts, context } = story;
  if (tipsPeople(story)) return undefined;
  const early = firstResult(
    [
      answerLaw,
      answerPercentages,
      answerThings,
      answerDose,
      answerDough,
      answerTrade,
      answerWeights,
      answerTablets,
      answerMeeting,
      answerTimeMore,
      answerDeposits,
      answerEachPeriod,
      answerInterest,
      answerGrowth,
      answerEven,
      answerBill,
      answerInstallments,
      answerExtraHours,
      answerLevy,
      answerDownPayment,
      answerShareOfIncome,
      answerCoverage,
      answerLeftOfPercent,
      answerRest,
      answerWages,
      answerPayOfDays,
      answerPayment,
      answerTrip,
      answerUse,
      answerPace,
      answerLaps,
      answerGroups,
      answerPacks,
      answerRuns,
      answerConsumption,
      answerLayer,
      answerWeight,
      answerRise,
      answerSlope,
      answerDegrees,
      answerCharge,
    ],
    (answer) => answer(story),
  );
  if (early) return early;
  const ofDays = answerSupply(story) ?? answerCourse(story);
  // 3 times as many, and the ratio of 30 to 45
  if (ofDays || (!context.asking && (has(parts, 'times') || has(parts, 'ratio')))) return ofDays;
  if (has(parts, 'daily') || values.some(isTimePerDay)) return answerDaily(story) ?? answerEveryDay(story);
  // The amps for a kettle are those of one
  if (has(parts, 'perOne')) return answerPerOne(story) ?? answerDerived(story);
  const counted = answerCount(story);
  if (counted) return counted;
  // Of a gross amount something may be taken away, and the rest is net too
  const isTaken = has(parts, 'gross') && has(parts, 'down');
  const isOfMoney =
    has(parts, ...rolesOfMoney) ||
    (has(parts, 'bill') && values.some(isNumberOf)) ||
    (has(parts, 'gross') && has(parts, 'net') && !isTaken);
  const takeHome = answerTakeHome(story) ?? answerProfit(story);
  if (takeHome || isOfMoney)
    return (
      takeHome ??
      answerTaxAndTip(story) ??
      answerReducedWithTax(story) ??
      answerTax(story) ??
      (has(parts, 'rest') ? undefined : answerShare(story))
    );
  const isOfTax = values.some(isPercent) && (has(parts, 'net') || has(parts, 'gross'));
  // 50坪 坪単価15万円 総額: a price for each unit is multiplied
  const hasRate = values.some(({ node }) => node.kind === '/' && node.left.kind === 'money');
  if (has(parts, 'total') && !hasRate)
    return answerTotal(story) ?? answerPriced(story) ?? answerAtPrice(story) ?? answerPeriods(story);
  const isOther = !isTaken && isOfTax;
  return isOther ? undefined : firstResult(answers, (answer) => answer(story));
};
