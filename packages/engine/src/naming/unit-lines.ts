import { CellIndex, lineIn, placeOf } from '../compact/cells.ts';
import { CompactQuantity } from '../compact/read.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';

/**
 * The units of some quantities by what their lines write. A unit is read when it is found: a program that converts a few units does not
 * read all others first.
 */
export class UnitLines {
  private readonly quantities: readonly Quantity[];
  private readonly units = new Map<number, Unit>();
  private index: CellIndex | undefined;

  constructor(quantities: readonly Quantity[]) {
    this.quantities = quantities;
  }

  /** The lines of all units by identifier and symbol. */
  cells(): CellIndex {
    if (this.index) return this.index;
    const texts: string[] = [];
    for (const quantity of this.quantities)
      texts.push(
        quantity instanceof CompactQuantity
          ? quantity.unitsText
          : textOf(quantity, ({ id, symbol = '' }) => [id, symbol]),
      );
    return (this.index = new CellIndex(texts, 2));
  }

  /** Reads the lines of quantities that were given their units since. */
  readAgain(): void {
    this.index = undefined;
  }

  /** The unit of a line. */
  at(line: number): Unit {
    let unit = this.units.get(line);
    if (!unit) this.units.set(line, (unit = this.read(line)));
    return unit;
  }

  private read(line: number): Unit {
    const [text, at] = placeOf(line);
    const quantity = this.quantities[text]!;
    const entry = quantity instanceof CompactQuantity ? quantity.at(at) : quantity.units[at]!;
    return { id: entry.id, quantity, entry, prefix: undefined, product: undefined };
  }

  /** The unit of an identifier. */
  byId(id: string): Unit | undefined {
    const line = this.cells()
      .linesOf(id)
      .find((one) => this.at(one).id === id);
    return line === undefined ? undefined : this.at(line);
  }

  /** Every unit, in the order of the list. */
  all(): Unit[] {
    return this.quantities.flatMap((quantity, text) =>
      Array.from({ length: sizeOf(quantity) }, (_, line) => this.at(lineIn(text, line))),
    );
  }
}

const sizeOf = (quantity: Quantity): number =>
  quantity instanceof CompactQuantity ? quantity.size : quantity.units.length;

/** The lines of a quantity that is in no text, in the format of the texts. */
export const textOf = (quantity: Quantity, cellsOf: (entry: Quantity['units'][number]) => readonly string[]): string =>
  `\n${quantity.units.map((entry) => `${cellsOf(entry).join('\t')}\t\n`).join('')}`;
