// For pages that convert and nothing else: every unit by its identifier and its symbol, at a fraction of the bytes. Names, plurals,
// compounds and suggestions are of the main entry.
import { convertLevel } from './conversion/level.ts';
import { convertAmong, type LeanConvert } from './conversion/light-conversion.ts';
import { everything } from './generated/lean-quantities.ts';

export { UnitsError, type ErrorCode } from './model/error.ts';
export type { LeanConvert } from './conversion/light-conversion.ts';
export * from './generated/lean-quantities.ts';

/**
 * Converts a value between two units of any quantity, named by their identifiers (`nautical-mile`) or symbols (`nmi`), under
 * every prefix that they take: the double nearest to the exact answer.
 *
 * @throws UnitsError for an unknown unit, units of different quantities, a value that is not finite, a division by zero and a result beyond the doubles.
 * @example convert(5, 'km', 'mile') // 3.1068559611866697
 */
export const convert: LeanConvert<string> = /* @__PURE__ */ convertAmong(everything, convertLevel);
