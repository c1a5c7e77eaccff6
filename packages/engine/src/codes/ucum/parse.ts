import { unitIndex } from '../../conversion/catalogue.ts';
import { showExponents } from '../../conversion/meeting-by-dimension.ts';
import type { Term } from './read.ts';
import { measureCode, readTerms } from './system.ts';
import { written } from './table.ts';

/** A code of UCUM, read. */
export interface UcumUnit {
  /** The code as it was given. */
  readonly code: string;
  /** The unit of ours that it is, by its identifier: what `convert` takes. Undefined where the catalogue has no unit for one of its atoms. */
  readonly unit?: string;
  /** Product of base dimensions: `M·L⁻³`, `1`. Plane angle is one of them in UCUM, and so is each arbitrary unit. */
  readonly dimension: string;
  /** Whether one of its atoms is arbitrary, like `[iU]`: defined by a procedure, so that it converts to nothing else. */
  readonly arbitrary: boolean;
}

const powerWords: Readonly<Record<number, string>> = { 1: '', 2: 'square-', 3: 'cubic-' };

/** One factor in the grammar of identifiers, undefined where the catalogue has no unit for it. */
const wordOf = (term: Term): string | undefined => {
  if ('number' in term) return String(term.number);
  const [id, rest] = term.atom.is;
  if (id === undefined || rest !== undefined) return undefined;
  const exponent = Math.abs(term.exponent);
  return `${powerWords[exponent] ?? `pow${exponent}-`}${term.prefix?.name ?? ''}${id}`;
};

/** The unit of a code that is no product of such as the catalogue makes it: mm[Hg]. */
const unitWritten = (code: string): string | undefined =>
  Object.entries(written).find(([, other]) => other === code)?.[0];

const unitOf = (code: string, terms: readonly Term[]): string | undefined => {
  const words = (sign: number): (string | undefined)[] =>
    terms.filter(({ exponent }) => Math.sign(exponent) === sign).map(wordOf);
  const [above, below] = [words(1), words(-1)];
  if ([...above, ...below].includes(undefined)) return unitWritten(code);
  const id = [...above, ...(below.length > 0 ? ['per', ...below] : [])].join('-');
  return unitIndex.find(id).units.length > 0 ? id : undefined;
};

/**
 * Reads a code of UCUM by its own grammar, case-sensitive.
 *
 * @throws UnitsError (unknown-unit) for a text that is no code, with what may have been meant.
 * @example parse('mg/dL').unit // 'milligram-per-deciliter'
 */
export const parse = (code: string): UcumUnit => {
  const terms = readTerms(code, 'code');
  const unit = unitOf(code, terms);
  return {
    code,
    ...(unit !== undefined && { unit }),
    dimension: showExponents(measureCode(code, 'code')),
    arbitrary: terms.some((term) => 'atom' in term && term.atom.isArbitrary === true),
  };
};
