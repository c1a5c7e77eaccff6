import { readProduct } from '../../definition/definition.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import type { Unit } from '../../model/unit.ts';
import { atoms, prefixes, type Atom } from './atoms.ts';
import { written } from './table.ts';

const makeCodes = (): ReadonlyMap<string, Atom> => {
  const codes = new Map<string, Atom>();
  for (const atom of atoms().values()) {
    if (atom.is.length === 1 && !codes.has(atom.is[0]!)) codes.set(atom.is[0]!, atom);
  }
  // Read, it converts to itself alone, as all that a procedure defines
  codes.set('international-unit', atoms().get('[iU]')!);
  return codes;
};

let codes: ReadonlyMap<string, Atom> | undefined;

/** The code of a unit that is an atom, bare or under a prefix. */
const simpleCode = ({ id }: Unit): string | undefined => {
  codes ??= makeCodes();
  const own = written[id] ?? codes.get(id)?.code;
  if (own !== undefined) return own;
  // By identifiers, because the kilogram is a unit of its own and none under a prefix
  for (const prefix of prefixes) {
    const atom = id.startsWith(prefix.name) ? codes.get(id.slice(prefix.name.length)) : undefined;
    if (atom?.takesPrefixes) return prefix.code + atom.code;
  }
  return undefined;
};

/** Degrees in a product are differences. */
const differences: Readonly<Record<string, string>> = { celsius: 'K', fahrenheit: '[degR]' };

interface Power {
  readonly code: string;
  readonly exponent: number;
}

/** The atoms that a unit is a product of; undefined where one of them has no code or is on a scale of its own. */
const powersOf = (unit: Unit, exponent: number): Power[] | undefined => {
  if (unit.entry?.level || unit.entry?.offset.n) {
    const code = differences[unit.id];
    return code === undefined ? undefined : [{ code, exponent }];
  }
  const simple = simpleCode(unit);
  if (simple !== undefined) return [{ code: simple, exponent }];
  const product = unit.product ?? (unit.entry?.isSpelled ? readProduct(unit.id, unitIndex.byId) : undefined);
  if (!product) return undefined;
  const { n, d } = product.constant;
  const powers: Power[] = [
    { code: String(n), exponent },
    { code: String(d), exponent: -exponent },
  ].filter(({ code }) => code !== '1');
  for (const factor of product.factors) {
    const inner = powersOf(factor.unit, factor.exponent * exponent);
    if (!inner) return undefined;
    powers.push(...inner);
  }
  return powers;
};

/** A number is not a symbol, to which an exponent could be joined: 100.100 is its square. */
const raise = (code: string, exponent: number): string =>
  exponent === 1 ? code : /^\d+$/.test(code) ? Array<string>(exponent).fill(code).join('.') : code + exponent;

/** The code of a unit of the catalogue or of a compound, undefined where UCUM has none for it. */
export const codeOf = (unit: Unit): string | undefined => {
  const simple = simpleCode(unit);
  if (simple !== undefined || unit.entry?.offset.n) return simple;
  const powers = powersOf(unit, 1);
  if (!powers) return undefined;
  const above = powers.filter(({ exponent }) => exponent > 0).map(({ code, exponent }) => raise(code, exponent));
  const below = powers.filter(({ exponent }) => exponent < 0).map(({ code, exponent }) => `/${raise(code, -exponent)}`);
  return above.join('.') + below.join('') || '1';
};
