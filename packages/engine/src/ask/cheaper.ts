import { compare, one } from '../model/rational.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { ratioOf } from '../text/numbers/exact.ts';
import { fromTo, type Span } from '../text/span.ts';
import type { CalculationAnswer } from './answer.ts';
import { calculate } from './arithmetic/calculate.ts';
import { quotient, type Node } from './arithmetic/node.ts';
import type { Worked } from './arithmetic/result.ts';
import { answerOf } from './calculation.ts';
import { plainLetters } from './letters.ts';
import { valuesIn, type ChainContext, type Factor } from './factor-chain.ts';
import { cents, isCount } from './story.ts';

// Answers which of two offers costs less for the same amount: `16 oz 3.29 vs 40 oz 7.49 cheaper`.

/** English words that ask for the better offer. */
const inEnglish: readonly string[] = [
  'cheap',
  'better value',
  'best value',
  'better deal',
  'better buy',
  'best deal',
  'best buy',
  'price per',
  'cost per',
];

/** Matches the word between two offers, which asks for the better one without other words: 12 oz for $3.49 vs 18 oz for $4.99. */
const betweenOffers = /^[\s,]*(?:vs\.?|versus|or)\s*$/;

/** Matches such a word anywhere, before the amounts are read. */
const choice = /\s(?:vs\.?|versus|or)\s/;

/** An amount and its price. */
interface Offer {
  readonly price: Node;
  readonly amount: Node;
  /** Its text. */
  readonly place: Span;
}

const isPrice = ({ kind }: Node): boolean => kind === 'money' || kind === 'number';

/** Returns true for two offers with nothing beside them but a word for a choice. */
const areOffered = (source: Span, values: readonly Factor[]): boolean => {
  const [first, second] = [values[1]!.place, values[2]!.place].map(({ offset }) => offset - source.offset) as [
    number,
    number,
  ];
  return (
    values.filter(({ node }) => node.kind === 'money').length === 2 &&
    betweenOffers.test(source.lower.slice(first + values[1]!.place.text.length, second))
  );
};

/** Returns two offers of four values, each an amount and its price in one order. */
const offersOf = (source: Span, values: readonly Factor[]): readonly [Offer, Offer] | undefined => {
  if (values.length !== 4) return undefined;
  const pairs = [values.slice(0, 2), values.slice(2)].map(([a, b]): Offer | undefined => {
    const [amount, price] = isPrice(b!.node) ? [a!, b!] : [b!, a!];
    // 12 eggs for 3.99
    const isOfThings = isCount(amount) && (price.node.kind === 'money' || cents.test(price.place.text));
    return isPrice(price.node) && (amount.node.kind === 'measure' || isOfThings)
      ? {
          price: price.node,
          amount: amount.node,
          place: fromTo(source, a!.place, b!.place),
        }
      : undefined;
  });
  const [first, second] = pairs;
  const isOneOrder = isPrice(values[0]!.node) === isPrice(values[2]!.node);
  return first && second && isOneOrder ? [first, second] : undefined;
};

/** Returns two offers with the currency of one for both, if the other has none: 930 мл за 89 рублей или 1,4 л за 125. */
const inOneCurrency = (offers: readonly [Offer, Offer]): readonly [Offer, Offer] => {
  const money = offers.map(({ price }) => price).find((price) => price.kind === 'money');
  const told = offers.map(({ price, ...offer }) => ({
    ...offer,
    price: money && price.kind === 'number' ? { ...money, value: price.value } : price,
  }));
  return [told[0]!, told[1]!];
};

/** Answers which of two offers is cheaper. Undefined for other texts. */
export const answerCheaper = (source: Span, context: ChainContext): CalculationAnswer | undefined => {
  const letters = plainLetters(source.plain);
  const words = source.lexicon?.vocabulary ? (context.asking?.cheaper ?? []) : inEnglish;
  const isAsked = words.some((word) => letters.includes(plainLetters(word)));
  if (!isAsked && (source.lexicon?.vocabulary || !choice.test(source.lower))) return undefined;
  const units: Span[] = [];
  const values = valuesIn(source, units, context) ?? [];
  const offers = offersOf(source, values);
  if (!offers || !(isAsked || areOffered(source, values))) return undefined;
  const work = (root: Node): Worked | undefined => {
    const worked = calculate({ root, units, isSum: true }, undefined, context.rates, source);
    return worked instanceof Diagnostic ? undefined : worked;
  };
  const priceOf = ({ price, amount }: Offer): Node => quotient(price, amount, source);
  const [first, second] = inOneCurrency(offers);
  const ratio = work(quotient(priceOf(first), priceOf(second), source));
  if (!ratio?.isBare) return undefined;
  const side = compare(ratioOf(ratio.measures[0]!.exact), one);
  const expression = { root: priceOf(side > 0 ? second : first), units, isSum: true };
  const worked = work(expression.root);
  if (!worked) return undefined;
  const [a, b] = side > 0 ? [second, first] : [first, second];
  const answer = answerOf({ amount: source, expression, wanted: undefined, worked }, context.telling);
  return { ...answer, text: `${a.place.text} ${side === 0 ? '=' : '<'} ${b.place.text}` };
};
