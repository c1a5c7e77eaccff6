import { findConversionByCode } from '../bridges/conversion-by-code.ts';
import { declareTable } from '../tool/table.ts';

/**
 * Converts a range of values. Row i is start + i·step in exact decimal arithmetic, up to and including `end`. Default
 * of `end`: nine steps from the start. A negative step counts down.
 *
 * @throws UnitsError for units that do not convert, a step that is zero or away from the end, and over 1,000 rows.
 * @example table({ from: 'in', to: 'cm', start: 0, end: 1, step: 0.1 }).rows[3] // { value: 0.3, result: 0.762 }
 */
export const table = /* @__PURE__ */ declareTable(findConversionByCode);
