import { ask, type Ask } from './ask.ts';
import { createSheets as createSheetsFor, type LiveSheet, type SheetOptions } from './sheet/sheet.ts';
import type { Sheet } from './sheet/line.ts';

export type { Assumption } from './model/assumption.ts';
export type { Rates } from './model/rates.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
export { checkRates } from './model/rates.ts';
export { readRates } from './sheet/read-rates.ts';
export type { LineError, LineKind, LineSpan, Sheet, SheetLine, SheetName } from './sheet/line.ts';
export type { LiveSheet, SheetOptions } from './sheet/sheet.ts';
export { sheetMarkdown, sheetText } from './sheet/write.ts';

/**
 * Returns `createSheet` for an `ask` of chosen languages, for programs that load little: all fifteen are half of the
 * weight of `sheet`.
 *
 * @param lines - Answers the lines that are questions: `createAsk([])` of `@units/engine/ask` for English alone.
 * @example createSheets(createAsk([]))().update('rent = $1450\nrent * 12').lines[1].shown
 */
// @__NO_SIDE_EFFECTS__
export const createSheets = (lines: Ask): ((options?: SheetOptions) => LiveSheet) => createSheetsFor(lines);

/**
 * Returns a live sheet. Each `update` recalculates only the lines that changed and the lines that depend on them.
 *
 * @param options - The language, today's date and exchange rates.
 * @throws UnitsError for invalid options.
 * @example
 * const live = createSheet();
 * live.update('rent = $1450\nrent * 12').lines[1].shown // '$17,400'
 */
export const createSheet: (options?: SheetOptions) => LiveSheet = /* @__PURE__ */ createSheets(ask);

/**
 * Calculates a page of named calculations, line by line: `speed = 12.4 km / 58 min`, `speed * 2 h in miles`, `prev`,
 * `sum`. An error affects only its own line.
 *
 * @param text - The lines, at most 2,000 of at most 1,000 characters.
 * @param options - The language, today's date and exchange rates.
 * @throws UnitsError for anything but text, too many lines, and invalid options.
 * @example sheet('rent = $1450\nrent * 12').lines[1].shown // '$17,400'
 */
export const sheet = (text: string, options?: SheetOptions): Sheet => createSheet(options).update(text);
