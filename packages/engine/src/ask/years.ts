import { readDate } from '../model/date.ts';
import type { Assumption } from '../model/assumption.ts';
import type { AnyTool } from '../tool/declaration.ts';
import type { Bindings, Filled } from './match.ts';

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
export const withYears = (
  { params }: AnyTool,
  written: Bindings,
): { readonly bindings: Bindings; readonly assumed: readonly Assumption[] } => {
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
