import { superscript } from '../definition/superscript.ts';
import { sameExponents, type Dimensioned } from '../conversion/dimensioned.ts';

/** Returns true for a level of a bare ratio, which may compare powers, amplitudes or states. */
const isBareLevel = ({ level, exponents }: Dimensioned): boolean => level !== undefined && exponents.size === 0;

/**
 * Returns true if two units with only a dimension convert. Levels of bare ratios convert only with one base: nepers
 * compare amplitudes, bels powers.
 */
export const meet = (a: Dimensioned, b: Dimensioned): boolean =>
  sameExponents(a.exponents, b.exponents) && !(isBareLevel(a) && isBareLevel(b) && a.level?.base !== b.level?.base);

/** Returns the dimension as text: `M·L⁻³`, or `1`. */
export const showExponents = ({ exponents }: Dimensioned): string =>
  Array.from(exponents, ([name, exponent]) => name + superscript(exponent)).join('·') || '1';
