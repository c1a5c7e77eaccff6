import { alternatives, unspaced } from '../languages/words.ts';
import type { Asking, Role, Roles } from '../model/speech.ts';
import { readCurrency } from './money.ts';
import { oncePer } from '../model/remember.ts';
import { matchesOf } from '../model/matches.ts';
import { rankOf } from '../naming/rank.ts';
import { span, type Span } from '../text/span.ts';
import { changesElsewhere } from './grammar.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { isNumberWord } from './own-beside.ts';
import type { Knowledge } from './unknown-words.ts';

// Words that say what an amount is in a word problem: a discount, a departure, a part of a whole.

/** The words of English. A word of up to three letters is whole, and a longer one may have an ending. */
const rolesInEnglish: Roles = {
  up: [
    'increas',
    'rais',
    'rise',
    'rising',
    'rose',
    'gain',
    'went up',
    'going up',
    'goes up',
    'grew',
    'grow',
    'markup',
    'mark up',
    'marked up',
    'surcharge',
    'hike',
    'plus',
    'more expensive',
    'profit',
    'extra for waste',
  ],
  down: [
    'off',
    'discount',
    'decreas',
    'reduc',
    'drop',
    'fell',
    'fall',
    'went down',
    'lose',
    'loss',
    'lost',
    'minus',
    'shrink',
    'shrank',
    'deduct',
    'markdown',
    'marked down',
    'cheaper',
  ],
  later: ['later', 'after'],
  earlier: ['before', 'earlier', 'original'],
  begin: ['leav', 'left', 'depart', 'start', 'begin', 'set off', 'goes in', 'put in', 'board'],
  end: ['arriv', 'get there', 'finish', 'end', 'ends', 'done', 'ready', 'over'],
  average: ['average', 'mean'],
  need: ['for', 'need', 'serve', 'feed', 'make'],
  cost: ['cost', 'price', 'pay', 'how much'],
  outOf: ['out of', 'of', 'from'],
  on: ['off', 'on'],
  difference: ['save', 'savings', 'saved'],
  percent: ['percent', 'percentage', '%'],
  speed: ['speed', 'how fast'],
  worker: [
    'worker',
    'painter',
    'machine',
    'builder',
    'bricklayer',
    'pump',
    'tap',
    'pipe',
    'printer',
    'cleaner',
    'gardener',
  ],
  pause: ['break', 'breaks', 'lunch', 'pause', 'rest'],
  silent: ['in', 'with', 'and', 'if', 'then', 'by', 'then an extra', 'then another', 'and another'],
};

/** A part of a text beside its amounts. */
export interface Part {
  readonly place: Span;
  readonly roles: ReadonlySet<Role>;
  /** The words that have no role and no other meaning for the problem, in small letters. */
  readonly others: readonly string[];
  /** The units that it names, such as the one of the answer. */
  readonly units: readonly Span[];
}

/** Reads the words beside the amounts of a text. Undefined if one of them may change an amount. */
export type ReadPart = (part: Span) => Part | undefined;

/** The longest word that counts only as a whole. */
const longestWhole = 3;

/** Prefixes of nouns in Arabic: and, in, for, the. */
const prefix = String.raw`(?:[\u0600-\u06ff]{0,1}(?:ال|لل)?)`;

const patternOf = (words: readonly string[]): RegExp => {
  const plain = words.map(plainLetters);
  const stuck = plain.filter((word) => unspaced.test(word));
  const whole = plain.filter((word) => !unspaced.test(word) && word.length <= longestWhole);
  const starts = plain.filter((word) => !unspaced.test(word) && word.length > longestWhole);
  const either = [
    ...(starts.length === 0 ? [] : [String.raw`(?<![\p{L}\p{M}])${prefix}?(?:${alternatives(starts)})[\p{L}\p{M}]*`]),
    ...(whole.length === 0 ? [] : [String.raw`(?<![\p{L}\p{M}])(?:${alternatives(whole)})(?![\p{L}\p{M}])`]),
    ...(stuck.length === 0 ? [] : [alternatives(stuck)]),
  ];
  return new RegExp(either.join('|'), 'gu');
};

/** The words of a role in a language, and their pattern. */
type Patterns = readonly (readonly [role: Role, words: RegExp])[];

const patternsOf = oncePer((roles: Roles): Patterns =>
  Object.entries(roles).map(([role, words]) => [role as Role, patternOf(words)] as const),
);

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

const rolesInLanguage = oncePer(({ roles, percent = [], cost = [] }: Partial<Asking>): Roles => ({
  ...roles,
  percent: [...percent, '%'],
  cost,
}));

/** Returns the roles of a language: its own words, and those that its other tables have. */
export const rolesOf = (asking: Partial<Asking> | undefined): Roles | undefined =>
  !asking ? rolesInEnglish : asking.roles && rolesInLanguage(asking);

const rolesIn = (letters: string, patterns: Patterns): ReadonlySet<Role> =>
  new Set(patterns.filter(([, words]) => letters.search(words) >= 0).map(([role]) => role));

/** Returns the roles of which a text has a word. */
export const rolesOfText = ({ plain }: Span, roles: Roles): ReadonlySet<Role> =>
  rolesIn(plainLetters(plain), patternsOf(roles));

/** Returns a function that reads the words beside amounts. */
export const partReader =
  (roles: Roles, { small, changes }: Knowledge): ReadPart =>
  (place) => {
    const letters = plainLetters(place.plain);
    const patterns = patternsOf(roles);
    const found = rolesIn(letters, patterns);
    const isUnspaced = hasUnspaced(place.plain);
    // 반값 is half the price, not a price
    const removed = isUnspaced ? patterns.filter(([role]) => role !== 'cost') : patterns;
    const rest = removed.reduce((text, [, words]) => text.replace(words, ({ length }) => ' '.repeat(length)), letters);
    if (isUnspaced)
      return changesElsewhere(rest) || changes(rest)
        ? undefined
        : { place, roles: found, others: [rest.trim()], units: [] };
    const others: string[] = [];
    const units: Span[] = [];
    for (const { index, 0: text } of matchesOf(word, rest)) {
      if (small.has(text)) continue;
      if (changes(text) || isNumberWord(text, place) || readCurrency(place, index)) return undefined;
      const named = span(place, index, index + text.length);
      const [unit] = place.lexicon!.meaningsOf(named.plain).units;
      if (unit && rankOf(unit) !== 'rare') units.push(named);
      else others.push(text);
    }
    return { place, roles: found, others, units };
  };
