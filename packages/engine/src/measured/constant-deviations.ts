import type { ConstantSources, SourcesOfConstants } from '../data/unit-constant-sources.ts';
import { combine, independent, none, uncertaintyOf, type Deviations } from './deviations.ts';

const adjusted = new Map<string, Deviations>();

/**
 * Returns the relative deviations of an adjusted constant: its own variable, and a part of the constant that it is
 * correlated with.
 */
const adjustedDeviations = (
  id: string,
  { relative = 0, correlated }: ConstantSources,
  all: SourcesOfConstants,
): Deviations => {
  let found = adjusted.get(id);
  if (!found) {
    const { with: other, coefficient } = correlated ?? { with: undefined, coefficient: 0 };
    const shared = other === undefined ? none : relativeDeviationsOf(other, all);
    const own = independent(relative * Math.sqrt(1 - coefficient ** 2));
    const scale = other === undefined ? 0 : (coefficient * relative) / uncertaintyOf(shared);
    found = combine(own, 1, shared, scale);
    adjusted.set(id, found);
  }
  return found;
};

/**
 * Returns the relative deviations of a constant. Its formula determines those that it shares with others. An exact
 * constant has none.
 */
export const relativeDeviationsOf = (id: string, all: SourcesOfConstants): Deviations => {
  const sources = all[id];
  if (!sources) return none;
  if (!sources.formula) return adjustedDeviations(id, sources, all);
  let sum: Deviations = none;
  for (const [other, exponent] of Object.entries(sources.formula.of))
    sum = combine(sum, 1, relativeDeviationsOf(other, all), exponent);
  return sum;
};
