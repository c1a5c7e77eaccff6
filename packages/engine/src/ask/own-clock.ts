import { wholeWords } from '../languages/words.ts';
import type { ClockWords } from '../model/speech.ts';
import { matchAt, type Span } from '../text/span.ts';

const nothing = '(?!)';

const anyOf = (words: string | undefined): string =>
  words === undefined ? nothing : `(?:${wholeWords(words.split('|'))})`;

const make = (words: ClockWords): RegExp => {
  const { hour, minute, half, morning, afternoon, morningBehind, afternoonBehind, noon, midnight } = words;
  const minutes = String.raw`\s?([0-5]\d)(?!\d)(?:\s?${anyOf(minute)})?`;
  // A full stop is a colon where the word for the hour follows: 17.30 Uhr
  const colon = String.raw`(?::|\.(?=\d\d\s?${anyOf(hour)}))([0-5]\d)`;
  const behind = String.raw`${colon}|\s?(${anyOf(hour)})(?:${minutes}|\s?(${anyOf(half)}))?`;
  return new RegExp(
    String.raw`(${anyOf(noon)})|(${anyOf(midnight)})|(?:(${anyOf(morning)})\s?|(${anyOf(afternoon)})\s?)?(\d{1,2})(?:${behind})?(?![\d:])(?:\s?(${anyOf(morningBehind)})|\s?(${anyOf(afternoonBehind)}))?`,
    'iuy',
  );
};

const patterns = new WeakMap<ClockWords, RegExp>();

const twelve = 12;

/** Returns the hour of the day for an hour with am or pm. Twelve starts its half. */
const inDay = (hour: number, isMorning: boolean, isAfternoon: boolean): number => {
  if (isMorning) return hour === twelve ? 0 : hour;
  return isAfternoon && hour < twelve ? hour + twelve : hour;
};

/**
 * Reads a time of day in words of a language, `17h45`, `午後5時半`, as `17:45`, with its end. Undefined if there is none.
 */
export const ownTimeAt = (
  source: Span,
  at: number,
  words: ClockWords | undefined,
):
  | { readonly text: string; readonly from: number; readonly end: number; readonly isAfternoon: boolean }
  | undefined => {
  if (!words) return undefined;
  let pattern = patterns.get(words);
  if (!pattern) patterns.set(words, (pattern = make(words)));
  const match = matchAt(pattern, source.plain, at);
  if (!match) return undefined;
  const [
    whole,
    noon,
    midnight,
    before,
    afternoonBefore,
    hours,
    afterColon,
    hourWord,
    minutes,
    half,
    behind,
    afternoonBehind,
  ] = match;
  const end = at + whole.length;
  if (noon !== undefined || midnight !== undefined)
    return { text: noon === undefined ? '0:00' : '12:00', from: at, end, isAfternoon: false };
  const [isMorning, isAfternoon] = [before ?? behind, afternoonBefore ?? afternoonBehind].map(
    (word) => word !== undefined,
  );
  const isHalved = isMorning || isAfternoon;
  if (!isHalved && hourWord === undefined && afterColon === undefined) return undefined;
  const hour = inDay(Number(hours), isMorning!, isAfternoon!);
  const text = `${hour}:${afterColon ?? minutes ?? (half === undefined ? '00' : '30')}`;
  return { text, from: at, end, isAfternoon: isAfternoon! };
};
