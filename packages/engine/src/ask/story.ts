import type { Assumption } from '../model/assumption.ts';
import { dimensionless, sameDimension } from '../model/dimension.ts';
import { type Ratio, toNumber } from '../model/rational.ts';
import type { ClockWords, Role, Speech } from '../model/speech.ts';
import type { Unit } from '../model/unit.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { makeSource, type Span } from '../text/span.ts';
import type { CalculationAnswer } from './answer.ts';
import { calculate } from './arithmetic/calculate.ts';
import { numberNode, product, unitNode, type Node } from './arithmetic/node.ts';
import type { Calculation } from './calculated.ts';
import { answerOf, showResult, wantedOf } from './calculation.ts';
import { rangesOf, type ChainContext, type Factor } from './factor-chain.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import type { Cities } from './city.ts';
import type { DayLanguage } from './day.ts';
import type { Part, ReadPart, RoleWord } from './roles.ts';
import { wordsBetween } from './unknown-words.ts';

// A word problem: its amounts, and the words before, between and after them.

/** The settings for reading a word problem. */
export interface StoryContext extends ChainContext {
  readonly cities?: Cities | undefined;
  /** The words of calculators. */
  readonly tools?: Speech['tools'] | undefined;
  /** The words for times of day. */
  readonly clock?: ClockWords | undefined;
  /** The language of days. Undefined in English. */
  readonly days?: DayLanguage | undefined;
  /** The word beside the one of two ways that a text is about. */
  readonly oneWay?: RoleWord | undefined;
}

export interface Story {
  readonly source: Span;
  readonly values: readonly Factor[];
  /** The words before, between and after the values. */
  readonly parts: readonly Part[];
  readonly units: Span[];
  readonly context: StoryContext;
  readonly read: ReadPart;
  /** Assumptions that belong to no value. */
  readonly assumed?: readonly Assumption[];
}

export type Answered = CalculationAnswer | undefined;

/** Limits on the work for any text. Word problems are shorter. */
export const longestText = 200;
export const mostWords = 24;
export const mostValues = 9;

/** Returns the first meaning of the name of a unit. */
export const unitOf = (place: Span | null | undefined): Unit | undefined =>
  place?.lexicon!.meaningsOf(place.plain).units[0];

/** Returns the identifier of the unit of a measure. */
export const unitIdOf = ({ node }: Factor, units: readonly Span[]): string =>
  node.kind === 'measure' ? unitOf(units[node.unit.index])!.id : '';

/** Matches a price without its currency. */
export const cents = /^\d+[.,]\d\d$/;

/** Returns a value as a number without a unit. */
export const inNumber = (value: Factor, number: Ratio): Factor => {
  return { ...value, node: numberNode(number), money: 0, quantity: undefined, dimension: dimensionless };
};

/** Returns a percentage and a number of pieces as plain numbers: 12 Prozent, 5個. */
export const asNumber = (value: Factor, units: readonly Span[]): Factor => {
  const { node } = value;
  if (node.kind !== 'measure' || value.quantity !== 'ratio') return value;
  const id = unitIdOf(value, units);
  if (id !== 'percent' && id !== 'part') return value;
  return { ...value, node: { kind: 'number', value: node.value, isPercent: id === 'percent' }, quantity: undefined };
};

/** Matches a name of letters and a number: A4, E10, m2. */
const nameWithNumber = /(?<![\p{L}\p{N}])[a-z]{1,2}-?\d{1,3}(?![\p{L}\p{N}])/giu;

/** Returns the words beside ranges of a text. Undefined if one of them may change an amount, or is a number that was not read. */
export const readParts = (
  source: Span,
  ranges: readonly (readonly [from: number, end: number])[],
  read: ReadPart,
): readonly Part[] | undefined => {
  const parts = wordsBetween(source, ranges).map(read);
  const isRead = (part: Part | undefined): part is Part =>
    part !== undefined && !/\p{Nd}/u.test(part.place.plain.replace(nameWithNumber, ''));
  return parts.every(isRead) ? parts : undefined;
};

/** Returns true if a word in parts of a text has one of some roles. */
export const has = (parts: readonly Part[], ...any: readonly Role[]): boolean =>
  parts.some(({ roles }) => any.some((role) => roles.has(role)));

/** Roles of words beside which many questions ask for something else: those of changes, taxes, shares, repetitions and times before or after. */
export const changes: readonly Role[] = ['up', 'down'];
export const taxes: readonly Role[] = ['tax', 'tip'];
export const shares: readonly Role[] = ['split', 'each'];
export const repeats: readonly Role[] = ['daily', 'weekly'];
export const timeShifts: readonly Role[] = ['later', 'earlier'];
export const figures: readonly Role[] = ['percent', 'average'];

/** Returns the roles beside which questions ask for something else, without those that a question has itself: of changes, taxes, shares, figures and what is left. */
export const othersThan = (...own: readonly Role[]): readonly Role[] =>
  [...changes, ...taxes, ...shares, ...figures, 'rest' as const].filter((role) => !own.includes(role));

export const isCount = ({ node }: Factor): boolean => node.kind === 'number' && !node.isPercent;

/** Returns true for an amount of money, also one without its currency. */
export const isMoneyOrCount = (value: Factor): boolean => value.node.kind === 'money' || isCount(value);

export const isPercent = ({ node }: Factor): boolean => node.kind === 'number' && node.isPercent;

/** Returns a test for values of a quantity. */
export const ofQuantity =
  (id: string) =>
  ({ quantity }: Factor): boolean =>
    quantity === id;

/** Returns a test for measures in one of some units. */
export const isIn =
  (units: readonly Span[], ...ids: readonly string[]) =>
  (value: Factor): boolean =>
    ids.includes(unitIdOf(value, units));

/** Returns the only value of each kind, if there are no others. A value is of the first kind that fits it, in the order of the kinds. */
export const oneOfEach = <Name extends string>(
  values: readonly Factor[],
  kinds: Readonly<Record<Name, (value: Factor) => boolean>>,
): Readonly<Record<Name, Factor>> | Readonly<Record<Name, undefined>> => {
  const names = Object.keys(kinds) as Name[];
  const found = values.map((value) => names.find((name) => kinds[name](value)));
  const isWhole = values.length === names.length && names.every((name) => found.includes(name));
  const entries = names.map((name) => [name, isWhole ? values[found.indexOf(name)] : undefined] as const);
  return Object.fromEntries(entries) as Record<Name, Factor> | Record<Name, undefined>;
};

/** Returns the number of a value. */
export const valueOf = ({ node }: Factor): number => ('value' in node && 'n' in node.value ? toNumber(node.value) : 0);

/** Returns true for two counts, two amounts of money, or two measures of one quantity. */
export const areAlike = (one: Factor, other: Factor): boolean =>
  isCount(one) || isCount(other)
    ? isCount(one) && isCount(other)
    : one.money === other.money &&
      one.quantity === other.quantity &&
      sameDimension(one.dimension, other.dimension) &&
      (one.money === 0 || one.node.kind === 'money');

/** Returns true for two forms of one word: pierogi, pierogów. */
export const areOneWord = (first: string, second: string): boolean => {
  // In Russian, й and и alternate: яйца, яиц
  const [one, other] = [first, second].map((word) => word.replaceAll('й', 'и')) as [string, string];
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return hasUnspaced(one) ? one === other : length >= Math.max(3, one.length - 3, other.length - 3);
};

/** Returns true for a word for pieces, which counts things: 5 equal pieces. */
const isOfPieces = (place: Span): boolean => unitOf(place)?.id === 'part';

/** Returns the only unit that the words name, for the answer. Undefined if they name none, and null if they name several. */
export const askedUnit = ({ parts }: Pick<Story, 'parts'>): Span | undefined | null => {
  const named = parts.flatMap((part) => part.units);
  const units = named.every(isOfPieces) ? named : named.filter((unit) => !isOfPieces(unit));
  return units.some(({ plain }) => plain !== units[0]!.plain) ? null : units.at(0);
};

/** Works out a calculation, and shows it. */
export const work = (story: Story, given: Calculation, target?: string): Answered => {
  const { source, units, values, context } = story;
  const { root, text } = context.change?.(given) ?? given;
  const named = askedUnit(story);
  if (named === null || (named && target !== undefined)) return undefined;
  const place = target === undefined ? named : makeSource(target, source.lexicon);
  const wanted = place && wantedOf(place);
  if (wanted instanceof Diagnostic) return undefined;
  const amount = makeSource(text, source.lexicon, source.names);
  const assumed = [...(story.assumed ?? []), ...values.flatMap((value) => value.assumed)];
  const expression = { root, units, isSum: true, assumed };
  const worked = calculate(expression, wanted, context.rates, source);
  if (worked instanceof Diagnostic) return undefined;
  return answerOf({ amount, expression, wanted, worked }, context.telling);
};

/** Works out a calculation in its own unit, whatever units the words beside its values name. */
export const workIn = (story: Story, calculation: Calculation, target?: string): Answered =>
  work({ ...story, parts: [] }, calculation, target);

/** Returns a calculation whose result has a unit that its text does not show. */
export const withUnit = (
  { root, text }: Calculation,
  unit: string | Span,
  { source, units }: Pick<Story, 'source' | 'units'>,
): Calculation => {
  const place = typeof unit === 'string' ? makeSource(unit, source.lexicon) : unit;
  return { root: product(root, unitNode(place, units), source), text };
};

/** A calculation, and the unit that its result is wanted in. */
export interface Wanting {
  readonly root: Node;
  readonly place?: Span | undefined;
}

/** Calculates several answers to one question, and writes them side by side. */
export const workEach = (story: Story, wanting: readonly Wanting[], text: string, sign: string): Answered => {
  const { source, units, context } = story;
  const { telling } = context;
  const results = wanting.flatMap(({ root, place }) => {
    const wanted = place && wantedOf(place);
    if (wanted instanceof Diagnostic) return [];
    const worked = calculate({ root, units, isSum: true }, wanted, context.rates, source);
    return worked instanceof Diagnostic ? [] : [worked];
  });
  const [first] = results;
  if (!first || results.length < wanting.length) return undefined;
  const shown = results.map((one) => showResult(one, false, telling.locale));
  const assumed = story.values.flatMap((value) => value.assumed);
  const expression = { root: wanting[0]!.root, units, isSum: true, assumed };
  const answer = answerOf({ amount: source, expression, wanted: undefined, worked: first }, telling);
  const amounts = results.flatMap(({ isBare, measures }) =>
    isBare ? [] : measures.map(({ value, unit }) => ({ value, unit })),
  );
  const equals = shown.some(({ isRounded }) => isRounded) ? '≈' : '=';
  return { ...answer, results: amounts, text: `${text} ${equals} ${shown.map((one) => one.text).join(sign)}` };
};

/** The letters of a question word that are compared: cuánto has those of cuántos. */
const longestStem = 5;

/** Returns the index of words that ask for an amount, or -1. */
export const questionIn = ({ place, roles }: Part, { asking }: StoryContext): number => {
  const { howMany = ['how', 'what'] } = place.lexicon?.vocabulary?.words ?? {};
  const letters = plainLetters(place.plain);
  const stems = [...howMany, ...(asking?.cost ?? [])].map((words) => plainLetters(words).slice(0, longestStem));
  const listed = (roles.get('question') ?? []).map(({ from }) => from);
  return Math.max(...stems.map((stem) => letters.indexOf(stem)), ...listed);
};

/** Returns true for words that ask for an amount. */
export const isQuestion = (part: Part, context: StoryContext): boolean =>
  part.units.length > 0 || part.roles.has('cost') || questionIn(part, context) >= 0;

/** A word of a role, by its place in the text. */
export interface Told {
  readonly from: number;
  readonly end: number;
  /** The index of its part. */
  readonly part: number;
}

/** Returns the words of a role in a story. */
export const wordsIn = ({ source, parts }: Story, role: Role): readonly Told[] =>
  parts.flatMap(({ place, roles }, part) =>
    (roles.get(role) ?? []).map(({ from, end }) => {
      const start = place.offset - source.offset;
      return { from: start + from, end: start + end, part };
    }),
  );

/** Letters between an amount and a word that are too many for the word to belong to it. */
const farApart = 40;

/** Returns the letters between an amount and the nearest word of a role. Other amounts between them count as many, and a word after as one more. */
export const distanceTo = (story: Story, value: Factor, role: Role): number => {
  const at = story.values.findIndex(({ place }) => place === value.place);
  const [from, end] = rangesOf(story.source, story.values)[at]!;
  const gaps = wordsIn(story, role).map((word) =>
    word.part <= at
      ? (at - word.part) * farApart + from - word.end
      : (word.part - at - 1) * farApart + word.from - end + 1,
  );
  return Math.min(farApart * story.parts.length, ...gaps);
};

const aheadInEnglish: readonly string[] = ['in'];

/** The words right before and after the first amount. */
const besideFirst = ({ source, values }: Story): readonly [before: string, after: string] => {
  const [from, end] = rangesOf(source, values)[0]!;
  const letters = plainLetters(source.plain);
  return [letters.slice(0, from).trimEnd(), letters.slice(end).trimStart()];
};

const isBeside = (story: Story, words: readonly string[] = []): boolean => {
  const [before, after] = besideFirst(story);
  return words
    .map(plainLetters)
    .some((word) => ` ${before}`.endsWith(` ${word}`) || `${after} `.startsWith(`${word} `));
};

/** Returns true for a time from now on: in 6 weeks, 6 هفته دیگه. */
export const isFromNow = (story: Story): boolean =>
  isBeside(story, story.context.asking ? story.context.asking.ahead : aheadInEnglish);

/** Returns true for a time before now: vor 3 Wochen. */
export const isAgo = (story: Story): boolean => isBeside(story, story.context.asking?.ago);

/**
 * Returns true for a time from now on or before now, without any other word: `in 10 Tagen`.
 *
 * @param kind - Matches words after the time that say which days they are: `lavorativi`.
 */
export const isTimeAlone = (story: Story, kind?: RegExp): boolean => {
  const { ahead = [], ago = [] } = story.context.asking ?? {};
  const [before, written] = besideFirst(story);
  const after = kind ? written.replace(kind, '') : written;
  return [...ahead, ...ago]
    .map(plainLetters)
    .some((word) => `${before}|${after}` === `${word}|` || `${before}|${after}` === `|${word}`);
};

/** Returns true for words that join two amounts to a rate: 372 kcal pro 100 g. */
export const joins = ({ place, others: words, units }: Part): boolean =>
  words.length === 0 && units.length === 0 && !/[,;:.、，]/.test(place.text);

/** Returns true for a part that starts with a word of one of some roles. */
export const startsWith = ({ place, roles }: Part, ...any: readonly Role[]): boolean =>
  any.some((role) => roles.get(role)?.some(({ from }) => place.plain.slice(0, from).trim() === ''));

/** Returns true for a part that ends with a word of one of some roles. */
export const endsWith = ({ place, roles }: Part, ...any: readonly Role[]): boolean =>
  any.some((role) => roles.get(role)?.some(({ end }) => place.plain.slice(end).trim().length <= 1));
