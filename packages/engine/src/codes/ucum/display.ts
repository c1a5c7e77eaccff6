import { nameOf } from '../../definition/english.ts';
import { superscript } from '../../definition/superscript.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import type { UnitEntry } from '../../model/quantity.ts';
import type { Atom } from './atoms.ts';
import { readCode, type Term } from './read.ts';
import { readTerms } from './system.ts';

/** The names of UCUM atoms that are not units of the catalogue, or have another name there. */
const names: Readonly<Record<string, string>> = {
  '10*': 'the number ten for arbitrary powers',
  '10^': 'the number ten for arbitrary powers',
  '[pi]': 'the number pi',
  A: 'ampère',
  'm[H2O]': 'meter of water column',
  'm[Hg]': 'meter of mercury column',
  '[h]': 'Planck constant',
  '[k]': 'Boltzmann constant',
  '[eps_0]': 'permittivity of vacuum',
  '[mu_0]': 'permeability of vacuum',
  '[G]': 'Newtonian constant of gravitation',
  'g%': 'gram percent',
  'cal_[15]': 'calorie at 15 °C',
  "[in_i'H2O]": 'inch of water column',
  "[in_i'Hg]": 'inch of mercury column',
  '[PRU]': 'peripheral vascular resistance unit',
  "[wood'U]": 'Wood unit',
  '[mesh_i]': 'mesh',
  "[hnsf'U]": 'Hounsfield unit',
  '[MET]': 'metabolic equivalent',
  '[HPF]': 'high power field',
  '[LPF]': 'low power field',
  '[iU]': 'international unit',
  '[IU]': 'international unit',
  "[arb'U]": 'arbitrary unit',
  "[USP'U]": 'United States Pharmacopeia unit',
  "[beth'U]": 'Bethesda unit',
  "[anti'Xa'U]": 'anti factor Xa unit',
  "[todd'U]": 'Todd unit',
  "[dye'U]": 'Dye unit',
  "[smgy'U]": 'Somogyi unit',
  "[bdsk'U]": 'Bodansky unit',
  "[ka'U]": 'King-Armstrong unit',
  "[knk'U]": 'Kunkel unit',
  "[mclg'U]": 'Mac Lagan unit',
  "[tb'U]": 'tuberculin unit',
  '[CCID_50]': '50% cell culture infectious dose',
  '[TCID_50]': '50% tissue culture infectious dose',
  '[EID_50]': '50% embryo infectious dose',
  '[PFU]': 'plaque forming units',
  '[FFU]': 'focus forming units',
  '[CFU]': 'colony forming units',
  '[IR]': 'index of reactivity',
  '[BAU]': 'bioequivalent allergen unit',
  '[AU]': 'allergen unit',
  '[PNU]': 'protein nitrogen unit',
  '[Lf]': 'limit of flocculation',
  "[D'ag'U]": 'D-antigen unit',
  '[FEU]': 'fibrinogen equivalent unit',
  '[ELU]': 'ELISA unit',
  '[EU]': 'Ehrlich unit',
};

/** The symbols of UCUM atoms that are not units of the catalogue. */
const symbols: Readonly<Record<string, string>> = {
  '10*': '10',
  '10^': '10',
  '[pi]': 'π',
  'm[Hg]': 'mHg',
  'm[H2O]': 'mH₂O',
  '[eps_0]': 'ε₀',
  '[mu_0]': 'μ₀',
  "[in_i'Hg]": 'inHg',
  '[iU]': 'IU',
  "[arb'U]": 'arb. U',
  "[USP'U]": 'U.S.P.',
  "[wood'U]": 'Wood U.',
  '[CCID_50]': 'CCID₅₀',
  '[TCID_50]': 'TCID₅₀',
  '[EID_50]': 'EID₅₀',
};

const entryOf = ({ is }: Atom): UnitEntry | undefined => (is.length === 1 ? unitIndex.byId(is[0]!)?.entry : undefined);

/** Returns the letters of an atom without a unit of the catalogue and without a name here. */
const letters = ({ code }: Atom): string => code.replace(/[[\]]/g, '');

const ownIn = (table: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

const nameOfTerm = ({ atom, prefix }: Exclude<Term, { number: bigint }>): string => {
  const entry = entryOf(atom);
  return (prefix?.name ?? '') + (ownIn(names, atom.code) ?? (entry ? nameOf(entry) : letters(atom)));
};

const symbolOfTerm = ({ atom, prefix }: Exclude<Term, { number: bigint }>): string => {
  const sign = prefix?.name === 'micro' ? 'μ' : (prefix?.code ?? '');
  return sign + (ownIn(symbols, atom.code) ?? entryOf(atom)?.printed ?? letters(atom));
};

/** Matches the parts of a code between its operators, except those in brackets and braces. */
const parts = /[./]|\((?:[^()]|\([^()]*\))*\)|(?:\[[^\]]*\]|\{[^}]*\}|[^./(){}[\]])+(?:\{[^}]*\})?/g;

/** Options for naming the parts of a code. */
interface Wording {
  readonly times: string;
  readonly over: string;
  readonly note: (text: string) => string;
  readonly factor: (term: Exclude<Term, { number: bigint }>) => string;
}

const tellPart = (part: string, how: Wording): string => {
  if (part === '.') return how.times;
  if (part === '/') return how.over;
  if (part.startsWith('(')) return `(${tell(part.slice(1, -1), how)})`;
  const annotation = /\{([^}]*)\}$/.exec(part)?.[1];
  const bare = part.replace(/\{[^}]*\}$/, '');
  if (bare === '') return how.note(annotation ?? '');
  const terms = readCode(bare);
  const term = Array.isArray(terms) ? (terms as readonly Term[])[0] : undefined;
  if (!term) return '';
  return 'number' in term ? String(term.number) : how.factor(term);
};

const tell = (code: string, how: Wording): string =>
  (code.match(parts) ?? [])
    .map((part) => tellPart(part, how))
    .join('')
    .trim();

const inWords: Wording = {
  times: ' * ',
  over: ' / ',
  note: (text) => `(${text})`,
  factor: (term) => `(${nameOfTerm(term)}${term.exponent === 1 ? '' : ` ^ ${term.exponent}`})`,
};

const inSymbols: Wording = {
  times: '·',
  over: '/',
  note: (text) => `{${text}}`,
  factor: (term) => symbolOfTerm(term) + superscript(term.exponent),
};

/**
 * Returns a code in words, as UCUM's functional tests display it.
 *
 * @param code - A UCUM code, case-sensitive.
 * @throws UnitsError (unknown-unit) for an invalid code.
 * @example display('m3.kg-1') // '(meter ^ 3) * (kilogram ^ -1)'
 */
export function display(code: string): string {
  if (code === '') return '(unity)';
  readTerms(code, 'code');
  return tell(code, inWords);
}

/**
 * Returns a code in printed symbols.
 *
 * @param code - A UCUM code, case-sensitive.
 * @throws UnitsError (unknown-unit) for an invalid code.
 * @example print('m3.kg-1') // 'm³·kg⁻¹'
 */
export function print(code: string): string {
  if (code === '') return '1';
  readTerms(code, 'code');
  return tell(code, inSymbols);
}
