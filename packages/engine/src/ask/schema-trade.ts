import { ratio } from '../model/rational.ts';
import { alternatives } from '../languages/words.ts';
import { oncePer } from '../model/remember.ts';
import type { Asking, Role, Roles } from '../model/speech.ts';
import { calculated, joined, withoutUnit, type Calculation } from './calculated.ts';
import { numberNode, oneNode, quotient, unitNode } from './arithmetic/node.ts';
import { rangesOf, type Factor } from './factor-chain.ts';
import { makeSource, withPlain, type Span } from '../text/span.ts';
import { readStory } from './read-story.ts';
import { rolesOf } from './roles.ts';
import { isNumberOf } from './schema-money.ts';
import {
  areAlike,
  askedUnit,
  endsWith,
  figures,
  has,
  isCount,
  isIn,
  isMoneyOrCount,
  isPercent,
  oneOfEach,
  othersThan,
  questionIn,
  repeats,
  shares,
  unitIdOf,
  unitOf,
  valueOf,
  work,
  workIn,
  type Answered,
  type Story,
  type StoryContext,
} from './story.ts';
import { wordsBetween, type Knowledge } from './unknown-words.ts';

// Word problems of trade: simple interest, and what several people paid.

/** Answers the profit or the loss of several things that are bought at one price and sold at another: `bought 150 shares at 22.4, sold at 25.1, profit`. */
export const answerTrade = (story: Story): Answered => {
  const { values, parts } = story;
  const isPrice = (at: number): boolean => endsWith(parts[at]!, 'at', 'need', 'cost');
  const number = values.find((value, at) => isNumberOf(value) && !isPrice(at));
  const [one, other, another] = values.filter((value) => value !== number);
  if (!number || !one || !other || another || !areAlike(one, other) || !isMoneyOrCount(one)) return undefined;
  const isAsked = has(parts, 'up') || has(parts, 'down');
  if (
    !isAsked ||
    !has(parts, 'buy') ||
    !has(parts, 'sell') ||
    has(parts, ...figures, 'margin', 'tax', 'daily', 'total')
  )
    return undefined;
  const isSold = (value: Factor): boolean => parts[values.indexOf(value)]!.roles.has('sell');
  if (isSold(one) === isSold(other)) return undefined;
  const [sold, bought] = isSold(one) ? [one, other] : [other, one];
  return workIn(story, calculated`${number} × (${sold} − ${bought})`);
};

/** The percentages of all parts together. */
const whole = 100;

/** Answers the average of amounts by their percentages, which are all of them: `exam 65 worth 40 %, coursework 78 worth 60 %`. */
export const answerWeights = (story: Story): Answered => {
  const { values, parts } = story;
  const [percents, amounts] = [values.filter(isPercent), values.filter((value) => !isPercent(value))];
  const isFirst = values.length > 0 && isPercent(values[0]!);
  const alternate = values.every((value, at) => (isPercent(value) === (at % 2 === 0)) === isFirst);
  if (percents.length < 2 || percents.length !== amounts.length || !alternate) return undefined;
  const [first] = amounts as [Factor];
  const areOfAll = percents.reduce((all, value) => all + valueOf(value), 0) === whole;
  if (!areOfAll || !amounts.every((value) => areAlike(value, first)) || first.quantity === 'temperature')
    return undefined;
  if (has(parts, ...othersThan('percent', 'average', 'each'), 'difference', 'solution')) return undefined;
  const terms = amounts.map((value, at) => calculated`${percents[at]!} × ${value}`);
  return work(story, joined('+', terms));
};

/** The units of time that interest is for, and how many of them are a year. */
const ofInterest: Readonly<Record<string, number>> = { year: 1, month: 12 };

const monthsOfYear = 12n;

/** Roles beside which the interest of an amount is not the only thing that changes it. */
const besideInterest: readonly Role[] = [
  ...shares,
  'down',
  'tax',
  'net',
  'gross',
  'rest',
  'average',
  'loan',
  'emi',
  'deposit',
];

/** Answers the simple interest of equal deposits of each month, the first of which bears it for all months, or what they come to: `적금 월 30만원 12개월 연 4% 이자`. */
export const answerDeposits = (story: Story): Answered => {
  const { values, parts, units } = story;
  const isTime = isIn(units, 'year', 'month');
  const { percent, time, amount } = oneOfEach(values, { percent: isPercent, time: isTime, amount: isMoneyOrCount });
  const isOther = has(parts, ...besideInterest.filter((role) => role !== 'deposit'), 'compound');
  if (!percent || !has(parts, 'deposit') || isOther) return undefined;
  const months = (valueOf(time) * Number(monthsOfYear)) / ofInterest[unitIdOf(time, units)]!;
  if (!Number.isInteger(months) || months < 1 || has(parts, 'interest') === has(parts, 'total')) return undefined;
  // A deposit of the first month bears interest for all of them, and the last one for one
  const root = numberNode(ratio(BigInt((months * (months + 1)) / 2), monthsOfYear));
  const ofMonths = { root, text: `12 × (1 + … + ${months})` };
  const { text } = calculated`${amount} × ${percent} ÷ ${ofMonths}`;
  const interest = { ...calculated`${amount} × ${percent} × ${ofMonths}`, text };
  return workIn(story, has(parts, 'total') ? calculated`${amount} × ${ratio(BigInt(months))} + ${interest}` : interest);
};

/** Returns the years that an interest is for: those of the text, or the year or the month that words name. */
const yearsOf = (story: Story, time: Factor | undefined): Calculation | undefined => {
  const { parts, source, units } = story;
  if (time) {
    const root = quotient(time.node, unitNode(makeSource('year', source.lexicon), units), source);
    return { root, text: ` × ${time.place.text}` };
  }
  if (!has(parts, 'year') || has(parts, ...repeats)) return undefined;
  return has(parts, 'month')
    ? { root: numberNode(ratio(1n, monthsOfYear)), text: ' ÷ 12' }
    : { root: oneNode, text: '' };
};

/** Returns true if words ask for the interest of a year or less, which is simple unless words say otherwise. */
const asksForInterest = ({ parts, context, units }: Story, time: Factor | undefined): boolean =>
  has(parts, 'interest') &&
  !has(parts, 'total') &&
  parts.some((part) => questionIn(part, context) >= 0) &&
  (!time || valueOf(time) <= ofInterest[unitIdOf(time, units)]!);

/** Answers the simple interest of an amount, or the amount with it: `simple interest on Rs 50000 at 7.5 % for 3 years`. */
export const answerInterest = (story: Story): Answered => {
  const { values, parts, units } = story;
  const isSimple = has(parts, 'simpleInterest');
  if (values.length > 3 || (!isSimple && !has(parts, 'interest'))) return undefined;
  const time = values.find(isIn(units, 'year', 'month'));
  const others = values.filter((value) => value !== time);
  const { percent, amount } = oneOfEach(others, { percent: isPercent, amount: isMoneyOrCount });
  const years = yearsOf(story, time);
  if (!percent || !years || has(parts, ...besideInterest) || !(isSimple || asksForInterest(story, time)))
    return undefined;
  const { root, text } = calculated`${amount} × ${percent}`;
  const interest = { root: calculated`${{ root, text }} × ${years}`.root, text: text + years.text };
  return workIn(story, has(parts, 'total') ? calculated`${amount} + ${interest}` : interest);
};

/** Roles beside which a percentage of each year is not a plain growth. */
const besideGrowth: readonly Role[] = [
  ...besideInterest.filter((role) => role !== 'down' && role !== 'each'),
  'interest',
];

/** Answers what an amount grows or shrinks to in years: `rent 1200 rises 3.5 % a year, 4 years`, `loses 15 % each year for 3 years`. */
export const answerGrowth = (story: Story): Answered => {
  const { values, parts, units } = story;
  const [amount, percent, time, another] = values;
  const [isUp, isDown] = [has(parts, 'up'), has(parts, 'down')];
  if (!amount || !percent || !time || another || !isPercent(percent) || isPercent(amount) || isUp === isDown)
    return undefined;
  if (!isIn(units, 'year')(time) || amount.quantity === 'time') return undefined;
  if (!has([parts[2]!], 'year', 'each', 'every') || has(parts, ...besideGrowth)) return undefined;
  const years = { ...withoutUnit(time), text: `${valueOf(time)}` };
  const ofYear = isUp ? calculated`1 + ${percent}` : calculated`1 − ${percent}`;
  return workIn(story, calculated`${amount} × (${ofYear})^${years}`);
};

/** Answers what each of several people has to pay of what they paid: `3 of us paid 40, 25 and 10, how much should each pay`. */
export const answerEven = (story: Story): Answered => {
  const { values, parts } = story;
  const [people, ...paid] = values;
  const [first, second] = paid;
  if (!people || !first || !second || !isNumberOf(people) || valueOf(people) !== paid.length) return undefined;
  if (!has(parts, 'paid') || !has(parts, ...shares)) return undefined;
  if (!paid.every((value) => isMoneyOrCount(value) && areAlike(value, first))) return undefined;
  return workIn(story, calculated`(${joined('+', paid)}) ÷ ${people}`);
};

/** Patterns of the words that say which of two pans is that of the recipe. */
interface PanWords {
  /** Asks by what the amounts are multiplied. */
  readonly factor: RegExp;
  /** Before the size of the pan that is there. */
  readonly own: RegExp;
  /** Before the size of the pan of the recipe. */
  readonly recipe: RegExp;
  /** Between two sizes, where the second one is that of the recipe, or the first one. */
  readonly second: RegExp;
  readonly first: RegExp;
  /** The shape of a pan after its size. */
  readonly shape: RegExp;
}

const wordsOf = (words: readonly string[] = []): RegExp =>
  new RegExp(words.length === 0 ? '(?!)' : String.raw`(?<!\p{L})(?:${alternatives(words)})`, 'iu');

const pansInEnglish = oncePer(({ factor }: Roles): PanWords => ({
  factor: wordsOf([...(factor ?? []), 'how much more', 'how much bigger']),
  own: /(?<![a-z])(?:my|mine|i have|i've|ive|i only have|have got|got)(?![a-z])/,
  recipe: /(?<![a-z])(?:recipe|original)(?![a-z])/,
  second: /(?<![a-z])(?:(?:recipe|original) (?:says|uses|is|was|calls|wants|needs|asks)|it says)(?![a-z])/,
  first: /(?<![a-z])(?:recipe|cake|pan|tin) (?:recipe )?(?:to|into|in|for)(?![a-z])/,
  shape: /(?<=\d\s?(?:cm|in|inch|inches|")\s)(?:square|round)(?![a-z])/g,
}));

const pansOf = oncePer(({ pans = {}, roles = {}, shapes = {} }: Partial<Asking>): PanWords => {
  const { round = [], square = [] } = shapes;
  return {
    factor: wordsOf(pans.factor),
    own: wordsOf(pans.own),
    recipe: wordsOf(pans.recipe),
    second: wordsOf([...(pans.recipe ?? []), ...(roles.instead ?? [])]),
    first: wordsOf(pans.into),
    shape: new RegExp(String.raw`(?<=\d\s?\p{L}{1,3}\s)(?:${alternatives([...round, ...square])})\p{L}*`, 'giu'),
  };
});

/** Matches a word between two sizes, which may be two sides elsewhere: von 20 auf 26 cm. */
const betweenSizes = oncePer(
  ({ source }: RegExp) => new RegExp(String.raw`(?<=\d\s?\p{L}{0,3}\s)${source}(?=\s\d)`, 'iu'),
);

/** Answers by what the amounts of a recipe are multiplied for another pan of the same shape: `my tin is 23 cm square, recipe says 20 cm square`. */
export const answerPan = (written: Span, context: StoryContext, known: Knowledge): Answered => {
  const { asking } = context;
  const { factor, own, recipe, second, first, shape } = asking ? pansOf(asking) : pansInEnglish(rolesOf(undefined)!);
  const asked = factor.exec(written.lower);
  if (!asked) return undefined;
  const shapes = new Set(written.lower.match(shape));
  const blank = (text: string): string => ' '.repeat(text.length);
  const rest = [own, recipe].reduce((text, words) => text.replace(words, blank), written.lower.replace(shape, blank));
  const plain = rest.replace(asked[0], blank).replace(betweenSizes(first), ({ length }) => ';'.padEnd(length));
  const story = shapes.size > 1 ? undefined : readStory(withPlain(written, plain), context, known, 2);
  const sizes = story && sizesOf(story);
  if (!story || !sizes) return undefined;
  const { source } = story;
  const [one, other] = sizes;
  const [before, between] = wordsBetween(written, rangesOf(source, sizes)).map(({ lower }) => lower) as [
    string,
    string,
  ];
  const [isFirstOwn, isSecondOwn] = [before, between].map((words) => own.test(words));
  const isFirstOther = recipe.test(before) || first.test(between);
  const isSecondOther = second.test(between);
  const isFirst = (isFirstOwn && !isSecondOwn) || (isSecondOther && !isFirstOther);
  const isSecond = (isSecondOwn && !isFirstOwn) || (isFirstOther && !isSecondOther);
  if (isFirst === isSecond || unitOf(askedUnit(story)) !== undefined) return undefined;
  const [there, given] = isFirst ? [one, other] : [other, one];
  return workIn(story, calculated`(${there} ÷ ${given})²`);
};

/** Returns the sizes of two pans. A number alone has the unit of the other: `von 20 auf 26 cm`. */
const sizesOf = ({ values }: Story): readonly [Factor, Factor] | undefined => {
  const [one, other, another] = values;
  if (!one || !other || another || other.quantity !== 'length' || other.node.kind !== 'measure') return undefined;
  if (areAlike(one, other)) return [one, other];
  const { node } = one;
  return node.kind === 'number' && isCount(one)
    ? [{ ...other, node: { ...other.node, value: node.value }, place: one.place }, other]
    : undefined;
};
