import { unitIndex } from '../../conversion/catalogue.ts';
import { readProduct } from '../../definition/definition.ts';
import { quoted, withSuggestions } from '../../model/error.ts';
import type { Unit } from '../../model/unit.ts';
import { codes } from './table.ts';
import { withdrawn } from './withdrawn.ts';

interface Tables {
  readonly ids: ReadonlyMap<string, string>;
  readonly codes: ReadonlyMap<string, string>;
}

const makeTables = (): Tables => {
  const pairs = codes
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [code: string, id: string]);
  return {
    ids: new Map(pairs),
    // Of several codes the first: a Map keeps the last that it is given
    codes: new Map([...pairs].reverse().map(([code, id]) => [id, code])),
  };
};

let known: Tables | undefined;

/** Read when first asked for. */
const tables = (): Tables => (known ??= makeTables());

/** The code of a unit by its identifier, undefined where the Recommendation has none for it. */
export const codeOf = (id: string): string | undefined => tables().codes.get(id);

/** Codes that a wrong one may have been meant for: the same in capitals, then that of the unit it names. */
const suggest = (text: string): string[] => {
  const capitals = text.trim().toUpperCase();
  const named = unitIndex.find(text).units.map(({ id }) => codeOf(id));
  return [...new Set([tables().ids.has(capitals) ? capitals : undefined, ...named])]
    .filter((code) => code !== undefined)
    .slice(0, 5);
};

/** Codes that stand for no number of a unit. */
const unitless: Readonly<Record<string, string>> = {
  AWG: 'is the number of a gauge, which the wire gauge calculator reads',
  H41: 'has the root of a watt, which no unit here has',
};

/** Returns the reason why a code is rejected. */
const whyNot = (code: unknown): string => {
  if (typeof code !== 'string') return 'is not one we know';
  if (withdrawn.split(/\s/).includes(code) && code !== '') return 'is one that the Recommendation has withdrawn';
  return (Object.hasOwn(unitless, code) ? unitless[code] : undefined) ?? 'is not one we know';
};

/** The identifier of the unit that a code stands for. Throws a UnitsError by `parameter`. */
export const idOf = (code: string, parameter: string): string => {
  const id = typeof code === 'string' ? tables().ids.get(code) : undefined;
  if (id !== undefined) return id;
  throw withSuggestions(
    'unknown-unit',
    () => `${parameter} must be a code of UN/ECE Recommendation 20, like KGM; ${quoted(code)} ${whyNot(code)}.`,
    () => (typeof code === 'string' && code.length <= 40 ? suggest(code) : []),
    { parameter },
  );
};

/** The unit that a code stands for. Throws a UnitsError by `parameter`. */
export const unitOf = (code: string, parameter: string): Unit => {
  const id = idOf(code, parameter);
  // Not as people spell compounds, who mean a torque by pound-foot
  const product = unitIndex.byId(id) ? undefined : readProduct(id, unitIndex.byId);
  return unitIndex.byId(id) ?? { id, quantity: undefined, entry: undefined, prefix: undefined, product };
};
