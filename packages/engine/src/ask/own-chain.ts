import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import type { Vocabulary } from '../languages/vocabulary.ts';
import { alternatives, unspaced } from '../languages/words.ts';
import type { Asking } from '../model/speech.ts';
import type { Unit } from '../model/unit.ts';
import { rankOf } from '../naming/rank.ts';
import { isUnitIn, span, type Span } from '../text/span.ts';
import { changesElsewhere, changesIn } from './grammar.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { longestTarget } from './longest.ts';
import { readCurrency } from './money.ts';
import { isNumberWord, partChanges, phraseChanges } from './own-beside.ts';

// Reads the words beside the factors of a text in another language than English.

/** The request in the words beside factors. */
export interface OwnWords {
  /** The unit that they name. */
  readonly target: Span | undefined;
  /** True if they ask what something costs. */
  readonly isCost: boolean;
}

/** The most words beside factors, which bounds the work for any text. */
const mostWords = 16;

const token = /\p{L}{1,2}['’](?=\p{L})|[\p{L}\p{M}\p{N}°%€$£¥₹₽/²³-]+/gu;

/** Matches a name with a number, as of a paper or a fuel: A4, E10. */
const named = /^\p{L}{1,2}-?\d{1,3}$/u;

const splitAll = (phrases: readonly string[]): readonly string[] =>
  phrases.flatMap((phrase) => plainLetters(phrase).split(/\s+/));

interface Small {
  /** Words without meaning beside a measure. */
  readonly words: ReadonlySet<string>;
  /** Those before a requested unit. */
  readonly leads: ReadonlySet<string>;
  /** Matches what leads to a requested unit, in scripts without spaces. */
  readonly lead: RegExp;
  /** Matches an article or a word like `per` between a number and the unit that it is a price of. */
  readonly ofOne: RegExp;
  /** Matches a unit with a word like `per` at the end of a text: 리터당, 每斤. The groups have the unit. */
  readonly perUnit: RegExp;
}

/** Returns a pattern for words between an amount and what it is for. Words of scripts with spaces stand apart from letters before them. */
const ofOnePattern = (words: readonly string[]): RegExp => {
  const [glued, apart] = [true, false].map((isGlued) => words.filter((word) => unspaced.test(word) === isGlued));
  const start = String.raw`(?<=[\d\p{L}\p{M}€$£¥₹₽])\s*`;
  const ofWords = String.raw`(?<![\p{L}\p{M}])(?:${alternatives(apart!)})(?:\s+|(?<=['’]))`;
  return new RegExp(
    `${start}(?:${ofWords}${glued!.length > 0 ? `|(?:${alternatives(glued!)})\\s*` : ''})(?=\\p{L})`,
    'u',
  );
};

const ofOneInEnglish = ofOnePattern(['a', 'an', 'per', 'each', 'every']);

const smallIn = oncePer((vocabulary: Vocabulary) =>
  oncePer(({ articles = [], sums = {}, ofOne = [] }: Partial<Asking>): Small => {
    const { to, after = [], of = [], are, opening, howMany, per, one, polite = [] } = vocabulary.words;
    const silent = [...to, ...after, ...of, ...are, ...opening, ...howMany, ...per, ...one, ...polite];
    return {
      words: new Set(splitAll([...silent, ...articles, ...(sums['silent'] ?? [])])),
      leads: new Set(splitAll([...to, ...howMany, ...per])),
      lead: new RegExp(alternatives([...howMany, ...to].map(plainLetters)), 'gu'),
      ofOne: ofOnePattern([...per, ...one, ...articles, ...ofOne, '一', '1', '每']),
      perUnit: new RegExp(
        `(?:(\\p{L}{1,8})\\s?(?:${alternatives(per)})|(?:${alternatives(per)})\\s?(\\p{L}{1,8}))\\s*$`,
        'u',
      ),
    };
  }),
);

const notLoaded: Partial<Asking> = {};

const smallOf = (vocabulary: Vocabulary, asking = notLoaded): Small => smallIn(vocabulary)(asking);

const noWords: ReadonlySet<string> = new Set();

/** Returns the words of a language without meaning beside a measure. */
export const smallWords = ({ lexicon }: Span, asking: Partial<Asking> | undefined): ReadonlySet<string> =>
  lexicon?.vocabulary ? smallOf(lexicon.vocabulary, asking).words : noWords;

/** Returns the pattern for an article or a word like `per` between a number and the unit that it is a price of. */
export const ofOneIn = ({ lexicon }: Span, asking: Partial<Asking> | undefined): RegExp =>
  lexicon?.vocabulary ? smallOf(lexicon.vocabulary, asking).ofOne : ofOneInEnglish;

/** Returns the pattern for a unit with a word like `per` at the end of a text. Undefined in English. */
export const perUnitIn = ({ lexicon }: Span, asking: Partial<Asking> | undefined): RegExp | undefined =>
  lexicon?.vocabulary && smallOf(lexicon.vocabulary, asking).perUnit;

/** The longest unit that is looked for in a script without spaces. */
const longestUnspaced = 8;

/** Returns the longest unit at the start of a text in a script without spaces. */
const unitAtStart = (text: Span): Span | undefined => {
  for (let length = Math.min(longestUnspaced, text.text.length); length > 0; length--) {
    const part = span(text, 0, length);
    if (isUnitIn(text, part.plain)) return part;
  }
  return undefined;
};

/** Reads the words of a part of a text, and adds what it asks for. Returns false if one of them changes the amounts. */
type ReadPart = (part: Span, found: Found, isFirst: boolean) => boolean;

interface Found {
  target: Span | undefined;
  isCost: boolean;
  words: number;
}

const takeTarget = (found: Found, unit: Span): boolean => {
  if (found.target && found.target.plain !== unit.plain) return false;
  found.target = unit;
  return true;
};

const readUnspaced =
  (small: Small, asking: Partial<Asking>): ReadPart =>
  (part, found) => {
    const { plain } = part;
    found.words += Math.ceil(plain.length / 3);
    const cost = (asking.cost ?? []).find((word) => plain.includes(word));
    found.isCost ||= cost !== undefined;
    const without = (words = ''): string => plain.replace(words, '').replace(cost ?? '', '');
    const leads = [undefined, ...matchesOf(small.lead, plain)];
    for (const lead of leads.reverse()) {
      const start = lead ? lead.index + lead[0].length : 0;
      const unit = unitAtStart(span(part, start));
      if (!unit || (start === 0 && unit.text.length < part.text.length)) continue;
      // The 几 of 几度电 asks, and is not a number
      return takeTarget(found, unit) && !changesElsewhere(without(plain.slice(lead?.index, start + unit.text.length)));
    }
    // The 多 of 多少 is not more
    const rest = without().replace(small.lead, '');
    return !changesElsewhere(rest) && !changesIn(asking)(rest);
  };

const readSpaced =
  (small: Small, asking: Partial<Asking>): ReadPart =>
  (part, found, isFirst) => {
    const { lexicon } = part;
    // Before the amounts the name of a unit of physics is another word: luz, 320 kWh
    const isOther = (unit: Unit): boolean => rankOf(unit) === 'rare' || (isFirst && rankOf(unit) === 'science');
    let past = 0;
    let before = '';
    for (const { index, 0: text } of matchesOf(token, part.plain)) {
      if (index < past) continue;
      found.words++;
      const word = plainLetters(text);
      const isLed = small.leads.has(before);
      before = word;
      if (asking.cost?.some((stem) => word.includes(plainLetters(stem)))) {
        found.isCost = true;
        continue;
      }
      if (small.words.has(word)) continue;
      const money = readCurrency(part, index);
      if (money && money.end >= index + text.length) {
        if (!takeTarget(found, span(part, index, money.end))) return false;
        continue;
      }
      const unit = longestTarget(span(part, index));
      const [first] = unit ? lexicon!.meaningsOf(unit.plain).units : [];
      const isCompound = unit !== undefined && /[\s/]/.test(unit.plain);
      if (unit && (isLed || isCompound || (first && unit.text.length > 1 && !isOther(first)))) {
        if (!takeTarget(found, unit)) return false;
        past = index + unit.text.length;
        continue;
      }
      if (isNumberWord(word, part) || (/\d/.test(word) && !named.test(word)) || partChanges(asking, word)) return false;
    }
    return true;
  };

/** Matches signs that calculate. */
const sign = /[=<>+*×÷^%]/;

/** Returns true if a text has a word that asks what something costs. */
export const asksForCost = ({ plain }: Span, { cost = [] }: Partial<Asking>): boolean =>
  cost.some((stem) => plainLetters(plain).includes(plainLetters(stem)));

/** Returns true if a text starts with a word that asks for a number. */
export const asksHowMany = ({ lower, lexicon }: Span): boolean => {
  const { howMany = [], to = [] } = lexicon?.vocabulary?.words ?? {};
  return [...howMany, ...to].some((words) => lower.startsWith(words));
};

/** Returns what the parts of a text beside its factors ask for. Undefined if a word may change the answer. */
export const readOwnWords = (parts: readonly Span[], asking: Partial<Asking>): OwnWords | undefined => {
  const vocabulary = parts[0]?.lexicon?.vocabulary;
  if (!vocabulary) return undefined;
  const small = smallOf(vocabulary, asking);
  const found: Found = { target: undefined, isCost: false, words: 0 };
  for (const part of parts) {
    if (sign.test(part.plain) || phraseChanges(asking, part.plain)) return undefined;
    const read = hasUnspaced(part.plain) ? readUnspaced : readSpaced;
    if (!read(small, asking)(part, found, part === parts[0]) || found.words > mostWords) return undefined;
  }
  return found;
};
