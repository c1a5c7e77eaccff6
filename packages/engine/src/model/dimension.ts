import { letters } from './base-dimensions.ts';

/** A product of base dimensions: their exponents, in the order of `letters`. */
export type Dimension = readonly number[];

export const dimensionless: Dimension = /* @__PURE__ */ Array.from(letters, () => 0);

/** Reads `M L^2 T^-2` or `1`, as quantities state it. */
export const readDimension = (text: string): Dimension => {
  const exponents = [...dimensionless];
  for (const part of text === '1' ? [] : text.split(' ')) {
    const index = letters.indexOf(part[0]!);
    if (index < 0) throw new Error(`No such dimension: ${part}`);
    exponents[index]! += part.length > 1 ? Number(part.slice(2)) : 1;
  }
  return exponents;
};

export const multiplyDimensions = (a: Dimension, b: Dimension, exponent = 1): Dimension =>
  a.map((x, index) => x + b[index]! * exponent);

export const sameDimension = (a: Dimension, b: Dimension): boolean => a.every((x, index) => x === b[index]);

export const isInverse = (a: Dimension, b: Dimension): boolean =>
  a.every((x, index) => x === 0 - b[index]!) && !sameDimension(a, dimensionless);
