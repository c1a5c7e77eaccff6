import { superscript } from '../definition/superscript.ts';
import { sameExponents, type WorkedOut } from './worked-out.ts';

/** A level of a bare ratio: whether powers, amplitudes or states are compared is not said. */
const isBareLevel = ({ level, exponents }: WorkedOut): boolean => level !== undefined && exponents.size === 0;

/** Returns true if two units that are known only by their dimension convert. Levels of bare ratios do so on one base: nepers compare amplitudes, bels powers. */
export const meet = (a: WorkedOut, b: WorkedOut): boolean =>
  sameExponents(a.exponents, b.exponents) && !(isBareLevel(a) && isBareLevel(b) && a.level?.base !== b.level?.base);

/** For people: `M·L⁻³`, or `1`. */
export const showExponents = ({ exponents }: WorkedOut): string =>
  Array.from(exponents, ([name, exponent]) => name + superscript(exponent)).join('·') || '1';
