import { CellIndex, lineIn, linesOfText } from '../compact/cells.ts';
import { CompactQuantity } from '../compact/read.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';

/**
 * The units of the given quantities, by the cells of their lines. A unit is read when it is found, so that a program
 * that converts a few units does not read the others.
 */
export class UnitLines {
  /** The lines of all units, by identifier and symbol. */
  cells: CellIndex;
  private readonly quantities: readonly Quantity[];
  private readonly units = new Map<number, Unit>();

  constructor(quantities: readonly Quantity[]) {
    this.quantities = quantities;
    this.cells = new CellIndex(quantities.map(unitsTextOf));
  }

  /** Reads the lines again, after quantities got new units. */
  readAgain(): void {
    this.cells = new CellIndex(this.quantities.map(unitsTextOf));
  }

  /** Returns the unit of a line. */
  at(line: number): Unit {
    const known = this.units.get(line);
    if (known) return known;
    const quantity = this.quantities[Math.floor(line / linesOfText)]!;
    const at = line % linesOfText;
    const entry = quantity instanceof CompactQuantity ? quantity.at(at) : quantity.units[at]!;
    const unit: Unit = { id: entry.id, quantity, entry, prefix: undefined, product: undefined };
    this.units.set(line, unit);
    return unit;
  }

  /** Returns the unit of an identifier. */
  byId(id: string): Unit | undefined {
    const line = this.cells.linesOf(id).find((one) => this.at(one).id === id);
    return line === undefined ? undefined : this.at(line);
  }

  /** Returns all units, in the order of the list. */
  all(): Unit[] {
    return this.quantities.flatMap((quantity, text) =>
      Array.from({ length: sizeOf(quantity) }, (_, line) => this.at(lineIn(text, line))),
    );
  }
}

const unitsTextOf = (quantity: Quantity): string =>
  quantity instanceof CompactQuantity ? quantity.unitsText : textOf(quantity, ({ id, symbol = '' }) => [id, symbol]);

const sizeOf = (quantity: Quantity): number =>
  quantity instanceof CompactQuantity ? quantity.size : quantity.units.length;

/** Returns the lines of a quantity without a text, in the format of the texts. */
export const textOf = (quantity: Quantity, cellsOf: (entry: Quantity['units'][number]) => readonly string[]): string =>
  `\n${quantity.units.map((entry) => `${cellsOf(entry).join('\t')}\t\n`).join('')}`;
