import { unitConstantSources } from '../data/unit-constant-sources.ts';
import { relativeDeviationsOf } from './constant-deviations.ts';
import type { Unit } from '../model/unit.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import { combine, none, type Deviations } from './deviations.ts';
import { factorsOf, measuredUnits } from './measured-rows.ts';

const deviationsById = new Map<string, Deviations>();

const ofListed = (id: string): Deviations => {
  let found = deviationsById.get(id);
  if (!found) {
    found = none;
    for (const [constant, exponent] of Object.entries(measuredUnits[id] ?? {})) {
      found = combine(found, 1, relativeDeviationsOf(constant, unitConstantSources), exponent);
    }
    deviationsById.set(id, found);
  }
  return found;
};

const compounds = new WeakMap<Unit, Deviations>();

/** Returns the relative deviations of a unit's size: a dalton has those of the atomic mass constant. */
export const deviationsOfUnit = (unit: Unit, lexicon: Lexicon): Deviations => {
  let sum = compounds.get(unit);
  if (!sum) {
    sum = none;
    for (const factor of factorsOf(unit, lexicon)) {
      const { entry } = factor.unit;
      const own = entry ? ofListed(entry.id) : none;
      if (own.size > 0) sum = combine(sum, 1, own, factor.exponent);
    }
    compounds.set(unit, sum);
  }
  return sum;
};
