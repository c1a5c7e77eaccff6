import { singularName } from '../definition/symbol.ts';
import { matchesOf } from '../model/matches.ts';
import type { Role, Roles } from '../model/speech.ts';
import { catalogue } from '../text/catalogue.ts';
import { severalIn } from '../text/numbers/number-words.ts';
import { withPlain, type Span } from '../text/span.ts';
import { rangesOf, valuesIn, type Factor } from './factor-chain.ts';
import { readCurrency } from './money.ts';
import { withBothWays } from './return-trip.ts';
import { isLedTo, partReader, rolesOf, rolesOfText } from './roles.ts';
import { asNumber, has, readParts, unitOf, type Story, type StoryContext } from './story.ts';
import type { Knowledge } from './unknown-words.ts';

/** Matches signs of units and money, and a letter right after a digit. */
const sign = /[%°"'²³\p{Sc}]|\d\p{L}/u;

/** Matches a name of a temperature as people mistype it. A number alone has the other scale. */
const likeTemperature = /(?<!\p{L})(?:f\p{L}*h|c\p{L}*s)(?!\p{L})/u;

/** Roles by which a number alone is an amount: a payment, an age. */
const rolesOfNumbers: readonly Role[] = ['month', 'year', 'salary', 'heartRate'];

const anyWord = /(?<!\p{L})\p{L}+/gu;
const smallUnit = /^(?:\p{L}|in|into|to|as|at|and)$/u;
const numberBefore = /\d\s*$/;

/**
 * Returns false for an English text that no word problem is, by its words alone: it has one number at most, and neither a unit nor money, nor
 * words for a payment.
 */
export const mayBeStory = (source: Span, asking: StoryContext['asking'], { small }: Knowledge): boolean => {
  const { plain, lower, lexicon } = source;
  if (asking || severalIn(lower) || sign.test(plain) || likeTemperature.test(lower)) return true;
  const found = rolesOfText(source, rolesOf(undefined)!);
  if (rolesOfNumbers.some((role) => found.has(role))) return true;
  return matchesOf(anyWord, plain).some(({ index, 0: word }) => {
    const mayBeAnother = smallUnit.test(word) || small.has(word);
    if (mayBeAnother && !numberBefore.test(plain.slice(0, index)) && !isLedTo(source, index)) return false;
    return lexicon!.meaningsOf(word).units.length > 0 || readCurrency(source, index) !== undefined;
  });
};

/** Matches an article with a unit at the start of an English clause whose verb says what one of it does: a litre covers 10 m². */
const oneOfUnit =
  /(?<=^|[,;:.]\s?|\b(?:if|when|where|and|since|as)\s)an?(?=\s([a-z]+(?:\s[a-z]+)?)\s(?:costs?|covers?|does|weighs?|holds?|lasts?|makes|needs?|uses|contains?|sells\sfor)\b)/g;

/** Returns a text with the number of such a unit. */
const withOneOfUnit = (source: Span): Span =>
  withPlain(
    source,
    source.plain.replace(oneOfUnit, (article, unit: string) =>
      source.lexicon!.meaningsOf(unit).units.length > 0 ? '1'.padEnd(article.length) : article,
    ),
  );

/** Returns true if a story has a word for a system of units, and a unit whose size differs by it: a pint. */
export const isOfSystems = ({ parts, units }: Story): boolean =>
  has(parts, 'system') &&
  [...units, ...parts.flatMap((part) => part.units)].some((place) => {
    const unit = unitOf(place);
    const others = unit ? catalogue.meaningsOf(`imperial ${singularName(unit).replace(/^metric /, '')}`).units : [];
    return others.some((other) => other !== unit && other.quantity === unit!.quantity);
  });

/**
 * Reads the amounts of a text, and the words beside them. Undefined if it has no amount, or a word that may change one.
 *
 * @param most - The most amounts. A text with more has no story.
 * @param roles - The words with a role: those of word problems, unless the problem has words of its own.
 */
export const readStory = (
  text: Span,
  context: StoryContext,
  known: Knowledge,
  most?: number,
  roles: Roles | undefined = rolesOf(context.asking),
): Story | undefined => {
  if (!roles) return undefined;
  const source = context.asking ? text : withOneOfUnit(text);
  const units: Span[] = [];
  const values = valuesIn(source, units, context, true, most)?.map((value) => asNumber(value, units));
  if (!values || values.length === 0) return undefined;
  const story = withValues({ source, values, parts: [], units, context, read: partReader(roles, known) }, values);
  if (story && isOfSystems(story)) return undefined;
  return story && context.oneWay ? withBothWays(story, context.oneWay) : story;
};

/** Returns a story with other values, and with the words beside them. Undefined if a word may change one. */
export const withValues = (story: Story, values: readonly Factor[]): Story | undefined => {
  const parts = readParts(story.source, rangesOf(story.source, values), story.read);
  return parts && { ...story, values, parts };
};

/** Returns a story with one value in place of two. */
export const withBoth = (story: Story, one: Factor, other: Factor, both: Factor): Story => {
  const values = story.values.flatMap((value) => (value === one ? [both] : value === other ? [] : [value]));
  return withValues(story, values) ?? story;
};
