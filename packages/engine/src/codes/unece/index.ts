import { unitIndex } from '../../conversion/catalogue.ts';
import { apply, compile } from '../../conversion/compiled-conversion.ts';
import { describeUnit, exactFunctionOf } from '../../conversion/finder.ts';
import { bridgeHint } from '../../conversion/bridge-hint.ts';
import { remembered } from '../../conversion/remembered.ts';
import { dimensionOf, quantityOf, workOut } from '../../conversion/worked-out.ts';
import { convertLevel } from '../../conversion/level-in-double-double.ts';
import { incompatibleUnits } from '../../model/error.ts';
import { mostPairs, type FindByCode } from '../find.ts';
import { unitGiven } from '../named.ts';
import { codeOf, idOf, unitOf } from './units.ts';

/**
 * The unit of ours that a code stands for, by its identifier: what `convert` takes.
 *
 * @param code - A code of UN/ECE Recommendation 20: `KGM`.
 * @throws UnitsError (unknown-unit) for a text that is no code, with what may have been meant.
 * @example parse('KGM') // 'kilogram'
 */
export function parse(code: string): string {
  return idOf(code, 'code');
}

/**
 * The code of a unit of ours, named by its identifier or any of its spellings; undefined where the Recommendation has none for it.
 *
 * @param unit - A unit, by its identifier or any of its spellings.
 * @throws UnitsError (unknown-unit) for a unit that we do not know.
 * @example write('square meters') // 'MTK'
 */
export function write(unit: string): string | undefined {
  return codeOf(unitGiven(unit).id);
}

/** The conversion between two codes. Throws a UnitsError: unknown-unit, incompatible-units. */
export const find: FindByCode = /* @__PURE__ */ remembered(mostPairs, (from, to) => {
  const [a, b] = [unitOf(from, 'from'), unitOf(to, 'to')];
  const exact = exactFunctionOf(a, b, unitIndex, convertLevel);
  if (exact) return compile(exact);
  const [first, last] = [workOut(a), workOut(b)];
  const hint = bridgeHint([quantityOf(first), quantityOf(last)], [dimensionOf(first), dimensionOf(last)]);
  throw incompatibleUnits(`${from}, ${describeUnit(a)},`, `${to}, ${describeUnit(b)}`, hint);
});

/**
 * Converts a value between two codes of UN/ECE Recommendation 20, exactly: the double nearest to the exact answer.
 *
 * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
 * @param from - The code of the unit of the value.
 * @param to - The code of the unit of the result.
 * @throws UnitsError for an unknown code, codes that do not convert, a value that is not finite and a result beyond the doubles.
 * @example convert(3, 'DZN', 'C62') // 36
 */
export function convert(value: number, from: string, to: string): number {
  return apply(find(from, to), value);
}

/**
 * Compiles a conversion between two codes, for those who convert in a loop.
 *
 * @param from - The code of the unit of the values.
 * @param to - The code of the unit of the results.
 * @throws UnitsError as {@link convert} does: here for the codes, in the function it gives for the values.
 * @example converter('FOT', 'INH')(0.1) // 1.2
 */
export function converter(from: string, to: string): (value: number) => number {
  const compiled = find(from, to);
  return (value) => apply(compiled, value);
}
