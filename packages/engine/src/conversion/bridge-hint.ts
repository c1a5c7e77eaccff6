import type { Dimension } from '../model/dimension.ts';

/** The quantities that each equivalence connects. */
export const equivalentQuantities = {
  spectral: ['length', 'frequency', 'angular-speed', 'energy', 'wavenumber', 'molar-energy'],
  'mass-energy': ['mass', 'energy'],
  thermal: ['temperature', 'energy', 'molar-energy'],
  count: ['amount-of-substance', 'ratio'],
} as const;

/** The place of mass and of amount of substance among the exponents of a dimension. */
const mass = 1;
const amount = 5;

/** Returns true if one of them has a mass where the other has an amount of substance, and all else is alike. */
export const differBySubstance = (a: Dimension, b: Dimension): boolean => {
  const difference = a.map((exponent, index) => exponent - b[index]!);
  const [masses = 0, amounts = 0] = [difference[mass], difference[amount]];
  return (
    Math.abs(masses) === 1 &&
    masses + amounts === 0 &&
    difference.every((exponent, index) => exponent === 0 || index === mass || index === amount)
  );
};

/** Returns true if one of them has an amount of substance where the other has a volume, and all else is alike. */
export const differByGas = (a: Dimension, b: Dimension): boolean => {
  const difference = a.map((exponent, index) => exponent - b[index]!);
  const [lengths = 0, amounts = 0] = [difference[0], difference[amount]];
  return (
    Math.abs(amounts) === 1 &&
    lengths === -3 * amounts &&
    difference.every((exponent, index) => exponent === 0 || index === 0 || index === amount)
  );
};

/** The equivalence that connects two quantities, by its name; undefined where none does. */
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
    return ' Name a substance to convert between mass and amount, for example glucose.';
  }
  const name = equivalenceBetween(quantities);
  return name === undefined ? '' : ` They convert only by an equivalence: ${name}.`;
};
