import { convertExact, unitIndex } from '../conversion/catalogue.ts';
import { whyApart } from '../conversion/reason.ts';
import { meeting } from '../conversion/relation.ts';
import { kindOf, siFactorOf } from '../definition/definition.ts';
import { showDimension } from '../definition/show-dimension.ts';
import { capitalized } from '../definition/english.ts';
import { pluralName, singularName, symbolOf } from '../definition/symbol.ts';
import { sameDimension } from '../model/dimension.ts';
import { writeExact } from '../quantity/exact-text.ts';
import { catalogue } from '../text/catalogue.ts';
import { explanationOf, type UnitExplanation } from './explanation.ts';
import { languageOf } from './language-of.ts';
import { noted, type NoteWords } from './note.ts';
import { listUnitRecords, recordIn, type UnitRecord } from './units.ts';
import { checkLocale, type Locale } from '../model/locale.ts';
import type { Unit } from '../model/unit.ts';

/** A unit, listed or compound, explained. */
export interface ExplainedUnit {
  /** The identifier, which every function takes. */
  readonly id: string;
  /** The English name in the singular. */
  readonly name: string;
  /** The preferred symbol. */
  readonly symbol: string;
  /** The identifier of the quantity that it measures; absent for a product that has no name. */
  readonly quantity?: string;
  /** The product of base dimensions: `L·T⁻²`; `1` for a number. */
  readonly dimension: string;
  /** Its size in coherent SI units, as text; absent for a level and for a unit with a zero of its own. */
  readonly siFactor?: string;
  /** The record of a unit that lists show. */
  readonly record?: UnitRecord;
  /** The law of a unit that lists show, its factor as a fraction, and the units that it is taken for. */
  readonly explanation?: UnitExplanation;
}

const explained = (unit: Unit): ExplainedUnit => {
  const { ratio, piPower, dimension } = siFactorOf(unit);
  const quantity = unit.quantity?.id;
  const record = listUnitRecords(quantity ?? '')
    .flatMap(({ units }) => units)
    .find(({ id }) => id === unit.id);
  return {
    id: unit.id,
    name: singularName(unit),
    symbol: symbolOf(unit),
    ...(quantity === undefined ? {} : { quantity }),
    dimension: showDimension(dimension),
    ...(kindOf(unit) === 'linear' ? { siFactor: writeExact({ ratio, piPower }) } : {}),
    ...(record === undefined ? {} : { record, explanation: explanationOf(unit) }),
  };
};

/**
 * Explains a unit: returns its quantity, dimension and factor, and the record of a listed one.
 *
 * @param spelling - Any spelling of a unit, or a compound: `mi`, `kg*m/s^2`.
 * @throws UnitsError (unknown-unit, ambiguous-unit) for another text.
 * @example explainUnit('kg*m/s^2').dimension // 'M·L·T⁻²'
 */
export function explainUnit(spelling: string): ExplainedUnit {
  return explained(catalogue.findUnit(spelling));
}

/**
 * The same with the names of a language; names that the language does not have stay English. The note is left out without the words of the
 * language for notes, and where these lack a clause.
 *
 * @param locale - The default export of `@units/engine/locales/…`.
 * @param spelling - An English or international spelling of a unit, or a compound.
 * @param notes - The words of the language for notes: `notes` of `@units/engine/notes/…`, in the languages that have them.
 * @throws UnitsError (unknown-unit, ambiguous-unit) for another text.
 */
export function explainUnitIn(locale: Locale, spelling: string, notes: NoteWords = {}): ExplainedUnit {
  const language = languageOf(checkLocale(locale));
  const { record, explanation, ...unit } = explainUnit(spelling);
  if (!record || !explanation) return unit;
  const named = recordIn(record, language, notes);
  const { note, ...rest } = explanation;
  const confusedWith = explanation.confusedWith.map((other) => ({
    ...other,
    name: language.nameOf(unitIndex.byId(other.id)!) ?? other.name,
  }));
  const { name, symbol } = named;
  return {
    ...unit,
    name,
    symbol,
    record: named,
    explanation: { ...rest, ...noted(note, notes, language.locale.tag), confusedWith },
  };
}

/** Two units compared. */
export interface ComparedUnits {
  /** True if both have the same product of base dimensions. */
  readonly sameDimension: boolean;
  /** True if both measure the same kind of quantity, so that one converts to the other. */
  readonly sameKind: boolean;
  /** The identifier of the quantity as which they convert; absent for a product that has no name. */
  readonly quantity?: string;
  /** The size of the first in units of the second, as text; absent where that is not a factor. */
  readonly factor?: string;
  /** The reason why they do not convert, or what only one of them measures. */
  readonly reason?: string;
}

const sameSize = 'They have the same dimension and measure different kinds of quantity.';
const otherDimension = 'They have different dimensions.';

const factorBetween = (from: string, to: string): string => {
  const { numerator, denominator, piPower } = convertExact('1', from, to);
  return writeExact({ ratio: { n: numerator, d: denominator }, piPower });
};

/** The sentence for a unit that usually measures something else than what the two meet as: newton meters and joules. */
const elseOf = (unit: Unit, usual: Unit, quantity: string | undefined): string | undefined =>
  usual.quantity && quantity !== undefined && usual.quantity.id !== quantity
    ? `${capitalized(pluralName(unit))} measure ${usual.quantity.name.toLowerCase()} too, which is another kind.`
    : undefined;

/**
 * Compares two units: newton meters of torque and joules share a dimension and no kind.
 *
 * @param first - Any spelling of a unit, or a compound.
 * @param second - Any spelling of a unit, or a compound.
 * @throws UnitsError (unknown-unit, ambiguous-unit) for another text.
 * @example compareUnits('Gy', 'Sv').sameKind // false
 */
export function compareUnits(first: string, second: string): ComparedUnits {
  // A spelling with several meanings has one that converts to the other unit
  const [all, others] = [catalogue.findUnitsOf(first), catalogue.findUnitsOf(second)];
  const pairs = all.flatMap((a) => others.map((b) => [a, b] as const));
  const met = pairs.find(([a, b]) => meeting(a, b, unitIndex) !== undefined);
  const [a, b] = met ?? pairs[0]!;
  const isSame = sameDimension(siFactorOf(a).dimension, siFactorOf(b).dimension);
  if (met) {
    const hasFactor = [a, b].every((unit) => kindOf(unit) === 'linear');
    const quantity = b.quantity?.id ?? a.quantity?.id;
    const reason = elseOf(a, all[0]!, quantity) ?? elseOf(b, others[0]!, quantity);
    return {
      sameDimension: isSame,
      sameKind: true,
      ...(quantity === undefined ? {} : { quantity }),
      ...(hasFactor ? { factor: factorBetween(a.id, b.id) } : {}),
      ...(reason === undefined ? {} : { reason }),
    };
  }
  const reason = whyApart(a, b) ?? (isSame ? sameSize : otherDimension);
  return { sameDimension: isSame, sameKind: false, reason };
}
