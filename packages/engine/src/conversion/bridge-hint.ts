import type { Dimension } from '../model/dimension.ts';

/** The quantities that each equivalence connects. */
export const equivalentQuantities = {
  spectral: ['length', 'frequency', 'angular-speed', 'energy', 'wavenumber', 'molar-energy'],
  'mass-energy': ['mass', 'energy'],
  thermal: ['temperature', 'energy', 'molar-energy'],
  count: ['amount-of-substance', 'ratio'],
} as const;

/** The indexes of mass and amount of substance in a dimension. */
const mass = 1;
const amount = 5;

/** Returns true if two dimensions differ only by a mass instead of an amount of substance. */
export const differBySubstance = (a: Dimension, b: Dimension): boolean => {
  const difference = a.map((exponent, index) => exponent - b[index]!);
  const [masses = 0, amounts = 0] = [difference[mass], difference[amount]];
  return (
    Math.abs(masses) === 1 &&
    masses + amounts === 0 &&
    difference.every((exponent, index) => exponent === 0 || index === mass || index === amount)
  );
};

/** Returns true if two dimensions differ only by an amount of substance instead of a volume. */
export const differByGas = (a: Dimension, b: Dimension): boolean => {
  const difference = a.map((exponent, index) => exponent - b[index]!);
  const [lengths = 0, amounts = 0] = [difference[0], difference[amount]];
  return (
    Math.abs(amounts) === 1 &&
    lengths === -3 * amounts &&
    difference.every((exponent, index) => exponent === 0 || index === 0 || index === amount)
  );
};

/** Returns the name of the equivalence that connects two quantities, or undefined if there is none. */
export const equivalenceBetween = (quantities: readonly (string | undefined)[]): string | undefined =>
  Object.entries<readonly (string | undefined)[]>(equivalentQuantities).find(([, connected]) =>
    quantities.every((id) => connected.includes(id)),
  )?.[0];

/** Returns a hint for units that do not convert, as the end of a sentence: a substance, or an equivalence by name. */
export const bridgeHint = (
  quantities: readonly [a: string | undefined, b: string | undefined],
  dimensions: readonly [a: Dimension, b: Dimension],
): string => {
  if (quantities.includes('volume') && quantities.includes('mass')) {
    return ' Name an ingredient to convert between volume and mass, for example flour.';
  }
  if (differBySubstance(...dimensions)) {
    return ' Name a substance, or give its molar mass, to convert between mass and amount.';
  }
  const name = equivalenceBetween(quantities);
  return name === undefined ? '' : ` They convert only by an equivalence: ${name}.`;
};
