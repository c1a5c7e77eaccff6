import { findRefused, type RefusedSpelling } from '../data/refused-spellings.ts';
import { siFactorOf } from '../definition/definition.ts';
import { capitalized } from '../definition/english.ts';
import { pluralName, singularName } from '../definition/symbol.ts';
import { dimensionless, sameDimension } from '../model/dimension.ts';
import type { Unit } from '../model/unit.ts';
import { fold } from '../naming/spelling.ts';
import { differByGas, differBySubstance, equivalenceBetween } from './bridge-hint.ts';
import { hasOwnScale } from './relation.ts';

/** Brackets, braces and powers of ten as UCUM writes them. */
const ucum = /[[\]{}]|10[*^]/;
/** Trade codes (UN/ECE) have two or three capitals and digits. */
const trade = /^(?=.*[A-Z])[A-Z\d]{2,3}$/;

const ofUcum: RefusedSpelling = { reason: 'Codes of UCUM are read only where codes of "ucum" are asked for.' };
const ofTrade: RefusedSpelling = {
  reason:
    'Codes of UN/ECE Recommendation 20, of two or three capitals, are read only where codes of "unece" are asked for.',
};

/** Apertures: f/2.8. */
const aperture = /^f\/\d/i;

/**
 * Returns the reason why a spelling is not a unit and what to write instead, or undefined if there is nothing to add.
 */
export const whyUnknown = (spelling: string): RefusedSpelling | undefined => {
  const text = fold(spelling);
  return (
    findRefused(aperture.test(text) ? 'f-number' : text) ??
    (ucum.test(text) ? ofUcum : trade.test(text) ? ofTrade : undefined)
  );
};

/** The hint for converting between two quantities. */
const bridges: Readonly<Record<string, string>> = {
  'mass volume': 'Name an ingredient to convert between them: 2 cups of flour in grams.',
  'gauge-pressure pressure':
    'A gauge pressure counts from the pressure of the air around it. Add that, as in 30 psi + 1 atm.',
  'biological-activity mass':
    'An international unit is another mass of each substance. Name it: 400 IU of vitamin D in μg. Heparin and vaccines have none that is fixed.',
  'graphics typewidth': 'An em is the size of the type. Where a page sets none it is 16 px, and 1.5 em are 24 px.',
  'equivalent-dose graphics':
    'A rem of style sheets is the size of type at the root. Where a page sets none it is 16 px.',
  'force mass': 'Weight as a force has units of force: 10 lbf in newtons.',
  'energy molar-energy': 'A mole divided among its particles is a value per particle: 23 kcal/mol in eV per particle.',
  'data-rate frequency': 'The number of bits per symbol depends on the line code.',
  'length wavenumber':
    'One is the inverse of the other. For a pitch write 1/(20 tpi) in mm; for waves name the equivalence: as spectral.',
};

const slope = 'A ratio is not an angle. The slope calculator converts one: a slope of 10 % is 5.71°.';
const standardVolume =
  'A standard volume states an amount of gas. Its actual volume depends on pressure and temperature.';
const substance = 'One is a mass, the other an amount of substance. Name the substance to convert between them.';
const ofCarrier =
  'It is a ratio to a carrier or to full scale: only with the level of that one another level follows from it.';
/** Levels relative to an unstated reference. */
const relativeLevels = new Set(['decibel-carrier', 'decibel-full-scale']);
const withReference = 'A level with a reference cannot be part of a quotient. Convert it first, for example to mW.';

const quantityOf = (unit: Unit): string =>
  unit.quantity?.id ?? (sameDimension(siFactorOf(unit).dimension, dimensionless) ? 'ratio' : '');

/** Returns the reason why two units do not convert: what each measures, and how to get from one to the other. */
export const whyApart = (from: Unit, to: Unit): string | undefined => {
  if ([from, to].some(({ id }) => relativeLevels.has(id))) return ofCarrier;
  if (hasOwnScale(from) || hasOwnScale(to)) return withReference;
  const pair = [quantityOf(from), quantityOf(to)].sort().join(' ');
  if (pair === 'angle ratio') return slope;
  if (differBySubstance(siFactorOf(from).dimension, siFactorOf(to).dimension)) return substance;
  const [a, b] = [from.quantity, to.quantity];
  const isGas = differByGas(siFactorOf(from).dimension, siFactorOf(to).dimension);
  if (!a || !b || a === b) return isGas ? standardVolume : undefined;
  const names = pluralName(from);
  // "Percent measures a ratio", but "Inches of mercury measure pressure"
  const verb = names === singularName(from) ? 'measures' : 'measure';
  const measure = capitalized(`${names} ${verb} ${a.name.toLowerCase()}`);
  const as = equivalenceBetween([a.id, b.id]);
  const bridge =
    (isGas ? standardVolume : bridges[pair]) ?? (as && `Name the equivalence to convert between them: as ${as}.`);
  return `${measure}, ${pluralName(to)} ${b.name.toLowerCase()}.${bridge === undefined ? '' : ` ${bridge}`}`;
};
