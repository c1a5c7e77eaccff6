import type { Unit } from '../../model/unit.ts';
import type { Candidate } from '../../naming/candidate.ts';
import { bitOrByte } from '../../naming/letter-case.ts';
import { costAlone } from './case-cost.ts';
import type { Lexicon } from './lexicon.ts';

/** Returns the candidates of a spelling that stands alone, the likeliest first: kb is a kilobyte before it is a kilobit. */
export const meaningsAlone = (text: string, lexicon: Lexicon): readonly Unit[] => {
  const { units } = lexicon.meaningsOf(text);
  if (!bitOrByte.test(text)) return units;
  const [first] = likeliest(text, () => true, lexicon);
  return first ? [first, ...units.filter((unit) => unit !== first)] : units;
};

/** The meanings of a spelling beside a unit that is known, or beside none: one unit, or those that are as likely. */
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
  // What is written in another case costs more, and is worked out for all units at once where it is asked for
  if (exact?.isFirst && exact.cost <= 1) return [exact.unit];
  const fitting = among(allCandidates());
  const [first] = fitting;
  // Of exact readings the first counts: their order is the list's; but two units of one name count alike
  return first?.isFirst ? [first.unit] : fitting.filter(({ cost }) => cost === first!.cost).map(({ unit }) => unit);
};
