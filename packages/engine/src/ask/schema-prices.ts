import { thingAfter } from './things.ts';
import type { Assumption } from '../model/assumption.ts';
import { makeSource, type Span } from '../text/span.ts';
import { calculated, withoutUnit, type Calculation } from './calculated.ts';
import { quotient, unitNode } from './arithmetic/node.ts';
import { isOpenPrice, type Factor } from './factor-chain.ts';
import { hasUnspaced } from './letters.ts';
import { readOwnWords } from './own-chain.ts';
import { isLedTo, type Part } from './roles.ts';
import { periodsBetween } from './schema-wages.ts';
import {
  askedUnit,
  cents,
  changes,
  endsWith,
  has,
  isCount,
  isMoneyOrCount,
  joins,
  questionIn,
  unitIdOf,
  unitOf,
  work,
  workIn,
  type Answered,
  type Story,
  withUnit,
} from './story.ts';

// Word problems with the price of one unit that people do not say: `0,8 kg pork at 21.99`, `600 pesos of petrol at 23.79, how many liters`.

/** The units that energy is sold by. */
const ofEnergy: ReadonlySet<string> = new Set(['kilowatt-hour', 'megawatt-hour']);

/** The units that goods are sold by. A price beside another one, such as 700 g, may be for all. */
const soldBy: ReadonlySet<string> = new Set([
  ...ofEnergy,
  'kilogram',
  'tonne',
  'pound',
  'liter',
  'gallon',
  'gallon-imperial',
  'square-meter',
  'meter',
]);

/** Matches the price of fuel, with the tenth of a cent or without it. */
const fuelPrice = /^\D{0,3}\d{1,2}[.,]\d{2,3}(?!\d)/;

/** Matches a price with the tenth of a cent, as fuel has: 1,739 €. */
const withMills = /^\D{0,3}[12][.,]\d{2}9(?!\d)/;

/** Returns the assumption that a price is for one unit. */
const forOne = ({ place }: Factor, unit: Span): Assumption => {
  const [language, known] = [unit.lexicon!.vocabulary?.language, unitOf(unit)];
  // A text with half a kilo does not name its unit
  const name = language && known?.id === unit.text ? language.symbolOf(known) : unit.text;
  return { kind: 'unit', of: place.text, as: `${place.text}/${name}` };
};

/** Returns true if words after the amounts ask for a cost, and none of them for the price of one. */
const asksForCost = ({ parts, context }: Story): boolean => {
  const last = parts.at(-1)!;
  const isOfOne = has(parts, 'perOne', 'at', 'apiece', 'each');
  return !isOfOne && last.others.length === 0 && questionIn(last, context) >= 0;
};

/** The most letters between the unit of a price and its number: le kilo à 15 €. */
const besidePrice = 3;

/** Returns the unit right before the second value, whose price that is: `400 gram kıyma kilosu 620 lira`. */
const unitOfPrice = ({ values, parts, source, context }: Story): Span | undefined => {
  const [amount, price] = values;
  const [unit, another] = parts.flatMap(({ units }) => units);
  const between = parts[1]!;
  if (!unit || another || !between.units.includes(unit) || questionIn(between, context) >= 0) return undefined;
  const after = between.place.plain.slice(unit.offset - between.place.offset + unit.text.length);
  const isBeside = after.trim().length <= besidePrice && !/[,;:]/.test(after);
  const isAlike = unitOf(unit)?.quantity?.id === amount!.quantity && soldBy.has(unitOf(unit)!.id);
  const isPrice = price!.node.kind === 'money' || cents.test(price!.place.text);
  return isBeside && isAlike && isPrice && !isLedTo(source, unit.offset - source.offset) ? unit : undefined;
};

/** Matches a price without its currency, which for fuel has thousandths. */
const withCents = /^\d+[.,]\d{2,3}$/;

/** Returns true for words that say nothing about a price before them. */
const isIdle = ({ others, units, roles }: Part): boolean =>
  others.length === 0 &&
  units.length === 0 &&
  [...roles.keys()].every((role) => ['question', 'cost', 'total', 'silent'].includes(role));

/** Returns true for a price right after a word for fuel, and the cost of a volume: gasoline at 170円 if I fill in 35 liters. */
const isPriceOfFuel = ({ values, parts, context }: Story): boolean => {
  const [before, between, after] = parts as readonly [Part, Part, Part];
  const isAsked = after.roles.has('cost') || questionIn(after, context) >= 0;
  return endsWith(before, 'fuel') && between.roles.size === 0 && values[1]!.quantity === 'volume' && isAsked;
};

/** Matches a price for each kilogram in one Persian word: کیلویی. */
const eachKilogram = /کیلو/;

/** The most words for the goods before the price of one unit of them. */
const mostGoods = 3;

/** Returns the unit that words before the first value name, whose price that is: `si el kilo va a 3,80 cuanto valen 650 gramos`. */
const unitLed = ({ values, parts, source, context }: Story): Span | undefined => {
  const [before, ...further] = parts as readonly [Part, ...Part[]];
  const [, amount] = values;
  const [named, another] = before.units.filter((place) => unitOf(place)?.quantity?.id === amount!.quantity);
  const [word] = before.roles.get('apiece') ?? [];
  const isOfKilogram = word !== undefined && eachKilogram.test(before.place.plain.slice(word.from, word.end));
  const unit = named ?? (isOfKilogram ? makeSource('kilogram', source.lexicon) : undefined);
  const isAsked = further.some((part) => part.roles.has('cost') || questionIn(part, context) >= 0);
  if (!unit || another || !isAsked || before.others.length > mostGoods) return undefined;
  if (further.some((part) => part.units.length > 0) || has(parts, ...changes, 'percent', 'total')) return undefined;
  const known = unitOf(unit);
  return known && known.quantity?.id === amount!.quantity && soldBy.has(known.id) ? unit : undefined;
};

/** Answers the cost of an amount at a price, which is for one unit of it: `312 kWh à 0.32 €`, `0,8 kg schabu po 21,99`. */
export const answerPriced = (story: Story): Answered => {
  const { values, parts, units, source } = story;
  const [first, second, another] = values;
  const times = periodsBetween(story);
  if (!first || !second || another || !times) return undefined;
  // 2850 kWh a year at 0.34 €, how much a month
  const inPeriod = (cost: Calculation): Calculation => (times.n === times.d ? cost : calculated`${cost} × ${times}`);
  // ۷۸۰ هزار is a number in a unit of thousands
  const mayBePrice = isMoneyOrCount(first) || first.quantity === 'ratio';
  const led = second.node.kind === 'measure' && mayBePrice ? unitLed(story) : undefined;
  if (led) {
    const rate = { root: quotient(first.node, unitNode(led, units), source), text: first.place.text };
    return workIn(story, calculated`${second} × ${rate}`);
  }
  // A price right before an amount is for one of it, if the cost is asked for: gasoline 1.85 € 40 liters
  const isBeside = joins(parts[1]!) && parts[1]!.roles.size === 0 && asksForCost(story);
  const isLed = first.node.kind === 'money' && (isBeside || isPriceOfFuel(story));
  const [amount, price] = isLed ? [second, first] : [first, second];
  // 40 liters at 72 € may be a price for all
  const isEach = endsWith(parts[1]!, 'apiece') && parts[2]!.others.length === 0;
  // 10 шт. по 15 ₽ за штуку
  const { node } = price;
  const isOfPiece = node.kind === '/' && node.right.kind === 'unit' && unitOf(units[node.right.index])?.id === 'part';
  if (isOfPiece && isCount(amount) && node.left.kind === 'money' && endsWith(parts[1]!, 'at', 'apiece'))
    return workIn(story, calculated`${amount} × ${{ root: node.left, text: price.place.text }}`);
  // 2 flat whites at $4.80: what the number counts has a name. Elsewhere 12 Eier zu 3 € may be for all
  const isOfThing =
    !story.context.asking && first === amount && endsWith(parts[1]!, 'at') && thingAfter(parts[1]!) !== '';
  if ((isEach || isOfThing) && isCount(amount) && price.node.kind === 'money' && isIdle({ ...parts[2]!, units: [] }))
    return workIn(story, calculated`${amount} × ${price}`);
  if (amount.node.kind !== 'measure') return undefined;
  if (price.node.kind !== 'money' && !isCount(price)) return undefined;
  const ofOne = first === amount ? unitOfPrice(story) : undefined;
  if (ofOne) {
    const rate = { root: quotient(price.node, unitNode(ofOne, units), source), text: price.place.text };
    return workIn(story, inPeriod(calculated`${amount} × ${rate}`));
  }
  const unit = unitIdOf(amount, units);
  // 168 godzin po 28,10
  const isOfHours = isEach && unit === 'hour';
  if (!(soldBy.has(unit) || isOfHours) || parts.some((part) => part.units.length > 0)) return undefined;
  const between = parts[1]!;
  const isOfEnergy = ofEnergy.has(unit) && price.node.kind === 'money' && between.roles.has('at');
  // 50 litros de gasolina a 5,89
  const isFuel = between.roles.has('fuel') || (unit === 'liter' && withMills.test(price.place.text));
  const isOfFuel = isFuel && fuelPrice.test(price.place.text);
  const isNamed = has([between], 'fuel', 'water') || between.others.length > 0;
  const isNumber = isCount(price) && withCents.test(price.place.text.trim()) && isIdle(parts[2]!);
  const isOfGoods = endsWith(between, 'at') && (isOfFuel || (isNamed && isNumber));
  if (!isEach && !isOfEnergy && !isOfGoods && !isLed) return undefined;
  const told = { ...story, assumed: [forOne(price, units[amount.node.unit.index]!)] };
  return work(told, inPeriod(calculated`${withoutUnit(amount)} × ${price}`));
};

/** Returns the only unit that a text asks for. */
const targetOf = (story: Story): Span | undefined => {
  const { source, parts, context } = story;
  const asked = askedUnit(story);
  if (asked !== undefined || !hasUnspaced(source.plain)) return asked ?? undefined;
  const places = parts.map(({ place }) => place);
  return context.asking && readOwnWords(places, context.asking)?.target;
};

/** Answers what an amount of money buys at the price of one unit: `500 pesos, petrol at 23.79, how many liters`. */
export const answerAmountFor = (story: Story): Answered => {
  const { values, parts } = story;
  const [one, other, another] = values;
  const asked = targetOf(story);
  if (!one || !other || another || !asked || !has(parts, 'question')) return undefined;
  const rate = [one, other].find(isOpenPrice);
  if (rate) {
    const all = rate === one ? other : one;
    return all.node.kind === 'money' ? workIn(story, calculated`${withoutUnit(all)} ÷ ${rate}`, asked.text) : undefined;
  }
  if (![one, other].every((value) => value.node.kind === 'money' || isCount(value))) return undefined;
  if (isCount(one) && isCount(other)) return undefined;
  const unit = unitOf(asked);
  if (!unit || !soldBy.has(unit.id)) return undefined;
  const [isFirst, isSecond] = [parts[0]!, parts[1]!].map(({ roles }) => roles.has('at'));
  // 60 € of diesel, 1.599 each liter: the number is the price
  const isOfFuel = isCount(one) !== isCount(other) && has(parts, 'fuel');
  if (isFirst === isSecond && !isOfFuel) return undefined;
  const [money, price] = (isFirst === isSecond ? isCount(one) : isFirst) ? [other, one] : [one, other];
  const told = { ...story, assumed: [forOne(price, asked)] };
  return workIn(told, withUnit(calculated`${withoutUnit(money)} ÷ ${withoutUnit(price)}`, asked, story));
};
