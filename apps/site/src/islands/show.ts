import type { FormResult } from '../content/form-fields.ts';
import { sayIn, type Sentences } from '@units/engine/browse';
import { withMinus } from '@units/ui';
import { messages } from '../language.ts';
import { inCents, inFull, plainly, readable, withDecimals, writtenValue } from '../numbers.ts';

const isFraction = (value: unknown): value is { numerator: number; denominator: number } =>
  typeof value === 'object' && value !== null && 'numerator' in value && 'denominator' in value;

/** Whether a value is a number with its unit. */
export const isMeasure = (value: unknown): value is { value: number; symbol: string } =>
  typeof value === 'object' && value !== null && 'value' in value && 'symbol' in value;

/** A value of a result as people read it; `says` are the words of a tool that speaks another language. */
export const shown = (value: unknown, isMoney: boolean, says?: Sentences): string => {
  if (typeof value === 'number') {
    return isMoney && !Number.isInteger(value) ? inCents(value) : readable(value);
  }
  if (isFraction(value))
    return value.denominator === 1 ? readable(value.numerator) : withMinus(`${value.numerator}/${value.denominator}`);
  if (isMeasure(value)) return `${readable(value.value)} ${value.symbol}`;
  return Array.isArray(value)
    ? value.map((one) => shown(one, isMoney, says)).join(', ')
    : sayIn(String(value), says, withDecimals);
};

/** The unit of what a tool calls its result, where the answer says it: the one asked for, or the percent of a share. */
export const unitOf = ({ to, target, mode, operation }: Readonly<Record<string, unknown>>): string => {
  if (mode === 'share' || mode === 'percent-change' || operation === 'percent') return '%';
  const unit = to ?? target;
  const names: Readonly<Record<string, string | undefined>> = messages().targets;
  return typeof unit === 'string' ? ` ${names[unit] ?? unit}` : '';
};

const quoted = (cell: unknown, says?: Sentences): string => {
  const text = typeof cell === 'number' ? String(cell) : shown(cell ?? '', false, says);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The list of an answer as the cells of a CSV file, with the names of its columns; undefined where it has none. */
export const cellsOf = (rows: ReturnType<typeof rowsOf>): readonly (readonly string[])[] | undefined => {
  const list = rows.find(({ kind }) => kind === 'list');
  if (!list?.fields) return undefined;
  const { fields } = list;
  const values = list.value as readonly Readonly<Record<string, unknown>>[];
  return [
    fields.map(({ label }) => quoted(label)),
    ...values.map((one) => fields.map(({ key, says }) => quoted(one[key], says))),
  ];
};

/** An answer as people paste it: its list as cells of a spreadsheet, else its first value. */
export const copied = (rows: ReturnType<typeof rowsOf>, isMoney: boolean): string | undefined => {
  const [first] = rows;
  const list = rows.find(({ kind }) => kind === 'list');
  if (list) return (list.value as readonly object[]).map((row) => Object.values(row).join('\t')).join('\n');
  return first && (typeof first.value === 'number' ? plainly(first.value) : shown(first.value, isMoney, first.says));
};

/** All its digits, where {@link shown} leaves some out. */
export const inFullWhereShortened = (value: unknown, isMoney: boolean): string | undefined => {
  if (isMeasure(value)) return inFullWhereShortened(value.value, false);
  if (typeof value !== 'number') return undefined;
  const full = inFull(value);
  const text = shown(value, isMoney);
  return full === text || writtenValue(text) === value ? undefined : full;
};

/** The rows of an answer that are there, with their values: what the tool is asked for comes first, and what was typed last. */
export const rowsOf = (
  results: readonly FormResult[],
  answer: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, string>> = {},
): readonly (FormResult & { readonly value: unknown })[] => {
  const isTyped = ({ key }: FormResult): boolean => (typed[key] ?? '').trim() !== '';
  const place = (row: FormResult): number => (isTyped(row) ? 2 : row.isMain ? 0 : 1);
  return results
    .flatMap((row) => (answer[row.key] === undefined ? [] : [{ ...row, value: answer[row.key] }]))
    .toSorted((a, b) => place(a) - place(b));
};
