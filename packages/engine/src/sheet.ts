import { ask } from './ask.ts';
import { createSheets, type LiveSheet, type SheetOptions } from './sheet/sheet.ts';
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
 * Makes a sheet that is being written: each `update` answers again only lines that changed, and those that depend on them.
 *
 * @param options - The language, the day that is today, rates of exchange.
 * @throws UnitsError for invalid options.
 * @example
 * const live = createSheet();
 * live.update('rent = $1450\nrent * 12').lines[1].shown // '$17,400'
 */
export const createSheet: (options?: SheetOptions) => LiveSheet = /* @__PURE__ */ createSheets(ask);

/**
 * Answers a page of calculations with names, a line at a time: `speed = 12.4 km / 58 min`, `speed * 2 h in miles`, `prev`, `sum`. A fault
 * keeps to its line.
 *
 * @param text - The lines, at most 2,000 of at most 1,000 characters.
 * @param options - The language, the day that is today, rates of exchange.
 * @throws UnitsError for what is not a text, too many lines, and invalid options.
 * @example sheet('rent = $1450\nrent * 12').lines[1].shown // '$17,400'
 */
export const sheet = (text: string, options?: SheetOptions): Sheet => createSheet(options).update(text);
