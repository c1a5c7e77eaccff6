import { alternatives } from '../languages/words.ts';
import { exactly } from '../model/decimal.ts';
import { matchesOf } from '../model/matches.ts';
import type { Ratio } from '../model/rational.ts';
import { oncePer } from '../model/remember.ts';
import type { Offers } from '../model/speech.ts';
import { withPlain, type Span } from '../text/span.ts';
import { calculated } from './calculated.ts';
import { withDigits } from './in-digits.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { readStory } from './read-story.ts';
import { isEveryday } from './roles.ts';
import { isNumberOf } from './schema-money.ts';
import { endsWith, has, isMoneyOrCount, othersThan, workIn, type Answered, type StoryContext } from './story.ts';
import type { Knowledge } from './unknown-words.ts';

// Offers of shops: `buy 2 get 1 free at 14.99, how much is each`, `3x2 a 4,95`, `nimm 3, zahl 2`.

const offersInEnglish: Offers = {
  buy: ['buy', 'bought', 'purchase'],
  free: ['free'],
  pays: ['for', 'for the price of', 'pay for', 'pay', 'and pay'],
};

/** Matches one of some words. In spaced scripts a word begins there. */
const oneOf = (words: readonly string[]): string => {
  const letters = words.map(plainLetters);
  const spaced = letters.filter((word) => !hasUnspaced(word));
  const begun = spaced.length === 0 ? [] : [String.raw`(?<!\p{L})(?:${alternatives(spaced)})`];
  return `(?:${[...letters.filter(hasUnspaced), ...begun].join('|')})`;
};

/** The expressions for the words of offers. */
const expressionsOf = oncePer(({ buy, free, pays }: Offers) => ({
  buy: new RegExp(oneOf(buy), 'u'),
  free: new RegExp(oneOf(free), 'u'),
  pays: new RegExp(String.raw`^(?:\s?[x×]\s?|[\s,]*${oneOf(pays)}\s?)$`, 'u'),
}));

/** Matches two counts without units, with what is between them. */
const pairOfCounts =
  /(?<![\p{Script=Latin}\d.,]|[x×+]\s?)(\d{1,2})(\s?[x×+]\s?|[^\d.;:]{1,24})(\d{1,2})(?![.,]?\d|\s?[x×+%])/gu;

/** The letters beside a pair of counts that may say what they count. */
const besidePair = 14;

/** The things of an offer, those that are paid, and where its numbers stand. */
interface Offer {
  readonly all: number;
  readonly paid: number;
  readonly from: number;
  readonly end: number;
}

/** Returns the offer of a text: 2+1 gratis, `3 für 2`, `2 achetés, 1 offert`. */
const offerIn = (source: Span, words: Offers, { small }: Knowledge): Offer | undefined => {
  const { buy, free, pays } = expressionsOf(words);
  const letters = plainLetters(source.plain);
  for (const { index: from, 0: text, 1: first, 2: between, 3: second } of matchesOf(pairOfCounts, letters)) {
    const end = from + text.length;
    const [one, other] = [Number(first), Number(second)];
    const next = /^\s?(\p{L}+)/u.exec(source.plain.slice(end))?.[1] ?? '';
    // 3x2 m are two sides
    const hasUnit = !small.has(plainLetters(next)) && isEveryday(source.lexicon!.meaningsOf(next).units[0]);
    if (one === 0 || other === 0 || hasUnit) continue;
    const before = letters.slice(Math.max(0, from - besidePair), from);
    const after = /^[^\d.;:]*/.exec(letters.slice(end, end + besidePair))![0];
    if (pays.test(between!) && one > other) return { all: one, paid: other, from, end };
    const isBought = between!.trim() === '+' || buy.test(before) || buy.test(between!);
    if (isBought && (free.test(between!) || free.test(after))) return { all: one + other, paid: one, from, end };
  }
  return undefined;
};

/** The most words without a role beside an offer: the things. */
const mostThings = 4;

/** Answers the price of one thing of an offer, or of several: `buy 2 get 1 free at 14.99, how much for 6`. */
export const answerOffer = (typed: Span, context: StoryContext, known: Knowledge): Answered => {
  const words = context.asking ? context.asking.offers : offersInEnglish;
  if (!words) return undefined;
  // 买二送一
  const written = typed.plain.search(pairOfCounts) >= 0 ? typed : withDigits(typed, 1n);
  const offer = written && offerIn(written, words, known);
  if (!offer) return undefined;
  const { all, paid, from, end } = offer;
  const { plain } = written;
  const rest = withPlain(written, plain.slice(0, from) + ' '.repeat(end - from) + plain.slice(end));
  const story = readStory(rest, context, known, 2);
  if (!story) return undefined;
  const { values, parts } = story;
  if (has(parts, ...othersThan('each'), 'total')) return undefined;
  if (parts.flatMap(({ others }) => others).length > mostThings) return undefined;
  const wanted = values.find((value, at) => isNumberOf(value) && values.length > 1 && endsWith(parts[at]!, 'need'));
  const [price, another] = values.filter((value) => value !== wanted);
  if (!price || another || !isMoneyOrCount(price)) return undefined;
  const [ofAll, ofPaid, ofFree] = [all, paid, all - paid].map(exactly) as [Ratio, Ratio, Ratio];
  // Of 7 things in threes, 2 are free
  return wanted
    ? workIn(story, calculated`${price} × (${wanted} − ${wanted} div ${ofAll} × ${ofFree})`)
    : workIn(story, calculated`${price} × ${ofPaid} ÷ ${ofAll}`);
};
