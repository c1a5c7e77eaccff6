import { relateListed } from '../conversion/between.ts';
import { readProduct } from '../definition/definition.ts';
import { names } from '../conversion/catalogue.ts';
import type { Quantity } from '../model/quantity.ts';
import { writeRatio } from '../model/rational.ts';
import { symbolOf } from '../naming/symbol.ts';
import type { Unit } from '../model/unit.ts';
import { unitsOf } from '../catalog/units.ts';

// Writes what row.ts reads. Published are the texts, without this module: see scripts/packed-rows.ts.

/** The symbol of a unit, its own or made of its parts, if it is the first that the symbol means in the quantity; else empty. */
export const leanSymbol = (unit: Unit): string => {
  const { row, quantity } = unit;
  if (row!.symbol === undefined && (row!.is !== undefined || !readProduct(row!.id, names.byId))) return '';
  const symbol = symbolOf(unit, names.byId);
  return names.find(symbol).units.find((meaning) => meaning.quantity === quantity) === unit ? symbol : '';
};

const packUnit = (unit: Unit, marks: readonly (string | false | undefined)[]): string => {
  const { kind, ratio, turns, offset } = relateListed(unit, names.byId);
  const cells = [
    unit.id,
    leanSymbol(unit),
    writeRatio(ratio),
    offset.n !== 0n && `+${writeRatio(offset)}`,
    kind === 'reciprocal' && 'v',
    turns !== 0 && `p${turns}`,
    ...marks,
  ];
  return cells.filter((cell) => typeof cell === 'string').join('\t');
};

const inLines = (rows: readonly string[]): string => `\n${rows.map((row) => `${row}\n`).join('')}`;

/** The units of a quantity that one text lists: prefixed forms that people use among them, levels not. */
export const leanUnits = (quantity: Quantity): Unit[] => unitsOf(quantity).filter(({ row }) => !row!.log);

/** The rows of a quantity by itself. */
export const pack = (id: string): string => {
  const quantity = names.quantities.find((candidate) => candidate.id === id)!;
  return inLines(leanUnits(quantity).map((unit) => packUnit(unit, [])));
};

/** What stands for a unit in other quantities' rows as well: its prefixed form, which lists show, has a row then. */
const isTaken = (unit: Unit, symbols: ReadonlySet<string>): boolean =>
  unit.prefix !== undefined && symbols.has(leanSymbol(unit));

/** The rows of every quantity, with marks where they take prefixes. */
export const packAll = (): string[] => {
  const listed = new Set(names.quantities.flatMap(({ units }) => units.map(({ id }) => leanSymbol(names.byId(id)!))));
  return names.quantities.map((quantity) => {
    const units = unitsOf(quantity).filter((unit) => !unit.prefix || isTaken(unit, listed));
    return inLines(
      units.map((unit) => {
        const { log, si, binary } = unit.row!;
        const takes = unit.prefix ? [] : [si && '.', binary && ':'];
        return packUnit(unit, [log && `l${log.base} ${log.per}`, ...takes]);
      }),
    );
  });
};
