import { converter, UnitsError } from '@units/engine';
import { readUncertainty, uncertaintyByCode, writeConcise } from '@units/engine/server';
import { parse } from '@units/engine/text';
import { conversion } from '@units/engine/tools';
import { Mistake } from '../mistake.ts';

/** The converted number as text, or the reason why a cell has no result. */
export type Converted =
  | { readonly text: string; readonly uncertainty?: string | undefined }
  | { readonly reason: string };

const longestShown = 40;

const plainDecimal = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

const shown = (text: string): string =>
  JSON.stringify(text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** Returns true if the error is in the number of the cell, not in the units, which all cells share. */
const isOfNumber = ({ code }: UnitsError): boolean =>
  ['ambiguous-number', 'out-of-range', 'result-out-of-range', 'division-by-zero'].includes(code);

/**
 * Returns a function that converts the text of a cell. Plain decimals are read as over HTTP, others (1,234.5, ½, 1 000)
 * as people type them. An uncertainty may be part of the number, `5.0(2)`, and is then written the same way. It may
 * also be in its own cell, as a number or in percent. Throws a UnitsError if the units do not convert.
 */
export const cellConverter = (from: string, to: string): ((text: string, uncertainty?: string) => Converted) => {
  // Check the units before the first cell, because incompatible units are not an error of a cell
  conversion({ value: 1, from, to });
  const ofDouble = converter<string, string>(from, to);
  const unit = unitOf(from, to);
  const uncertaintyOf = uncertaintyByCode({ from, to }, {});

  const asTyped = (text: string): number => {
    // A word alone would mean 1
    if (!/\p{N}/u.test(text)) throw new Mistake(`${shown(text)} is not a number.`);
    const { parts, unit: read, to: targets, answer } = parse(`${text} ${from} to ${to}`);
    if (parts.length !== 1 || read !== unit || targets.length !== 1)
      throw new Mistake(`${shown(text)} is not a number.`);
    return answer![0]!.value;
  };
  const reasonOf = (text: string, error: unknown): string => {
    if (text.trim() === '') return 'The cell is empty.';
    // Text without a number is read as a unit
    if (
      error instanceof UnitsError &&
      error.code !== 'unknown-unit' &&
      (isOfNumber(error) || error.reason !== undefined)
    )
      return error.message;
    if (error instanceof UnitsError || error instanceof Mistake) return `${shown(text)} is not a number.`;
    throw error;
  };
  /** Returns a number as programs write it. */
  const plainly = (text: string): string => (plainDecimal.test(text) ? text : String(parse(`${text} ${from}`).value));
  /** Converts a number with its uncertainty, and writes both as they were read: in one cell or in two. */
  const withUncertainty = (text: string, beside: string | undefined): Converted | undefined => {
    const stated = readUncertainty({ value: beside === undefined ? text : plainly(text), uncertainty: beside });
    if (!stated) return undefined;
    const { value, result } = conversion.answer({ value: stated.value, from, to });
    const { uncertainty } = uncertaintyOf(value, stated, result);
    if (beside === undefined) return { text: writeConcise(result, uncertainty) };
    return { text: String(result), uncertainty: String(uncertainty) };
  };
  return (text, beside) => {
    const spread = beside?.trim() === '' ? undefined : beside;
    try {
      // Most cells are plain digits, without an uncertainty. Adding 0 makes -0 positive
      if (spread === undefined && plainDecimal.test(text)) return { text: String(ofDouble(Number(text) + 0)) };
      return withUncertainty(text, spread) ?? { text: String(asTyped(text)) };
    } catch (error) {
      return { reason: reasonOf(text, error) };
    }
  };
};

/** Returns the unit that `from` means beside `to`, or undefined if a question cannot name it. */
const unitOf = (from: string, to: string): string | undefined => {
  try {
    return parse(`1 ${from} to ${to}`).unit;
  } catch {
    return undefined;
  }
};
