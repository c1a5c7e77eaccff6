import { apply } from '../../conversion/compiled-conversion.ts';
import { pluralName } from '../../definition/symbol.ts';
import type { Assumption } from '../../model/assumption.ts';
import type { Unit } from '../../model/unit.ts';
import type { Lexicon } from './lexicon.ts';

/** A unit as an assumption names it: in the language of the text. A word of several countries is its own name, so its value tells which one it is. */
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

/** Tells which unit a word was read as. */
export const readAs = (spelling: string, unit: Unit, lexicon: Lexicon): Assumption => ({
  kind: 'unit',
  of: spelling,
  as: nameIn(unit, spelling, lexicon),
});

/** Tells which unit a word was read as, the first of its units that fits, where that had to be assumed. Empty for any other word. */
export const assumedUnit = (
  spelling: string,
  lexicon: Lexicon,
  fits: (unit: Unit) => boolean = () => true,
): readonly Assumption[] => {
  const unit = lexicon.isAssumed(spelling) ? lexicon.meaningsOf(spelling).units.find(fits) : undefined;
  return unit ? [readAs(spelling, unit, lexicon)] : [];
};
