import { namedExponents, type Dimension } from '../model/dimension.ts';
import { superscript } from './superscript.ts';

/** Returns the dimension as text: `M·L²·T⁻²`, or `1`. */
export const showDimension = (dimension: Dimension): string =>
  namedExponents(dimension)
    .map(({ name, exponent }) => name + superscript(exponent))
    .join('·') || '1';
