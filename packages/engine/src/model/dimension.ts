import { letters } from './base-dimensions.ts';

/** A product of base dimensions: their exponents, in the order of `letters`. */
export type Dimension = readonly number[];

export const dimensionless: Dimension = /* @__PURE__ */ Array.from(letters, () => 0);

const known = new Map<string, Dimension>();

/** Reads `M L^2 T^-2` or `1`, as quantities state it: each text once. */
export const readDimension = (text: string): Dimension => {
  let dimension = known.get(text);
  if (!dimension) known.set(text, (dimension = read(text)));
  return dimension;
};

const read = (text: string): Dimension => {
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

export const invert = (dimension: Dimension): Dimension => dimension.map((exponent) => 0 - exponent);

export const isInverse = (a: Dimension, b: Dimension): boolean =>
  a.every((x, index) => x === 0 - b[index]!) && !sameDimension(a, dimensionless);

/** The order in which dimensions are written. */
const written = 'MLTIΘNJBPE¤';

/** A dimension as {@link readDimension} reads it: `M L^2 T^-2` or `1`. */
export const writeDimension = (dimension: Dimension): string =>
  Array.from(written, (letter) => ({ letter, exponent: dimension[letters.indexOf(letter)]! }))
    .filter(({ exponent }) => exponent !== 0)
    .map(({ letter, exponent }) => (exponent === 1 ? letter : `${letter}^${exponent}`))
    .join(' ') || '1';
