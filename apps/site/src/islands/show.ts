import type { FormResult } from '../content/form-fields.ts';
import { sayIn, type Sentences } from '@units/engine/internal';
import { withMinus } from '@units/ui';
import { messages } from '../language.ts';
import {
  clockText,
  dayText,
  inFull,
  enumerated,
  plainly,
  readable,
  withDecimals,
  withDigits,
  withoutDirections,
  withSymbol,
  writtenValue,
  type ShownDigits,
} from '../numbers.ts';

type Values = Readonly<Record<string, unknown>>;

const isFraction = (value: unknown): value is { numerator: number; denominator: number } =>
  typeof value === 'object' && value !== null && 'numerator' in value && 'denominator' in value;

/** Returns true if a value is a number with its unit. */
export const isMeasure = (value: unknown): value is { value: number; symbol: string } =>
  typeof value === 'object' && value !== null && 'value' in value && 'symbol' in value;

const aDay = /^\d{4}-\d\d-\d\d$/;

/** Returns a value of a result as text for people. `says` has the words of a tool in another language. */
export const shown = (value: unknown, digits?: ShownDigits, says?: Sentences): string => {
  if (digits === 'clock') return clockText(String(value));
  if (typeof value === 'number') return withDigits(value, digits);
  if (typeof value === 'boolean') return value ? messages().yes : messages().no;
  if (isFraction(value))
    return value.denominator === 1 ? readable(value.numerator) : withMinus(`${value.numerator}/${value.denominator}`);
  if (isMeasure(value)) return withSymbol(withDigits(value.value, digits), value.symbol);
  if (typeof value === 'string' && aDay.test(value)) return dayText(value);
  return Array.isArray(value)
    ? enumerated(value.map((one) => shown(one, digits, says)))
    : sayIn(String(value), says, withDecimals);
};

/** Returns the unit of a tool's result if the input decides it: the target unit, or the percent of a share. */
export const unitOf = ({ to, target, mode, operation }: Values): string => {
  if (mode === 'share' || mode === 'percent-change' || operation === 'percent') return '%';
  const unit = to ?? target;
  const names: Readonly<Record<string, string | undefined>> = messages().targets;
  return typeof unit === 'string' ? ` ${names[unit] ?? unit}` : '';
};

const quoted = (cell: unknown, says?: Sentences): string => {
  const text = typeof cell === 'number' ? String(cell) : withoutDirections(shown(cell ?? '', undefined, says));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns the list of an answer as CSV cells, with column names, or undefined if there is no list. */
export const cellsOf = (rows: readonly ResultRow[]): readonly (readonly string[])[] | undefined => {
  const list = rows.find(({ kind }) => kind === 'list');
  if (!list?.fields) return undefined;
  const { fields } = list;
  const values = list.value as readonly Values[];
  return [
    fields.map(({ label }) => quoted(label)),
    ...values.map((one) => fields.map(({ key, says }) => quoted(one[key], says))),
  ];
};

const pasted = (row: Pick<ResultRow, 'digits' | 'says'>, value: unknown): string =>
  withoutDirections(shown(value, row.digits, row.says));

/** Returns an answer as text to paste: its list as spreadsheet cells, or else its first value. */
export const copied = (rows: readonly ResultRow[]): string | undefined => {
  const [first] = rows;
  const list = rows.find(({ kind, isDetail }) => kind === 'list' && !isDetail);
  if (list) {
    const { fields = [], value } = list;
    return (value as readonly Values[])
      .map((row) => fields.map((field) => pasted(field, row[field.key])).join('\t'))
      .join('\n');
  }
  return first && pasted(first, first.value);
};

/** Returns all digits of a row, if {@link shown} shortens it. */
export const inFullWhereShortened = ({ value, exact, digits }: ResultRow): string | undefined => {
  const [number, read] = [exact, value].map((one) => (isMeasure(one) ? one.value : one));
  if (typeof number !== 'number' || typeof read !== 'number') return undefined;
  return writtenValue(withDigits(read, digits)) === number ? undefined : inFull(number);
};

/** A row of an answer with its value. */
export type ResultRow = FormResult & {
  readonly value: unknown;
  /** The exact value of a rounded result: the exact degrees of a cookbook's round ones. */
  readonly exact: unknown;
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the rows of an answer, with their values: the main result first, typed values last. A row that repeats a
 * field appears only while the field is empty and the first row has a different value.
 */
export const rowsOf = (
  results: readonly FormResult[],
  answer: Values,
  typed: Readonly<Record<string, string | undefined>> = {},
): readonly ResultRow[] => {
  const isTyped = (name: string): boolean => (typed[name] ?? '').trim() !== '';
  const isSaid = ({ repeats }: FormResult): boolean => repeats !== undefined && isTyped(repeats);
  const place = (row: FormResult): number => (isSaid(row) ? 2 : row.isMain ? 0 : 1);
  const given = new Set(Object.values(typed));
  const main = results.find(({ isMain, repeats }) => isMain && repeats === undefined);
  return results
    .flatMap((row): readonly ResultRow[] => {
      const exact = answer[row.key];
      if (exact === undefined) return [];
      // A range around a typed value does not repeat it
      if (isSaid(row) && !(row.isMain && row.key !== row.repeats)) return [];
      if (row.repeats !== undefined && main && isSame(exact, answer[main.key])) return [];
      const value = row.readAs === undefined ? exact : answer[row.readAs];
      // A value that the user typed keeps its digits
      const isGiven = typeof row.digits === 'number' && given.has(plainly(String(value)));
      return [{ ...row, value, exact, ...(isGiven ? { digits: undefined } : {}) }];
    })
    .toSorted((a, b) => place(a) - place(b));
};
