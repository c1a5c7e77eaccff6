import { findRefused, type RefusedSpelling } from '../data/refused-spellings.ts';
import { kindOf, siFactorOf } from '../definition/definition.ts';
import { capitalized } from '../definition/english.ts';
import { pluralName, singularName } from '../definition/symbol.ts';
import { dimensionless, sameDimension } from '../model/dimension.ts';
import { inSentence } from '../model/error.ts';
import type { Unit } from '../model/unit.ts';
import { fold } from '../naming/spelling.ts';
import { bridgeBetween, differBySubstance } from './bridge-hint.ts';
import { hasOwnScale, levelIn } from './relation.ts';

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

const slope = 'A ratio is not an angle. The slope calculator converts one: a slope of 10 % is 5.71°.';
const ofCarrier =
  'It is a ratio to a carrier or to full scale: only with the level of that one another level follows from it.';
/** Levels relative to an unstated reference. */
const relativeLevels = new Set(['decibel-carrier', 'decibel-full-scale']);
const withReference = 'A level with a reference cannot be part of a quotient. Convert it first, for example to mW.';
const ofTest = 'The reading of a test cannot be part of a product or quotient. Convert it first, for example to mm²/s.';

const quantityOf = (unit: Unit): string =>
  unit.quantity?.id ?? (sameDimension(siFactorOf(unit).dimension, dimensionless) ? 'ratio' : '');

/** Returns the reason why two units do not convert: what each measures, and how to get from one to the other. */
export const whyApart = (from: Unit, to: Unit): string | undefined => {
  if ([from, to].some(({ id }) => relativeLevels.has(id))) return ofCarrier;
  for (const unit of [from, to]) {
    if (hasOwnScale(unit)) return kindOf(levelIn(unit)!.unit) === 'empirical' ? ofTest : withReference;
  }
  const pair = [quantityOf(from), quantityOf(to)].sort().join(' ');
  if (pair === 'angle ratio') return slope;
  const bridge = bridgeBetween(from, to);
  const [a, b] = [from.quantity, to.quantity];
  if (!a || !b || a === b || differBySubstance(siFactorOf(from).dimension, siFactorOf(to).dimension)) return bridge;
  const names = pluralName(from);
  // "Percent measures a ratio", but "Inches of mercury measure pressure"
  const verb = names === singularName(from) ? 'measures' : 'measure';
  const measure = capitalized(`${names} ${verb} ${a.name.toLowerCase()}`);
  return `${measure}, ${pluralName(to)} ${b.name.toLowerCase()}.${inSentence(bridge)}`;
};
