import { rounded } from '../arithmetic/rounded.ts';
import { analytes, enzymes, type AnalyteRow } from '../data/analytes.ts';
import { atomicWeightsSource } from '../data/atomic-weights.ts';
import { decimalToRatio, readDecimal } from '../model/decimal.ts';
import { withSuggestions, quoted, type UnitsError } from '../model/error.ts';
import { over, ratio, type Ratio } from '../model/rational.ts';
import { fold } from '../naming/spelling.ts';
import { nearestWords } from '../naming/near-words.ts';
import { readFormula, type Formula } from './formula.ts';

/** A molar mass, as answers tell it. */
export interface MolarMass {
  /** Grams a mole. */
  readonly gramsPerMole: number;
  /** The most by which natural samples may differ, from the uncertainties of the atomic weights. */
  readonly uncertainty?: number;
  /** The formula. Absent if the mass of a protein is a convention. */
  readonly formula?: string;
  /** Its source. */
  readonly source: string;
}

/** A substance whose mass and amount lead to one another. */
export interface Substance {
  /** The identifier, or the formula where it is not an analyte that has a name here. */
  readonly id: string;
  /** The English name, or the formula. */
  readonly name: string;
  /** Grams a mole, exactly. */
  readonly exactMolarMass: Ratio;
  /** Grams per mole, with the source. */
  readonly molarMass: MolarMass;
  /** Elementary charges of its ion; zero where it has none or it is not said. */
  readonly charge: number;
  /** The kilograms and the moles that an international unit of it stands for, where documents state them. */
  readonly perUnit?: { readonly mass?: Ratio; readonly amount?: Ratio };
  /** The same in words, with its document. */
  readonly internationalUnit?: string;
}

const byWeights = (): string => {
  const { title, body, year } = atomicWeightsSource;
  return `${title} (${body}, ${year})`;
};
const byConvention =
  'The molar mass that laboratories reckon with: the chains of the protein differ (AMA Manual of Style, 11th edition, 2020)';

/** Case, spaces, hyphens, underscores, commas and brackets make no difference. A plural does: DHEAS is not DHEA. */
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

// Made when the first substance is asked for
let known: ReadonlyMap<string, AnalyteRow> | undefined;
const index = (): ReadonlyMap<string, AnalyteRow> => (known ??= makeIndex());

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
  charge,
});

/** A mass in the unit that doses of it are written in. */
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
    return { ...ofFormula(id, name, read), charge };
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

/** Identifiers of at most five analytes that may have been meant. */
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

/** The analyte of a name; undefined for what is not one. */
export const lookUpAnalyte = (name: string): AnalyteRow | undefined => index().get(keyOf(name));

let knownEnzymes: ReadonlyMap<string, string> | undefined;

/** The first name of the enzyme that a name means; undefined for what is not one. */
export const lookUpEnzyme = (name: string): string | undefined => {
  knownEnzymes ??= new Map(enzymes.flatMap((names) => names.map((one) => [keyOf(one), names[0]!])));
  return knownEnzymes.get(keyOf(name));
};

/** The ion of an element is what laboratories mean by its symbol. */
const ionOf = ({ text, charge }: Formula): AnalyteRow | undefined =>
  charge === 0 ? analytes.find((row) => row.formula === text && row.charge !== undefined) : undefined;

/**
 * Finds a substance by its name, or reads its formula. Throws a UnitsError (unknown-substance, with suggestions) by `parameter`.
 */
export const findSubstance = (given: string, parameter: string): Substance => {
  if (typeof given !== 'string') throw unknown(parameter, given, undefined);
  const row = lookUpAnalyte(given);
  if (row) return ofRow(row);
  const formula = readFormula(given);
  if (typeof formula !== 'object') throw unknown(parameter, given, formula);
  const ion = ionOf(formula);
  return ion ? ofRow(ion) : ofFormula(formula.text, formula.text, formula);
};
