import { constantSources, type ConstantSources } from '../data/constant-sources.ts';
import { combine, independent, none, uncertaintyOf, type Deviations } from './deviations.ts';

const adjusted = new Map<string, Deviations>();

/** The relative deviations of an adjusted constant: one variable of its own, and a part of the one it is correlated with. */
const adjustedDeviations = (id: string, { relative = 0, correlated }: ConstantSources): Deviations => {
  let found = adjusted.get(id);
  if (!found) {
    const { with: other, coefficient } = correlated ?? { with: undefined, coefficient: 0 };
    const shared = other === undefined ? none : relativeDeviationsOf(other);
    const own = independent(relative * Math.sqrt(1 - coefficient ** 2));
    const scale = other === undefined ? 0 : (coefficient * relative) / uncertaintyOf(shared);
    found = combine(own, 1, shared, scale);
    adjusted.set(id, found);
  }
  return found;
};

/** The deviations of a constant, each as a part of its value: what it shares with others follows from its formula. An exact one has none. */
export const relativeDeviationsOf = (id: string): Deviations => {
  const sources = constantSources[id];
  if (!sources) return none;
  if (!sources.formula) return adjustedDeviations(id, sources);
  let sum: Deviations = none;
  for (const [other, exponent] of Object.entries(sources.formula.of))
    sum = combine(sum, 1, relativeDeviationsOf(other), exponent);
  return sum;
};
