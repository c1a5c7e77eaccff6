import { firstResult } from '../model/first-result.ts';
import { sameDimension } from '../model/dimension.ts';
import { siFactorOf } from '../definition/definition.ts';
import type { Role } from '../model/speech.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { product, quotient, unitNode, type Node } from './arithmetic/node.ts';
import { sidesOfQuantity, type Factor } from './factor-chain.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { isLedTo, type Part } from './roles.ts';
import { isNumberOf } from './schema-money.ts';
import {
  areAlike,
  askedUnit,
  cents,
  endsWith,
  has,
  isCount,
  questionIn,
  unitIdOf,
  valueOf,
  wordsIn,
  work,
  type Answered,
  type Story,
  type StoryContext,
  type Told,
} from './story.ts';

// Word problems that divide one amount by another: a speed, a consumption, the price of one unit.

/** The unit of a speed, by the unit of the distance. */
const speeds: Readonly<Record<string, string>> = { meter: 'm/s', mile: 'mph' };

/** Answers the speed of a distance in a time. */
export const answerSpeed = (story: Story): Answered => {
  const { values, parts, units, source } = story;
  const [distance, time] = ['length', 'time'].map((id) => values.filter(({ quantity }) => quantity === id));
  if (values.length !== 2 || distance!.length !== 1 || time!.length !== 1 || !has(parts, 'speed')) return undefined;
  const one = distance![0]!;
  const root = quotient(one.node, time![0]!.node, source);
  const text = `${one.place.text} ÷ ${time![0]!.place.text}`;
  const named = askedUnit(story);
  if (named && named.lexicon!.meaningsOf(named.plain).units[0]?.quantity?.id === 'speed')
    return work(story, root, text);
  return work({ ...story, parts: [] }, root, text, speeds[unitIdOf(one, units)] ?? 'km/h');
};

/** Returns two amounts in both orders, as the sides of a quotient. */
const bothWays = (one: Factor, other: Factor): readonly (readonly [above: Factor, below: Factor])[] => [
  [one, other],
  [other, one],
];

/** Answers two measures in a unit that is a quotient of their quantities: `340 miles on 11.2 gal, mpg`. */
export const answerQuotient = (story: Story): Answered => {
  const { values, source } = story;
  const [one, other, another] = values;
  const asked = askedUnit(story);
  if (!one || !other || another || !asked) return undefined;
  const quantity = asked.lexicon!.meaningsOf(asked.plain).units[0]?.quantity?.id;
  const sides = sidesOfQuantity(quantity);
  if (![one, other].every((value) => value.node.kind !== '/' && sides.includes(value.quantity ?? ''))) return undefined;
  if (one.quantity === other.quantity) return undefined;
  return firstResult(bothWays(one, other), ([above, below]) =>
    work(story, quotient(above.node, below.node, source), `${above.place.text} ÷ ${below.place.text}`),
  );
};

/** Roles beside which two amounts are not counted in each other. */
const uncounted: readonly Role[] = [
  'up',
  'down',
  'total',
  'percent',
  'cost',
  'later',
  'earlier',
  'difference',
  'average',
  'tax',
  'tip',
  'each',
  'speed',
  'until',
];

/** Roles beside which what is left is no remainder: 120 minus 45. */
const uncountedRest: readonly Role[] = ['up', 'down', 'percent', 'cost', 'wrong', 'difference', 'earlier', 'later'];

/** The most words from the question to the amount of one thing: combien de verres de. */
const mostOfQuestion = 4;

/** Returns where a part asks for a number of things, or -1. In English `how` alone may ask for something else. */
const countAsked = (part: Part, context: StoryContext): number =>
  context.asking ? questionIn(part, context) : part.place.lower.indexOf('how many');

/** Returns true if a part asks for a number of things right before an amount: `how many 5 oz pours`, `combien de verres de 25 cl`. */
const asksForCount = ({ place, others, units, roles }: Part, behind: Part | undefined, at: number): boolean => {
  if (at < 0 || (units.length > 0 && !roles.has('apiece'))) return false;
  const words = plainLetters(place.plain.slice(at)).trim().split(/\s+/);
  const isNamed = units.length > 0 || words.slice(1).some((word) => others.includes(word));
  const isNamedBehind = behind !== undefined && (behind.others.length > 0 || behind.units.length > 0);
  return words.length <= mostOfQuestion && (isNamed || isNamedBehind);
};

/** Answers how many times an amount holds another: `1.75 L bottle, how many 1.5 oz shots`, `8 ft board cut into 16 in pieces how many`. */
export const answerCount = (story: Story): Answered => {
  const { values, parts, source, units, context } = story;
  const [one, other, another] = values;
  if (!one || !other || another || ![one, other].every(({ node }) => node.kind === 'measure')) return undefined;
  // An ounce beside a volume is fluid
  const isFluid = [one, other].every((value) => value.quantity === 'volume' || unitIdOf(value, units) === 'ounce');
  if ((!isFluid && !areAlike(one, other)) || one.quantity === 'temperature') return undefined;
  if (uncounted.some((role) => has(parts, role))) return undefined;
  const [before, between, behind] = parts as readonly [Part, Part, Part];
  const isLast = !context.asking && behind.others.length > 0 && behind.place.lower.endsWith('how many');
  const isSecond = asksForCount(between, behind, countAsked(between, context)) || isLast;
  if (isSecond === asksForCount(before, between, countAsked(before, context)) || hasUnspaced(source.plain))
    return undefined;
  const [whole, piece] = isSecond ? [one, other] : [other, one];
  return work(
    { ...story, parts: [] },
    quotient(whole.node, piece.node, source),
    `${whole.place.text} ÷ ${piece.place.text}`,
    'part',
  );
};

/** Matches the start of words that do not belong to the amount before them. */
const apart = /^[,;:?]|^what/;

/** Returns the amount right behind a word: the 100 g of `price per 100 g`. */
const amountBehind = ({ values, source }: Story, { end, part }: Told): Factor | undefined => {
  const value = values[part];
  return value && span(source, end).plain.trimStart().startsWith(value.place.plain) ? value : undefined;
};

/** Answers what one piece, one unit or a part of an amount costs: `$5.99 for 32 oz, per lb`, `price per 100 g if 350 g costs 2.80`. */
export const answerPerOne = (story: Story): Answered => {
  const { values, parts, source } = story;
  const [word] = wordsIn(story, 'perOne');
  const named = askedUnit(story);
  const prices = values.filter(({ node, place }) => node.kind === 'money' || cents.test(place.text));
  const price = prices.at(0) ?? values.find(isCount);
  const behind = word && amountBehind(story, word);
  const each = behind === price ? undefined : behind;
  const [amount, another] = values.filter((value) => value !== price && value !== each);
  if (!word || named === null || !price || prices.length > 1 || !amount || another) return undefined;
  const isAsked = parts[word.part]!.roles.has('cost');
  // 26 ft of trim at $4.85 per linear ft
  if (!isAsked && (price.node.kind !== 'money' || each)) return undefined;
  if (!isAsked && price === values[1] && !apart.test(parts[2]!.place.lower)) return undefined;
  const text = `${price.place.text} ÷ ${amount.place.text}`;
  const quotientOf = quotient(price.node, amount.node, source);
  if (amount.node.kind !== 'measure')
    return isAsked && isNumberOf(amount) && prices.length === 1 && !each && !named
      ? work(story, quotientOf, text)
      : undefined;
  const worked = { ...story, parts: [] };
  if (each)
    return !named && areAlike(each, amount)
      ? work(
          worked,
          product(price.node, quotient(each.node, amount.node, source), source),
          `${text} × ${each.place.text}`,
        )
      : undefined;
  return named && priceOfUnit(story, price, amount, named);
};

/** Returns the price of one unit that is asked for, from the price of an amount. */
const priceOfUnit = (story: Story, price: Factor, amount: Factor, named: Span): Answered => {
  const { source, units } = story;
  const [unit] = named.lexicon!.meaningsOf(named.plain).units;
  if (!unit || !sameDimension(siFactorOf(unit).dimension, amount.dimension)) return undefined;
  const worked = { ...story, parts: [] };
  const text = `${price.place.text} ÷ ${amount.place.text}`;
  if (price.node.kind === 'money')
    return work(worked, quotient(price.node, amount.node, source), text, `${price.node.currency}/${named.text}`);
  const one = unitNode(makeSource(named.plain, source.lexicon), units);
  return work(worked, product(price.node, quotient(one, amount.node, source), source), text);
};

/** Answers what one unit costs if the last words name it and ask: `400 g für 1,79, was kostet das Kilo`. */
export const answerPriceOfOne = (story: Story): Answered => {
  const { values, parts, source, context } = story;
  const [one, other, another] = values;
  const named = askedUnit(story);
  if (!one || !other || another || !named || !parts[2]!.units.includes(named)) return undefined;
  const [amount, price] = one.node.kind === 'measure' ? [one, other] : [other, one];
  const isPrice = price.node.kind === 'money' || (isCount(price) && cents.test(price.place.text));
  if (amount.node.kind !== 'measure' || !isPrice || isLedTo(source, named.offset - source.offset)) return undefined;
  const asks = parts[2]!.roles.has('cost') || questionIn(parts[2]!, context) >= 0;
  return asks ? priceOfUnit(story, price, amount, named) : undefined;
};

/** Returns true for words that share a number out: `50 entre 8`, `50 auf 8`. What is left of 50 without 8 is a difference. */
const areShared = ({ parts, context: { asking } }: Story): boolean => {
  const between = plainLetters(parts[1]!.place.plain).trim().split(/\s+/);
  const signs = asking ? (asking.sums?.['/'] ?? []).map(plainLetters) : ['into', 'among', 'by'];
  return (
    (['split', 'each'] as const).some((role) => has(parts, role)) ||
    (['span', 'on'] as const).some((role) => endsWith(parts[1]!, role)) ||
    between.some((word) => signs.includes(word))
  );
};

/** Answers what is left of a number of things that are shared out: `24 sweets between 5 kids, how many left over`. */
export const answerRest = (story: Story): Answered => {
  const { values, parts } = story;
  const [one, other, another] = values;
  if (!one || !other || another || !isCount(one) || !isCount(other) || !has(parts, 'rest')) return undefined;
  if (!areShared(story)) return undefined;
  if (uncountedRest.some((role) => has(parts, role)) || parts.some(({ units }) => units.length > 0)) return undefined;
  const [all, each] = valueOf(one) >= valueOf(other) ? [one, other] : [other, one];
  const isWhole = [all, each].every((value) => Number.isInteger(valueOf(value)) && valueOf(value) > 0);
  const root: Node = { kind: 'mod', left: all.node, right: each.node, place: story.source };
  return isWhole ? work(story, root, `${all.place.text} mod ${each.place.text}`) : undefined;
};
