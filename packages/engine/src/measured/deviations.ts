/**
 * A source of uncertainty that several values can share. Its standard deviation is 1; each value has its own change per
 * deviation.
 */
export interface Variable {
  /** Its degrees of freedom: n − 1 of n samples, Infinity if the uncertainty was stated. */
  readonly degreesOfFreedom: number;
}

/** The first-order changes of a value if each variable changes by its standard deviation. */
export type Deviations = ReadonlyMap<Variable, number>;

export const none: Deviations = new Map();

/** Returns the deviations of a value with an independent uncertainty. */
export const independent = (uncertainty: number, degreesOfFreedom = Infinity): Deviations =>
  uncertainty === 0 ? none : new Map([[{ degreesOfFreedom }, uncertainty]]);

/** Returns the deviations of x · a + y · b. */
export const combine = (a: Deviations, x: number, b: Deviations = none, y = 0): Deviations => {
  const sum = new Map<Variable, number>();
  for (const [variable, deviation] of a) sum.set(variable, deviation * x);
  for (const [variable, deviation] of b) sum.set(variable, (sum.get(variable) ?? 0) + deviation * y);
  return sum;
};

/** Returns the covariance of two values. It is zero for independent values, and the variance for equal ones. */
export const covarianceOf = (a: Deviations, b: Deviations): number => {
  let sum = 0;
  for (const [variable, deviation] of a) sum += deviation * (b.get(variable) ?? 0);
  return sum;
};

/** Returns the standard uncertainty: the square root of the variance. */
export const uncertaintyOf = (deviations: Deviations): number => Math.hypot(...deviations.values());

/**
 * Returns the effective degrees of freedom, by the formula of Welch and Satterthwaite (GUM G.4). Infinity if no
 * variable was sampled.
 */
export const degreesOfFreedomOf = (deviations: Deviations): number => {
  const total = uncertaintyOf(deviations);
  let sum = 0;
  for (const [{ degreesOfFreedom }, deviation] of deviations) sum += (deviation / total) ** 4 / degreesOfFreedom;
  return sum === 0 ? Infinity : 1 / sum;
};
