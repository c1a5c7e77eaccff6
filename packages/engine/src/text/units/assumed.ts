import { pluralName } from '../../definition/symbol.ts';
import type { Assumption } from '../../model/assumption.ts';
import type { Unit } from '../../model/unit.ts';
import type { Lexicon } from './lexicon.ts';

/** Tells which unit a word was read as, the first of its units that fits, where that had to be assumed. Empty for any other word. */
export const assumedUnit = (
  spelling: string,
  lexicon: Lexicon,
  fits: (unit: Unit) => boolean = () => true,
): readonly Assumption[] => {
  const unit = lexicon.isAssumed(spelling) ? lexicon.meaningsOf(spelling).units.find(fits) : undefined;
  return unit ? [{ kind: 'unit', of: spelling, as: pluralName(unit) }] : [];
};
