import { readDate } from '../model/date.ts';
import type { Assumption } from '../model/assumption.ts';
import type { AnyTool } from '../tool/declaration.ts';
import type { Bindings, Filled } from './match.ts';

/** The values of a question, and the assumptions about those that were completed. */
interface Completed {
  readonly bindings: Bindings;
  readonly assumed: readonly Assumption[];
}

const yearOf = (iso: string): number => Number(iso.slice(0, 4));

const inYear = (iso: string, year: number): string => `${String(year).padStart(4, '0')}${iso.slice(4)}`;

/** Returns the first date with the given month and day that is not before another date. */
const from = (iso: string, other: string): string => {
  const found = inYear(iso, yearOf(other));
  return found < other ? inYear(iso, yearOf(other) + 1) : found;
};

/** Returns the last date with the given month and day that is not after another date. */
const upTo = (iso: string, other: string): string => {
  const found = inYear(iso, yearOf(other));
  return found > other ? inYear(iso, yearOf(other) - 1) : found;
};

/**
 * Returns the values of a question, with years for its dates. The last date comes after the first, `20 December to 5
 * January`. A first date without a year comes before a last date with one.
 */
export const withYears = ({ params }: AnyTool, written: Bindings): Completed => {
  const keys = Object.keys(params).filter((key) => params[key]!.kind === 'date' && written.has(key));
  const [first, last] = keys.map((key) => written.get(key)!);
  const bindings = new Map(written);
  const assumed: Assumption[] = [];
  const take = (key: string, filled: Filled, text: string): void => {
    bindings.set(key, { ...filled, text });
    if (readDate(text)) assumed.push({ kind: 'days', of: filled.withoutYear!, as: text });
  };
  if (first?.withoutYear !== undefined)
    take(keys[0]!, first, last && last.withoutYear === undefined ? upTo(first.text, last.text) : first.text);
  if (last?.withoutYear !== undefined) take(keys[1]!, last, from(last.text, first!.text));
  return { bindings, assumed };
};

const hourOf = (time: string): number => Number(/^\d+/.exec(time)?.[0]);

/** Matches a time of a clock with twelve hours, without a word for its half of the day: 9, 8:25. */
const ofTwelve = /^(?:[1-9]|1[0-2])(?::\d\d)?$/;

/** Returns the minutes since midnight. */
const minutesOf = (time: string): number => hourOf(time) * 60 + Number(/:(\d\d)/.exec(time)?.[1] ?? 0);

const noon = 12 * 60;

/** Returns the second of two times in the afternoon, if neither has a word for its half of the day and it is the next such time: 8:25 to 3:10. */
export const inAfternoon = (start: string, end: string): string | undefined => {
  if (!ofTwelve.test(start) || !ofTwelve.test(end)) return undefined;
  const minutes = minutesOf(end) % noon;
  const isLater = minutes <= minutesOf(start) && minutes + noon > minutesOf(start);
  return isLater && hourOf(end) < 12 ? `${hourOf(end) + 12}${/:\d\d/.exec(end)?.[0] ?? ':00'}` : undefined;
};

/**
 * Returns the values of a question about two times. After a time with a word for the afternoon, an earlier one without
 * such a word is in the afternoon too: `오후 1시부터 5시까지` ends at 17:00. In English and in words the second of two times without one may be,
 * too.
 */
export const withHalves = (written: Bindings, isEnglish: boolean): Completed => {
  const [start, end] = [written.get('start'), written.get('end')];
  // Von 13 Uhr bis halb vier
  const isOpenEnd = end?.assumed !== undefined && start?.assumed === undefined;
  const isAfter =
    start !== undefined &&
    (start.isAfternoon === true || (isOpenEnd && hourOf(start.text) >= 12)) &&
    end !== undefined &&
    end.isHalved !== true &&
    hourOf(end.text) > 0 &&
    /^\d{1,2}:\d\d$/.test(end.text) &&
    hourOf(end.text) < 12 &&
    hourOf(end.text) + 12 >= hourOf(start.text);
  const text = isAfter
    ? `${hourOf(end.text) + 12}${end.text.slice(end.text.indexOf(':'))}`
    : start && end && (isEnglish || start.assumed || end.assumed)
      ? inAfternoon(start.text, end.text)
      : undefined;
  const areOpen = start?.assumed !== undefined && end?.assumed !== undefined;
  if (text === undefined && !areOpen) return { bindings: written, assumed: [] };
  const told = { ...end!, ...(text === undefined ? {} : { text }), assumed: [] };
  const of = end!.assumed?.[0]?.of ?? end!.text;
  return {
    // Twelve hours later the time between them is the same
    bindings: new Map([...written, ['end', told], ...(areOpen ? [['start', { ...start, assumed: [] }] as const] : [])]),
    assumed: text === undefined ? [] : [{ kind: 'clock', of, as: text }],
  };
};
