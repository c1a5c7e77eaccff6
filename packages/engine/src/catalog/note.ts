import { punctuationOf } from '../languages/punctuation.ts';
import { fill } from '../model/sentence.ts';
import { capitalized } from './capitalized.ts';

/** The ISO codes of the countries in notes. */
const codes = 'AF AT AU BR CA CN CY DE DK DO EG FR GB GR IE IN JP MY PH RU SE TH TW US ZA';

let countries: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country by its English name. */
const codeOf = (name: string): string | undefined => {
  if (!countries) {
    const english = new Intl.DisplayNames('en', { type: 'region' });
    countries = new Map(codes.split(' ').map((code) => [english.of(code)!, code]));
  }
  return countries.get(name);
};

/** Matches a number: `299 792 458`, `1.4e-7`, `22 1/2`, `6.022 140 76 × 10²³`. */
const numbers = /\d+(?:[ .]\d+)*(?:\/\d+)?(?:e-?\d+)?(?: × 10[⁻⁰¹²³⁴-⁹]+)?/g;

/** Returns a number with the decimal sign that a language has beside Latin digits. */
const withDecimals = (number: string, tag: string): string => {
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(0.5);
  return number.replaceAll('.', parts.find(({ type }) => type === 'decimal')!.value);
};

/** The words of a language for the clauses of notes, by the English clause: `notes` of `@units/engine/notes/…`. */
export type NoteWords = Readonly<Record<string, string>>;

/** Returns a part of a note in a language, or undefined if the language has no words for it. */
const partIn = (part: string, words: NoteWords, tag: string): string | undefined => {
  const code = codeOf(part);
  if (code !== undefined) return new Intl.DisplayNames(tag, { type: 'region' }).of(code);
  const found: string[] = [];
  const clause = part.replaceAll(numbers, (number) => `{${found.push(withDecimals(number, tag)) - 1}}`);
  return Object.hasOwn(words, clause) ? fill(words[clause]!, ...found) : undefined;
};

/** Returns a clause of a note: known as a whole, or a list of fields and countries: `land, United States, United Kingdom`. */
const clauseIn = (clause: string, words: NoteWords, tag: string): string | undefined => {
  const whole = partIn(clause, words, tag);
  if (whole !== undefined) return whole;
  const parts = clause.split(', ').flatMap((part) => partIn(part, words, tag) ?? []);
  return parts.length < clause.split(', ').length ? undefined : parts.join(punctuationOf(tag).comma);
};

/**
 * Returns a note of a row in a language, a sentence for each clause. The language has words for clauses, so that
 * sentences are composed and not translated one by one. Returns undefined if it lacks words for one of them.
 *
 * @param words - The words of the language for clauses: `notes` of `@units/engine/notes/…`.
 * @param isLabelled - True after a colon, where no sentence starts.
 */
export const noteIn = (note: string, words: NoteWords, tag: string, isLabelled = false): string | undefined => {
  const { stop, space } = punctuationOf(tag);
  const clauses = note.split('; ').map((clause) => clauseIn(clause, words, tag));
  if (clauses.includes(undefined)) return undefined;
  return clauses.map((clause, i) => `${isLabelled && i === 0 ? clause! : capitalized(clause!)}${stop}`).join(space);
};

/** Returns the note of a record in a language, as a field that is absent without a note or its words. */
export const noted = (note: string | undefined, words: NoteWords, tag: string): { readonly note?: string } => {
  const said = note === undefined ? undefined : noteIn(note, words, tag);
  return said === undefined ? {} : { note: said };
};
