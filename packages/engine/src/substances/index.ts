import { rounded } from '../arithmetic/rounded.ts';
import { analytes, enzymes, type AnalyteRow } from '../data/analytes.ts';
import { atomicWeightsSource, elementNames, inPairs } from '../data/atomic-weights.ts';
import { decimalToRatio, readDecimal } from '../model/decimal.ts';
import { withSuggestions, quoted, UnitsError } from '../model/error.ts';
import { over, ratio, type Ratio } from '../model/rational.ts';
import { fold } from '../naming/spelling.ts';
import { nearestWords } from '../naming/near-words.ts';
import { readFormula, type Formula } from './formula.ts';

/** The molar mass in answers. */
export interface MolarMass {
  /** The molar mass in grams per mole. */
  readonly gramsPerMole: number;
  /** The maximum deviation of natural samples, from the uncertainties of the atomic weights. */
  readonly uncertainty?: number;
  /** The formula. Absent if the mass of a protein is a convention. */
  readonly formula?: string;
  /** Its source. */
  readonly source: string;
}

/** A substance whose mass and amount of substance convert into one another. */
export interface Substance {
  /** The identifier, or the formula if it is not a named analyte. */
  readonly id: string;
  /** The English name, or the formula. */
  readonly name: string;
  /** The molar mass in grams per mole, exactly. */
  readonly exactMolarMass: Ratio;
  /** The molar mass in grams per mole, with the source. */
  readonly molarMass: MolarMass;
  /** The charge of its ion in elementary charges. Zero if there is none, or if it is unknown. */
  readonly charge: number;
  /** The kilograms and the moles of an international unit, if documents state them. */
  readonly perUnit?: { readonly mass?: Ratio; readonly amount?: Ratio };
  /** The size of an international unit as text, with its document. */
  readonly internationalUnit?: string;
}

const byWeights = (): string => {
  const { title, body, year } = atomicWeightsSource;
  return `${title} (${body}, ${year})`;
};
const byConvention =
  'The molar mass that laboratories use: the chains of the protein differ (AMA Manual of Style, 11th edition, 2020)';

/** Returns a key without case, spaces, hyphens, underscores, commas and brackets. Plurals differ: DHEAS is not DHEA. */
const keyOf = (spelling: string): string =>
  fold(spelling)
    .toLowerCase()
    .replace(/\(([^()]*)\)/g, ' $1 ')
    .replace(/[\s_,-]+/g, ' ')
    .trim();

const makeIndex = (): ReadonlyMap<string, AnalyteRow> => {
  const index = new Map<string, AnalyteRow>();
  for (const row of analytes) {
    for (const spelling of [row.id, row.name, ...(row.aliases ?? [])]) index.set(keyOf(spelling), row);
  }
  return index;
};

// Created on first use
let known: ReadonlyMap<string, AnalyteRow> | undefined;
const index = (): ReadonlyMap<string, AnalyteRow> => (known ??= makeIndex());

let knownElements: ReadonlyMap<string, string> | undefined;
const elementIndex = (): ReadonlyMap<string, string> =>
  (knownElements ??= new Map(elementNames.split(',').map((line) => [line.split(' ')[1]!, line.split(' ')[0]!])));

let knownEnzymes: ReadonlyMap<string, string> | undefined;
const enzymeIndex = (): ReadonlyMap<string, string> =>
  (knownEnzymes ??= new Map(enzymes.flatMap((names) => names.map((one) => [keyOf(one), names[0]!]))));

/** Matches the ions that begin the formula of a salt. */
const metals = /^(?:sodium|potassium|calcium|magnesium|lithium)$/;

/**
 * Returns the positive charges of a salt of two ions that laboratories report: 2 for MgSO4·7H2O. Zero for other
 * substances: how many equivalents a mole of an acid or KMnO4 has depends on the reaction.
 */
const chargesOfSalt = (text: string): number => {
  const salt = text.split('·')[0]!;
  const charged = analytes.filter(({ charge, formula }) => charge !== undefined && formula !== undefined);
  const metal = charged.find(({ id, formula }) => metals.test(id) && salt.startsWith(formula!));
  if (!metal) return 0;
  const [, atoms = '', rest = ''] = /^(\d*)(.*)$/.exec(salt.slice(metal.formula!.length))!;
  const charges = metal.charge! * Number(atoms || 1);
  const isBalanced = charged.some(({ id, formula, charge }) => {
    const count = charges / charge!;
    return !metals.test(id) && [`${formula}${count === 1 ? '' : count}`, `(${formula})${count}`].includes(rest);
  });
  return isBalanced ? charges : 0;
};

const ofFormula = (id: string, name: string, { text, molarMass, uncertainty, charge }: Formula): Substance => ({
  id,
  name,
  exactMolarMass: molarMass,
  molarMass: {
    gramsPerMole: rounded(molarMass),
    uncertainty: rounded(uncertainty),
    formula: text,
    source: byWeights(),
  },
  charge: charge === 0 ? chargesOfSalt(text) : charge,
});

/** Returns a mass in the usual unit of doses. */
const inWords = (milligrams: number): string =>
  milligrams < 0.01 ? `${Number((milligrams * 1000).toPrecision(6))} μg` : `${milligrams} mg`;

/** Returns the size of an international unit, for a row that has one. */
const activityOf = ({ name, unit }: AnalyteRow): Pick<Substance, 'perUnit' | 'internationalUnit'> => {
  if (!unit) return {};
  const { milligrams, nanomoles, source } = unit;
  const masses = milligrams === undefined ? [] : [inWords(Number(milligrams))];
  const said = [...masses, ...(nanomoles === undefined ? [] : [`${nanomoles} nmol`])].join(' and ');
  const inSi = (text: string, places: bigint): Ratio => over(decimalToRatio(readDecimal(text)!), ratio(10n ** places));
  return {
    perUnit: {
      ...(milligrams === undefined ? {} : { mass: inSi(milligrams, 6n) }),
      ...(nanomoles === undefined ? {} : { amount: inSi(nanomoles, 9n) }),
    },
    internationalUnit: `1 IU of ${name.charAt(0).toLowerCase()}${name.slice(1)} is ${said} (${source}).`,
  };
};

const ofRow = (row: AnalyteRow): Substance => ({ ...massOf(row), ...activityOf(row) });

const massOf = ({ id, name, formula, molarMass, charge = 0 }: AnalyteRow): Substance => {
  if (formula !== undefined) {
    const read = readFormula(formula);
    if (typeof read !== 'object') throw new Error(`Not a formula: ${formula}`);
    return ofFormula(id, name, { ...read, charge });
  }
  const exactMolarMass = decimalToRatio(readDecimal(molarMass!)!);
  return {
    id,
    name,
    exactMolarMass,
    molarMass: { gramsPerMole: rounded(exactMolarMass), source: byConvention },
    charge,
  };
};

/** Returns identifiers of at most five similar analytes. */
const suggest = (spelling: string): string[] => {
  const key = keyOf(spelling);
  const holding = key.length < 3 ? [] : [...index().keys()].filter((word) => word.includes(key));
  const ids = [...nearestWords(key, index().keys()), ...holding].map((word) => index().get(word)!.id);
  return [...new Set(ids)].slice(0, 5);
};

const unknown = (parameter: string, given: unknown, because: string | undefined): UnitsError => {
  const reason = because === undefined ? '' : `: ${because}`;
  return withSuggestions(
    'unknown-substance',
    () => `${parameter} must be a substance, like glucose or C6H12O6; ${quoted(given)} is not one we know${reason}.`,
    () => (typeof given === 'string' && given.length <= 100 ? suggest(given) : []),
    { parameter },
  );
};

let knownStarts: ReadonlyMap<string, number> | undefined;

const startOf = (key: string): string => key.replace(/^\(+ ?/, '').split(' ', 1)[0]!;

const makeStarts = (): ReadonlyMap<string, number> => {
  const starts = new Map<string, number>();
  for (const key of [...index().keys(), ...enzymeIndex().keys(), ...elementIndex().keys()])
    starts.set(startOf(key), Math.max(starts.get(startOf(key)) ?? 0, key.split(' ').length));
  return starts;
};

/** Returns the most words of a name of an analyte, an enzyme or an element that starts with a word. Most words start none. */
export const longestNameFrom = (word: string): number => (knownStarts ??= makeStarts()).get(startOf(keyOf(word))) ?? 0;

/** Returns the analyte of a name, or undefined. */
export const lookUpAnalyte = (name: string): AnalyteRow | undefined => index().get(keyOf(name));

/** Returns the symbol of the element with an English name, or undefined. */
export const lookUpElement = (name: string): string | undefined => elementIndex().get(keyOf(name));

/** Returns the first name of the enzyme with a name, or undefined. */
export const lookUpEnzyme = (name: string): string | undefined => enzymeIndex().get(keyOf(name));

/** Returns the ion of an element's symbol, which laboratories mean by it. */
const ionOf = ({ text, charge }: Formula): AnalyteRow | undefined =>
  charge === 0 ? analytes.find((row) => row.formula === text && row.charge !== undefined) : undefined;

/**
 * Finds a substance by its name, or reads its formula. Throws a UnitsError (unknown-substance, with suggestions) for
 * `parameter`.
 */
export const findSubstance = (given: string, parameter: string): Substance => {
  if (typeof given !== 'string') throw unknown(parameter, given, undefined);
  const row = lookUpAnalyte(given);
  if (row) return ofRow(row);
  const element = lookUpElement(given);
  if (element !== undefined && inPairs.split(' ').includes(element)) {
    const message = `${quoted(given)} is atoms, ${element}, or molecules, ${element}2: write the formula.`;
    throw new UnitsError('unknown-substance', message, { parameter, suggestions: [element, `${element}2`] });
  }
  const formula = readFormula(element ?? given);
  if (typeof formula !== 'object') throw unknown(parameter, given, formula);
  const ion = ionOf(formula);
  return ion ? ofRow(ion) : ofFormula(formula.text, formula.text, formula);
};
