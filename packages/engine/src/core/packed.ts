import { siPrefixes, type BinaryPrefixName, type SiPrefixName } from '../data/prefixes.ts';
import type { Quantity, QuantityDefinition, UnitDefinition, UnitRow } from './quantity.ts';

// What is published carries the rows as text, without what conversions do not need: scripts/packed-rows.ts writes it. A row is a
// line of cells, each between two tabs:
//
//     identifier, symbol, further symbols …, "~", name, further names …, "~", forms of these that look-ups take them for …
//
// and behind the last tab, between bars: definition, plural, offset, base and divisor of a logarithm, prefixes.

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
  const [, si, binary] = /^(?:\.(\w*))?(?::(\w*))?$/.exec(text)!;
  return {
    ...(si === undefined ? {} : { si: Array.from(si, siName) }),
    ...(binary === undefined ? {} : { binary: Array.from(binary, (letter) => binaryNames[letter]!) }),
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
  const [is, plural, offset, log, shown = ''] = cells.pop()!.split('|');
  const [[id, symbol, ...symbols] = [], [name, ...names] = []] = parts(cells);
  const row: UnitDefinition = {
    id: id!,
    ...(symbol && { symbol }),
    ...(symbols.length > 0 && { symbols }),
    ...(name && { name }),
    ...(names.length > 0 && { names }),
    ...(is && { is }),
    ...(plural && { plural }),
    ...(offset && { offset }),
    ...(log && { log: readLog(log) }),
    ...readPrefixes(shown),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only lists of the catalogue ask for the document behind a row
  return row as UnitRow;
};

/** A quantity of packed rows, each of which is read when somebody asks for it. */
// @__NO_SIDE_EFFECTS__
export const packed = ({ id, name, dimension, inTurns }: Omit<QuantityDefinition, 'units'>, text: string): Quantity => {
  const rows: UnitRow[] = [];
  let lines: readonly string[] | undefined;
  let units: readonly UnitRow[] | undefined;
  const read = (line: string, index: number): UnitRow => (rows[index] ??= readRow(line));
  return {
    id,
    name,
    dimension,
    ...(inTurns && { inTurns }),
    get units() {
      return (units ??= (lines ??= text.split('\n')).map(read));
    },
    find: (spelling) => {
      // A row without a name has its identifier in words
      const cells = [`\t${spelling}\t`, `\t${spelling.replaceAll(' ', '-')}\t`];
      if (!cells.some((cell) => text.includes(cell))) return [];
      lines ??= text.split('\n');
      return lines.flatMap((line, index) => (cells.some((cell) => line.includes(cell)) ? [read(line, index)] : []));
    },
  };
};
