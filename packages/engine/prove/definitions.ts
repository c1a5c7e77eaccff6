import type { FitDefinition, QuantityRows, UnitRow } from '../src/model/quantity.ts';
import { binaryPrefixes, siPrefixes } from '../src/model/prefix.ts';
import { numeralOf, product, quotient, raise, reduced, whole, type Fraction } from './fraction.ts';

/** The definition of a unit, calculated from the rows without the engine. */
export interface Definition {
  readonly id: string;
  /** In coherent SI units: scale · π^piPower. */
  readonly scale: Fraction;
  readonly piPower: number;
  /** Exponents by the letter of the base dimension; none is zero. */
  readonly dimension: ReadonlyMap<string, number>;
  readonly offset: Fraction;
  readonly log: { readonly base: 2 | 10 | 'e'; readonly per: Fraction; readonly quiet: boolean } | undefined;
  /** The formula of a test, for amounts in units of the scale. */
  readonly fit?: FitDefinition | undefined;
}

type Part = readonly [id: string, exponent: number];

const factorOf = new Map<string, Fraction>([
  ...siPrefixes.map(([name, , exponent]) => [name, raise(whole(10), exponent)] as const),
  ...binaryPrefixes.map(([name, , exponent]) => [name, raise(whole(2), exponent)] as const),
]);

const dimensionOf = (text: string): Map<string, number> =>
  new Map(
    Array.from(text.matchAll(/([A-ZΘ])(?:\^(-?\d+))?/g), ([, letter, exponent = '1']) => [letter!, Number(exponent)]),
  );

const combined = (parts: readonly (readonly [ReadonlyMap<string, number>, number])[]): Map<string, number> => {
  const result = new Map<string, number>();
  for (const [dimension, times] of parts) {
    for (const [letter, exponent] of dimension) result.set(letter, (result.get(letter) ?? 0) + exponent * times);
  }
  return new Map([...result].filter(([, exponent]) => exponent !== 0));
};

/** Returns true if two dimensions are equal, or inverse for a `sign` of -1. */
export const matches = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>, sign: 1 | -1): boolean =>
  a.size === b.size && [...a].every(([letter, exponent]) => b.get(letter) === sign * exponent);

/** The definitions of identifiers in the given quantities. */
export class Definitions {
  private readonly rows = new Map<string, readonly [UnitRow, QuantityRows]>();
  private readonly known = new Map<string, Definition>();

  constructor(quantities: readonly QuantityRows[]) {
    for (const quantity of quantities) for (const row of quantity.units) this.rows.set(row.id, [row, quantity]);
  }

  of(id: string): Definition {
    let definition = this.known.get(id);
    if (!definition) this.known.set(id, (definition = this.compile(id)));
    return definition;
  }

  private isUnit(id: string): boolean {
    return this.rows.has(id) || this.prefixOf(id) !== undefined;
  }

  private prefixOf(id: string): string | undefined {
    return [...factorOf.keys()].find((name) => id.startsWith(name) && this.rows.has(id.slice(name.length)));
  }

  private compile(id: string): Definition {
    const entry = this.rows.get(id);
    if (!entry) {
      const prefix = this.prefixOf(id);
      return prefix === undefined ? this.ofProduct(id, id) : this.underPrefix(id, prefix);
    }
    const [row, quantity] = entry;
    const offset = row.offset === undefined ? whole(0) : numeralOf(row.offset);
    const log = row.log && { base: row.log.base, per: numeralOf(row.log.per), quiet: row.log.quiet === true };
    return { ...this.ofRow(row, quantity), id, offset, log, fit: row.fit };
  }

  private underPrefix(id: string, prefix: string): Definition {
    const base = this.of(id.slice(prefix.length));
    return {
      ...base,
      id,
      scale: product(factorOf.get(prefix)!, base.scale),
      offset: quotient(base.offset, factorOf.get(prefix)!),
    };
  }

  private ofRow(row: UnitRow, quantity: QuantityRows): Definition {
    if (row.is === undefined) {
      const spelled = this.partsOf(row.id, row.id);
      if (spelled) return this.ofProduct(row.id, row.id);
      const dimension = dimensionOf(quantity.dimension);
      return { id: row.id, scale: whole(1), piPower: 0, dimension, offset: whole(0), log: undefined };
    }
    const words = row.is.split(' ');
    const unit = words.at(-1)!;
    const above = this.isUnit(unit) ? this.of(unit) : this.ofProduct(unit, unit);
    const circle = words.length === 3 ? Number(words[1]!.split('^')[1] ?? 1) : 0;
    const scale = reduced(product(numeralOf(words[0]!), above.scale));
    return { ...above, id: row.id, scale, piPower: above.piPower + circle, offset: whole(0), log: undefined };
  }

  private ofProduct(id: string, whatItDefines: string): Definition {
    const parts = this.partsOf(id, whatItDefines);
    if (!parts) throw new Error(`The reference cannot read ${id}`);
    let scale = whole(1);
    let piPower = 0;
    const dimensions: [ReadonlyMap<string, number>, number][] = [];
    for (const [part, exponent] of parts) {
      const number = /^\d+$/.test(part);
      const unit = number ? undefined : this.of(part);
      scale = product(scale, raise(unit ? unit.scale : whole(BigInt(part)), exponent));
      piPower += (unit?.piPower ?? 0) * exponent;
      if (unit) dimensions.push([unit.dimension, exponent]);
    }
    return { id, scale: reduced(scale), piPower, dimension: combined(dimensions), offset: whole(0), log: undefined };
  }

  /**
   * Returns the units and powers that an identifier spells, in the reading with the fewest parts. Undefined if it
   * spells none.
   */
  private partsOf(id: string, except: string): readonly Part[] | undefined {
    const [top, ...bottom] = `-${id}-`.split('-per-');
    const above = this.readings(top!.split('-').filter(Boolean), except);
    const below = this.readings(bottom.join('-').split('-').filter(Boolean), except);
    if (!above || !below || above.length + below.length === 0) return undefined;
    if ([...above, ...below].every(([part]) => /^\d+$/.test(part))) return undefined;
    return [...above, ...below.map(([part, exponent]): Part => [part, -exponent])];
  }

  private readings(words: readonly string[], except: string): readonly Part[] | undefined {
    if (words.length === 0) return [];
    const power = ['square', 'cubic', 'pow4'].indexOf(words[0]!) + 2;
    const start = power > 1 ? 1 : 0;
    let best: readonly Part[] | undefined;
    for (let end = start + 1; end <= words.length; end++) {
      const part = words.slice(start, end).join('-');
      const isPart = /^\d+$/.test(part) || (part !== except && this.isUnit(part));
      // A power applies to one unit, not to a product that is listed as a unit
      if (!isPart || (start > 0 && part.includes('-') && this.isSpelled(part))) continue;
      const rest = this.readings(words.slice(end), except);
      if (rest && (!best || rest.length + 1 <= best.length)) best = [[part, start > 0 ? power : 1], ...rest];
    }
    return best;
  }

  private isSpelled(id: string): boolean {
    return this.rows.get(id)?.[0].is === undefined && this.partsOf(id, id) !== undefined;
  }
}
