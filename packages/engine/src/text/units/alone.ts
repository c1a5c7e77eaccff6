import type { Unit } from '../../model/unit.ts';
import type { Candidate } from '../../naming/rank.ts';
import { bitOrByte } from '../../naming/letter-case.ts';
import { costAlone } from './case-cost.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Returns the units of a spelling without another unit near it, the likeliest first: kb is a kilobyte before it is a
 * kilobit.
 */
export const meaningsAlone = (text: string, lexicon: Lexicon): readonly Unit[] => {
  const { units } = lexicon.meaningsOf(text);
  if (!bitOrByte.test(text)) return units;
  const [first] = likeliest(text, () => true, lexicon);
  return first ? [first, ...units.filter((unit) => unit !== first)] : units;
};

/** Returns the likeliest units of a spelling among those that fit: one, or several that are equally likely. */
export const likeliest = (text: string, fits: (unit: Unit) => boolean, lexicon: Lexicon): Unit[] => {
  const { candidates, allCandidates } = lexicon.meaningsOf(text);
  const among = (all: readonly Candidate[]) =>
    all
      .filter(({ unit }) => fits(unit))
      .map((candidate, place) => ({
        unit: candidate.unit,
        isFirst: candidate.isExact && !candidate.isTied,
        place,
        cost: costAlone({ text, candidate }),
      }))
      .sort((a, b) => a.cost - b.cost || a.place - b.place);
  const [exact] = among(candidates);
  // Units in another case cost more. They are calculated all at once, and only if needed
  if (exact?.isFirst && exact.cost <= 1) return [exact.unit];
  const fitting = among(allCandidates());
  const [first] = fitting;
  // The first exact reading applies, in the order of the list; two units with the same name are equally likely
  return first?.isFirst ? [first.unit] : fitting.filter(({ cost }) => cost === first!.cost).map(({ unit }) => unit);
};
