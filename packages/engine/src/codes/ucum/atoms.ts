import { prefixes as allPrefixes } from '../../definition/prefix.ts';
import { factorOf } from '../../definition/definition.ts';
import type { Ratio } from '../../model/rational.ts';
import { arbitrary, metric, metricSpecial, nonmetric, special } from './table.ts';

/** An atom of UCUM. `is` has the identifier of a catalogue unit, or a number and a code. */
export interface Atom {
  readonly code: string;
  readonly is: readonly string[];
  readonly takesPrefixes: boolean;
  /**
   * `tangent`, `root`, or `log:<base>:<per>`: the atom has its own scale, and `is` has the unit that the scale is based
   * on.
   */
  readonly law?: string;
  /** True for an arbitrary unit. It is defined by a procedure and converts to no other unit. */
  readonly isArbitrary?: true;
}

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

const makeAtoms = (): ReadonlyMap<string, Atom> => {
  const atoms = new Map<string, Atom>([['[pi]', { code: '[pi]', is: ['1', '1'], takesPrefixes: false }]]);
  const put = (atom: Atom): unknown => atoms.set(atom.code, atom);
  for (const [code, ...is] of linesOf(metric)) put({ code: code!, is, takesPrefixes: true });
  for (const [code, ...is] of linesOf(nonmetric)) put({ code: code!, is, takesPrefixes: false });
  const levels = metricSpecial.split(' ');
  for (const [code, law, ...is] of linesOf(special)) {
    put({ code: code!, is, takesPrefixes: levels.includes(code!), law: law! });
  }
  for (const [index, codes] of arbitrary.split(' | ').entries()) {
    for (const code of codes.split(' ')) put({ code, is: [], takesPrefixes: index === 0, isArbitrary: true });
  }
  return atoms;
};

let known: ReadonlyMap<string, Atom> | undefined;

/** Returns all atoms by code. They are parsed at the first call. */
export const atoms = (): ReadonlyMap<string, Atom> => (known ??= makeAtoms());

/** A prefix with its code. */
export interface CodedPrefix {
  readonly code: string;
  readonly name: string;
  readonly factor: Ratio;
}

/** The prefixes of UCUM 2.2: yocto to yotta and the first four binary ones. Micro is the letter u. */
export const prefixes: readonly CodedPrefix[] = /* @__PURE__ */ allPrefixes
  .filter(({ binary, exponent }) => (binary ? exponent <= 40 : Math.abs(exponent) <= 24))
  .map((prefix) => ({
    code: prefix.name === 'micro' ? 'u' : prefix.symbol,
    name: prefix.name,
    factor: factorOf(prefix),
  }));
