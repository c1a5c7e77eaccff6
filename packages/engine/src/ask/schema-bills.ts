import type { Assumption } from '../model/assumption.ts';
import type { Role } from '../model/speech.ts';
import type { Unit } from '../model/unit.ts';
import { makeSource, withBlanks, type Span } from '../text/span.ts';
import { quotient, unitNode, type Node } from './arithmetic/node.ts';
import { calculated, joined, withoutUnit, type Calculation } from './calculated.ts';
import { rangesOf, type Factor } from './factor-chain.ts';
import { hasUnspaced } from './letters.ts';
import { withValues } from './read-story.ts';
import { isLedTo, type Part } from './roles.ts';
import { isNumberOf } from './schema-money.ts';
import { inUnit } from './schema-units.ts';
import { paymentOf } from './schema-wages.ts';
import {
  areAlike,
  askedUnit,
  changes,
  endsWith,
  has,
  isCount,
  isIn,
  isMoneyOrCount,
  isPercent,
  isQuestion,
  ofQuantity,
  oneOfEach,
  othersThan,
  questionIn,
  repeats,
  startsWith,
  taxes,
  timeShifts,
  unitIdOf,
  unitOf,
  valueOf,
  withUnit,
  work,
  workIn,
  type Answered,
  type Story,
} from './story.ts';

// Word problems about what people buy and pay: things with a price each, equal payments, shares of an income, and how much covers an area.

/** Roles beside which things and their prices do not add up to what is paid. */
const besideBill: readonly Role[] = [
  ...changes,
  ...taxes,
  ...repeats,
  'percent',
  'split',
  'rest',
  'average',
  'free',
  'instead',
  'difference',
];

/** The units that have a price in a bill. */
const ofBill: ReadonlySet<string> = new Set(['kilogram', 'liter', 'meter', 'square-meter', 'pound', 'hour', 'dozen']);

/** Matches what joins the price of one thing to it: 120円のパン, 만원짜리. */
const ofPrice = /^\s*(?:の|짜리|的|वाल)/;

/** One line of a bill. */
interface Line {
  readonly price: Node;
  readonly cost: Calculation;
  /** The unit that words say the price is for: الكيلو ب ١٠. */
  readonly unit?: Span | undefined;
}

/** Returns the line of an amount at a price for one of a unit, which words between them name or the price has: `1 kg po 48 za kg`. */
const lineOfRate = ({ values, parts, units, source }: Story, at: number): Line | undefined => {
  const [amount, price] = [values[at]!, values[at + 1]!];
  const { node } = price;
  const isOf = (unit: Unit | undefined): boolean => unit !== undefined && unit.quantity?.id === amount.quantity;
  if (amount.node.kind !== 'measure') return undefined;
  if (node.kind === '/')
    return node.right.kind === 'unit' && isOf(unitOf(units[node.right.index]))
      ? { price: node.left, cost: calculated`${amount} × ${price}` }
      : undefined;
  const [between, after] = [parts[at + 1]!, parts[at + 2]!];
  // 2 किलो आलू 30 रुपये किलो
  const isBeside = ({ plain }: Span): boolean => after.place.plain.trimStart().startsWith(plain);
  const [unit, another] = between.units.length > 0 ? between.units : after.units.filter(isBeside);
  if (!unit || another || !isOf(unitOf(unit)) || !ofBill.has(unitOf(unit)!.id) || !isMoneyOrCount(price))
    return undefined;
  const rate = { root: quotient(node, unitNode(unit, units), source), text: price.place.text };
  return { price: node, cost: calculated`${amount} × ${rate}`, unit };
};

/** Matches a price for each kilogram in one word: کیلویی. */
const eachKilogram = /کیلو|kilo/iu;

/** Returns the line of grams at a price that a word says is for each kilogram: ۳۰۰ گرم پنیر کیلویی ۴۰۰ هزار. */
const lineOfGrams = ({ values, parts, units, source }: Story, at: number): Line | undefined => {
  const [amount, price] = [values[at]!, values[at + 1]!];
  const [word] = parts[at + 1]!.roles.get('apiece') ?? [];
  const isOfKilogram = word && eachKilogram.test(parts[at + 1]!.place.plain.slice(word.from, word.end));
  if (!isOfKilogram || unitIdOf(amount, units) !== 'gram' || !isMoneyOrCount(price)) return undefined;
  const unit = unitNode(makeSource('kilogram', source.lexicon), units);
  const rate = { root: quotient(price.node, unit, source), text: price.place.text };
  return { price: price.node, cost: calculated`${amount} × ${rate}` };
};

/** Returns a number of things and the price of each, which words say: 4 beers at 2.80; 만원짜리 3장. */
const lineOf = (story: Story, at: number): Line | undefined => {
  const { values, parts, units } = story;
  const ofRate = lineOfRate(story, at) ?? lineOfGrams(story, at);
  if (ofRate) return ofRate;
  const [first, second] = [values[at]!, values[at + 1]!];
  const [between, after] = [parts[at + 1]!, parts[at + 2]!];
  const isAmount = (value: Factor): boolean => isNumberOf(value) || ofBill.has(unitIdOf(value, units));
  const isUnspaced = hasUnspaced(story.source.plain);
  const isOfEach =
    endsWith(between, 'at', 'apiece') ||
    startsWith(after, 'each', 'apiece') ||
    (isUnspaced && endsWith(between, 'each'));
  const isNamed = between.others.length > 0 || second.node.kind === 'money' || first.node.kind === 'measure';
  if (isOfEach && isNamed && isAmount(first) && isMoneyOrCount(second))
    return { price: second.node, cost: calculated`${withoutUnit(first)} × ${second}` };
  // りんご120円3個
  const isJoined = ofPrice.test(between.place.plain) || (isUnspaced && between.place.plain.trim() === '');
  return isJoined && isAmount(second) && first.node.kind === 'money'
    ? { price: first.node, cost: calculated`${withoutUnit(second)} × ${first}` }
    : undefined;
};

/** Returns a story without the ones right before prices, which are of each thing: 1個120円のりんご3個. */
const withoutOnes = (story: Story): Story => {
  const { values, parts, source } = story;
  const isOne = (value: Factor, at: number): boolean =>
    isCount(value) &&
    valueOf(value) === 1 &&
    values[at + 1]?.node.kind === 'money' &&
    parts[at + 1]!.place.plain.trim() === '';
  const ones = values.filter(isOne);
  if (ones.length === 0) return story;
  const others = values.filter((value) => !ones.includes(value));
  return withValues({ ...story, source: withBlanks(source, rangesOf(source, ones)) }, others) ?? story;
};

/** Answers what several things cost together: `4 beers at 2.80 and 3 tapas at 3.50, how much is it all`. */
export const answerBill = (written: Story): Answered => {
  const story = withoutOnes(written);
  const { values, parts, context } = story;
  if (values.length < 4 || values.length % 2 === 1 || has(parts, ...besideBill)) return undefined;
  const lines = values.flatMap((_, at) => (at % 2 === 0 ? (lineOf(story, at) ?? []) : []));
  const [first] = lines;
  if (!first || lines.length < values.length / 2) return undefined;
  const ofPrices = new Set(lines.map(({ unit }) => unit));
  const named = parts.map((part) => ({ ...part, units: part.units.filter((unit) => !ofPrices.has(unit)) }));
  if (askedUnit({ parts: named }) !== undefined) return undefined;
  const areOfOneKind = lines.every(({ price }) => price.kind === first.price.kind);
  const last = parts.at(-1)!;
  // 3 baguettes à 1,10 et 2 croissants à 1,30
  const isAsked =
    [parts[0]!, last].some((part) => part.roles.has('total') || isQuestion(part, context)) ||
    last.place.plain.trim() === '';
  if (!areOfOneKind || !isAsked) return undefined;
  return work(
    { ...story, parts: named },
    joined(
      '+',
      lines.map(({ cost }) => cost),
    ),
  );
};

/** Matches a sign for times, after a number. */
const timesSign = /^\s*[x×]\s*$/;

/** Returns true for a number of times that a price is paid in: em 10x, en 4 fois after a word for it. */
const isNumberOfTimes = ({ values, parts, source }: Story, at: number): boolean => {
  const [value, after] = [values[at], parts[at + 1]];
  if (!value || !after || !isLedTo(source, value.place.offset - source.offset)) return false;
  const isPaid = has(parts, 'installment') || has(parts, 'cost');
  const isOfMonths = value.node.kind === 'measure' && has(parts, 'installment');
  return timesSign.test(after.place.plain) || (isPaid && startsWith(after, 'times')) || isOfMonths;
};

/** Answers a price in equal payments, what they come to, or the pay of a year in more than twelve: `1.299 em 12 vezes`, `1.450 € al mes en 14 pagas`. */
export const answerInstallments = (story: Story): Answered => {
  const { values, parts, units, context } = story;
  const [one, other, another] = values;
  if (!one || !other || another) return undefined;
  const areTimes = has(parts, 'installment') || isNumberOfTimes(story, 1);
  if (!areTimes || has(parts, ...othersThan('split', 'each'), ...repeats, 'interest')) return undefined;
  const isNumber = (value: Factor, at: number): boolean =>
    (isNumberOf(value) || unitIdOf(value, units) === 'month') &&
    (startsWith(parts[at + 1]!, 'installment') || isNumberOfTimes(story, at));
  const [isFirst, isSecond] = [isNumber(one, 0), isNumber(other, 1)];
  const [count, amount] = isFirst ? [one, other] : [other, one];
  const payment = isFirst === isSecond ? undefined : paymentOf(amount, story);
  if (!payment || askedUnit(story) !== undefined) return undefined;
  const last = parts.at(-1)!;
  // 12 payments of 108 €, and 1450 € a month in 14 payments, how much a year
  const isOfEach = isFirst
    ? endsWith(parts[1]!, 'outOf', 'at', 'apiece')
    : payment.period === 'month' ||
      parts[1]!.roles.has('month') ||
      // A wage of 1450 € in 14 payments, how much a year
      (has(parts, 'income') && payment.period === undefined && last.roles.has('year'));
  const asksForAll =
    last.roles.has('year') ||
    (isFirst
      ? last.roles.has('total') || questionIn(last, context) >= 0
      : !has(parts, 'question') && last.others.length === 0);
  const pay = { root: payment.pay, text: amount.place.text };
  if (isOfEach) return asksForAll ? work(story, calculated`${pay} × ${withoutUnit(count)}`) : undefined;
  if (isFirst || has(parts, 'total') || last.roles.has('year')) return undefined;
  return work(story, calculated`${pay} ÷ ${withoutUnit(count)}`);
};

/** The most words beside an income and what is paid of it. */
const mostBesideIncome = 4;

/** Answers what percentage of an income something is: `inkomen 2150 huur 860 hoeveel procent`. */
export const answerShareOfIncome = (story: Story): Answered => {
  const { values, parts } = story;
  const [one, other, another] = values;
  if (
    !one ||
    !other ||
    another ||
    !has(parts, 'percent') ||
    has(parts, ...othersThan('percent', 'split', 'each'), ...timeShifts, 'instead')
  )
    return undefined;
  const [isFirst, isSecond] = [parts[0]!, parts[1]!].map(({ roles }) => roles.has('income'));
  if (isFirst === isSecond || !areAlike(one, other) || !isMoneyOrCount(one)) return undefined;
  const [all, part] = isFirst ? [one, other] : [other, one];
  const named = parts[isFirst ? 1 : 0]!;
  // What is paid has a name of its own, unless it is all in one sentence
  if (!/\p{L}/u.test(named.place.plain) || parts.flatMap(({ others }) => others).length > mostBesideIncome)
    return undefined;
  return workIn(story, calculated`${part} ÷ ${all}`, 'percent');
};

/** Returns a story in which meters beside square meters are also squares, as people mean them: a liter covers 9 m. */
const withSquares = (story: Story): Story => {
  const { values, units } = story;
  const meters = values.find(isIn(units, 'meter'));
  if (values.length !== 2 || !meters || !values.some(({ quantity }) => quantity === 'area')) return story;
  return { ...story, values: values.map((value) => (value === meters ? inUnit(value, 'm²', story) : value)) };
};

/** Matches a mark between two parts of a sentence. */
const sentenceMark = /[,;:،、，]/;

/** Answers how much of something covers an area, as much as covers another one: `15 litre boya 90 m2 boyar, 60 m2 için kaç litre`. */
const answerCover = (story: Story): Answered => {
  const { values, parts, context } = story;
  const paint = values.find(ofQuantity('volume'));
  const areas = values.filter(ofQuantity('area'));
  if (!paint || areas.length !== 2 || values.length !== 3 || has(parts, ...besideBill, 'coats', 'twoCoats'))
    return undefined;
  const at = values.indexOf(paint);
  // The area right after it is the one that it covers
  const covered = values[at + 1] ?? values[at - 1]!;
  const all = areas.find((area) => area !== covered)!;
  const isAsked = isQuestion(parts.at(-1)!, context) || questionIn(parts[0]!, context) >= 0;
  return isAsked ? work(story, calculated`${paint} × ${all} ÷ ${covered}`) : undefined;
};

/** Answers how much of something covers an amount, where a unit of it without its number covers another: `a liter is enough for 8 m², I have 48 m²`. */
export const answerCoverage = (written: Story): Answered => {
  const story = withSquares(written);
  if (story.values.length > 2) return answerCover(story);
  const { values, parts, source, context } = story;
  const [one, other, another] = values;
  if (!one || !other || another || one.quantity === undefined || !areAlike(one, other)) return undefined;
  if (one.quantity === 'temperature' || has(parts, ...besideBill)) return undefined;
  // 20 mg in a ml, the child needs 150 mg: the unit is of the amount before it
  const isOfOne = (part: Part): boolean => {
    const [unit, further] = part.units;
    const after = unit ? part.place.plain.slice(unit.offset - part.place.offset + unit.text.length) : '';
    const isLeft = further === undefined && unit !== undefined && !sentenceMark.test(after);
    const { one: ofOne = [] } = source.lexicon!.vocabulary?.words ?? {};
    const before = unit ? part.place.lower.slice(0, unit.offset - part.place.offset).trim() : '';
    return isLeft && (has([part], 'need', 'every') || ofOne.includes(before)) && questionIn(part, context) < 0;
  };
  const [isFirst, isSecond] = [isOfOne(parts[0]!), isOfOne(parts[1]!)];
  const named = parts.flatMap((part) => part.units);
  const [unit] = named;
  if (isFirst === isSecond || !unit || named.some((place) => unitOf(place)?.id !== unitOf(unit)?.id)) return undefined;
  const isAsked = parts.some((part) => questionIn(part, context) >= 0);
  if (!isAsked || unitOf(unit)?.quantity?.id === one.quantity) return undefined;
  const [each, all] = isFirst ? [one, other] : [other, one];
  const of: Assumption = { kind: 'unit', of: each.place.text, as: `${each.place.text}/${unit.text}` };
  return workIn({ ...story, assumed: [of] }, withUnit(calculated`${all} ÷ ${each}`, unit, story), unit.text);
};

/** Answers what is left of an amount after a percentage of it is gone: `salary 7500, 60 % of it spent, how much is left`. */
export const answerLeftOfPercent = (story: Story): Answered => {
  const { values, parts, source, context } = story;
  const isAmount = (value: Factor): boolean => isMoneyOrCount(value) || value.node.kind === 'measure';
  const { percent, amount } = oneOfEach(values, { percent: isPercent, amount: isAmount });
  if (!percent || amount.quantity === 'temperature' || valueOf(percent) > 100 || !has(parts, 'rest')) return undefined;
  // What somebody earns is not a gain
  if (
    has(parts, ...othersThan('up', 'down', 'percent', 'rest'), ...timeShifts, 'daily', 'total', 'gross', 'net') ||
    (has(parts, 'up') && !has(parts, 'income'))
  )
    return undefined;
  // What is left is asked for, and not what the percentage is
  const isAtEnd = (at: number): boolean => at === values.length && hasUnspaced(source.plain);
  const isAsked = parts.every(
    (part, at) => !part.roles.has('rest') || (at !== 1 && (questionIn(part, context) >= 0 || isAtEnd(at))),
  );
  return isAsked ? work(story, calculated`${amount} − ${percent}`) : undefined;
};

/** Answers the down payment of a price, or of an area at the price of one unit: `89 m² at 12,000 € per m², 30 % down payment`. */
export const answerDownPayment = (story: Story): Answered => {
  const { values, parts } = story;
  const [percent, further] = values.filter(isPercent);
  const amounts = values.filter((value) => value !== percent);
  const [first, second, another] = amounts;
  if (
    !percent ||
    further ||
    !first ||
    another ||
    !has(parts, 'downPayment') ||
    has(parts, ...othersThan('percent', 'average'), 'loan', 'month', 'year')
  )
    return undefined;
  const isOfMoney = second
    ? first.money + second.money === 1 && first.quantity !== undefined && second.node.kind === '/'
    : isMoneyOrCount(first);
  return isOfMoney ? workIn(story, joined('×', [...amounts, percent])) : undefined;
};

/** Answers what somebody takes or gives of an amount, and a bill with its tip: `commission de 3 % sur 250 000 €`, `10% do garçom em R$ 143,00`. */
export const answerLevy = (story: Story): Answered => {
  const { values, parts, context } = story;
  const { percent, amount } = oneOfEach(values, { percent: isPercent, amount: isMoneyOrCount });
  const [isTip, isLevy] = [has(parts, 'tip'), has(parts, 'levy')];
  // 20 € tip on 180%: what it is on is a bill. In Hindi the word for on stands after the bill
  const before = percent && parts[values.indexOf(percent)]!;
  const isOnPercent = before && endsWith(before, 'on') && (!context.asking || has([before], 'tip', 'levy'));
  if (
    !percent ||
    isOnPercent ||
    isTip === isLevy ||
    has(parts, ...othersThan('tip', 'average'), 'gross', 'net', 'earlier', 'without', 'total') ||
    askedUnit(story) !== undefined
  )
    return undefined;
  // Quanto é 10% do garçom asks for the tip, and other words for all
  const isAsked = values[0] === percent && questionIn(parts[0]!, context) >= 0;
  return work(story, isTip && !isAsked ? calculated`${amount} + ${percent}` : calculated`${percent} × ${amount}`);
};
