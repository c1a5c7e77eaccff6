import { showExponents } from '../meet.ts';
import { compare } from '../../model/rational.ts';
import { unitNamed } from '../named.ts';
import type { Term } from './read.ts';
import { measureCode, readTerms } from './system.ts';
import { written } from './table.ts';
import { codeOf } from './write.ts';

/** A parsed UCUM code. */
export interface UcumUnit {
  /** The given code. */
  readonly code: string;
  /** The identifier of our unit, for `convert`. Undefined if the catalogue has none. */
  readonly unit?: string;
  /** A product of base dimensions: `M·L⁻³`, `1`. In UCUM, plane angle is one of them, and so is each arbitrary unit. */
  readonly dimension: string;
  /**
   * True if one of its atoms is arbitrary, like `[iU]`: it is defined by a procedure, so that it converts to nothing
   * else.
   */
  readonly arbitrary: boolean;
}

const powerWords: Readonly<Record<number, string>> = { 1: '', 2: 'square-', 3: 'cubic-' };

/** The names of powers of ten. */
const tens: Readonly<Record<number, string>> = { 3: 'thousand', 6: 'million', 9: 'billion', 12: 'trillion' };

/** Returns a factor in the grammar of identifiers, or undefined if the catalogue has no unit for it. */
const wordOf = (term: Term): string | undefined => {
  if ('number' in term) return String(term.number);
  const exponent = Math.abs(term.exponent);
  if (term.atom.code === '10*' || term.atom.code === '10^') return tens[exponent];
  const [id, rest] = term.atom.is;
  if (id === undefined || rest !== undefined) return undefined;
  return `${powerWords[exponent] ?? `pow${exponent}-`}${term.prefix?.name ?? ''}${id}`;
};

const identifierOf = (terms: readonly Term[]): string | undefined => {
  const words = (sign: number): (string | undefined)[] =>
    terms.filter(({ exponent }) => Math.sign(exponent) === sign).map(wordOf);
  const [above, below] = [words(1), words(-1)];
  return [...above, ...below].includes(undefined)
    ? undefined
    : [...above, ...(below.length > 0 ? ['per', ...below] : [])].join('-');
};

/**
 * Returns true if the identifier means the same unit as the code. Joined identifiers may read as another product:
 * `part-per-1e6-meter` divides by meters.
 */
const isMeasuredAlike = (id: string, code: string): boolean => {
  const unit = unitNamed(id);
  const own = unit && codeOf(unit);
  if (own === undefined) return false;
  const [a, b] = [measureCode(own, 'code'), measureCode(code, 'code')];
  return (
    compare(a.relation.ratio, b.relation.ratio) === 0 &&
    a.relation.piPower === b.relation.piPower &&
    showExponents(a) === showExponents(b)
  );
};

/** Returns the unit of a code whose atoms the catalogue does not multiply: mm[Hg]. */
const unitWritten = (code: string): string | undefined =>
  Object.entries(written).find(([, other]) => other === code)?.[0];

const unitOf = (code: string, terms: readonly Term[]): string | undefined => {
  const id = identifierOf(terms);
  return id !== undefined && isMeasuredAlike(id, code) ? id : unitWritten(code);
};

/**
 * Parses a UCUM code by its own grammar, case-sensitive.
 *
 * @param code - A UCUM code, case-sensitive: `mg/dL`.
 * @throws UnitsError (unknown-unit) for an invalid code, with suggestions.
 * @example parse('mg/dL').unit // 'milligram-per-deciliter'
 */
export function parse(code: string): UcumUnit {
  const terms = readTerms(code, 'code');
  const unit = unitOf(code, terms);
  return {
    code,
    ...(unit !== undefined && { unit }),
    dimension: showExponents(measureCode(code, 'code')),
    arbitrary: terms.some((term) => 'atom' in term && term.atom.isArbitrary === true),
  };
}
