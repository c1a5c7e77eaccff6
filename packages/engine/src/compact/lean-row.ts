import { readRatio, type Ratio } from '../model/rational.ts';

// The rows of a quantity as text, worked out: what is left of a unit is its identifier, its symbol, and how its values relate to
// SI base units. Each row stands between two line ends, its cells between tabs:
//
//     <identifier> <symbol> <fraction> [+<offset>] [v] [p<power of π>] [l<base> <divisor>] [.] [:]
//
// with v for a reciprocal unit, l for a logarithmic one, and a point or a colon where the unit takes SI or binary prefixes.
// pack.ts writes them.

/** A unit as its row says it. */
export interface LeanUnit {
  readonly id: string;
  /** How many SI base units it is, but for the power of π. */
  readonly ratio: Ratio;
  /** The cells behind: see above. */
  readonly marks: readonly string[];
}

/** What a mark of the unit says behind its letter; undefined where the unit does not carry it. */
export const mark = ({ marks }: LeanUnit, letter: string): string | undefined =>
  marks.find((cell) => cell.startsWith(letter))?.slice(1);

const readRow = (row: string): LeanUnit => {
  const [id, , fraction, ...marks] = row.split('\t');
  return { id: id!, ratio: readRatio(fraction!), marks };
};

/** The unit whose row has the text for its identifier, after a line end, or for its symbol, after a tab. */
export const findIn = (rows: string, before: '\n' | '\t', text: string): LeanUnit | undefined => {
  const index = rows.indexOf(`${before}${text}\t`);
  return index < 0 || /^$|[\t\n]/.test(text)
    ? undefined
    : readRow(rows.slice(rows.lastIndexOf('\n', index) + 1, rows.indexOf('\n', index + 1)));
};

/** The unit whose row has the text for its identifier or its symbol. */
export const find = (rows: string, text: string): LeanUnit | undefined =>
  findIn(rows, '\n', text) ?? findIn(rows, '\t', text);
