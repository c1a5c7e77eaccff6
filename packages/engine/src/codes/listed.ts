import { unitIndex } from '../conversion/catalogue.ts';
import { apply, compile, type CompiledConversion } from '../conversion/compiled-conversion.ts';
import { describeUnit, exactFunctionOf } from '../conversion/finder.ts';
import { bridgeHint } from '../conversion/bridge-hint.ts';
import { convertLevel } from '../conversion/level-in-double-double.ts';
import { memoizePairs } from '../model/remember.ts';
import { dimensionOf, quantityOf, toDimensioned } from '../conversion/dimensioned.ts';
import { readProduct } from '../definition/definition.ts';
import { incompatibleUnits, quoted, withSuggestions } from '../model/error.ts';
import type { Unit } from '../model/unit.ts';
import { mostPairs } from './code-finder.ts';
import { unitGiven } from './named.ts';

/** The table and the rules of a code system. */
export interface ListedCodes {
  /**
   * Returns one line per code: the code and the identifier of its unit. If a unit has several codes, the first is
   * written.
   */
  readonly table: () => string;
  /** The words for a code in errors: `a code of UN/ECE Recommendation 20, like KGM`. */
  readonly what: string;
  /** Reads a code without a line by a rule of the system. */
  readonly readUnlisted?: (code: string, find: (listed: string) => Unit | undefined) => Unit | undefined;
  /** Returns the code of a unit without a line by a rule of the system. */
  readonly writeUnlisted?: (unit: Unit, write: (id: string) => string | undefined) => string | undefined;
  /** Returns a reason why a code is not read, beyond that it is unknown. */
  readonly whyNot?: (code: string) => string | undefined;
}

/** The reader and writer of one system of codes. */
export interface CodeReader {
  /** Returns the unit of a code. Throws a UnitsError that names `parameter`. */
  readonly unitOf: (code: string, parameter: string) => Unit;
  /** Returns the identifier of a code's unit. Throws a UnitsError that names `parameter`. */
  readonly idOf: (code: string, parameter: string) => string;
  /** Returns the code of a unit, or undefined if the system has none. */
  readonly codeOf: (unit: Unit) => string | undefined;
  /** Returns the conversion between two codes. Throws a UnitsError (unknown-unit, incompatible-units). */
  readonly find: (from: string, to: string) => CompiledConversion;
}

interface Tables {
  readonly ids: ReadonlyMap<string, string>;
  readonly codes: ReadonlyMap<string, string>;
}

const makeTables = (table: string): Tables => {
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [code: string, id: string]);
  return {
    ids: new Map(pairs),
    // Reversed, because a Map keeps the last code of a unit and the first one is written
    codes: new Map([...pairs].reverse().map(([code, id]) => [id, code])),
  };
};

/** Returns the unit of an identifier in a table. Does not read it as typed text, in which pound-foot is a torque. */
const unitOfId = (id: string): Unit => {
  const listed = unitIndex.byId(id);
  return (
    listed ?? { id, quantity: undefined, entry: undefined, prefix: undefined, product: readProduct(id, unitIndex.byId) }
  );
};

/** Creates the reader and writer of a code system. Its table is parsed at the first use. */
// @__NO_SIDE_EFFECTS__
export const createCodeReader = ({ table, what, readUnlisted, writeUnlisted, whyNot }: ListedCodes): CodeReader => {
  let known: Tables | undefined;
  const tables = (): Tables => (known ??= makeTables(table()));
  const tabulated = (code: string): Unit | undefined => {
    const id = tables().ids.get(code);
    return id === undefined ? undefined : unitOfId(id);
  };
  const codeOf = (unit: Unit): string | undefined =>
    tables().codes.get(unit.id) ?? writeUnlisted?.(unit, (id) => tables().codes.get(id));

  /**
   * Returns suggestions for a wrong code: the same code in another case, then the code of the unit that the text
   * spells.
   */
  const suggest = (text: string): string[] => {
    const letters = text.trim().toLowerCase();
    const alike = [...tables().ids.keys()].filter((code) => code.toLowerCase() === letters);
    return [...new Set([...alike, ...unitIndex.find(text).units.map(codeOf)])]
      .filter((code) => code !== undefined)
      .slice(0, 5);
  };

  const unitOf = (code: string, parameter: string): Unit => {
    const unit = typeof code === 'string' ? (tabulated(code) ?? readUnlisted?.(code, tabulated)) : undefined;
    if (unit) return unit;
    throw withSuggestions(
      'unknown-unit',
      () => {
        const why = (typeof code === 'string' ? whyNot?.(code) : undefined) ?? 'is not one we know';
        return `${parameter} must be ${what}; ${quoted(code)} ${why}.`;
      },
      () => (typeof code === 'string' && code.length <= 40 ? suggest(code) : []),
      { parameter },
    );
  };

  const find = memoizePairs(mostPairs, (from: string, to: string): CompiledConversion => {
    const [a, b] = [unitOf(from, 'from'), unitOf(to, 'to')];
    const exact = exactFunctionOf(a, b, unitIndex, convertLevel);
    if (exact) return compile(exact);
    const [first, last] = [toDimensioned(a), toDimensioned(b)];
    const hint = bridgeHint([quantityOf(first), quantityOf(last)], [dimensionOf(first), dimensionOf(last)]);
    throw incompatibleUnits(`${from}, ${describeUnit(a)},`, `${to}, ${describeUnit(b)}`, hint);
  });

  return { unitOf, idOf: (code, parameter) => unitOf(code, parameter).id, codeOf, find };
};

/** Converts a value between two codes. */
export const convertBy = ({ find }: CodeReader, value: number, from: string, to: string): number =>
  apply(find(from, to), value);

/** Compiles a conversion between two codes. */
export const converterBy = ({ find }: CodeReader, from: string, to: string): ((value: number) => number) => {
  const compiled = find(from, to);
  return (value) => apply(compiled, value);
};

/** Returns the code of a unit, or undefined. Throws a UnitsError (unknown-unit) for an unknown unit. */
export const writeBy = ({ codeOf }: CodeReader, unit: string): string | undefined => codeOf(unitGiven(unit));
