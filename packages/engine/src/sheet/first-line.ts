import type { FirstAnswer } from '../ask/first-answer.ts';
import { exactFunctionOfListed } from '../conversion/between.ts';
import type { Unit } from '../model/unit.ts';
import type { UnitIndex } from '../naming/unit-index.ts';
import { digitOptions, writeNumber } from '../text/format/intl.ts';
import { ConvertedValue, Measure } from '../text/format/measure.ts';
import { withAbbreviation } from '../text/format/plain-english.ts';
import { isWholeIn, keptDigits } from '../text/format/whole.ts';
import type { SheetLine } from './line.ts';

/** Answers a line that is a plain conversion exactly as a sheet does. Returns undefined for any other line. */
export type FirstLine = (line: string) => SheetLine | undefined;

/** The way of a language to write amounts. */
interface Writing {
  /** The tag by which numbers are written. */
  readonly tag: string;
  /** Joins a formatted number with the name of its unit. */
  readonly join: (written: string, value: number, unit: Unit) => string;
}

const inEnglish: Writing = { tag: 'en', join: (written, _, unit) => withAbbreviation(written, unit) };

/** Matches signs of names, labels, headings and comments. */
const structured = /[=:#]|\/\//;

/** Numbers of different plurals. */
const samples = [7, 100] as const;

/**
 * Returns a function that answers the first lines of a sheet with little code, before the sheet is loaded.
 *
 * @param answer - Answers plain conversions.
 * @param index - The everyday units, by identifier.
 * @param writing - The way of the language; English by default.
 */
export const createFirstLine =
  (answer: FirstAnswer, { byId }: Pick<UnitIndex, 'byId'>, { tag, join }: Writing = inEnglish): FirstLine =>
  (line) => {
    // The double of more digits would not tell whether the answer is rounded
    const isShort = line.replace(/\D/g, '').length <= keptDigits;
    const found = isShort && !structured.test(line) ? answer(line) : undefined;
    const [result] = found?.results ?? [];
    if (!found || !result || found.to.length !== 1) return undefined;
    const [from, to] = [byId(found.unit)!, byId(result.unit)!];
    const value = result.value + 0;
    if (digitOptions(value, undefined).notation !== undefined) return undefined;
    // A sheet writes a unit in another way if people would read it as another one: 7 pt
    if (!samples.every((count) => answer(join(String(count), count, to))?.unit === to.id)) return undefined;
    const write = (digits?: number): string => {
      const options = digitOptions(value, digits);
      // The plural is that of the number as it is written
      return join(writeNumber(value, tag, options), Number(value.toPrecision(options.maximumSignificantDigits)), to);
    };
    const exact = new ConvertedValue(found.value, exactFunctionOfListed(from, to)!);
    const shown = write();
    const isRounded = !isWholeIn(new Measure(value, to.id, exact)) || shown !== write(keptDigits);
    return { text: line, kind: 'value', value, unit: to.id, shown, isRounded, assumed: [] };
  };
