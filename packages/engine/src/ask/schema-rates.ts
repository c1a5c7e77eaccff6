import { asWritten, calculated, joined, withoutUnit, type Calculation } from './calculated.ts';
import { dimensionless, readDimension, sameDimension } from '../model/dimension.ts';
import { ratio, writeRatio } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { measureNode, numberNode, oneNode, product, quotient, unitNode, type Node } from './arithmetic/node.ts';
import {
  answerProduct,
  isOpenPrice,
  isRateInWords,
  mayAskForPrice,
  quotientOf,
  rangesOf,
  sidesOfRate,
  type Factor,
} from './factor-chain.ts';
import { hasUnspaced } from './letters.ts';
import { changesIn } from './grammar.ts';
import { hasLine } from './rate-lines.ts';
import type { Part } from './roles.ts';
import { periodsBetween } from './schema-wages.ts';
import { withJourneyUnits, withPriceOfSquares } from './schema-units.ts';
import { wordsBetween } from './unknown-words.ts';
import {
  areAlike,
  askedUnit,
  endsWith,
  has,
  isCount,
  isMoneyOrCount,
  isPercent,
  joins,
  unitIdOf,
  unitOf,
  valueOf,
  work,
  workIn,
  type Answered,
  type Story,
  oneOfEach,
  ofQuantity,
  withUnit,
} from './story.ts';

// Word problems whose amounts multiply and divide: a portion and the energy of 100 g, a way and a consumption.

/** Roles of words with which amounts do not simply multiply. */
const others: readonly Role[] = ['up', 'down', 'percent', 'worker', 'without', 'lap'];

/** The same beside a time. */
const othersOfTime: readonly Role[] = ['later', 'earlier', 'begin', 'pause', 'then'];

/** Returns the factors of a story, with two amounts side by side as a rate if a third one is like one of them. */
const withRate = ({ source, parts }: Story, values: readonly Factor[]): readonly Factor[] | undefined => {
  const ranges = rangesOf(source, values);
  const places = values.slice(1).flatMap((next, index) => {
    const value = values[index]!;
    if (value.node.kind !== 'measure' || next.node.kind !== 'measure' || areAlike(value, next)) return [];
    // 60 W 5 hours multiply
    if (value.quantity === 'power' && next.quantity === 'time') return [];
    if (!joins(parts[index + 1]!)) return [];
    // On 100 km it takes 6.5 l, for 450 km: the verb ends the rate
    if (parts[index + 1]!.roles.has('consumption') && valueOf(next) !== 100) return [];
    const rest = values.filter((other) => other !== value && other !== next);
    const isOver = (one: Factor): boolean => rest.some((other) => areAlike(one, other));
    return isOver(value) === isOver(next)
      ? []
      : [{ index, above: isOver(value) ? next : value, below: isOver(value) ? value : next }];
  });
  const [found, another] = places;
  if (another) return undefined;
  if (!found) return values;
  const { index, above, below } = found;
  const place = span(source, ranges[index]![0], ranges[index + 1]![1]);
  return [...values.slice(0, index), quotientOf(above, below, place), ...values.slice(index + 2)];
};

/** Returns two amounts if one of them is a rate in words, or a consumption. */
const onlyRate = (values: readonly Factor[]): readonly Factor[] | undefined => {
  const isRate = (value: Factor): boolean =>
    (isRateInWords(value) && !(value.node.kind === '/' && value.node.left.kind !== 'measure')) ||
    value.quantity === 'fuel-economy';
  const isOnly = values.length === 2 && values.filter(isRate).length === 1 && values.every(({ money }) => money === 0);
  return isOnly ? values : undefined;
};

/** The most amounts of a cost: 180 miles, 38 mpg, and 1.45 a liter. */
const mostOfCost = 3;

/** Returns three amounts whose cost is asked for by a price in a currency that is not said, or the distance, the consumption and the price of a journey. */
const ofCost = ({ parts }: Story, values: readonly Factor[]): readonly Factor[] | undefined => {
  const isOpen = has(parts, 'cost') && values.some(isOpenPrice);
  const isJourney = (['length', 'fuel-economy'] as const).every((id) => values.some(({ quantity }) => quantity === id));
  const isPaid = isJourney && values.some(({ node, money }) => node.kind === '/' && money === 1);
  return values.length === mostOfCost && (isOpen || isPaid) ? values : undefined;
};

/** Returns true for a quotient, or a quantity that is one. */
const isRateOf = (factor: Factor): boolean =>
  isRateInWords(factor) || factor.quantity === 'density' || sidesOfRate(factor).length > 0;

/** Returns true for a text that asks for calories and knows kilocalories. People mean those. */
const asksForKilocalories = (target: Span, { values, units }: Story): boolean =>
  target
    .lexicon!.meaningsOf(target.plain)
    .allCandidates()
    .some(({ unit }) => unit.id === 'calorie') &&
  units.some((unit) => unitOf(unit)?.id === 'kilocalorie') &&
  values.length > 1;

/** Returns true for words that name a consumption and nothing else. */
const isOfConsumption = (part: Part): boolean =>
  part.roles.has('consumption') && part.roles.size === 1 && part.others.every((one) => one === '');

/** Returns true for words without spaces that have a word for a change. */
const isOfChange = (place: Span, { read, context }: Story): boolean =>
  read(place)?.others.some(changesIn(context.asking!)) !== false;

/** Answers the product of amounts with a rate: `45 g of cheese, 370 kcal per 100 g`, `450 km, 6.5 l per 100 km`. */
export const answerRates = (story: Story): Answered => {
  const { parts, units, source, context } = story;
  const values = withPriceOfSquares(withJourneyUnits(story), story);
  if (values.length < 2 || values.some((value) => isCount(value) || isPercent(value))) return undefined;
  const isOfTime = values.some(({ quantity }) => quantity === 'time');
  const times = periodsBetween(story);
  if (!times) return undefined;
  // A word before a price may mean `after` elsewhere: po 1,20 zł/kWh
  // だと after a price ends its condition
  const besidePrices = parts.filter((_, at) => at === 0 || (values[at]?.money !== 1 && values[at - 1]?.money === 0));
  // Машина is a car beside a consumption, and a machine elsewhere
  const isOfCar = values.some(({ quantity }) => quantity === 'fuel-economy');
  if (others.some((role) => has(parts, role) && !(isOfCar && role === 'worker'))) return undefined;
  if (isOfTime && has(besidePrices, ...othersOfTime)) return undefined;
  // Media bombilla is half a bulb, and an average speed is a speed
  if (has(parts, 'average') && !values.some(({ quantity }) => quantity === 'speed')) return undefined;
  const { asking } = context;
  // The chain of factors reads English, but not a rate amid other words
  const factors = asking ? withRate(story, values) : (onlyRate(values) ?? ofCost(story, values));
  const isCost = has(parts, 'cost');
  // Three lengths may be anything but a volume
  if (!factors?.some(isRateOf) || (isCost && factors.every((factor) => factor.money === 0 && !isOpenPrice(factor))))
    return undefined;
  const places = wordsBetween(source, rangesOf(source, factors));
  // How much is it at 0.28 € a kWh, and how much is 0.28 € a kWh
  const isAt = endsWith(parts.at(-2)!, 'at');
  // How much fuel asks for a volume
  const isOf = (quantity: string): boolean => factors.some((factor) => factor.quantity === quantity);
  const asksForFuel = has(parts, 'fuel') && factors.length === 2 && isOf('fuel-economy') && isOf('length');
  if (asking && !isAt && !asksForFuel && factors.length < 3 && mayAskForPrice(factors, places, asking))
    return undefined;
  // The kilometers of 百公里油耗 are not a target
  const told = places.filter((_, at) => parts.length !== places.length || !isOfConsumption(parts[at]!));
  const asked = askedUnit(story);
  // Without spaces a word for a change is a part of others: 往復100km
  const isChanged = asking !== undefined && told.some((place) => hasUnspaced(place.plain) && isOfChange(place, story));
  if (asked === null || isChanged) return undefined;
  const named = asked && asksForKilocalories(asked, story) ? undefined : asked;
  const target = named ?? (asksForFuel ? makeSource('L', source.lexicon) : undefined);
  // 2850 kWh a year, what do I pay a month
  if (times.n !== times.d) {
    const [one, other, another] = factors;
    if (another || one!.money + other!.money !== 1 || target) return undefined;
    const root = product(product(one!.node, other!.node, source), numberNode(times), source);
    return workIn(story, { root, text: [one!.place.text, other!.place.text, writeRatio(times)].join(' × ') });
  }
  return answerProduct(factors, { target, isCost }, units, source, context);
};

/** Answers a time for each unit of an amount, and more of it: `turkey 4 kg at 40 min per kg plus 20 min`. */
export const answerTimeMore = (story: Story): Answered => {
  const { values, parts } = story;
  const isRate = ({ dimension }: Factor): boolean => sameDimension(dimension, timePerMass);
  const { rate, amount, more } = oneOfEach(values, {
    rate: isRate,
    amount: ofQuantity('mass'),
    more: ofQuantity('time'),
  });
  if (!rate || !parts.every(({ roles }) => [...roles.keys()].every((role) => besideCooking.has(role))))
    return undefined;
  const before = parts[values.indexOf(more)]!;
  const isMore = before.roles.has('up') || before.place.plain.trim() === '+';
  return isMore ? workIn(story, calculated`${amount} × ${rate} + ${more}`) : undefined;
};

const timePerMass = readDimension('T M^-1');

/** Roles of words that say nothing about how long something cooks. */
const besideCooking: ReadonlySet<Role> = new Set(['up', 'at', 'need', 'question', 'silent', 'height', 'total']);

/** Returns the days of a duration in whole days. */
const daysOf = (value: Factor, { units }: Story): Node | undefined =>
  value.node.kind === 'measure' && unitIdOf(value, units) === 'day'
    ? { kind: 'number', value: value.node.value, isPercent: false }
    : undefined;

/** Returns true for a number that words make the price of one kilowatt hour: tarifa 0,92. */
const isRateInNumber = (value: Factor, { values, parts }: Story): boolean =>
  isCount(value) && parts[values.findIndex(({ place }) => place === value.place)]!.roles.has('at');

/** Returns the days of the month or the year that words name without a number: 한달, im Jahr. */
const daysOfPeriod = ({ parts }: Story): number | undefined => {
  const isOf = (period: 'month' | 'year'): boolean =>
    has(parts, period) || parts.some(({ units }) => units.some((unit) => unitOf(unit)?.id.startsWith(period) === true));
  const [isMonth, isYear] = [isOf('month'), isOf('year')];
  return isMonth === isYear ? undefined : isMonth ? 30 : 365;
};

/** Returns true for the time of each day: 4 uur per dag. */
export const isTimePerDay = ({ node, quantity, dimension, place }: Factor): boolean =>
  node.kind === 'measure' && quantity === undefined && sameDimension(dimension, dimensionless) && hasLine(place);

/** Answers what a use of each day costs in a month or a year: `fridge 1.4 kWh a day at $0.16 per kWh, cost per year`. */
export const answerUse = (story: Story): Answered => {
  const { values, units, source } = story;
  const [price, other] = values.filter((value) => value.money === 1 || isOpenPrice(value));
  const [use, another] = values.filter((value) => value !== price);
  const period = daysOfPeriod(story);
  if (!price || other || !use || another || period === undefined || use.node.kind !== '/') return undefined;
  const { right } = use.node;
  if (right.kind !== 'unit' || unitOf(units[right.index])?.id !== 'day' || has(story.parts, ...others))
    return undefined;
  const days = measureNode(ratio(BigInt(period)), unitNode(makeSource('day', source.lexicon), units));
  return workIn(story, calculated`${use} × ${price} × ${{ root: days, text: `${period}` }}`);
};

/** Answers the energy of a power for a time of each day, or its cost: `1.5 kW heater 8 hours a day 30 days, 0.30 € per kWh`. */
export const answerDaily = (story: Story): Answered => {
  const { parts, units, source } = story;
  if (!has(parts, 'daily') && !story.values.some(isTimePerDay)) return undefined;
  // 1kWh31円
  const values = story.values.filter((value) => value.quantity !== 'energy' || valueOf(value) !== 1);
  const powers = values.filter(({ quantity }) => quantity === 'power');
  const times = values.filter((value) => value.quantity === 'time' || isTimePerDay(value));
  const prices = values.filter((value) => value.money !== 0 || isOpenPrice(value) || isRateInNumber(value, story));
  const [power, another] = powers;
  const period = daysOfPeriod(story);
  const ofPeriod = period === undefined ? undefined : numberNode(ratio(BigInt(period)));
  // A cost without the days is that of one
  const ofOne = has(parts, 'daily') && prices.length === 1 ? oneNode : undefined;
  const [days = ofPeriod ?? ofOne, otherDays] = times.flatMap((value) => daysOf(value, story) ?? []);
  const [hours, otherHours] = times.filter((value) => daysOf(value, story) === undefined);
  const isAll = powers.length + times.length + prices.length === values.length;
  if (!isAll || !power || another || !days || otherDays || !hours || otherHours || prices.length > 1) return undefined;
  const ofDay = isTimePerDay(hours)
    ? product(hours.node, unitNode(makeSource('day', source.lexicon), units), source)
    : hours.node;
  const energy = product(product(power.node, ofDay, source), days, source);
  const written = times.map(({ place }) => place.text);
  const [price] = prices;
  const text = [power.place.text, ...written, ...(days === ofPeriod ? [`${period}`] : [])].join(' × ');
  if (!price) return has(parts, 'cost') ? undefined : workIn(story, { root: energy, text }, 'kWh');
  const kilowattHour = unitNode(makeSource('kWh', source.lexicon), units);
  const cost =
    price.node.kind === 'money' || price.node.kind === 'number'
      ? product(price.node, quotient(energy, kilowattHour, source), source)
      : product(price.node, energy, source);
  return workIn(story, { root: cost, text: `${text} × ${price.place.text}` });
};

/** Roles of words beside an amount of each day, which is the same on all days. */
const besideDays: ReadonlySet<Role> = new Set([
  'daily',
  'question',
  'total',
  'water',
  'silent',
  'outOf',
  'on',
  'at',
  'need',
  'during',
  'every',
  'span',
  'cost',
  'whatTime',
  'with',
  'then',
  'weekly',
  'shift',
  'days',
  'by',
]);

/** The most words beside it. */
const mostBesideDays = 5;

/** Returns a duration in whole units as a number, and a number of days for each week as one. */
const countIn = ({ units }: Story, value: Factor, unit: string): Calculation | undefined =>
  value.node.kind === 'measure' && value.quantity === 'time' && unitIdOf(value, units) === unit
    ? withoutUnit(value)
    : undefined;

/** Returns the number of days for each week: 5 dias por semana. */
const daysOfWeek = (value: Factor, { units, source }: Story): Calculation | undefined => {
  if (!isTimePerDay(value) || value.node.kind !== 'measure') return undefined;
  const [first = ''] = units[value.node.unit.index]!.plain.trim().split(/[\s/]/);
  return unitOf(makeSource(first, source.lexicon))?.id === 'day' ? withoutUnit(value) : undefined;
};

/** Answers what an amount of each day is in some days, or on some days of each week: `74 km täglich, 22 Tage, wie viele km`. */
export const answerEveryDay = (story: Story): Answered => {
  const { values, parts } = story;
  const [days, moreDays] = values.filter((value) => countIn(story, value, 'day'));
  const [weeks, moreWeeks] = values.filter((value) => countIn(story, value, 'week'));
  const [ofWeek, another] = values.filter((value) => daysOfWeek(value, story));
  const counts = [days, weeks, ofWeek].filter((value) => value !== undefined);
  const [amount, other] = values.filter((value) => !counts.includes(value));
  // 8 Stunden pro Tag
  const isDaily = has(parts, 'daily') || (amount !== undefined && isTimePerDay(amount));
  if (!isDaily || moreDays || moreWeeks || another || !amount || other) return undefined;
  // 5 days of each week need the weeks, and the days alone need none
  if (days ? weeks || ofWeek : !weeks) return undefined;
  if (amount.node.kind !== 'measure' && !isMoneyOrCount(amount)) return undefined;
  if (parts.some(({ roles }) => [...roles.keys()].some((role) => !besideDays.has(role)))) return undefined;
  if (parts.flatMap((part) => part.others).length > mostBesideDays) return undefined;
  const perWeek = weeks && !ofWeek ? [{ root: numberNode(ratio(7n)), text: '7' }] : [];
  const terms = [...counts.map(withoutUnit), ...perWeek];
  const each = isTimePerDay(amount) ? withUnit(asWritten(amount), 'day', story) : asWritten(amount);
  return work(story, joined('×', [each, ...terms]));
};
