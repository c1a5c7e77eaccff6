import { measuredConstants, type ConstantRow } from '../data/constants.ts';
import { combine, independent, none, uncertaintyOf, type Deviations } from './deviations.ts';

const table = new Map<string, ConstantRow>(measuredConstants.map((row) => [row.id, row]));

const adjusted = new Map<string, Deviations>();

/** The relative deviations of an adjusted constant: one variable of its own, and a part of the one it is correlated with. */
const adjustedDeviations = ({ id, relative = 0, correlated }: ConstantRow): Deviations => {
  let found = adjusted.get(id);
  if (!found) {
    const { with: other, coefficient } = correlated ?? { with: undefined, coefficient: 0 };
    const shared = other === undefined ? none : adjustedDeviations(table.get(other)!);
    const own = independent(relative * Math.sqrt(1 - coefficient ** 2));
    const scale = other === undefined ? 0 : (coefficient * relative) / uncertaintyOf(shared);
    found = combine(own, 1, shared, scale);
    adjusted.set(id, found);
  }
  return found;
};

/** The deviations of a constant, each as a part of its value: what it shares with others follows from its formula. An exact one has none. */
export const relativeDeviationsOf = (id: string): Deviations => {
  const row = table.get(id);
  if (!row) return none;
  if (!row.formula) return adjustedDeviations(row);
  let sum: Deviations = none;
  for (const [other, exponent] of Object.entries(row.formula.of)) {
    sum = combine(sum, 1, relativeDeviationsOf(other), exponent);
  }
  return sum;
};
