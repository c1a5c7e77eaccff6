import { matchesOf } from '../model/matches.ts';
import type { Span } from '../text/span.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import type { Part } from './roles.ts';
import { areOneWord, type StoryContext } from './story.ts';

// The things that numbers count in word problems: 12 muffins, 6 people.

/** Matches the word at the start of a text, after a number. */
const firstWord = /^\s*([\p{L}\p{M}]{2,})/u;

/** Returns the word after a number: the things that it counts. In scripts without spaces it is one letter. A question word is not one. */
export const thingAfter = ({ place, roles }: Part): string => {
  const { plain } = place;
  const isUnspaced = hasUnspaced(plain.slice(0, 2));
  const [all = '', written = ''] = isUnspaced ? [] : (firstWord.exec(plain) ?? []);
  const start = isUnspaced ? plain.search(/\S/) : all.length - written.length;
  const isOfRole = (['question', 'need', 'silent', 'cost', 'with'] as const).some((role) =>
    roles.get(role)?.some(({ from }) => from === start),
  );
  if (isOfRole) return '';
  if (isUnspaced) return plain.charAt(start);
  // 12 Muffins, 20 Stück
  const isOfPieces = place.lexicon!.meaningsOf(written).units[0]?.id === 'part';
  return isOfPieces ? '' : plainLetters(written);
};

/** Matches a word of two letters or more. */
export const wordOfTwo = /[\p{L}\p{M}]{2,}/gu;

/** Starts of words for people and portions in English. */
const portionsInEnglish = [
  'people',
  'person',
  'serving',
  'portion',
  'guest',
  'adult',
  'pax',
  'kid',
  'child',
  'friend',
  'student',
  'pupil',
];

/** Returns true for a word for people or portions. */
export const isPortion = (thing: string, { asking }: StoryContext): boolean =>
  (asking ? (asking.portions ?? []).map(plainLetters) : portionsInEnglish).some((start) => thing.startsWith(start));

/** Returns true for two forms of one word, or two words for people or portions. */
export const areOneThing = (one: string, other: string, context: StoryContext): boolean =>
  areOneWord(one, other) || (isPortion(one, context) && isPortion(other, context));

export const isNamedIn = (thing: string, { plain }: Span): boolean =>
  thing !== '' &&
  (hasUnspaced(thing)
    ? plain.includes(thing)
    : matchesOf(wordOfTwo, plainLetters(plain)).some(([word]) => areOneWord(thing, word)));
