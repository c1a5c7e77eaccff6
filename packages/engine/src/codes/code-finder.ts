import { incompatibleUnits } from '../model/error.ts';
import { bridgeHint } from '../conversion/bridge-hint.ts';
import type { CompiledConversion } from '../conversion/compiled-conversion.ts';
import { meet, showExponents } from './meet.ts';
import { unpolluted } from '../model/given.ts';
import { memoizePairs } from '../model/remember.ts';
import { between, dimensionOf, quantityOf, type Dimensioned } from '../conversion/dimensioned.ts';

/** Returns the measure of a code. Throws a UnitsError for `parameter`. */
export type MeasureCode = (code: string, parameter: string) => Dimensioned;

/** Finds the conversion between two codes. Throws a UnitsError: unknown-unit, incompatible-units. */
export type FindByCode = (from: string, to: string) => CompiledConversion;

/** The number of pairs of codes to remember. */
export const mostPairs = 5000;

/** Returns a finder of conversions between the codes of one system, with a cache. */
export const createCodeFinder = (measureCode: MeasureCode): FindByCode =>
  memoizePairs(
    mostPairs,
    unpolluted((from, to) => {
      const [a, b] = [measureCode(from, 'from'), measureCode(to, 'to')];
      if (meet(a, b)) return between(a, b);
      const hint = bridgeHint([quantityOf(a), quantityOf(b)], [dimensionOf(a), dimensionOf(b)]);
      throw incompatibleUnits(`${from} (${showExponents(a)})`, `${to} (${showExponents(b)})`, hint);
    }),
  );
