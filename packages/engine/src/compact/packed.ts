import { siPrefixes, type BinaryPrefixName, type SiPrefixName } from '../model/prefix.ts';
import { ranks, type Quantity, type QuantityDefinition, type UnitDefinition, type UnitRow } from '../model/quantity.ts';

// What is published carries the rows as text, without what conversions do not need: scripts/packed-rows.ts writes it. A row is a
// line of cells, each between two tabs:
//
//     identifier, symbol, further symbols …, "~", name, further names …, "~", forms of these that look-ups take them for …
//
// and behind the last tab, between bars: the number of the rank and the definition, plural, offset, base and divisor of a logarithm,
// prefixes, prefixes under which the unit is as common as by itself.

/** One letter for each SI prefix: its symbol, but for deka and micro, whose symbols are no single letters of ASCII. */
const siLetters = 'QRYZEPTGMkhDdcmunpfazyrq';

const binaryNames: Readonly<Record<string, BinaryPrefixName>> = {
  q: 'quebi',
  r: 'robi',
  y: 'yobi',
  z: 'zebi',
  e: 'exbi',
  p: 'pebi',
  t: 'tebi',
  g: 'gibi',
  m: 'mebi',
  k: 'kibi',
};

const siName = (letter: string): SiPrefixName => siPrefixes[siLetters.indexOf(letter)]![0];

type Log = NonNullable<UnitDefinition['log']>;

const readLog = (text: string): Log => {
  const [base, per] = text.split(' ');
  return { base: base === 'e' ? 'e' : (Number(base) as 2 | 10), per: per! };
};

/** The prefixes behind `.` for SI and `:` for binary ones; either mark stands alone where lists show none. */
const readPrefixes = (text: string): Pick<UnitDefinition, 'si' | 'binary'> => {
  const [si, binary] = text.split(':');
  return {
    ...(si?.startsWith('.') && { si: Array.from(si.slice(1), siName) }),
    ...(binary !== undefined && { binary: Array.from(binary, (letter) => binaryNames[letter]!) }),
  };
};

/** The stretches of cells between those that say ~. */
const parts = (cells: readonly string[]): string[][] => {
  const result: string[][] = [[]];
  for (const cell of cells) {
    if (cell === '~') result.push([]);
    else result.at(-1)!.push(cell);
  }
  return result;
};

/** A row but for its source, status and notes, which are apart in data/details.ts. */
const readRow = (line: string): UnitRow => {
  const cells = line.split('\t').slice(1);
  const [start = '', plural, offset, log, shown = '', common = ''] = cells.pop()!.split('|');
  const is = start.slice(1);
  const [[id, symbol, ...symbols] = [], [name, ...names] = []] = parts(cells);
  const row: UnitDefinition & Pick<UnitRow, 'rank' | 'common'> = {
    id: id!,
    rank: ranks[Number(start[0])]!,
    ...(symbol && { symbol }),
    ...(symbols.length > 0 && { symbols }),
    ...(name && { name }),
    ...(names.length > 0 && { names }),
    ...(is && { is }),
    ...(plural && { plural }),
    ...(offset && { offset }),
    ...(log && { log: readLog(log) }),
    ...readPrefixes(shown),
    ...(common && { common: Object.values(readPrefixes(common)).flat() }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only lists of the catalogue ask for the document behind a row
  return row as UnitRow;
};

/** What a packed quantity says beside its rows. */
type Head = Omit<QuantityDefinition, 'units'>;

/** A quantity of packed rows, each of which is read when somebody asks for it. A class, because a program that starts makes all of them. */
class PackedQuantity implements Quantity {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly dimension: string;
  declare readonly inTurns?: true;
  readonly text: string;
  /** Rows that were read, by where their lines begin. */
  private readonly rows = new Map<number, UnitRow>();
  private all: readonly UnitRow[] | undefined;

  constructor(head: Head, text: string) {
    Object.assign(this, head);
    this.text = text;
  }

  get base(): UnitRow {
    return this.rowAt(0);
  }

  get units(): readonly UnitRow[] {
    let start = 0;
    return (this.all ??= this.text.split('\n').map((line) => {
      const row = this.rowAt(start);
      start += line.length + 1;
      return row;
    }));
  }

  rowAt(start: number): UnitRow {
    let row = this.rows.get(start);
    if (!row) {
      const end = this.text.indexOf('\n', start);
      this.rows.set(start, (row = readRow(this.text.slice(start, end < 0 ? undefined : end))));
    }
    return row;
  }
}

/** A quantity of packed rows. */
// @__NO_SIDE_EFFECTS__
export const packed = (head: Head, text: string): Quantity => new PackedQuantity(head, text);
