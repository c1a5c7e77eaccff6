import {
  ranks,
  type Level,
  type Quantity,
  type QuantityDefinition,
  type Rank,
  type UnitEntry,
} from '../model/quantity.ts';
import type { BinaryPrefixName, SiPrefixName } from '../model/prefix.ts';
import { readRatio, zero, type Ratio } from '../model/rational.ts';
import { readBinary, readSi } from './format.ts';

const readLevel = (text: string): Level => {
  const [base, per] = text.split(' ');
  return { base: base === 'e' ? 'e' : Number(base), per: readRatio(per!) };
};

/** The cells of a line of names between those that say ~: symbols, names, forms. */
const parts = (cells: readonly string[]): string[][] => {
  const result: string[][] = [[]];
  for (const cell of cells) {
    if (cell === '~') result.push([]);
    else result.at(-1)!.push(cell);
  }
  return result;
};

/** A unit of two lines. What its names say is read when somebody asks for it. A class: a program that starts makes many of them. */
class CompactUnit implements UnitEntry {
  readonly id: string;
  readonly printed: string | undefined;
  readonly ratio: Ratio;
  private readonly marks: readonly string[];
  private readonly line: string | undefined;
  private read: readonly [symbols: readonly string[], called: readonly string[], rest: readonly string[]] | undefined;

  constructor(units: string, names: string | undefined) {
    const [id, printed, factor, ...marks] = units.split('\t');
    this.id = id!;
    this.printed = printed === '' ? undefined : printed;
    this.ratio = readRatio(factor!);
    this.marks = marks;
    this.line = names;
  }

  private mark(letter: string): string | undefined {
    return this.marks.find((mark) => mark.startsWith(letter))?.slice(1);
  }

  get symbol(): string | undefined {
    return this.mark('m') === undefined ? this.printed : undefined;
  }

  get turns(): number {
    return Number(this.mark('p') ?? 0);
  }

  get offset(): Ratio {
    const offset = this.mark('+');
    return offset === undefined ? zero : readRatio(offset);
  }

  get level(): Level | undefined {
    const level = this.mark('l');
    return level === undefined ? undefined : readLevel(level);
  }

  get isReciprocal(): boolean {
    return this.mark('v') !== undefined;
  }

  get isMeasured(): boolean {
    return this.mark('u') !== undefined;
  }

  get isSpelled(): boolean {
    return (this.mark('s') ?? this.mark('m')) !== undefined;
  }

  get si(): readonly SiPrefixName[] | undefined {
    const letters = this.mark('.');
    return letters === undefined ? undefined : readSi(letters);
  }

  get binary(): readonly BinaryPrefixName[] | undefined {
    const letters = this.mark(':');
    return letters === undefined ? undefined : readBinary(letters);
  }

  private cells() {
    if (!this.read) {
      const cells = (this.line ?? '\t0').split('\t').slice(1);
      const rest = cells.pop()!.split('|');
      const [symbols = [], called = []] = parts(cells);
      this.read = [symbols, called, rest];
    }
    return this.read;
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

  get rank(): Rank {
    return ranks[Number(this.cells()[2][0])]!;
  }

  get plural(): string | undefined {
    return this.cells()[2][1] || undefined;
  }

  get common(): readonly (SiPrefixName | BinaryPrefixName)[] {
    const [si = '', binary = ''] = (this.cells()[2][2] ?? '').split(':');
    return [...readSi(si), ...readBinary(binary)];
  }
}

/** What a quantity says beside its units. */
export type QuantityHead = Omit<QuantityDefinition, 'units'>;

/** A quantity of two texts, of whose units each is read when somebody asks for it. */
export class CompactQuantity implements Quantity {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly dimension: string;
  declare readonly inTurns?: true;
  declare readonly uses?: () => readonly QuantityDefinition[];
  readonly unitsText: string;
  readonly namesText: string;
  private readonly read: UnitEntry[] = [];
  private lines: readonly string[] | undefined;
  private namesLines: readonly string[] | undefined;

  constructor(head: QuantityHead, units: string, names: string) {
    Object.assign(this, head);
    this.unitsText = units;
    this.namesText = names;
  }

  get base(): UnitEntry {
    return this.at(0);
  }

  get units(): readonly UnitEntry[] {
    return this.unitLines().map((_, line) => this.at(line));
  }

  /** The unit of a line. */
  at(line: number): UnitEntry {
    this.namesLines ??= this.namesText.split('\n').slice(1, -1);
    return (this.read[line] ??= new CompactUnit(this.unitLines()[line]!, this.namesLines[line]));
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

/** The unit of one quantity's text that has an identifier, for those who know no other units. */
export const readUnit = (units: string, id: string): UnitEntry => {
  const start = units.indexOf(`\n${id}\t`);
  return new CompactUnit(units.slice(start + 1, units.indexOf('\n', start + 1)), undefined);
};
