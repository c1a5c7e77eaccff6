import { ranks, type Quantity, type QuantityDefinition, type Rank, type UnitEntry } from '../model/quantity.ts';
import type { BinaryPrefixName, SiPrefixName } from '../model/prefix.ts';
import { capitalized, nameOf } from '../definition/english.ts';
import { readBinary, readSi } from './format.ts';
import { LightUnit } from './light-unit.ts';

/** The cells of a line of names. */
type NameCells = readonly [symbols: readonly string[], called: readonly string[], plural: string | undefined];

const nameless: NameCells = [[], [], undefined];

/** The cells of a line of names between those that say ~: symbols, names, forms. */
const readNames = (line: string): NameCells => {
  const cells = line.split('\t');
  const end = cells.length - 1;
  const from = cells.indexOf('~');
  const to = from < 0 ? -1 : cells.indexOf('~', from + 1);
  return [
    cells.slice(1, from < 0 ? end : from),
    from < 0 ? [] : cells.slice(from + 1, to < 0 ? end : to),
    cells[end] || undefined,
  ];
};

/** Prefixes of a unit that were read: lists ask for them again and again. */
interface Prefixes {
  si?: readonly SiPrefixName[];
  binary?: readonly BinaryPrefixName[];
  common?: readonly (SiPrefixName | BinaryPrefixName)[];
}

/** A unit of two lines. The line of its names is asked for when somebody asks for them: its quantity may be given them late. */
class CompactUnit extends LightUnit implements UnitEntry {
  readonly line: number;
  readonly symbol: string | undefined;
  readonly isMeasured: boolean;
  readonly isSpelled: boolean;
  readonly hasOwnName: boolean;
  readonly rank: Rank;
  private readonly namesLine: () => string | undefined;
  private read: NameCells | undefined;
  // What Object.prototype was made to have is not one of them
  private readonly readPrefixes: Prefixes = Object.assign(Object.create(null), {}) as Prefixes;
  /** The line that was read: a quantity may be given its names after some of them. */
  private readLine: string | undefined;

  constructor(units: string, line: number, names: () => string | undefined) {
    super(units);
    this.line = line;
    this.namesLine = names;
    const isOfParts = this.marks.has('m');
    this.symbol = isOfParts ? undefined : this.printed;
    this.isSpelled = isOfParts || this.marks.has('s');
    this.isMeasured = this.marks.has('u');
    this.hasOwnName = this.marks.has('n');
    this.rank = ranks[Number(this.marks.get('r') ?? 0)]!;
  }

  get si(): readonly SiPrefixName[] | undefined {
    const letters = this.marks.get('.');
    return letters === undefined ? undefined : (this.readPrefixes.si ??= readSi(letters));
  }

  get binary(): readonly BinaryPrefixName[] | undefined {
    const letters = this.marks.get(':');
    return letters === undefined ? undefined : (this.readPrefixes.binary ??= readBinary(letters));
  }

  private cells(): NameCells {
    const line = this.namesLine();
    if (line !== undefined && line !== this.readLine) {
      // Half of the lines say nothing
      this.read = line === '\t' ? nameless : readNames(line);
      this.readLine = line;
    }
    return this.read ?? nameless;
  }

  get symbols(): readonly string[] {
    return this.cells()[0];
  }

  get name(): string | undefined {
    return this.cells()[1][0] || undefined;
  }

  get names(): readonly string[] {
    return this.cells()[1].slice(1);
  }

  get plural(): string | undefined {
    const plural = this.cells()[2];
    return plural === '=' ? nameOf(this) : plural;
  }

  get common(): readonly (SiPrefixName | BinaryPrefixName)[] {
    const [si = '', binary = ''] = (this.marks.get('c') ?? '').split(':');
    return (this.readPrefixes.common ??= [...readSi(si), ...readBinary(binary)]);
  }
}

/** A quantity without its units. */
export type QuantityHead = Omit<QuantityDefinition, 'units'>;

/** A quantity of two texts, of whose units each is read when somebody asks for it. */
export class CompactQuantity implements Quantity {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly dimension: string;
  declare readonly inTurns?: true;
  declare readonly uses?: () => readonly QuantityDefinition[];
  /** The text of its units; empty where it has not been given them. */
  unitsText: string;
  /** The text of its names; empty where it has not been given them. */
  namesText: string;
  private readonly read: UnitEntry[] = [];
  private lines: readonly string[] | undefined;
  private namesLines: readonly string[] | undefined;

  constructor(head: QuantityHead, units: string, names: string) {
    Object.assign(this, head);
    this.unitsText = units;
    this.namesText = names;
  }

  /** Gives it its units, where it was made without. */
  giveUnits(units: string): void {
    this.unitsText = units;
    this.lines = undefined;
  }

  /** Gives it its names, where it was made without. */
  giveNames(names: string): void {
    this.namesText = names;
    this.namesLines = undefined;
  }

  get base(): UnitEntry {
    return this.at(0);
  }

  get units(): readonly UnitEntry[] {
    return this.unitLines().map((_, line) => this.at(line));
  }

  /** The number of its units. */
  get size(): number {
    return this.unitLines().length;
  }

  /** The unit of a line. */
  at(line: number): UnitEntry {
    return (this.read[line] ??= new CompactUnit(this.unitLines()[line]!, line, () => this.namesOf(line)));
  }

  private namesOf(line: number): string | undefined {
    return (this.namesLines ??= this.namesText.split('\n').slice(1, -1))[line];
  }

  private unitLines(): readonly string[] {
    return (this.lines ??= this.unitsText.split('\n').slice(1, -1));
  }
}

/** A quantity of the catalogue: what a program builds on, and its units worked out. */
export type CatalogueQuantity<Id extends string = string, Name extends string = string> = QuantityDefinition<Id, Name> &
  CompactQuantity;

/** A quantity of its two texts; the second is empty for those who read no names. */
// @__NO_SIDE_EFFECTS__
export const readQuantity = <Id extends string, Name extends string>(
  head: QuantityHead & { readonly id: Id },
  units: string,
  names = '',
): CatalogueQuantity<Id, Name> => new CompactQuantity(head, units, names) as CatalogueQuantity<Id, Name>;

/** The quantities of a text of heads, without names: their units in their order, one text each. */
// @__NO_SIDE_EFFECTS__
export const readCatalogue = (heads: string, units: readonly string[]): readonly CatalogueQuantity[] => {
  const lines = heads.split('\n');
  return units.map((text, at) => {
    const [id, dimension, turns, name] = lines[at + 1]!.split('\t');
    const own = { id: id!, name: name || capitalized(nameOf({ id: id! })), dimension: dimension! };
    return readQuantity(turns ? { ...own, inTurns: true } : own, text);
  });
};

/** Gives the quantities that were made without units theirs, one text each in their order. */
export const withUnits = (
  quantities: readonly CatalogueQuantity[],
  units: readonly string[],
): readonly CatalogueQuantity[] => {
  const without = quantities.filter(({ unitsText }) => unitsText === '');
  for (const [at, quantity] of without.entries()) quantity.giveUnits(units[at]!);
  return quantities;
};

/** Gives quantities their names, one text each in their order. A bundler drops an unused list, and its names with it. */
export const withNames = (
  quantities: readonly CatalogueQuantity[],
  names: readonly string[],
): readonly CatalogueQuantity[] => {
  for (const [at, quantity] of quantities.entries()) quantity.giveNames(names[at]!);
  return quantities;
};
