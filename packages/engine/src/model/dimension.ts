import { letters } from './base-dimensions.ts';

/** A product of base dimensions: their exponents, in the order of `letters`. */
export type Dimension = readonly number[];

export const dimensionless: Dimension = /* @__PURE__ */ Array.from(letters, () => 0);

const dimensions = new Map<string, Dimension>();

/** Reads `M L^2 T^-2` or `1`, the notation of quantities. Each text is read once. */
export const readDimension = (text: string): Dimension => {
  let dimension = dimensions.get(text);
  if (!dimension) dimensions.set(text, (dimension = read(text)));
  return dimension;
};

/** The base dimensions that programs defined, by name, after those of the catalogue. */
const ownNames: string[] = [];

/**
 * Returns the index of a base dimension: a letter of the catalogue, or a name that a program defined, which gets the
 * next index.
 */
const placeOf = (name: string): number => {
  const letter = name.length === 1 ? letters.indexOf(name) : -1;
  if (letter >= 0) return letter;
  if (name.length === 1) throw new Error(`No such dimension: ${name}`);
  const at = ownNames.indexOf(name);
  return letters.length + (at < 0 ? ownNames.push(name) - 1 : at);
};

const read = (text: string): Dimension => {
  const exponents = [...dimensionless];
  for (const part of text === '1' ? [] : text.split(' ')) {
    const [name, exponent = 1] = part.split('^');
    const place = placeOf(name!);
    while (exponents.length <= place) exponents.push(0);
    exponents[place]! += Number(exponent);
  }
  return exponents;
};

/** Returns the pairs of exponents of two dimensions. A dimension with a program's own base dimension is longer. */
const pairs = (a: Dimension, b: Dimension): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) => [a[at] ?? 0, b[at] ?? 0]);

export const multiplyDimensions = (a: Dimension, b: Dimension, exponent = 1): Dimension =>
  a.length === b.length ? a.map((x, index) => x + b[index]! * exponent) : pairs(a, b).map(([x, y]) => x + y * exponent);

export const sameDimension = (a: Dimension, b: Dimension): boolean =>
  a.length === b.length ? a.every((x, index) => x === b[index]) : pairs(a, b).every(([x, y]) => x === y);

export const invert = (dimension: Dimension): Dimension => dimension.map((exponent) => 0 - exponent);

export const isInverse = (a: Dimension, b: Dimension): boolean =>
  pairs(a, b).every(([x, y]) => x === 0 - y) && !sameDimension(a, dimensionless);

/** The order of letters in a written dimension. */
const written = 'MLTIΘNJBPE¤U';

/** Returns the base dimensions of a dimension with their exponents, in the order of writing. */
export const namedExponents = (dimension: Dimension): readonly { readonly name: string; readonly exponent: number }[] =>
  [
    ...Array.from(written, (name) => ({ name, at: letters.indexOf(name) })),
    ...ownNames.map((name, at) => ({ name, at: letters.length + at })),
  ]
    .map(({ name, at }) => ({ name, exponent: dimension[at] ?? 0 }))
    .filter(({ exponent }) => exponent !== 0);

/** Returns a dimension in the notation of {@link readDimension}: `M L^2 T^-2` or `1`. */
export const writeDimension = (dimension: Dimension): string =>
  namedExponents(dimension)
    .map(({ name, exponent }) => (exponent === 1 ? name : `${name}^${exponent}`))
    .join(' ') || '1';
