import { alternatives } from '../languages/words.ts';
import { matchesOf } from '../model/matches.ts';
import { remember } from '../model/remember.ts';
import { hasUnspaced, plainLetters, spacedLetter } from './letters.ts';

/** The words for dates in a language, as patterns of its plain letters. */
export interface DayWords {
  /** A date with its month in words and an optional year. */
  readonly written: readonly RegExp[];
  /** The names of months, from January, including abbreviations. */
  readonly months: readonly (readonly string[])[];
  readonly weekdays: readonly string[];
  readonly weekday: RegExp;
  /** Matches a weekday, also with another ending, or its short form before a number or beside another weekday. */
  readonly anyWeekday: RegExp;
  /** The indexes of weekdays by what `anyWeekday` matches. */
  readonly weekdayOf: ReadonlyMap<string, number>;
  /** Yesterday, today and tomorrow, in this order. */
  readonly relative: readonly (readonly string[])[];
  readonly relatives: RegExp;
  /** Last year, this year and the next, in this order. */
  readonly years: readonly (readonly string[])[];
  /** True if the day precedes the month in numbers: 3.4.2024. */
  readonly isDayFirst: boolean;
}

/** Requires that no letter follows. In scripts without spaces, anything may. */
const over = `(?!${spacedLetter.source})`;

/** Returns the tag with the Gregorian calendar, because Persian uses another. */
const gregorian = (tag: string): string => `${tag}-u-ca-gregory`;

/** Regions that name months in other words: Levante and Maghreb, Austria. */
const regions: Readonly<Record<string, readonly string[]>> = { ar: ['ar-LB', 'ar-DZ', 'ar-MA'], de: ['de-AT'] };

const monthNames = (language: string, index: number): string[] => {
  const date = new Date(Date.UTC(2024, index, 5));
  const ways = (['long', 'short'] as const).flatMap((month) => [{ month }, { month, day: 'numeric' } as const]);
  const forms = [language, ...(regions[language] ?? [])].flatMap((tag) =>
    ways.map(
      (options) =>
        new Intl.DateTimeFormat(gregorian(tag), { ...options, timeZone: 'UTC' })
          .formatToParts(date)
          .find(({ type }) => type === 'month')?.value ?? '',
    ),
  );
  const names = forms.map((name) => plainLetters(name).replace(/\.$/, ''));
  // People leave out the dot below in Hindi: फरवरी
  const all = new Set(names.flatMap((name) => [name, name.normalize('NFD').replaceAll('\u093c', '').normalize('NFC')]));
  return [...all].filter((name) => /^\D+$/.test(name));
};

/** Returns the words of a language for a day or a year relative to today: `heute`, `今日`. */
const relativeNames = (tag: string, count: number, unit: 'day' | 'year'): string[] => {
  const parts = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).formatToParts(count, unit);
  return parts.length === 1 ? [plainLetters(parts[0]!.value).replaceAll('’', "'")] : [];
};

/** The letters of the longest ending that a weekday may have another one of: пятницы. */
const longestEnding = 2;
const shortestStem = 4;

/** Returns what distinguishes a weekday from the others: `segunda` of `segunda-feira`, `пятниц`. */
const stemOf = (weekday: string, weekdays: readonly string[]): string => {
  const name = weekday.split('-')[0]!;
  const shortest = hasUnspaced(name) ? name.length - 1 : Math.max(shortestStem, name.length - longestEnding);
  const stem = name.slice(0, shortest);
  return weekdays.some((other) => other !== weekday && other.startsWith(stem)) ? name : stem;
};

const make = (language: string): DayWords => {
  const tag = gregorian(language);
  const months = Array.from({ length: 12 }, (_, index) => monthNames(language, index));
  const weekdaysIn = (weekday: 'long' | 'short'): string[] =>
    Array.from({ length: 7 }, (_, index) =>
      plainLetters(new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 7 + index))),
    );
  const weekdays = weekdaysIn('long');
  const stems = weekdays.map((name) => stemOf(name, weekdays));
  const shortNames = weekdaysIn('short').map((name) => name.replace(/\.$/, ''));
  const apart = (names: readonly string[]): string =>
    // 일 is Sunday, and ends all weekdays
    (hasUnspaced(names[0]!) && names[0]!.length > 1 ? '' : String.raw`(?<!\p{L})`) + `(?:${alternatives(names)})`;
  const short = `${apart(shortNames)}${hasUnspaced(shortNames[0]!) ? '' : String.raw`(?!\p{L})`}`;
  // Mon to Fri, 月〜金
  const joint = String.raw`\.?\s?(?:[-–—~〜～]|\p{L}{1,5})\s?`;
  const beside = `(?:${apart(stems)}|${short})`;
  const relative = [-1, 0, 1].map((days) => relativeNames(tag, days, 'day'));
  const month = String.raw`(?<month>${alternatives(months.flat())})${over}\.?`;
  const year = String.raw`(?:,?\s*(?:de[l]?\s+)?(?<year>\d{4})(?!\d))?`;
  const inNumbers = new Intl.DateTimeFormat(tag).formatToParts(0);
  const order = inNumbers.map(({ type }) => type);
  const isDotted = inNumbers.some(({ value }) => value === '.');
  // Numbered months have no names
  const named = months.flat().length > 0;
  return {
    written: [
      ...(named ? [new RegExp(String.raw`(?<day>\d{1,2})(?:er|º|o|ª|a)?\.?\s*(?:de\s+)?${month}${year}`, 'yu')] : []),
      // 7.12.
      ...(isDotted ? [/(?<day>\d{1,2})\.(?<number>\d{1,2})\.(?!\d)/y] : []),
      new RegExp(
        String.raw`(?:(?:(?<era>${alternatives([...eras.keys()])})\s*(?!\d{4}))?(?<year>\d{1,4}|元)\s*[年년]\s*)?(?<number>\d{1,2})\s*[月월]\s*(?<day>\d{1,2})\s*[日号號일]`,
        'y',
      ),
    ],
    months,
    weekdays,
    weekday: new RegExp(`(${alternatives(weekdays)})${over}`, 'yu'),
    anyWeekday: new RegExp(
      String.raw`${apart(stems)}|${apart(shortNames)}(?=\.?,?\s?\d)|${short}(?=${joint}${beside})|(?<=${beside}\p{L}*${joint})${short}`,
      'gu',
    ),
    weekdayOf: new Map([...shortNames, ...stems].map((name, at) => [name, at % 7])),
    relative,
    years: [-1, 0, 1].map((count) => relativeNames(tag, count, 'year')),
    relatives: new RegExp(`(${alternatives(relative.flat())})${over}`, 'yu'),
    isDayFirst: order.indexOf('day') < order.indexOf('month'),
  };
};

/** The Gregorian years before the first years of eras, in Japan by the announcements of the eras and in Taiwan. */
const eras: ReadonlyMap<string, number> = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['大正', 1911],
  ['明治', 1867],
  ['民國', 1911],
  ['民国', 1911],
]);

/** Returns the Gregorian year of a year of an era: 2024 for the 6 of 令和6年, 1989 for 平成元年. */
export const yearOfEra = (era: string, year: string): string =>
  String(eras.get(era)! + (year === '元' ? 1 : Number(year)));

/** A year of an era in a text, or the name of an era without a year. */
export interface EraYear {
  readonly text: string;
  readonly from: number;
  readonly end: number;
  readonly name: string;
  readonly year?: string | undefined;
}

const eraYear = new RegExp(`(?<name>${alternatives([...eras.keys()])})\\s*(?:(?<year>\\d{1,3}|元)\\s*年)?`, 'g');

/** Returns the years of eras in a text, and the names of eras. */
export const erasIn = (text: string): readonly EraYear[] =>
  matchesOf(eraYear, text).map((match) => ({
    text: match[0],
    from: match.index,
    end: match.index + match[0].length,
    name: match.groups!.name!,
    year: match.groups!.year,
  }));

/** Returns a year of the common era in an era, or in those of Japan: 1989 is 昭和64年 and 平成元年. None if no such era was in it. */
export const nameOfYear = (year: number, era?: string): readonly { readonly year: number; readonly text: string }[] => {
  const all = [...eras].reverse().filter(([name]) => (era === undefined ? !name.startsWith('民') : name === era));
  return all.flatMap(([name, before]) => {
    // An era ends in the first year of the next one
    const next = [...eras.values()].filter((start) => start > before && !name.startsWith('民'));
    const count = year - before;
    if (count < 1 || year > Math.min(...next) + 1) return [];
    return [{ year: count, text: `${name}${count === 1 ? '元' : count}年` }];
  });
};

const known = new Map<string, DayWords>();
/** More than the languages with words for dates. */
const mostLanguages = 100;

/** Returns the words for dates in a language, from Intl. */
export const dayWords = (tag: string): DayWords => remember(known, mostLanguages, tag, make);
