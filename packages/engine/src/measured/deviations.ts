/** A source of uncertainty that several values may share. Its own standard deviation is 1: each value says how far it moves with it. */
export interface Variable {
  /** Its degrees of freedom: n − 1 of n samples, Infinity if the uncertainty was stated. */
  readonly degreesOfFreedom: number;
}

/** The first-order changes of a value when each of its variables moves by its standard deviation. */
export type Deviations = ReadonlyMap<Variable, number>;

export const none: Deviations = new Map();

/** The deviations of a value with an uncertainty of its own, which no other value shares. */
export const independent = (uncertainty: number, degreesOfFreedom = Infinity): Deviations =>
  uncertainty === 0 ? none : new Map([[{ degreesOfFreedom }, uncertainty]]);

/** The deviations of x · a + y · b. */
export const combine = (a: Deviations, x: number, b: Deviations = none, y = 0): Deviations => {
  const sum = new Map<Variable, number>();
  for (const [variable, deviation] of a) sum.set(variable, deviation * x);
  for (const [variable, deviation] of b) sum.set(variable, (sum.get(variable) ?? 0) + deviation * y);
  return sum;
};

/** The covariance of two values: what they share. Zero for independent values; the variance for one value twice. */
export const covarianceOf = (a: Deviations, b: Deviations): number => {
  let sum = 0;
  for (const [variable, deviation] of a) sum += deviation * (b.get(variable) ?? 0);
  return sum;
};

/** The standard uncertainty: the square root of the variance. */
export const uncertaintyOf = (deviations: Deviations): number => Math.hypot(...deviations.values());

/** The effective degrees of freedom, by the formula of Welch and Satterthwaite (GUM G.4). Infinity where no variable was sampled. */
export const degreesOfFreedomOf = (deviations: Deviations): number => {
  const total = uncertaintyOf(deviations);
  let sum = 0;
  for (const [{ degreesOfFreedom }, deviation] of deviations) sum += (deviation / total) ** 4 / degreesOfFreedom;
  return sum === 0 ? Infinity : 1 / sum;
};
