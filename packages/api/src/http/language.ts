import { UnitsError } from '@units/engine';
import ar from '@units/engine/locales/ar';
import de from '@units/engine/locales/de';
import en from '@units/engine/locales/en';
import es from '@units/engine/locales/es';
import fa from '@units/engine/locales/fa';
import fr from '@units/engine/locales/fr';
import hi from '@units/engine/locales/hi';
import it from '@units/engine/locales/it';
import ja from '@units/engine/locales/ja';
import ko from '@units/engine/locales/ko';
import nl from '@units/engine/locales/nl';
import pl from '@units/engine/locales/pl';
import pt from '@units/engine/locales/pt';
import ru from '@units/engine/locales/ru';
import tr from '@units/engine/locales/tr';
import zh from '@units/engine/locales/zh';
import { notes as arNotes } from '@units/engine/notes/ar';
import { notes as deNotes } from '@units/engine/notes/de';
import { notes as esNotes } from '@units/engine/notes/es';
import { notes as frNotes } from '@units/engine/notes/fr';
import { notes as hiNotes } from '@units/engine/notes/hi';
import { notes as jaNotes } from '@units/engine/notes/ja';
import { notes as ptNotes } from '@units/engine/notes/pt';
import type { Locale } from '@units/engine/text';

const locales = new Map<string, Locale>(
  [ar, de, en, es, fa, fr, hi, it, ja, ko, nl, pl, pt, ru, tr, zh].map((locale) => [locale.tag, locale]),
);

const notes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: arNotes,
  de: deNotes,
  es: esNotes,
  fr: frNotes,
  hi: hiNotes,
  ja: jaNotes,
  pt: ptNotes,
};

/** Returns the words of a language for the notes of units, or undefined if it has none. */
export const notesIn = (locale: Locale): Readonly<Record<string, string>> | undefined => notes[locale.tag];

/** The tags of the supported languages. */
export const languages: readonly string[] = [...locales.keys()].toSorted();

/** The language of the parameter `lang`: its data, and the region if the tag names one. */
export interface Spoken {
  readonly locale: Locale;
  readonly region: string | undefined;
}

/** The maximum length of a language tag. */
export const longestTag = 35;

const readTag = (given: string): Intl.Locale | undefined => {
  try {
    return given.length > longestTag ? undefined : new Intl.Locale(given);
  } catch {
    return undefined;
  }
};

/** Language data by number format. Regions with the same format and no words of their own share data. */
const regional = new Map<string, Locale>();

const inRegion = (locale: Locale, region: string): Locale => {
  const numbers = `${locale.tag}-${region}`;
  const own = locale.words.regions?.[region] ? region : '';
  const key = `${locale.tag} ${own} ${new Intl.NumberFormat(numbers).format(-1_234_567.8)}`;
  let found = regional.get(key);
  if (!found) regional.set(key, (found = { ...locale, numbers }));
  return found;
};

/**
 * Returns the language of a tag such as `de` or `de-AT`, or undefined without a tag. Throws a UnitsError
 * (invalid-choice) that lists the languages.
 */
export const spokenIn = (lang = ''): Spoken | undefined => {
  const given = lang.trim();
  if (given === '') return undefined;
  const tag = readTag(given);
  const locale = tag && locales.get(tag.language);
  if (locale) return { locale: tag.region === undefined ? locale : inRegion(locale, tag.region), region: tag.region };
  throw new UnitsError('invalid-choice', `lang must be one of ${languages.join(', ')}; got "${given.slice(0, 40)}".`, {
    parameter: 'lang',
  });
};

/**
 * Returns the language of a list, or undefined for English, the default of lists. Throws a UnitsError (invalid-choice).
 */
export const otherLanguage = (lang: string | undefined): Locale | undefined => {
  const locale = spokenIn(lang)?.locale;
  return locale?.tag === 'en' ? undefined : locale;
};
