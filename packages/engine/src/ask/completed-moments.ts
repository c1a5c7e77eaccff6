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

/**
 * Returns the values of a question about two times. After a time with a word for the afternoon, an earlier one without
 * such a word is in the afternoon too: `오후 1시부터 5시까지` ends at 17:00.
 */
export const withHalves = (written: Bindings): Completed => {
  const [start, end] = [written.get('start'), written.get('end')];
  const isOpen =
    start?.isAfternoon === true &&
    end !== undefined &&
    end.isAfternoon !== true &&
    /^\d{1,2}:\d\d$/.test(end.text) &&
    hourOf(end.text) < 12 &&
    hourOf(end.text) + 12 >= hourOf(start.text);
  if (!isOpen) return { bindings: written, assumed: [] };
  const text = `${hourOf(end.text) + 12}${end.text.slice(end.text.indexOf(':'))}`;
  return {
    bindings: new Map([...written, ['end', { ...end, text }]]),
    assumed: [{ kind: 'clock', of: end.text, as: text }],
  };
};
