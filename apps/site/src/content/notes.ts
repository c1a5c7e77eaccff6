import { capitalized, detailsOf, type Unit } from '@units/engine/internal';
import { fill } from '@units/ui';
import { locale } from '../language.ts';
import { t } from '../messages/all.ts';
import { enumerated, paragraph, withDecimals } from '../numbers.ts';

const english = new Intl.DisplayNames('en', { type: 'region' });

/** The ISO codes of the countries in notes by their English names. */
const countries = new Map(['AU', 'CA', 'GB', 'IE', 'IN', 'US'].map((code) => [english.of(code)!, code]));

/** Matches a number: `299 792 458`, `1.4e-7`, `22 1/2`, `6.022 140 76 × 10²³`. */
const numbers = /\d+(?:[ .]\d+)*(?:\/\d+)?(?:e-?\d+)?(?: × 10[⁻⁰¹²³⁴-⁹]+)?/g;

/** Returns a part of a note in the page's language, or undefined if the language has no words for it. */
const inWords = (part: string): string | undefined => {
  const country = countries.get(part);
  if (country !== undefined) return new Intl.DisplayNames(locale(), { type: 'region' }).of(country);
  const found: string[] = [];
  const clause = part.replaceAll(numbers, (number) => `{${found.push(withDecimals(number)) - 1}}`);
  const words: Readonly<Record<string, string>> = t().unitPage.notes;
  return Object.hasOwn(words, clause) ? fill(words[clause]!, ...found) : undefined;
};

/** Returns a clause of a note: known as a whole, or a list of fields and countries: `land, United States, United Kingdom`. */
const clauseIn = (clause: string): string => {
  const whole = inWords(clause);
  if (whole !== undefined) return whole;
  const parts = clause.split(', ').map((part) => {
    const words = inWords(part);
    if (words === undefined) throw new Error(`No words for a note in ${locale()}: ${part}`);
    return words;
  });
  return enumerated(parts);
};

/**
 * Returns a note of a row in the page's language, a sentence for each clause. Every language has words for every clause,
 * so that sentences are composed and not translated one by one.
 *
 * @param isLabelled - True behind a colon, where no sentence starts.
 */
export const noteIn = (note: string, isLabelled = false): string =>
  paragraph(
    note.split('; ').map((clause, i) => {
      const words = clauseIn(clause);
      return `${isLabelled && i === 0 ? words : capitalized(words)}${t().fullStop}`;
    }),
  );

/** Returns the note of a unit in the page's language. */
export const noteOf = (unit: Unit, isLabelled?: boolean): string | undefined => {
  const note = unit.prefix ? undefined : unit.entry && detailsOf(unit.entry.id).note;
  return note && noteIn(note, isLabelled);
};
