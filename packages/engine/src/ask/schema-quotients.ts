import { firstResult } from '../model/first-result.ts';
import { sameDimension } from '../model/dimension.ts';
import { siFactorOf } from '../definition/definition.ts';
import type { Span } from '../text/span.ts';
import { quotient } from './arithmetic/node.ts';
import { sidesOfQuantity, type Factor } from './factor-chain.ts';
import { askedUnit, has, unitIdOf, work, type Answered, type Story } from './story.ts';

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

/** Matches the last word of a text, which may be a symbol with a line. */
const lastWord = /[\p{L}\p{M}][\p{L}\p{M}/]*(?=[\s?!.]*$)/u;

/** Returns true for a text that ends with a unit that is a quotient: mph, km/l. */
export const endsWithQuotient = ({ plain, lexicon }: Span): boolean => {
  const [unit] = lexicon!.meaningsOf(lastWord.exec(plain)?.[0] ?? '').units;
  return sidesOfQuantity(unit?.quantity?.id).length > 0;
};

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

/** Matches the start of words that do not belong to the amount before them. */
const apart = /^[,;:?]|^what/;

/** Answers what one unit of an amount costs: `$5.99 for 32 oz, per lb`. */
export const answerPerOne = (story: Story): Answered => {
  const { values, parts, source } = story;
  const [one, other, another] = values;
  const asked = askedUnit(story);
  if (!one || !other || another || !asked) return undefined;
  const [unit] = asked.lexicon!.meaningsOf(asked.plain).units;
  const [price, amount] = one.node.kind === 'money' ? [one, other] : [other, one];
  if (!unit || price.node.kind !== 'money' || amount.node.kind !== 'measure') return undefined;
  if (!sameDimension(siFactorOf(unit).dimension, amount.dimension)) return undefined;
  // 26 ft of trim at $4.85 per linear ft
  if (price === other && !apart.test(parts[2]!.place.lower)) return undefined;
  const text = `${price.place.text} ÷ ${amount.place.text}`;
  const target = `${price.node.currency}/${asked.text}`;
  return work({ ...story, parts: [] }, quotient(price.node, amount.node, source), text, target);
};
