import { raised } from '../core/raised.ts';
import { sameExponents, type Measured } from './measured.ts';

/** A level of a bare ratio: whether powers, amplitudes or states are compared is not said. */
const isBareLevel = ({ log, exponents }: Measured): boolean => log !== undefined && exponents.size === 0;

/** Whether two units told by their dimension alone convert. Levels of bare ratios do so on one base: nepers compare amplitudes, bels powers. */
export const meet = (a: Measured, b: Measured): boolean =>
  sameExponents(a.exponents, b.exponents) && !(isBareLevel(a) && isBareLevel(b) && a.log?.base !== b.log?.base);

/** For people: `M·L⁻³`, or `1`. */
export const showExponents = ({ exponents }: Measured): string =>
  Array.from(exponents, ([name, exponent]) => name + raised(exponent)).join('·') || '1';
