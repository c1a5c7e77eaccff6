import { matchesOf } from '../model/matches.ts';
import { firstResult } from '../model/first-result.ts';
import { ratio } from '../model/rational.ts';
import { multiplyDimensions, readDimension, sameDimension } from '../model/dimension.ts';
import { siFactorOf } from '../definition/definition.ts';
import type { Role } from '../model/speech.ts';
import { withBlanks, fromTo, makeSource, span, type Span } from '../text/span.ts';
import { calculated, joined, asWritten, type Calculation } from './calculated.ts';
import { product, quotient, unitNode } from './arithmetic/node.ts';
import { rangesOf, sidesOfQuantity, unitOfSpeed, type Factor } from './factor-chain.ts';
import { readCurrency } from './money.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { withValues } from './read-story.ts';
import { isAnd, isLedTo, type Part } from './roles.ts';
import { inMoneyOf, isNumberOf } from './schema-money.ts';
import {
  areAlike,
  areOneWord,
  askedUnit,
  cents,
  changes,
  endsWith,
  figures,
  has,
  isCount,
  isPercent,
  joins,
  ofQuantity,
  oneOfEach,
  questionIn,
  repeats,
  shares,
  startsWith,
  taxes,
  timeShifts,
  unitIdOf,
  unitOf,
  valueOf,
  withUnit,
  wordsIn,
  work,
  workIn,
  type Answered,
  type Story,
  type StoryContext,
  type Told,
} from './story.ts';
import { areOneThing, thingAfter } from './things.ts';

// Word problems that divide one amount by another: a speed, a consumption, the price of one unit.

/** Answers the speed of a distance in a time. */
export const answerSpeed = (story: Story): Answered => {
  const { values, parts, units, source } = story;
  const { distance, time } = oneOfEach(values, { distance: ofQuantity('length'), time: ofQuantity('time') });
  if (!distance || !has(parts, 'speed')) return undefined;
  const speed = calculated`${distance} ÷ ${time}`;
  const named = askedUnit(story);
  if (unitOf(named)?.quantity?.id === 'speed') return work(story, speed);
  // 時速 is a speed in kilometers per hour
  const unit =
    named || !has(parts, 'perHour') || !hasUnspaced(source.plain) ? unitOfSpeed(unitIdOf(distance, units)) : 'km/h';
  return workIn(story, speed, unit);
};

/** Answers when two meet that come from both ends of a way: `300 km apart, towards each other at 80 and 70 km/h`. */
export const answerMeeting = (story: Story): Answered => {
  const { values, parts } = story;
  const [way, further] = values.filter(({ quantity }) => quantity === 'length');
  // Two trains
  const isPair = (value: Factor): boolean => isCount(value) && valueOf(value) === 2;
  const [one, other, another] = values.filter((value) => value !== way && !isPair(value));
  if (!way || further || !one || !other || another || !has(parts, 'meet')) return undefined;
  const speed = [one, other].find(({ quantity }) => quantity === 'speed');
  if (!speed || speed.node.kind !== 'measure') return undefined;
  const { unit } = speed.node;
  // 80 and 70 km/h
  const inUnit = ({ node, place }: Factor): Calculation => ({
    root: node.kind === 'number' ? { ...node, kind: 'measure', unit } : node,
    text: place.text,
  });
  if (![one, other].every((value) => value.quantity === 'speed' || isCount(value))) return undefined;
  const time = calculated`${way} ÷ (${inUnit(one)} + ${inUnit(other)})`;
  return unitOf(askedUnit(story))?.quantity?.id === 'time' ? work(story, time) : workIn(story, time, 'h');
};

/** Returns two amounts in both orders, as the sides of a quotient. */
const bothWays = (one: Factor, other: Factor): readonly (readonly [above: Factor, below: Factor])[] => [
  [one, other],
  [other, one],
];

/** Answers two measures in a unit that is a quotient of their quantities: `340 miles on 11.2 gal, mpg`. */
export const answerQuotient = (story: Story): Answered => {
  const { values } = story;
  const [one, other, another] = values;
  const asked = askedUnit(story);
  if (!one || !other || another || !asked) return undefined;
  const sides = sidesOfQuantity(unitOf(asked)?.quantity?.id);
  if (![one, other].every((value) => value.node.kind !== '/' && sides.includes(value.quantity ?? ''))) return undefined;
  if (one.quantity === other.quantity) return undefined;
  return firstResult(bothWays(one, other), ([above, below]) => work(story, calculated`${above} ÷ ${below}`));
};

/** Quantities of which people know the quotients and products of two others: a volume of an area and a depth, a current of watts and volts. */
const derived: ReadonlySet<string | undefined> = new Set([
  'volume',
  'electric-current',
  'power',
  'voltage',
  'electric-resistance',
  'energy',
  'area',
]);

/** Answers the only product or quotient of two measures that has the dimension of a unit: `1500 W heater on 230 V, how many amps`. */
export const answerDerived = (story: Story): Answered => {
  const { values, parts } = story;
  const [one, other, another] = values;
  const asked = askedUnit(story);
  // The hours of a battery of 64 kWh at 7.4 kW
  const isOfTime = ['energy', 'power'].every((id) => [one, other].some((value) => value?.quantity === id));
  const mayBeAsked = (quantity: string | undefined): boolean =>
    derived.has(quantity) || (isOfTime && quantity === 'time');
  const unit = asked?.lexicon!.meaningsOf(asked.plain).units.find(({ quantity }) => mayBeAsked(quantity?.id));
  if (!one || !other || another || !unit) return undefined;
  if (
    has(parts, 'up', ...figures, ...timeShifts, ...shares, 'total', 'daily') ||
    values.some(({ money, quantity }) => money !== 0 || !quantity)
  )
    return undefined;
  if (one.quantity === other.quantity || values.some(({ quantity }) => quantity === unit.quantity?.id))
    return undefined;
  const isWanted = (above: Factor, below: Factor, exponent: 1 | -1): boolean =>
    sameDimension(multiplyDimensions(above.dimension, below.dimension, exponent), siFactorOf(unit).dimension);
  const [way, second] = [
    ...(isWanted(one, other, 1) ? [calculated`${one} × ${other}`] : []),
    ...bothWays(one, other).flatMap(([above, below]) =>
      isWanted(above, below, -1) ? [calculated`${above} ÷ ${below}`] : [],
    ),
  ];
  return way && !second ? work(story, way) : undefined;
};

/** Returns a story without what is written on packs, which is another quantity than what they fill: 60 lb bags that make 0.45 cubic feet. */
const withoutLabel = (story: Story): Story => {
  const { values, parts } = story;
  const label = values.find(
    (value, at) => value.node.kind === 'measure' && startsWith(parts[at + 1]!, 'pack') && values.length === 3,
  );
  const others = values.filter((value) => value !== label);
  const [one, other] = others;
  const isOther = label && one && other && areAlike(one, other) && !areAlike(one, label);
  const source = isOther ? withBlanks(story.source, rangesOf(story.source, [label])) : undefined;
  return (source && withValues({ ...story, source }, others)) ?? story;
};

/** Answers how many whole packs an amount takes: `boxes of 12 for 130 eggs`, `24 m², a pack covers 2.2 m², how many packs`. */
export const answerPacks = (written: Story): Answered => {
  const story = withoutLabel(written);
  const { values, parts, context } = story;
  const [one, other, another] = values;
  if (!one || !other || another || !has(parts, 'pack') || !areAlike(one, other) || one.money !== 0) return undefined;
  // 24 pack 11.49, how much per roll
  if (values.some((value) => isCount(value) && cents.test(value.place.text))) return undefined;
  const isAsked = parts.some((part) => part.roles.has('need') || questionIn(part, context) >= 0);
  if (!isAsked || has(parts, ...uncounted.filter((role) => role !== 'earlier'))) return undefined;
  // A box has 24 bottles, how many in 5 boxes
  const numbers = [0, 1].filter((at) => isCount(values[at]!) && startsWith(parts[at + 1]!, 'pack'));
  if (numbers.length > 0) {
    const asksForPacks = parts.some((part) => {
      const asked = questionIn(part, context);
      return asked >= 0 && part.roles.get('pack')?.some(({ from }) => from > asked) === true;
    });
    const isOfAll = numbers.length === 1 && values.every(isCount) && !asksForPacks;
    return isOfAll ? work(story, calculated`${one} × ${other}`) : undefined;
  }
  // The packs of a question are those that are asked for
  const named = [0, 1].filter((at) => parts[at]!.roles.has('pack'));
  const told = named.filter((at) => questionIn(parts[at]!, context) < 0);
  const [at, more] = told.length === 1 ? told : named;
  if (more !== undefined) return undefined;
  // 24 pens in a box, need 130
  // 40 litre bags for 0.6 m³
  const isBefore = one.node.kind === 'measure' && startsWith(parts[1]!, 'pack') && parts[1]!.roles.has('need');
  const isOfFirst = isBefore && questionIn(parts[0]!, context) < 0;
  const endsBetween =
    at === 1 && (isOfFirst || parts[1]!.roles.get('pack')!.some(({ end }) => parts[1]!.place.plain[end] === ','));
  const isFirst = at === undefined ? parts[1]!.roles.has('pack') : at === 0 || endsBetween;
  const [each, all] = isFirst ? [one, other] : [other, one];
  const answer = workIn(story, calculated`ceil(${all} ÷ ${each})`);
  return answer && typeof answer.result === 'number' && answer.result > 1 ? answer : undefined;
};

/** Matches the things that an English text asks the number of. */
const askedThings = /(?<![a-z])how many ([a-z]+)/;

/** Matches the group after a number or before it: 4 per group, groups of 4, each table seats 8. */
const groupAfter =
  /^\s*(?:[a-z]+\s)?(?:per|to an?|to each|to every|in an?|in each|in every|for each|at each|on each)\s([a-z]+)/;
const groupBefore =
  /(?:(?<=^|\s)(?:each|every|per|an?|one|the)\s([a-z]+)\s(?:holds|seats|fits|has|takes|carries|of)|([a-z]+s)\sof(?:\sup to)?)\s*$/;

/** Answers how many groups a number of things makes: `27 students 4 per group how many groups`. The last one may have fewer. */
export const answerGroups = (story: Story): Answered => {
  const { values, parts, source, context } = story;
  const [one, other, another] = values;
  const asked = askedThings.exec(source.lower)?.[1];
  if (context.asking || !one || !other || another || ![one, other].every(isNumberOf) || asked === undefined)
    return undefined;
  if (uncounted.some((role) => role !== 'perOne' && role !== 'each' && has(parts, role))) return undefined;
  const groupOf = (at: number): string | undefined => {
    const [, led, listed] = groupBefore.exec(parts[at]!.place.lower) ?? [];
    return groupAfter.exec(parts[at + 1]!.place.lower)?.[1] ?? led ?? listed;
  };
  const isOfAsked = (group: string | undefined): boolean => group !== undefined && areOneWord(group, asked);
  const [isFirst, isSecond] = [0, 1].map((at) => isOfAsked(groupOf(at)));
  if (isFirst === isSecond) return undefined;
  const [each, all] = isFirst ? [one, other] : [other, one];
  if (valueOf(all) <= valueOf(each)) return undefined;
  return workIn(story, calculated`ceil(${all} ÷ ${each})`);
};

/** The distance that a consumption is asked for. */
const askedHundred = 100;

/** Returns true for the hundred kilometers of the question: consumption per 100 km of 38 l for 610 km, spaliłem 38 l na 520 km ile to na 100. */
const isAskedHundred = (value: Factor, at: number, { values, parts, context }: Story): boolean =>
  (isCount(value) || value.quantity === 'length') &&
  valueOf(value) === askedHundred &&
  (parts[at]!.roles.has('consumption') || (at === values.length - 1 && questionIn(parts[at]!, context) >= 0)) &&
  !(values.at(at + 1)?.quantity === 'volume' && joins(parts[at + 1]!));

/** The units that people give the fuel of a journey in, by the word for it. */
const ofFuel = [
  ['consumption', 'L/100 km'],
  ['mileage', 'km/L'],
] as const;

const area = readDimension('L^2');

/** Answers the fuel for a way at a consumption: `6,2 l aux 100, combien pour 450 km`. Without a price, its cost is not asked for. */
const answerFuel = (story: Story): Answered => {
  const { values, parts, context } = story;
  const use = values.find(({ quantity }) => quantity === 'fuel-economy');
  const way = values.find(({ quantity }) => quantity === 'length');
  const isAsked = parts.some((part) => questionIn(part, context) >= 0);
  if (
    values.length !== 2 ||
    !use ||
    !way ||
    !isAsked ||
    has(parts, ...changes, ...figures, ...shares, ...repeats, 'speed')
  )
    return undefined;
  const named = unitOf(askedUnit(story));
  if (!sameDimension(use.dimension, area) || (named && named.quantity?.id !== 'volume')) return undefined;
  return work(story, calculated`${use} × ${way}`, named ? undefined : 'L');
};

/** The most liters that people give as a consumption of 100 km. */
const mostGiven = 20;

/** The liters that cars take for 100 km. */
const leastUse = 2;
const mostUse = 60;

/** Returns true for liters and a way that say nothing but what a car has taken: `40 Liter auf 500 km`. */
const isJourneyAlone = ({ values, parts, units, context }: Story): boolean => {
  const [one, other, another] = values;
  if (
    !context.asking ||
    !one ||
    !other ||
    another ||
    parts.some(({ others, units: named }) => others.length + named.length > 0)
  )
    return false;
  const [liters, way] = ['liter', 'kilometer'].map((id) => values.find((value) => unitIdOf(value, units) === id));
  if (!liters || !way || parts.some((part) => [...part.roles.keys()].some((role) => !besideJourney.has(role))))
    return false;
  const use = (valueOf(liters) * askedHundred) / valueOf(way);
  return use >= leastUse && use <= mostUse;
};

/** Answers the consumption of a journey without its unit: `42 l getankt, 680 km gefahren, Verbrauch auf 100 km`, `32リットルで480km 燃費は`. */
export const answerConsumption = (story: Story): Answered => {
  const { parts } = story;
  const fuel = answerFuel(story);
  if (fuel) return fuel;
  const values = story.values.filter((value, at) => !isAskedHundred(value, at, story));
  const [volume, way] = ['volume', 'length'].map((id) => values.find(({ quantity }) => quantity === id));
  const [role, unit] = ofFuel.find(([one]) => has(parts, one)) ?? (isJourneyAlone(story) ? ofFuel[0] : []);
  const isOfHundred = values.length < story.values.length;
  // With a consumption of 7.8 l, 650 km need fuel. A consumption of 38 l is too much
  const isGiven =
    !isOfHundred && volume && valueOf(volume) <= mostGiven && parts[story.values.indexOf(volume)]!.roles.has(role!);
  if (
    isGiven ||
    values.length !== 2 ||
    !volume ||
    !way ||
    unit === undefined ||
    parts.some(({ units }) => units.length > 0)
  )
    return undefined;
  // 6 l for 100 km are a consumption, and its question is another
  if (!isOfHundred && valueOf(way) === askedHundred) return undefined;
  return workIn(story, calculated`${volume} ÷ ${way}`, unit);
};

/** Roles of the words that liters may have beside a way. */
const besideJourney: ReadonlySet<Role> = new Set([
  'on',
  'by',
  'with',
  'need',
  'outOf',
  'silent',
  'at',
  'span',
  'fuel',
  'then',
  'oneTo',
  'during',
  'apiece',
  'instead',
]);

/** Roles beside which two amounts are not counted in each other. */
const uncounted: readonly Role[] = [
  ...changes,
  ...taxes,
  ...timeShifts,
  'total',
  'percent',
  'cost',
  'difference',
  'average',
  'each',
  'speed',
  'until',
];

/** Roles beside which what is left is not a remainder: 120 minus 45. */
const uncountedRest: readonly Role[] = ['up', 'down', 'percent', 'cost', 'wrong', 'difference', 'earlier', 'later'];

/** Roles beside which something else is asked than what is left. */
const uncountedLeft: readonly Role[] = ['up', 'percent', 'wrong', 'average', 'tax', 'tip', 'daily', 'perOne', 'total'];

/** The most words from the question to the amount of one thing: combien de verres de. */
const mostOfQuestion = 4;

/** Returns where a part asks for a number of things, or -1. In English `how` alone may ask for something else. */
const countAsked = (part: Part, context: StoryContext): number =>
  context.asking ? questionIn(part, context) : part.place.lower.indexOf('how many');

/** Returns true for a word for a cup or a glass at the end of a part, right before the volume that it holds: kaç bardak 200 ml. */
const isVessel = ({ place, units: [unit, another] }: Part): boolean =>
  unit !== undefined &&
  another === undefined &&
  /^(?:cup|glass)/.test(unitOf(unit)?.id ?? '') &&
  place.plain.trimEnd().endsWith(unit.plain);

/** Returns true if a part asks for a number of things right before an amount: `how many 5 oz pours`, `combien de verres de 25 cl`. */
const asksForCount = (part: Part, after: Part | undefined, at: number): boolean => {
  const { place, others, units, roles } = part;
  if (at < 0 || (units.length > 0 && !roles.has('apiece') && !isVessel(part))) return false;
  const words = plainLetters(place.plain.slice(at)).trim().split(/\s+/);
  const isNamed = units.length > 0 || words.slice(1).some((word) => others.includes(word));
  const isNamedAfter = after !== undefined && (after.others.length > 0 || after.units.length > 0);
  return words.length <= mostOfQuestion && (isNamed || isNamedAfter);
};

/** Answers how many times an amount holds another: `1.75 L bottle, how many 1.5 oz shots`, `8 ft board cut into 16 in pieces how many`. */
export const answerCount = (story: Story): Answered => {
  const { values, parts, source, units, context } = story;
  const [one, other, another] = values;
  if (!one || !other || another || ![one, other].every(({ node }) => node.kind === 'measure')) return undefined;
  // An ounce beside a volume is fluid
  const isFluid = [one, other].every((value) => value.quantity === 'volume' || unitIdOf(value, units) === 'ounce');
  if ((!isFluid && !areAlike(one, other)) || one.quantity === 'temperature') return undefined;
  if (has(parts, ...uncounted)) return undefined;
  const [before, between, after] = parts as readonly [Part, Part, Part];
  const isLast = !context.asking && after.others.length > 0 && after.place.lower.endsWith('how many');
  const isAskedBetween = asksForCount(between, after, countAsked(between, context));
  // How many trips for 2 cubic metres, and 6oz patties out of 4 lbs
  const isOfSecond =
    (isAskedBetween && endsWith(between, 'need')) ||
    (!context.asking && between.others.length > 0 && between.place.lower.trim().endsWith('out of'));
  const isSecond = (isAskedBetween && !isOfSecond) || isLast;
  const isFirst = asksForCount(before, between, countAsked(before, context)) || isOfSecond;
  if (isSecond === isFirst || hasUnspaced(source.plain)) return undefined;
  const [whole, piece] = isSecond ? [one, other] : [other, one];
  const answer = workIn(story, calculated`${whole} ÷ ${piece}`, 'part');
  // How many panels of 8 ft: the piece is the smaller one
  return answer && !context.asking && Number(answer.result) < 1 ? undefined : answer;
};

/** Answers how many laps a way is, or how far some laps are: `5 km on a 400 m track, how many laps`, `40 lengths in a 25 m pool`. */
export const answerLaps = (story: Story): Answered => {
  const { values, parts } = story;
  const [one, other, another] = values;
  if (
    !one ||
    !other ||
    another ||
    !has(parts, 'lap') ||
    has(parts, ...changes, ...figures, 'each', 'perOne', 'speed', 'pace', 'cost', 'daily')
  )
    return undefined;
  const [way, second] = values.filter(({ quantity }) => quantity === 'length');
  if (!way) return undefined;
  if (second)
    return firstResult(bothWays(one, other), ([all, lap]) => {
      const answer = workIn(story, calculated`${all} ÷ ${lap}`, 'part');
      // A lap is shorter than the way
      return answer && Number(answer.result) > 1 ? answer : undefined;
    });
  const number = values.find((value, at) => isNumberOf(value) && parts[at + 1]!.roles.has('lap'));
  // 10 km in 25 laps
  const isOfEach = way === other || has(parts, 'track');
  if (!number || !isOfEach) return undefined;
  return work(story, calculated`${number} × ${way}`);
};

/** Quantities that add up over several things. */
const ofThings: ReadonlySet<string | undefined> = new Set(['mass', 'volume', 'length', 'area', 'energy', 'time']);

/** The most words for the things, and before their number. */
const mostOfThings = 2;

/** Returns true if words before an amount say that each of several things has it: 5 Kisten à 12, 3 пакета по, 6 packs of. */
const isOfEachThing = (between: Part, each: Factor): boolean =>
  endsWith(between, 'at', 'apiece', 'each') ||
  (between.roles.has('pack') && (endsWith(between, 'outOf') || (endsWith(between, 'pack') && !isCount(each)))) ||
  (thingAfter(between) !== '' && /\s[x×]\s*$/.test(between.place.plain));

/** Answers how much several things of an amount each are: `12 Flaschen à 0,7 l wie viel Liter`, `6 packs of 4 cans`. */
export const answerAmountOfAll = (story: Story): Answered => {
  const { values, parts, source, context } = story;
  const [count, each, another] = values;
  const asked = askedUnit(story);
  if (!count || !each || another || asked === null || !isNumberOf(count)) return undefined;
  const [before, between, after] = parts as readonly [Part, Part, Part];
  const isSure = isOfEachThing(between, each);
  const isOfEach = isSure || endsWith(between, 'outOf', 'with');
  const isNamed =
    (between.others.length > 0 || between.roles.has('pack') || between.roles.has('silent')) &&
    [before, between].every(({ others }) => others.length <= mostOfThings);
  if (
    !isOfEach ||
    !isNamed ||
    has(parts, ...changes, ...repeats, ...figures, 'cost', 'split', 'perOne', 'rest', 'times')
  )
    return undefined;
  if (each.node.kind === 'measure') {
    // 4 sacs de 25 kg en lb
    const isAsked = asked && (questionIn(after, context) >= 0 || isLedTo(source, asked.offset - source.offset));
    if (!ofThings.has(each.quantity) || !(isAsked || (isSure && after.others.length <= mostOfThings))) return undefined;
    return asked && unitOf(asked)?.quantity?.id !== each.quantity
      ? undefined
      : work(story, calculated`${count} × ${each}`);
  }
  const [thing, other] = [between, after].map(thingAfter) as [string, string];
  const isThing = thing !== '' || between.roles.has('silent');
  const isCounted = isSure && isNumberOf(each) && isThing && !(other !== '' && areOneThing(thing, other, context));
  return isCounted && asked === undefined ? work(story, calculated`${count} × ${each}`) : undefined;
};

/** Matches the start of words that do not belong to the amount before them. */
const apart = /^[,;:?]|^what/;

/** Returns the amount right after a word: the 100 g of `price per 100 g`. */
const amountAfter = ({ values, source }: Story, { end, part }: Told): Factor | undefined => {
  const value = values[part];
  return value && span(source, end).plain.trimStart().startsWith(value.place.plain) ? value : undefined;
};

/** Returns true for words with another currency: 1.85 eur per litre in usd per gallon. */
const namesOtherCurrency = ({ parts }: Story, own: string): boolean =>
  parts.some(({ place }) =>
    matchesOf(/(?<!\p{L})\p{L}{3,}/gu, place.plain).some(({ index }) => {
      const found = readCurrency(place, index);
      return found !== undefined && found.unit !== own;
    }),
  );

/** Answers a price of one unit in another one. */
const priceInUnit = (story: Story, price: Factor, named: Span): Answered => {
  const { node } = price;
  return node.kind === '/' && node.left.kind === 'money' && !namesOtherCurrency(story, node.left.currency)
    ? workIn(story, asWritten(price), `${node.left.currency}/${named.text}`)
    : undefined;
};

/** Answers an amount for each unit of another one: `1.6 g protein per kg at 75 kg`. */
const forUnit = (story: Story, named: Span): Answered => {
  const { values, parts, source, units } = story;
  const [each, all] = values as readonly [Factor, Factor];
  const unit = unitOf(named);
  const areMeasures = [each, all].every(({ node }) => node.kind === 'measure');
  if (!areMeasures || !unit || unit.quantity?.id !== all.quantity || !parts[1]!.units.includes(named)) return undefined;
  if (!parts[1]!.roles.has('perOne') || has(parts, 'cost') || parts[2]!.units.length > 0) return undefined;
  const one = unitNode(makeSource(named.plain, source.lexicon), units);
  const text = `${each.place.text}/${named.text} × ${all.place.text}`;
  const own = each.node.kind === 'measure' ? units[each.node.unit.index]!.text : undefined;
  return workIn(story, { root: product(each.node, quotient(all.node, one, source), source), text }, own);
};

/** Returns a story with a number of packs and what is in each as one amount: 6 cans of 330 ml. */
const withPacks = (story: Story): Story | undefined => {
  const { values, parts, source } = story;
  const at = values.findIndex(
    (value, index) =>
      isCount(value) && values.at(index + 1)?.node.kind === 'measure' && endsWith(parts[index + 1]!, 'outOf'),
  );
  const [count, each] = at < 0 ? [] : [values[at], values[at + 1]];
  if (!count || !each) return undefined;
  const place = fromTo(source, count.place, each.place);
  const all: Factor = { ...each, node: product(count.node, each.node, source), place };
  return withValues(story, [...values.slice(0, at), all, ...values.slice(at + 2)]);
};

/** Returns true for words that ask for an amount of money in English: how much per roll. */
const asksHowMuch = ({ place }: Part): boolean => /(?<![a-z])how much(?![a-z])/.test(place.lower);

/** Answers what one piece, one unit or a part of an amount costs: `$5.99 for 32 oz, per lb`, `price per 100 g if 350 g costs 2.80`. */
export const answerPerOne = (story: Story): Answered => {
  const { values, parts } = story;
  const [word] = wordsIn(story, 'perOne');
  const named = askedUnit(story);
  const [one, other, further] = values;
  if (word && named && one && !further) {
    // $2.99/lb per kg
    if (!other) return one.node.kind === '/' && one.money === 1 ? priceInUnit(story, one, named) : undefined;
    const ofUnit = forUnit(story, named);
    if (ofUnit) return ofUnit;
  }
  const ofPacks = withPacks(story);
  if (ofPacks) return answerPerOne(ofPacks);
  const prices = values.filter(({ node, place }) => node.kind === 'money' || cents.test(place.text));
  const price = prices.at(0) ?? values.find(isCount);
  const after = word && amountAfter(story, word);
  const each = after === price ? undefined : after;
  const [amount, another] = values.filter((value) => value !== price && value !== each);
  if (!word || named === null || !price || prices.length > 1 || !amount || another) return undefined;
  const { roles } = parts[word.part]!;
  // 350 g costs 4.20, what is that per kilo
  const isCost = roles.has('cost') || (roles.has('question') && has(parts, 'cost'));
  const isAsked = isCost || asksHowMuch(parts[word.part]!);
  // 26 ft of trim at $4.85 per linear ft
  if (!isAsked && (price.node.kind !== 'money' || each)) return undefined;
  if (!isAsked && price === values[1] && !apart.test(parts[2]!.place.lower)) return undefined;
  if (amount.node.kind !== 'measure' && amount.node.kind !== '*')
    return isAsked && isNumberOf(amount) && prices.length === 1 && !each && !named
      ? work(story, calculated`${price} ÷ ${amount}`)
      : undefined;
  if (each)
    return !named && areAlike(each, amount) ? workIn(story, calculated`${price} ÷ ${amount} × ${each}`) : undefined;
  return named && priceOfUnit(story, price, amount, named);
};

/** Returns the price of one unit that is asked for, from the price of an amount. */
const priceOfUnit = (story: Story, price: Factor, amount: Factor, named: Span): Answered => {
  const unit = unitOf(named);
  if (!unit || !sameDimension(siFactorOf(unit).dimension, amount.dimension)) return undefined;
  const rate = calculated`${price} ÷ ${amount}`;
  return price.node.kind === 'money'
    ? workIn(story, rate, `${price.node.currency}/${named.text}`)
    : workIn(story, withUnit(rate, named, story));
};

/** Answers what one of several things costs, which the last words name again: `20 Flaschen für 15,80 €, was kostet eine Flasche`. */
const answerPriceOfThing = (story: Story): Answered => {
  const { values, parts, source, context } = story;
  const [count, price] = values as readonly [Factor, Factor];
  const { one = ['one', 'a', 'an'] } = source.lexicon!.vocabulary?.words ?? {};
  const [between, after] = [parts[1]!, parts[2]!];
  const words = plainLetters(after.place.plain).split(/[^\p{L}\p{M}]+/u);
  const at = words.findIndex((word) => one.includes(word));
  const [thing] = between.others;
  const isSame = at >= 0 && thing !== undefined && areOneWord(words[at + 1] ?? '', thing);
  if (!isSame || !isNumberOf(count) || price.node.kind !== 'money' || after.units.length > 0) return undefined;
  const others = uncounted.filter((role) => role !== 'cost' && role !== 'until');
  if (has(parts, ...others) || questionIn(after, context) < 0) return undefined;
  return work(story, calculated`${price} ÷ ${count}`);
};

/** Returns true if words before an amount in another unit ask for the price of one: `price per liter, bottle of 750 ml at 4.20 €`. */
const isUnitAskedBefore = ({ values, parts, units }: Story, named: Span): boolean => {
  const [amount, price] = values as readonly [Factor, Factor];
  const isOfOther = amount.node.kind === 'measure' && unitIdOf(amount, units) !== unitOf(named)?.id;
  const isAsked = parts[0]!.units.includes(named) && parts[0]!.roles.has('cost') && parts[2]!.place.plain.trim() === '';
  return isOfOther && isAsked && price.node.kind === 'money';
};

/** Answers what one unit costs if the last words name it and ask: `400 g für 1,79, was kostet das Kilo`. */
export const answerPriceOfOne = (story: Story): Answered => {
  const { values, parts, source, context } = story;
  const ofPacks = withPacks(story);
  if (ofPacks) return answerPriceOfOne(ofPacks);
  const [one, other, another] = values;
  const named = askedUnit(story);
  if (!one || another || named === null) return undefined;
  // Kaas 13,50 €/kg, prijs per ons
  if (!other) return named && parts[1]!.roles.has('cost') ? priceInUnit(story, one, named) : undefined;
  if (!named) return answerPriceOfThing(story);
  if (isUnitAskedBefore(story, named)) return priceOfUnit(story, other, one, named);
  if (!parts[2]!.units.includes(named)) return undefined;
  const isAmount = ({ node }: Factor): boolean => node.kind === 'measure' || node.kind === '*';
  const [amount, price] = isAmount(one) ? [one, other] : [other, one];
  const isPrice = price.node.kind === 'money' || (isCount(price) && cents.test(price.place.text));
  // 32 रुपये किलो is the price of one kilogram already
  const isRate = price === other && parts[2]!.place.plain.slice(0, named.offset - parts[2]!.place.offset).trim() === '';
  if (isRate && unitOf(named)?.id === unitIdOf(amount, story.units)) return undefined;
  if (!isAmount(amount) || !isPrice || isLedTo(source, named.offset - source.offset)) return undefined;
  // 3000万円 40坪 坪単価
  const isUnitPrice = hasUnspaced(source.plain) && parts[2]!.roles.has('at');
  const asks = isUnitPrice || parts[2]!.roles.has('cost') || questionIn(parts[2]!, context) >= 0;
  return asks ? priceOfUnit(story, price, amount, named) : undefined;
};

/** Returns true for words that share a number out: `50 entre 8`, `50 auf 8`. What is left of 50 without 8 is a difference. */
const areShared = ({ source, parts, context: { asking } }: Story): boolean => {
  const between = plainLetters(parts[1]!.place.plain).trim().split(/\s+/);
  if (!asking && /\bremainder\b/.test(source.lower)) return true;
  const signs = asking ? (asking.sums?.['/'] ?? []).map(plainLetters) : ['into', 'among', 'by'];
  return (
    has(parts, 'split', 'each') || endsWith(parts[1]!, 'span', 'on') || between.some((word) => signs.includes(word))
  );
};

/** Returns true for a number of things, which may be in dozens. */
const isOfThings = (value: Factor): boolean => isCount(value) || value.quantity === 'ratio';

/** Returns the price of each of several things: `3 at 7.50 €`, `1個120円 8個`. Undefined if the price may be for all. */
export const costOfAll = ({ values, parts }: Story, price: Factor): Calculation | undefined => {
  const at = values.indexOf(price);
  const [one, another] = values.filter((value) => isCount(value) && valueOf(value) === 1);
  const [count, other] = values.filter((value) => isCount(value) && value !== one);
  if (!count || other || another) return undefined;
  const isOfOne =
    (one !== undefined && values.indexOf(one) === at - 1) ||
    has([parts[at]!], 'at', 'apiece') ||
    parts[at + 1]!.roles.has('each');
  const terms = values.filter((value) => value === count || value === price);
  return isOfOne ? joined('×', terms) : undefined;
};

/** Answers what is left of some boxes of things: `3 boxes of 12 eggs, 8 used, how many are left`. */
const boxesOf = ({ values, parts, ...story }: Story): Answered => {
  const [boxes, each, taken, another] = values;
  if (!boxes || !each || !taken || another || !values.every(isCount) || !parts[1]!.roles.has('pack')) return undefined;
  return work({ ...story, values, parts }, calculated`${boxes} × ${each} − ${taken}`);
};

/** Answers what is left of a number of things of which some people get so many each: `36 sweets, 4 friends get 5 each, how many are left`. */
const withoutEach = ({ values, parts, ...story }: Story): Answered => {
  const [all, people, each, another] = values;
  if (!all || !people || !each || another || !values.every(isCount)) return undefined;
  const isBefore = has([parts[2]!], 'each', 'apiece');
  const isEach = isBefore !== startsWith(parts[3]!, 'each');
  if (!isEach || has(parts, 'pack', 'down', 'cost')) return undefined;
  const answer = work({ ...story, values, parts }, calculated`${all} − ${people} × ${each}`);
  return answer && typeof answer.result === 'number' && answer.result >= 0 ? answer : undefined;
};

/** Answers what is left of money after several amounts that only commas or a word like `and` join: `50 €, 12.50 and 18.90 spent`. */
const withoutSeveral = (story: Story): Answered => {
  const { values, parts, source } = story;
  const [all, ...taken] = values;
  const isMoney = ({ node, place }: Factor): boolean => node.kind === 'money' || cents.test(place.text);
  if (!all || taken.length < 2 || all.node.kind !== 'money' || !taken.every(isMoney)) return undefined;
  const joints = parts.slice(2, -1);
  if (!joints.every(({ place }) => isAnd(place.lower.trim(), source) || place.plain.trim() === ',')) return undefined;
  return work(story, joined('−', [all, ...taken.map((value) => inMoneyOf(value, all))]));
};

/** Answers what is left of an amount after another one is taken away: `80 €, 57 € spent, how much is left`, `change from $20 for 3 at $4`. */
const answerLeft = (story: Story): Answered => {
  const { values } = story;
  const several = boxesOf(story) ?? withoutEach(story) ?? withoutSeveral(story);
  if (several) return several;
  const amounts = values.filter(({ node }) => values.length === 2 || node.kind === 'money');
  const [all, taken, another] = amounts.sort((one, other) => (values.length > 2 ? valueOf(other) - valueOf(one) : 0));
  if (!all || !taken || another || isPercent(taken) || all.quantity === 'temperature') return undefined;
  const areThings = isOfThings(all) && isOfThings(taken);
  const isInCents = all.node.kind === 'money' && isCount(taken) && cents.test(taken.place.text);
  if (!areThings && !areAlike(all, taken) && !isInCents) return undefined;
  const cost = values.length > 2 ? costOfAll(story, taken) : isInCents ? inMoneyOf(taken, all) : taken;
  if (!cost) return undefined;
  const isOfDozens = areThings && ![all, taken].every(isCount);
  const answer = work(story, calculated`${all} − ${cost}`, isOfDozens ? 'part' : undefined);
  return answer && typeof answer.result === 'number' && answer.result >= 0 ? answer : undefined;
};

/** Matches a division in digits. */
const division = /^(\d{1,15})\s?[÷/:]\s?(\d{1,15})$/;

/** Answers the remainder of a division in signs: 200÷7のあまり. */
const answerRemainder = (story: Story, { place }: Factor): Answered => {
  const [, all, each] = division.exec(place.text.trim()) ?? [];
  if (all === undefined || each === undefined || BigInt(each) === 0n) return undefined;
  return work(story, calculated`${ratio(BigInt(all))} mod ${ratio(BigInt(each))}`);
};

/** Answers what each of the others pays if some people pay a fixed amount: `186 € for 4, one pays only 30 €, the rest split it`. */
const answerOthers = (story: Story): Answered => {
  const { values, parts } = story;
  const [all, paid, another] = values
    .filter(({ node }) => node.kind === 'money')
    .sort((a, b) => valueOf(b) - valueOf(a));
  const [people, few, further] = values.filter(isCount).sort((a, b) => valueOf(b) - valueOf(a));
  if (!all || !paid || another || !people || further || values.some((value) => value.money === 0 && !isCount(value)))
    return undefined;
  const others = calculated`(${people} − ${few ?? ratio(1n)})`;
  const isOne = !few || valueOf(few) === 1;
  // Two pay 30: together, or each
  if (!isOne && !has(parts, 'apiece')) return undefined;
  const left = isOne ? calculated`(${all} − ${paid})` : calculated`(${all} − ${few} × ${paid})`;
  return work(story, calculated`${left} ÷ ${others}`);
};

/** Answers what is left of a number of things that are shared out: `24 sweets between 5 kids, how many left over`. */
export const answerRest = (story: Story): Answered => {
  const { values, parts } = story;
  const [one, other, another] = values;
  if (!one || !has(parts, 'rest')) return undefined;
  if (!other) return answerRemainder(story, one);
  if (another && has(parts, 'split')) return answerOthers(story);
  // Change from 50 € for 37.65 €: money is not shared out among money
  const isOfMoney = one.node.kind === 'money' && (other.node.kind === 'money' || cents.test(other.place.text));
  if (!areShared(story) || another || isOfMoney) return has(parts, ...uncountedLeft) ? undefined : answerLeft(story);
  if (has(parts, ...uncountedRest) || !isCount(one) || !isCount(other)) return undefined;
  if (parts.some(({ units }) => units.length > 0)) return undefined;
  const [all, each] = valueOf(one) >= valueOf(other) ? [one, other] : [other, one];
  const isWhole = [all, each].every((value) => Number.isInteger(valueOf(value)) && valueOf(value) > 0);
  return isWhole ? work(story, calculated`${all} mod ${each}`) : undefined;
};
