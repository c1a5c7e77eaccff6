import { wholeWords } from '../languages/words.ts';
import { oncePer } from '../model/remember.ts';
import type { ClockWords } from '../model/speech.ts';
import { matchAt, type Span } from '../text/span.ts';

const nothing = '(?!)';

const anyOf = (words: string | undefined): string =>
  words === undefined ? nothing : `(?:${wholeWords(words.split('|'))})`;

const make = (words: ClockWords): RegExp => {
  const named = (name: keyof ClockWords): string => `(?<${name}>${anyOf(words[name])})`;
  const minutes = String.raw`\s?(?<minutes>[0-5]\d)(?!\d)(?:\s?${anyOf(words.minute)})?`;
  // A full stop is a colon where the word for the hour follows: 17.30 Uhr
  const colon = String.raw`(?::|\.(?=\d\d\s?${anyOf(words.hour)}))(?<afterColon>[0-5]\d)`;
  const behind = String.raw`${colon}|\s?${named('hour')}(?:${minutes}|\s?${named('half')}|\s?${named('quarter')})?|\s?(?<halfAlone>${anyOf(words.half)})`;
  return new RegExp(
    String.raw`${named('noon')}|${named('midnight')}|(?:(?:${named('morning')}|${named('afternoon')}|${named('night')})\s?)?(?<hours>\d{1,2})(?:${behind})?(?![\d:])(?:\s?${named('morningBehind')}|\s?${named('afternoonBehind')})?`,
    'iuy',
  );
};

const patternOf = oncePer(make);

const twelve = 12;
/** The last hour after midnight that is called night. The next one is in the evening. */
const latest = 4;

/** Returns the hour of the day for an hour with am or pm. Twelve starts its half. */
const inDay = (hour: number, isMorning: boolean, isAfternoon: boolean): number => {
  if (isMorning) return hour === twelve ? 0 : hour;
  return isAfternoon && hour < twelve ? hour + twelve : hour;
};

/** A time of day in words of a language. */
export interface OwnTime {
  /** The time as digits: `17:45`. */
  readonly text: string;
  readonly from: number;
  readonly end: number;
  readonly isAfternoon: boolean;
}

/**
 * Reads a time of day in words of a language, `17h45`, `午後5時半`, as `17:45`, with its end. Undefined if there is none.
 */
export const ownTimeAt = (source: Span, at: number, words: ClockWords | undefined): OwnTime | undefined => {
  if (!words) return undefined;
  const match = matchAt(patternOf(words), source.plain, at);
  if (!match) return undefined;
  const found: Readonly<Record<string, string | undefined>> = match.groups!;
  const end = at + match[0].length;
  if (found['noon'] !== undefined) return { text: '12:00', from: at, end, isAfternoon: false };
  if (found['midnight'] !== undefined) return { text: '0:00', from: at, end, isAfternoon: false };
  const isNight = found['night'] !== undefined;
  const hours = Number(found['hours']);
  const isEvening = isNight && hours > latest && hours < twelve;
  const isAfternoon = isEvening || (found['afternoon'] ?? found['afternoonBehind']) !== undefined;
  const isMorning = (isNight && !isEvening) || (found['morning'] ?? found['morningBehind']) !== undefined;
  if (!isMorning && !isAfternoon && found['hour'] === undefined && found['afterColon'] === undefined) return undefined;
  const half = found['half'] ?? found['halfAlone'];
  const part = half === undefined ? (found['quarter'] === undefined ? '00' : '15') : '30';
  const text = `${inDay(hours, isMorning, isAfternoon)}:${found['afterColon'] ?? found['minutes'] ?? part}`;
  return { text, from: at, end, isAfternoon };
};
