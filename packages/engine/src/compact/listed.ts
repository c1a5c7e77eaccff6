import { basePrefixes, takes } from '../naming/base-prefix.ts';
import { lineBetween, relateListed } from '../conversion/between.ts';
import type { Line } from '../conversion/exact-function.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Prefix, Unit } from '../model/unit.ts';

/**
 * The units of some quantities by their identifiers, and the lines between them. Of what {@link Names} reads it knows no
 * spellings and no compounds, so that a page shows a conversion before it has loaded what reads them.
 */
export class Listed {
  readonly quantities: readonly Quantity[];
  private readonly rows = new Map<string, Unit>();
  private readonly prefixed = new Map<string, Unit>();
  private readonly lists = new Map<Quantity, readonly Unit[]>();

  constructor(quantities: readonly Quantity[]) {
    this.quantities = quantities;
  }

  /** The unit of a row by its identifier. Packed quantities find it without reading all their rows. */
  private readonly rowById = (id: string): Unit | undefined => {
    const known = this.rows.get(id);
    if (known) return known;
    for (const quantity of this.quantities) {
      const row = quantity.row ? quantity.row(id) : quantity.units.find((one) => one.id === id);
      if (!row) continue;
      const unit = { id, quantity, row, prefix: undefined, product: undefined };
      this.rows.set(id, unit);
      return unit;
    }
    return undefined;
  };

  /** A unit by its exact identifier, prefixed ones included. */
  readonly byId = (id: string): Unit | undefined => {
    const unit = this.prefixed.get(id) ?? this.rowById(id);
    if (unit) return unit;
    for (const prefix of basePrefixes) {
      const rest = id.startsWith(prefix.name) ? this.rowById(id.slice(prefix.name.length)) : undefined;
      if (rest && takes(rest.row!, prefix)) return this.withPrefix(rest, prefix);
    }
    return undefined;
  };

  private withPrefix(unit: Unit, prefix: Prefix): Unit {
    const id = prefix.name + unit.id;
    const result = { ...unit, id, prefix };
    this.prefixed.set(id, result);
    return result;
  }

  /** The units of a quantity that lists show: its rows, each followed by the prefixed forms that people use. */
  readonly unitsOf = (quantity: Quantity): readonly Unit[] => {
    let list = this.lists.get(quantity);
    if (!list) {
      const ids = quantity.units.flatMap(({ id, si = [], binary = [] }) => [
        id,
        ...[...si, ...binary].map((prefix) => prefix + id),
      ]);
      this.lists.set(quantity, (list = Array.from(new Set(ids), (id) => this.byId(id)!)));
    }
    return list;
  };

  /** The exact function between two units of one quantity. Undefined for others, and for levels, which take logarithms. */
  lineBetween(from: Unit, to: Unit): Line | undefined {
    if (!from.quantity || from.quantity !== to.quantity || from.row?.log || to.row?.log) return undefined;
    return lineBetween(relateListed(from, this.byId), relateListed(to, this.byId));
  }
}
