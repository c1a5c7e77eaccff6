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
  // It converts only to itself, like everything that is defined by a procedure
  codes.set('international-unit', atoms().get('[iU]')!);
  return codes;
};

let codes: ReadonlyMap<string, Atom> | undefined;

/** Returns the code of a unit that is an atom, with or without a prefix. */
const simpleCode = ({ id }: Unit): string | undefined => {
  codes ??= makeCodes();
  const own = written[id] ?? codes.get(id)?.code;
  if (own !== undefined) return own;
  // By identifiers, because the kilogram is a separate unit without a prefix
  for (const prefix of prefixes) {
    const atom = id.startsWith(prefix.name) ? codes.get(id.slice(prefix.name.length)) : undefined;
    if (atom?.takesPrefixes) return prefix.code + atom.code;
  }
  return undefined;
};

/** The codes of degrees in a product, where they are differences. */
const differences: Readonly<Record<string, string>> = { celsius: 'K', fahrenheit: '[degR]' };

interface Power {
  readonly code: string;
  readonly exponent: number;
}

/** Returns the atoms of a unit with their powers. Undefined if one has no code or is on a special scale. */
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

/** Returns a code to a power. An exponent cannot follow a number: 100.100 is its square. */
const raise = (code: string, exponent: number): string =>
  exponent === 1 ? code : /^\d+$/.test(code) ? Array<string>(exponent).fill(code).join('.') : code + exponent;

/** Returns the code of a unit or compound of the catalogue. Undefined if UCUM has none. */
export const codeOf = (unit: Unit): string | undefined => {
  const simple = simpleCode(unit);
  if (simple !== undefined || unit.entry?.offset.n) return simple;
  const powers = powersOf(unit, 1);
  if (!powers) return undefined;
  const above = powers.filter(({ exponent }) => exponent > 0).map(({ code, exponent }) => raise(code, exponent));
  const below = powers.filter(({ exponent }) => exponent < 0).map(({ code, exponent }) => `/${raise(code, -exponent)}`);
  return above.join('.') + below.join('') || '1';
};
