import { letters } from '../model/base-dimensions.ts';
import type { Dimension } from '../model/dimension.ts';
import { superscript } from './superscript.ts';

const printed = 'MLTIΘNJBPE¤';

/** For people: `M·L²·T⁻²`, or `1`. */
export const showDimension = (dimension: Dimension): string =>
  Array.from(printed, (letter) => ({ letter, exponent: dimension[letters.indexOf(letter)]! }))
    .filter(({ exponent }) => exponent !== 0)
    .map(({ letter, exponent }) => letter + superscript(exponent))
    .join('·') || '1';
