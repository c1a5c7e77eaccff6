import { findRefused, type RefusedSpelling } from '../data/refused-spellings.ts';
import { siFactorOf } from '../definition/definition.ts';
import { capitalized } from '../definition/english.ts';
import { pluralName } from '../definition/symbol.ts';
import { dimensionless, sameDimension } from '../model/dimension.ts';
import type { Unit } from '../model/unit.ts';
import { fold } from '../naming/spelling.ts';
import { differBySubstance, equivalenceBetween } from './bridge-hint.ts';
import { hasOwnScale } from './relation.ts';

/** Brackets, braces and powers of ten as UCUM writes them. */
const ucum = /[[\]{}]|10[*^]/;
/** Codes of trade have two or three capitals and digits. */
const trade = /^(?=.*[A-Z])[A-Z\d]{2,3}$/;

const ofUcum: RefusedSpelling = { reason: 'Codes of UCUM are read only where codes of "ucum" are asked for.' };
const ofTrade: RefusedSpelling = {
  reason:
    'Codes of UN/ECE Recommendation 20, of two or three capitals, are read only where codes of "unece" are asked for.',
};

/** Why a spelling is no unit, where there is more to say, and what to write instead. */
export const whyUnknown = (spelling: string): RefusedSpelling | undefined => {
  const text = fold(spelling);
  return findRefused(text) ?? (ucum.test(text) ? ofUcum : trade.test(text) ? ofTrade : undefined);
};

/** The bridge that connects two quantities. */
const bridges: Readonly<Record<string, string>> = {
  'mass volume': 'An ingredient leads from one to the other: 2 cups of flour in grams.',
  'gauge-pressure pressure':
    'A gauge pressure counts from the pressure of the air outside, which is not given: add it, as in 30 psi + 1 atm.',
  'force mass': 'The force with which a mass is pulled is in units of force: 10 lbf in newtons.',
  'energy molar-energy': 'A mole shared out among its particles is told per particle: 23 kcal/mol in eV per particle.',
  'molar-flow volume-flow':
    'A standard volume of gas says how much gas it is: the room it takes depends on its pressure and temperature.',
  'amount-of-substance volume':
    'A standard volume of gas says how much gas it is: the room it takes depends on its pressure and temperature.',
  'data-rate frequency': 'A symbol carries as many bits as the code of the line gives it.',
};

const slope = 'A ratio is no angle: a slope of 10 % is 5.71°, which the calculator of slopes works out.';
const substance =
  'One is a mass, the other an amount: a substance leads from one to the other, by what a mole of it weighs.';
const withReference =
  'A level with a reference adds where what it measures multiplies: it cannot stand in a quotient. Convert it first, to mW for example.';

const quantityOf = (unit: Unit): string =>
  unit.quantity?.id ?? (sameDimension(siFactorOf(unit).dimension, dimensionless) ? 'ratio' : '');

/** Why two units do not meet: what each of them measures, and what would lead from one to the other. */
export const whyApart = (from: Unit, to: Unit): string | undefined => {
  if (hasOwnScale(from) || hasOwnScale(to)) return withReference;
  const pair = [quantityOf(from), quantityOf(to)].sort().join(' ');
  if (pair === 'angle ratio') return slope;
  if (differBySubstance(siFactorOf(from).dimension, siFactorOf(to).dimension)) return substance;
  const [a, b] = [from.quantity, to.quantity];
  if (!a || !b || a === b) return undefined;
  const measure = capitalized(`${pluralName(from)} measure ${a.name.toLowerCase()}`);
  const as = equivalenceBetween([a.id, b.id]);
  const bridge = bridges[pair] ?? (as && `They meet where the equivalence is named: as ${as}.`);
  return `${measure}, ${pluralName(to)} ${b.name.toLowerCase()}.${bridge === undefined ? '' : ` ${bridge}`}`;
};
