import { apply } from '../../conversion/compiled-conversion.ts';
import { pluralName, singularName } from '../../definition/symbol.ts';
import type { Assumption } from '../../model/assumption.ts';
import type { Unit } from '../../model/unit.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Returns the name of a unit for an assumption, in the language of the text. For a word that differs by region, the
 * name includes the unit's value.
 */
const nameIn = (unit: Unit, spelling: string, { vocabulary, byId, find }: Lexicon): string => {
  const name = vocabulary?.language.listName(unit);
  if (!vocabulary || name === undefined) return pluralName(unit);
  // A cup is some milliliters, and no part of a cubic meter
  const base = unit.quantity && byId(unit.quantity.id === 'volume' ? 'milliliter' : unit.quantity.base.id);
  if (!base || !vocabulary.isRegional(spelling)) return name;
  const { language } = vocabulary;
  const number = new Intl.NumberFormat(language.locale.tag, { maximumSignificantDigits: 9 });
  return `${name} (${number.format(apply(find(unit.id, base.id).compiled, 1))} ${language.symbolOf(base)})`;
};

/** Returns the assumption that a word was read as a unit. */
export const readAs = (spelling: string, unit: Unit, lexicon: Lexicon): Assumption => ({
  kind: 'unit',
  of: spelling,
  as: nameIn(unit, spelling, lexicon),
});

/** Returns the assumption that a word was read as its first unit that fits. Empty for a word without an assumption. */
export const assumedUnit = (
  spelling: string,
  lexicon: Lexicon,
  fits: (unit: Unit) => boolean = () => true,
): readonly Assumption[] => {
  const unit = lexicon.isAssumed(spelling) ? lexicon.meaningsOf(spelling).units.find(fits) : undefined;
  return unit ? [readAs(spelling, unit, lexicon)] : [];
};

/** Matches a fraction that ends before its unit, with its parts. */
const fractionBefore = /(?<![\d.,/]\s*)(\d+)\s*\/\s*(\d+)\s*$/;

/** The denominators of fractions of a unit. Other quotients may be a number over a measure. */
const usualDenominators = new Set([2, 3, 4, 5, 6, 8, 16, 32, 64]);

/**
 * Returns the assumption that a quotient before a unit is a number of it: 22 / 10 cm are 2.2 cm, and no 22 in 10 cm. Empty for a
 * fraction as on rulers and cups.
 */
export const assumedFraction = (number: string, unit: string): readonly Assumption[] => {
  const [written, top, below] = fractionBefore.exec(number) ?? [];
  if (written === undefined || (Number(top) < Number(below) && usualDenominators.has(Number(below)))) return [];
  const text = written.trim();
  return [{ kind: 'number', of: `${text} ${unit}`, as: `(${text}) ${unit}` }];
};

const isDrop = ({ entry }: Unit): boolean => entry?.id === 'drop' || entry?.id === 'drop-metric';

/** Returns true for drops per unit of a quantity: drops per minute per `time`, drops per milliliter per `volume`. */
const isDropsPer = (unit: Unit, quantity: string): boolean => {
  const factors = unit.product?.factors ?? [];
  return (
    factors.some((factor) => factor.exponent === 1 && isDrop(factor.unit)) &&
    factors.some((factor) => factor.exponent === -1 && factor.unit.quantity?.id === quantity)
  );
};

const hasDrops = (unit: Unit): boolean =>
  isDrop(unit) || unit.product?.factors.some((factor) => isDrop(factor.unit)) === true;

/**
 * Returns the assumption about the size of a drop where a rate of drops leads to a volume or follows from one. A set
 * for infusions has 10, 15, 20 or 60 drops in a milliliter, so drops per milliliter in the text settle it.
 */
export const assumedDrops = (
  given: readonly Unit[],
  wanted: readonly Unit[],
  { byId, find }: Lexicon,
): readonly Assumption[] => {
  const rate = [...given, ...wanted].find((unit) => isDropsPer(unit, 'time'));
  if (!rate || wanted.length === 0 || given.some((unit) => isDropsPer(unit, 'volume'))) return [];
  if (given.some(hasDrops) === wanted.some(hasDrops)) return [];
  const milliliter = byId('milliliter')!;
  const drops = apply(find(milliliter.id, 'drop').compiled, 1);
  return [{ kind: 'number', of: pluralName(rate), as: `${drops} drops per ${singularName(milliliter)}` }];
};
