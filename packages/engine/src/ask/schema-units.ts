import { siFactorOf } from '../definition/definition.ts';
import { dimensionless, multiplyDimensions, sameDimension } from '../model/dimension.ts';
import { ratio, toNumber } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import { withBlanks, fromTo, makeSource, span, type Span } from '../text/span.ts';
import { tallestInMeters } from '../tools/bmi.ts';
import { numberNode, product, unitNode, type Node } from './arithmetic/node.ts';
import { forOneOf, quotientOf, rangesOf, type Factor } from './factor-chain.ts';
import { plainLetters } from './letters.ts';
import { withBoth, withValues } from './read-story.ts';
import { sidesOfLines } from './rate-lines.ts';
import { isLedTo, type Part } from './roles.ts';
import {
  askedUnit,
  distanceTo,
  has,
  inNumber,
  isCount,
  joins,
  questionIn,
  startsWith,
  unitIdOf,
  unitOf,
  valueOf,
  wordsIn,
  type Story,
} from './story.ts';

// Units that people leave out of a journey: `600 km, 12 a liter, petrol at 1.80` are kilometers a liter and a price of one liter.

/** Units of distance whose speeds people give without the hour. */
const perHour: Readonly<Record<string, string>> = { kilometer: 'km/h', mile: 'mph' };

/** The distance that a consumption without a unit is for: 7 l auf 100. */
const perHundred = 100;

/** An amount, the unit that it has without saying so, and an amount that says nothing. */
interface Given {
  readonly value: Factor;
  readonly unit: string;
  readonly without?: Factor;
}

/** Returns the amount that words of a role are about: the nearest one. Undefined if there are no such words. */
const nearestTo = (story: Story, role: Role): Factor | undefined => {
  if (!has(story.parts, role)) return undefined;
  const byDistance = story.values.map((value) => ({ value, distance: distanceTo(story, value, role) }));
  return byDistance.reduce((nearest, other) => (other.distance < nearest.distance ? other : nearest)).value;
};

/** Returns an amount in a unit, and tells that it was assumed. */
export const inUnit = (value: Factor, spelled: string, { source, units }: Story): Factor => {
  const unit = makeSource(spelled, source.lexicon);
  const known = unitOf(unit);
  const { node, place } = value;
  if (!known || (node.kind !== 'number' && node.kind !== 'measure')) return value;
  return {
    ...value,
    node: { kind: 'measure', value: node.value, unit: unitNode(unit, units) },
    dimension: siFactorOf(known).dimension,
    quantity: known.quantity?.id,
    assumed: [...value.assumed, { kind: 'unit', of: place.text, as: `${valueOf(value)} ${spelled}` }],
  };
};

/** Returns the unit of the speed that a number or a distance stands for. Beside miles, a number in a country with kilometers is open. */
const speedUnit = (value: Factor, { values, units, context }: Story): string | undefined => {
  const way = value.quantity === 'length' ? value : values.find(({ quantity }) => quantity === 'length');
  if (!way) return 'km/h';
  const unit = perHour[unitIdOf(way, units)];
  return way === value || context.asking === undefined || unit === 'km/h' ? unit : undefined;
};

/** Returns true for a story that asks for a distance. */
const asksForDistance = ({ parts }: Story): boolean =>
  parts.some(({ units }) => units.some((unit) => unitOf(unit)?.quantity?.id === 'length'));

/** Returns the speed without a unit in a story with a distance or a time: `300 km mit 120`. */
const asSpeed = (story: Story): Given | undefined => {
  const each = nearestTo(story, 'perHour');
  const value = each ?? nearestTo(story, 'speed') ?? nearestTo(story, 'average');
  if (!value || story.values.length !== 2) return undefined;
  const other = story.values.find((one) => one !== value)!;
  // 90 kilometers of speed 315 km: a word between two distances may belong to either
  const [gap, otherGap] = [value, other].map((one) => distanceTo(story, one, 'speed'));
  if (!each && value.quantity === 'length' && other.quantity === 'length' && Math.abs(gap! - otherGap!) <= 1)
    return undefined;
  // 3 hours at 90 an hour may be a wage
  const isJourney = other.quantity === 'length' || (other.quantity === 'time' && asksForDistance(story));
  // 5 km in 30 min ask for the speed, and 5 km an hour are one
  const isOpen = isCount(value) || (value.quantity === 'length' && (each !== undefined || other.quantity === 'length'));
  const unit = isJourney && isOpen ? speedUnit(value, story) : undefined;
  return unit === undefined ? undefined : { value, unit };
};

/** Returns the distance for one liter after a one: 1 op 15. */
const afterOne = ({ values, parts }: Story): Given | undefined => {
  const at = values.findIndex((value, index) => index > 0 && isCount(value) && parts[index]!.roles.has('oneTo'));
  const one = values[at - 1];
  return one && isCount(one) && valueOf(one) === 1 ? { value: values[at]!, unit: 'km/L', without: one } : undefined;
};

/** Returns the consumption without its distance or its volume in a story with a distance. */
const asConsumption = (story: Story): Given | undefined => {
  const ways = story.values.filter(({ quantity }) => quantity === 'length');
  const [distance, volume] = [nearestTo(story, 'mileage'), nearestTo(story, 'consumption')];
  if (distance && (isCount(distance) ? ways.length === 1 : ways.length === 2 && ways.includes(distance)))
    return { value: distance, unit: 'km/L' };
  const isOpen = volume && ways.length === 1 && (isCount(volume) || volume.quantity === 'volume');
  return isOpen ? { value: volume, unit: 'L/100 km' } : undefined;
};

/** Returns the hundred kilometers beside a volume, in a story with another distance: 7 l auf 100. */
const asHundred = (story: Story): Given | undefined => {
  const { values, parts } = story;
  const isBeside = (at: number): boolean =>
    [at - 1, at + 1].some((other) => values[other]?.quantity === 'volume' && joins(parts[Math.max(at, other)]!));
  const hundred = values.find((value, at) => isCount(value) && valueOf(value) === perHundred && isBeside(at));
  return hundred && values.some(({ quantity }) => quantity === 'length') ? { value: hundred, unit: 'km' } : undefined;
};

/** The unit that fuel and current are sold by, by the quantity of the consumption. */
const soldBy: Readonly<Record<string, string>> = { 'fuel-economy': 'L', 'energy-per-distance': 'kWh', power: 'kWh' };

/** The unit that fuel is sold by where people know its economy in these units. Fuel for imperial gallons is sold by the liter. */
const soldByEconomy: Readonly<Record<string, string>> = { 'mile-per-gallon': 'gal' };

/** Returns true for an amount of time, or of time each day. */
const isOfTime = ({ quantity, node, dimension }: Factor): boolean =>
  quantity === 'time' || (node.kind === 'measure' && quantity === undefined && sameDimension(dimension, dimensionless));

/** Returns the amounts of a journey or a device with an amount of money as the price of one liter or one kilowatt hour. */
const withPrice = (values: readonly Factor[], story: Story): readonly Factor[] => {
  const { source, units } = story;
  const consumption = values.find(({ quantity = '' }) => quantity in soldBy);
  const isSpan =
    consumption?.quantity === 'power' ? isOfTime : ({ quantity }: Factor): boolean => quantity === 'length';
  const [price, another] = values.filter((value) => value !== consumption && !isSpan(value));
  const isOpen = price && (price.node.kind === 'money' || (isCount(price) && isPricedBeside(price, story)));
  if (values.length < 3 || !consumption || another || !isOpen) return values;
  const spelled = soldByEconomy[unitIdOf(consumption, units)] ?? soldBy[consumption.quantity!]!;
  const unit = makeSource(spelled, source.lexicon);
  const ofOne: Factor = {
    ...forOneOf(unit, price, units),
    assumed: [...price.assumed, { kind: 'unit', of: price.place.text, as: `${price.place.text}/${spelled}` }],
  };
  return values.map((value) => (value === price ? ofOne : value));
};

/** Returns true for a number with a word for a price before it: `petrol at 1.80`. */
const isPricedBeside = (value: Factor, { values, parts }: Story): boolean => {
  const before = parts[values.findIndex(({ place }) => place === value.place)]!;
  return has([before], 'at', 'apiece', 'cost', 'fuel');
};

/** The units that goods have a price for. */
const ofGoods: ReadonlySet<string> = new Set([
  'kilowatt-hour',
  'liter',
  'gallon',
  'gallon-imperial',
  'kilogram',
  'square-meter',
  'tsubo',
  'pyeong',
  'ping',
  'meter',
  'gram',
  'pound',
  'jin',
  'kin',
  'catty',
  'tola',
  'dozen',
]);

/** Returns true for a unit of the quantity of the second of two amounts. */
const isLikeOther = ([, other, another]: readonly Factor[], unit: Span): boolean =>
  other?.quantity !== undefined && another === undefined && unitOf(unit)?.quantity?.id === other.quantity;

/** Matches the mark after another sentence: yakıyor, litresi 52 lira. */
const sentenceEnd = /[,;:،、，]/;

/** Matches the Arabic article of a unit, with `and` before it. */
const arabicArticle = /^\s*و?ال(?=\p{L}{3})/u;

/** Returns the unit that a price is for, by the words beside it: `кВт·ч стоит 6,43`, `el litro está a 1,52 €`, `₹96.50 लीटर`. */
const unitOfPrice = ({ values, parts, context, source }: Story, at: number): Span | undefined => {
  const [before, after] = [parts[at]!, parts[at + 1]!];
  const [unit, another] = before.units;
  const isCost = has([before], 'cost', 'at', 'fuel');
  // The liter costs 1.75 €, and what does the liter cost
  // 기름값 얼마 리터당 1650원
  const afterUnit = unit ? before.place.plain.slice(unit.offset - before.place.offset + unit.text.length).trim() : '';
  const isPerOne = source.lexicon!.vocabulary?.words.per.includes(afterUnit) === true;
  const isOpen = !before.roles.has('question') && !!unit && !isLedTo(source, unit.offset - source.offset);
  if (unit && !another && isCost && (isOpen || isPerOne)) return unit;
  // 49,90 reais o metro
  const [ofArticle, article] = [after.units[0], after.place];
  const start = ofArticle ? plainLetters(article.plain.slice(0, ofArticle.offset - article.offset)).trim() : '';
  if (context.asking?.articles.map(plainLetters).includes(start)) return ofArticle;
  // आधा किलो, 400 रुपये किलो, कितने
  const past = ofArticle ? ofArticle.offset - article.offset + ofArticle.text.length : 0;
  const isMarked = sentenceEnd.test(article.plain.slice(past).trimStart().charAt(0));
  const isAsked = after.roles.has('cost') || questionIn(after, context) >= past;
  if (ofArticle && start === '' && isMarked && isAsked && (at > 0 || isLikeOther(values, ofArticle))) return ofArticle;
  // Kwh 2,60 TL, ₹96.50 लीटर, واللتر بـ 2.33
  const { to = [] } = source.lexicon!.vocabulary?.words ?? {};
  const isAlone = ({ units, place }: Part): readonly Span[] => {
    const words = place.plain
      .split(sentenceEnd)
      .at(place === before.place ? -1 : 0)!
      .replace(arabicArticle, '')
      .replace(/ـ(?!\p{L})/u, '')
      .trim()
      .split(/\s+/);
    const isJoined = place === before.place && words.length > 1 && to.includes(words.at(-1)!);
    const alone = words.slice(0, isJoined ? -1 : undefined).join(' ');
    return units.filter(({ plain }) => plain.replace(arabicArticle, '') === alone);
  };
  // The kilo of tomatoes 15 pounds, 3.5 kilos how much
  const isAtStart = unit !== undefined && before.place.plain.slice(0, unit.offset - before.place.offset).trim() === '';
  const isOfOther = at > 0 && values[at - 1]!.node.kind === 'money';
  const alone =
    (isOfOther ? [after] : [before, after]).flatMap(isAlone).at(0) ??
    (at === 0 && isAtStart && !another ? unit : undefined);
  const isOther = (value: Factor, index: number): boolean =>
    index !== at && (value.node.kind === 'money' || value.quantity === unitOf(alone)?.quantity?.id);
  const isOfCost = parts.slice(at + 1).some((part) => part.roles.has('cost') || questionIn(part, context) >= 0);
  // आलू और प्याज 30 रुपये किलो 2 किलो: of which goods is open
  const isOfOneThing = new Set(parts.flatMap((part) => part.others)).size <= 1 && parts.at(-1)!.others.length === 0;
  return values.length > 2 || (isOfCost && isOfOneThing && values.some(isOther)) ? alone : undefined;
};

/** Returns the amount of one that a price right after it is for: 1kWh 31円. */
const oneBefore = ({ values, parts, units }: Story, at: number): Factor | undefined => {
  const one = at > 0 ? values[at - 1] : undefined;
  const isOne = one?.node.kind === 'measure' && valueOf(one) === 1 && ofGoods.has(unitIdOf(one, units));
  return isOne && values.length > 2 && joins(parts[at]!) ? one : undefined;
};

/** Returns a price with the unit that words or an amount of one beside it say. */
const withUnit = (story: Story, price: Factor, at: number, one: Factor | undefined): Factor => {
  const { source, units } = story;
  const unit = one?.node.kind === 'measure' ? units[one.node.unit.index] : unitOfPrice(story, at);
  const known = unitOf(unit);
  if (!unit || !known || !ofGoods.has(known.id)) return price;
  const [from, end] = [one?.place ?? unit, price.place].sort((a, b) => a.offset - b.offset) as [Span, Span];
  return forOneOf(unit, price, units, fromTo(source, from, end));
};

/** Returns a story in which prices with the unit that they are for beside them are one value. */
export const withPricesOfUnits = (story: Story): Story => {
  const ones = story.values.map(({ node }, at) => (node.kind === 'money' ? oneBefore(story, at) : undefined));
  const values = story.values.flatMap((value, at) => {
    if (ones.includes(value)) return [];
    return value.node.kind === 'money' ? withUnit(story, value, at, ones[at]) : value;
  });
  const isChanged = values.some((value) => !story.values.includes(value));
  return (isChanged ? withValues(story, values) : undefined) ?? story;
};

/** Matches a word for a thousand of grams or of meters: 350 كيلو, 400킬로. */
const ofThousand = /(?:كيلو|킬로|キロ)$/;

/** Returns the number of a consumption that a word for a side joins with its hundred kilometers: 7,8 на 100 км. */
const openConsumption = (value: Factor): Factor | undefined => {
  const { node } = value;
  if (node.kind !== '*' || node.left.kind !== 'measure' || node.right.kind !== 'measure' || value.assumed.length === 0)
    return undefined;
  if (value.quantity !== 'area' || toNumber(node.right.value) !== perHundred) return undefined;
  return inNumber({ ...value, assumed: [] }, node.left.value);
};

/** Returns a story of a journey in which an amount of thousands is a distance: 14 كيلو باللتر, 350 كيلو. */
export const withKilometers = (story: Story): Story => {
  const { values, parts, units, source } = story;
  const isOfKilos = (unit: Span): boolean => unitOf(unit)?.id === 'kilogram' && ofThousand.test(unit.plain);
  const isJourney =
    values.some(({ quantity }) => quantity === 'fuel-economy' || quantity === 'speed') ||
    has(parts, 'consumption', 'mileage', 'fuel') ||
    // I ran 10 kilos in 55 minutes, what was my speed
    (values.some(({ quantity }) => quantity === 'time') && has(parts, 'speed'));
  if (!isJourney) return story;
  const isOpen = (value: Factor): boolean =>
    value.node.kind === 'measure' && unitIdOf(value, units) === 'kilogram' && ofThousand.test(value.place.plain.trim());
  const told = values.map((value) => (isOpen(value) ? inUnit(value, 'km', story) : (openConsumption(value) ?? value)));
  // 時速15キロ、40分走ると何キロ
  const asked = parts.map((part) => ({
    ...part,
    units: part.units.map((unit) => (isOfKilos(unit) ? makeSource('km', source.lexicon) : unit)),
  }));
  const isChanged =
    told.some((value, at) => value !== values[at]) || parts.some(({ units: named }) => named.some(isOfKilos));
  return isChanged ? { ...story, values: told, parts: asked } : story;
};

/** The liters that cars use for a hundred kilometers. */
const leastUse = 1;
const mostUse = 50;

/** The most letters of the words between liters and a hundred: a los, aux. */
const longestJoint = 6;

/** Returns a story of a journey in which a number or liters beside a hundred are a consumption: 6,5 auf 100, 6,3 a los 100, 100de 5,8. */
export const withUseOfHundred = (story: Story): Story => {
  const { values, parts, source, units } = story;
  const isHundred = (value: Factor): boolean =>
    valueOf(value) === perHundred && (isCount(value) || unitIdOf(value, units) === 'kilometer');
  const isUse = (value: Factor): boolean =>
    (isCount(value) || unitIdOf(value, units) === 'liter') && valueOf(value) >= leastUse && valueOf(value) <= mostUse;
  const isJoint = ({ place, units: named }: Part): boolean =>
    named.length === 0 && place.text.length <= longestJoint && !sentenceEnd.test(place.text);
  const at = values.findIndex((value, index) => {
    const other = values[index + 1];
    const isPair = other && ((isHundred(value) && isUse(other)) || (isUse(value) && isHundred(other)));
    return isPair && isJoint(parts[index + 1]!);
  });
  const [one, other] = [values[at], values[at + 1]];
  if (!one || !other || !values.some((value) => value !== one && value !== other && value.quantity === 'length'))
    return story;
  const [use, hundred] = isUse(one) ? [one, other] : [other, one];
  const isOfFuel =
    has(parts, 'consumption', 'fuel') ||
    parts.some((part) => part.units.some((unit) => unitOf(unit)?.id === 'liter')) ||
    !isCount(use);
  // 7 l for 100 km are a consumption as they are
  if (!isOfFuel || (!isCount(use) && !isCount(hundred))) return story;
  return withBoth(story, one, other, {
    ...inUnit(use, 'L/100 km', story),
    place: fromTo(source, one.place, other.place),
  });
};

/** The amounts of what a journey costs, if its consumption has two: 450 km, 6.5 l for 100 km, 1.80 €. */
const ofCost = 4;

/** Returns a story of what a journey costs with the volume for 100 km as one amount. */
export const withConsumption = (story: Story): Story => {
  const { values, parts, source } = story;
  if (values.length !== ofCost || values.filter(({ money }) => money !== 0).length !== 1) return story;
  const isOf = (value: Factor | undefined, quantity: string): boolean => value?.quantity === quantity;
  const at = values.findIndex((value, index) => {
    const other = values[index + 1];
    const isPair = (isOf(value, 'volume') && isOf(other, 'length')) || (isOf(value, 'length') && isOf(other, 'volume'));
    const way = isOf(value, 'length') ? value : other;
    return isPair && valueOf(way!) === perHundred && joins(parts[index + 1]!);
  });
  const [one, other] = [values[at], values[at + 1]];
  if (!one || !other) return story;
  const [volume, way] = isOf(one, 'volume') ? [one, other] : [other, one];
  const use = quotientOf(volume, way, fromTo(source, one.place, other.place));
  return withBoth(story, one, other, { ...use, quantity: 'fuel-economy' });
};

/** The periods of a use. */
const periodsOfUse: ReadonlySet<string> = new Set(['week', 'month', 'year']);

/** Returns a story with a price in which the use of a period is an amount beside words for the period: 90 kWh par mois. */
export const withUseOfPeriod = (story: Story): Story => {
  const { values, source, units } = story;
  if (!values.some(({ node, money }) => node.kind === 'money' || (node.kind === '/' && money === 1))) return story;
  const told = values.map((value): Factor => {
    const { node, place } = value;
    const [written = '', period, another] = sidesOfLines(place);
    const isUse = node.kind === 'measure' && value.quantity === undefined && period !== undefined && !another;
    if (!isUse || !periodsOfUse.has(place.lexicon!.meaningsOf(period.trim()).units[0]?.id ?? '')) return value;
    const unit = makeSource(written.replace(/^[\d\s.,]+/, '').trim(), source.lexicon);
    const known = unitOf(unit);
    // The hours of a month are worked
    if (!known?.quantity || known.quantity.id === 'time') return value;
    const from = place.offset - source.offset;
    return {
      ...value,
      node: { kind: 'measure', value: node.value, unit: unitNode(unit, units) },
      place: span(source, from, from + written.trimEnd().length),
      quantity: known.quantity.id,
      dimension: siFactorOf(known).dimension,
    };
  });
  return told.every((value, at) => value === values[at]) ? story : (withValues(story, told) ?? story);
};

/** The units that people leave out after others, and how many of them one of the others has. */
const lesser: Readonly<Record<string, readonly [unit: string, below: number]>> = {
  foot: ['in', 12],
  hour: ['min', 60],
};

/** Returns a story in which a number right after feet is inches, and after hours minutes: `ik ben 5 voet 11, hoe lang is dat in cm`, `42 km in 1 uur 45`. */
export const withLesserUnits = (story: Story): Story => {
  const { values, parts, source, units } = story;
  const at = values.findIndex(
    (value, index) => index + 1 < values.length && value.node.kind === 'measure' && unitIdOf(value, units) in lesser,
  );
  if (at < 0) return story;
  const [whole, part, after] = [values[at]!, values[at + 1]!, parts[at + 2]!];
  if (!isCount(part)) return story;
  const [unit, below] = lesser[unitIdOf(whole, units)]!;
  const isRight =
    parts[at + 1]!.place.plain.trim() === '' &&
    [whole, part].every((value) => Number.isInteger(valueOf(value))) &&
    valueOf(part) < below;
  // 5 feet 9 boards count the boards
  const isOver =
    (unit === 'in' && has(parts, 'height')) || after.others.length === 0 || /^\s*[,;:]/.test(after.place.plain);
  if (!isRight || !isOver) return story;
  const place = fromTo(source, whole.place, part.place);
  const least = inUnit({ ...part, assumed: [] }, unit, story);
  const mixed: Factor = {
    ...whole,
    node: { kind: '+', left: whole.node, right: least.node, place, isMixed: true },
    place,
    assumed: [...whole.assumed, ...least.assumed],
  };
  return withBoth(story, whole, part, mixed);
};

/** Returns the amounts of a story with a price of one meter beside an area as that of one square meter: 14 m² at 89 zł a meter. */
export const withPriceOfSquares = (values: readonly Factor[], { source, units }: Story): readonly Factor[] => {
  const [price, another] = values.filter(
    ({ node }) =>
      node.kind === '/' &&
      (node.left.kind === 'money' || node.left.kind === 'number') &&
      node.right.kind === 'unit' &&
      unitOf(node.right.unit)?.id === 'meter',
  );
  if (!price || another || !values.some(({ quantity }) => quantity === 'area')) return values;
  const ofSquare: Factor = {
    ...forOneOf(makeSource('meter', source.lexicon), price, units),
    assumed: [...price.assumed, { kind: 'unit', of: price.place.text, as: `${price.place.text}²` }],
  };
  return values.map((value) => (value === price ? ofSquare : value));
};

/** Returns a story in which two lengths beside another area are the sides of a floor or a wall: 5 m long, 3.6 m wide, tiles of 60x60 cm. */
export const withFloor = (story: Story): Story => {
  const { values, source } = story;
  const [long, wide, another] = values.filter(({ quantity }) => quantity === 'length');
  const areas = values.filter(({ quantity }) => quantity === 'area');
  if (!long || !wide || another || areas.length !== 1 || values.indexOf(wide) !== values.indexOf(long) + 1)
    return story;
  const place = fromTo(source, long.place, wide.place);
  const dimension = multiplyDimensions(long.dimension, wide.dimension, 1);
  const floor: Factor = { ...long, node: product(long.node, wide.node, place), place, dimension, quantity: 'area' };
  return withBoth(story, long, wide, floor);
};

/** Returns true for an area beside a volume, which covers it. */
const isBesideVolume = ({ values, parts }: Story, at: number): boolean =>
  [at - 1, at + 1].some(
    (other) => values[other]?.quantity === 'volume' && !sentenceEnd.test(parts[Math.max(at, other)]!.place.plain),
  );

/** Returns a story in which an amount is another one, whose place stays the same. */
const withAmount = (story: Story, value: Factor, times: Node, text: string): Story => {
  const { node, place } = value;
  const changed = {
    ...value,
    node: product(node, times, story.source),
    place: { ...place, text: `${place.text} × ${text}` },
  };
  return { ...story, values: story.values.map((one) => (one === value ? changed : one)) };
};

/** Returns a story in which an area with several coats is as large as all of them: 50 m² in 2 coats; 24 m², 2 coats, a liter covers 8 m². */
export const withCoats = (story: Story): Story => {
  const { values, parts, source } = story;
  const walls = values.filter(({ quantity }, at) => quantity === 'area' && !isBesideVolume(story, at));
  const [wall, another] = walls;
  if (has(parts, 'twoCoats')) {
    const areas = values.filter(({ quantity }) => quantity === 'area');
    const area = walls.length === 1 ? wall : nearestTo({ ...story, values: areas }, 'twoCoats');
    const two = numberNode(ratio(2n));
    const [word] = wordsIn(story, 'twoCoats');
    const of = source.text.slice(word!.from, word!.end);
    const twice = (value: Factor): Factor => ({
      ...value,
      node: product(value.node, two, source),
      assumed: [...value.assumed, { kind: 'number', of, as: '2' }],
    });
    return { ...story, values: values.map((value) => (value === area ? twice(value) : value)) };
  }
  const isOfCoats = (value: Factor, at: number): boolean =>
    isCount(value)
      ? startsWith(parts[at + 1]!, 'coats') || (values.length > 2 && startsWith(parts[at + 1]!, 'times'))
      : // Dos manos are two coats, and two hands of a horse
        unitIdOf(value, story.units) === 'hand' && story.read(value.place)?.roles.has('coats') === true;
  const at = values.findIndex(isOfCoats);
  const count = values[at];
  const beside = [at - 1, at + 1].filter(
    (other) => values[other]?.quantity === 'area' && !sentenceEnd.test(parts[Math.max(at, other)]!.place.plain),
  );
  const area = beside.length > 0 ? values[beside[0]!] : another ? undefined : wall;
  if (!count || !area) return story;
  const others = values.filter((value) => value !== count);
  const told = withValues({ ...story, source: withBlanks(source, rangesOf(source, [count])) }, others);
  const times = count.node.kind === 'measure' ? numberNode(count.node.value) : count.node;
  return told ? withAmount(told, area, times, `${valueOf(count)}`) : story;
};

/** Returns true for the height of a person in meters or in centimeters. */
export const isHeight = (value: number): boolean => (value >= 1.2 && value <= 2.3) || (value >= 120 && value <= 230);

/** The centimeters of a meter. */
const hundredth = 100;

/** Returns the height of a person in one number, or in meters and centimeters: 1,78, 178, 1 e 78. */
const heightIn = ({ source, values }: Story): Factor | undefined => {
  const [one, other, another] = values;
  if (!one || another || !isCount(one)) return undefined;
  if (!other) return isHeight(valueOf(one)) ? one : undefined;
  const meters = valueOf(one) + valueOf(other) / hundredth;
  const isInTwo = isCount(other) && /^\d$/.test(one.place.plain.trim()) && /^\d\d$/.test(other.place.plain.trim());
  if (!isInTwo || !isHeight(meters)) return undefined;
  const place = fromTo(source, one.place, other.place);
  const node: Node = numberNode(ratio(BigInt(Math.round(meters * hundredth)), BigInt(hundredth)));
  return { ...one, node, place };
};

/** The units that heights are asked for in, where people give them in meters. */
const ofHeights: ReadonlySet<string> = new Set(['foot', 'inch']);

/** The inches around a part of a body. */
const leastAround = 10;
const mostAround = 70;

/** Returns a story with the inches that a size of clothes lacks if centimeters are asked for: `34 waist jeans cm`. */
const withInches = (story: Story): Story => {
  const { values, parts } = story;
  const [size, another] = values;
  if (!size || another || !isCount(size) || !has(parts, 'garment')) return story;
  const isAround = valueOf(size) >= leastAround && valueOf(size) <= mostAround;
  const isAsked = unitOf(askedUnit(story))?.id === 'centimeter';
  return (isAround && isAsked ? withValues(story, [inUnit(size, 'inch', story)]) : undefined) ?? story;
};

/** Returns a story with the unit that the height of a person lacks if feet or inches are asked for, `ich bin 1,78 groß in Fuß`, or that of a size of clothes. */
export const withUnitOfHeight = (story: Story): Story => {
  const { parts, context } = story;
  const targets = parts.flatMap(({ units }) => units.map((unit) => unitOf(unit)?.id ?? ''));
  const isAsked = has(parts, 'height') && targets.length > 0 && targets.every((id) => ofHeights.has(id));
  const given = isAsked ? heightIn(story) : undefined;
  // In English, a height of 2 may be in any unit
  const height = given && (context.asking || !Number.isInteger(valueOf(given))) ? given : undefined;
  const told = height && withValues(story, [inUnit(height, valueOf(height) < tallestInMeters ? 'm' : 'cm', story)]);
  if (!told) return withInches(story);
  // Рост is also a rise
  const isOfHeight = ([role]: readonly [Role, unknown]): boolean => role !== 'up';
  return {
    ...told,
    parts: told.parts.map((part) => ({ ...part, roles: new Map([...part.roles].filter(isOfHeight)) })),
  };
};

/** Returns the amounts of a story with the units that people leave out of a journey. */
export const withJourneyUnits = (story: Story): readonly Factor[] => {
  const given = afterOne(story) ?? asHundred(story) ?? asSpeed(story) ?? asConsumption(story);
  const values = story.values
    .filter((value) => value !== given?.without)
    .map((value) => (value === given?.value ? inUnit(value, given.unit, story) : value));
  return withPrice(values, story);
};
