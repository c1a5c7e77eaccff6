import { unitIndex } from '../conversion/catalogue.ts';
import { apply, compile, type CompiledConversion } from '../conversion/compiled-conversion.ts';
import { describeUnit, exactFunctionOf } from '../conversion/finder.ts';
import { bridgeHint } from '../conversion/bridge-hint.ts';
import { convertLevel } from '../conversion/level-in-double-double.ts';
import { remembered } from '../conversion/remembered.ts';
import { dimensionOf, quantityOf, workOut } from '../conversion/worked-out.ts';
import { readProduct } from '../definition/definition.ts';
import { incompatibleUnits, quoted, withSuggestions } from '../model/error.ts';
import type { Unit } from '../model/unit.ts';
import { mostPairs } from './code-finder.ts';
import { unitGiven } from './named.ts';

/** The codes by which a system names units, as a table lists them. */
export interface ListedCodes {
  /** One code a line with the identifier of its unit behind it. Of several codes for one unit the first is the one to write. */
  readonly table: () => string;
  /** The words for a code in errors: `a code of UN/ECE Recommendation 20, like KGM`. */
  readonly what: string;
  /** A code that no line has, read by a rule of the system. */
  readonly readUnlisted?: (code: string, find: (listed: string) => Unit | undefined) => Unit | undefined;
  /** The code of a unit that no line has, written by a rule of the system. */
  readonly writeUnlisted?: (unit: Unit, write: (id: string) => string | undefined) => string | undefined;
  /** Why a code is not read, where there is more to say than that it is not known. */
  readonly whyNot?: (code: string) => string | undefined;
}

/** The reader and writer of one system of codes. */
export interface CodeReader {
  /** The unit that a code stands for. Throws a UnitsError by `parameter`. */
  readonly unitOf: (code: string, parameter: string) => Unit;
  /** The identifier of the unit that a code stands for. Throws a UnitsError by `parameter`. */
  readonly idOf: (code: string, parameter: string) => string;
  /** The code of a unit, undefined where the system has none for it. */
  readonly codeOf: (unit: Unit) => string | undefined;
  /** The conversion between two codes. Throws a UnitsError: unknown-unit, incompatible-units. */
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
    // Of several codes the first: a Map keeps the last that it is given
    codes: new Map([...pairs].reverse().map(([code, id]) => [id, code])),
  };
};

/** The unit of an identifier of a table. Not as people spell compounds, who mean a torque by pound-foot. */
const unitOfId = (id: string): Unit => {
  const listed = unitIndex.byId(id);
  return (
    listed ?? { id, quantity: undefined, entry: undefined, prefix: undefined, product: readProduct(id, unitIndex.byId) }
  );
};

/** Makes the reader and writer of a system of codes. Its table is read when it is first asked for. */
// @__NO_SIDE_EFFECTS__
export const createCodeReader = ({ table, what, readUnlisted, writeUnlisted, whyNot }: ListedCodes): CodeReader => {
  let known: Tables | undefined;
  const tables = (): Tables => (known ??= makeTables(table()));
  const listed = (code: string): Unit | undefined => {
    const id = tables().ids.get(code);
    return id === undefined ? undefined : unitOfId(id);
  };
  const codeOf = (unit: Unit): string | undefined =>
    tables().codes.get(unit.id) ?? writeUnlisted?.(unit, (id) => tables().codes.get(id));

  /** Codes that a wrong one may have been meant for: the same in other letters, then that of the unit it names. */
  const suggest = (text: string): string[] => {
    const letters = text.trim().toLowerCase();
    const alike = [...tables().ids.keys()].filter((code) => code.toLowerCase() === letters);
    return [...new Set([...alike, ...unitIndex.find(text).units.map(codeOf)])]
      .filter((code) => code !== undefined)
      .slice(0, 5);
  };

  const unitOf = (code: string, parameter: string): Unit => {
    const unit = typeof code === 'string' ? (listed(code) ?? readUnlisted?.(code, listed)) : undefined;
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

  const find = remembered(mostPairs, (from: string, to: string): CompiledConversion => {
    const [a, b] = [unitOf(from, 'from'), unitOf(to, 'to')];
    const exact = exactFunctionOf(a, b, unitIndex, convertLevel);
    if (exact) return compile(exact);
    const [first, last] = [workOut(a), workOut(b)];
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

/** The code of a unit that a caller names. Throws a UnitsError (unknown-unit). */
export const writeBy = ({ codeOf }: CodeReader, unit: string): string | undefined => codeOf(unitGiven(unit));
