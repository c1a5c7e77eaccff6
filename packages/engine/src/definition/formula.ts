import type { Fit } from '../model/quantity.ts';
import { magnitude, toNumber, type Ratio } from '../model/rational.ts';
import { superscript } from './superscript.ts';

/** Returns the power of x in a term, with a space before it. Empty for the constant. */
const powerOf = (exponent: number): string => (exponent === 0 ? '' : ` x${superscript(exponent)}`);

/** Returns a polynomial as text, the constant first, without its sign if that is of its only term. */
const polynomialOf = (coefficients: readonly Ratio[], written: (value: number) => string): string => {
  const terms = coefficients.flatMap((coefficient, exponent) =>
    coefficient.n === 0n ? [] : [{ coefficient, exponent }],
  );
  const texts = terms.map(({ coefficient, exponent }, index) => {
    const size = toNumber(magnitude(coefficient));
    const number = size === 1 && exponent > 0 ? powerOf(exponent).trim() : `${written(size)}${powerOf(exponent)}`;
    return index === 0 ? number : `${coefficient.n < 0n ? '−' : '+'} ${number}`;
  });
  return texts.length > 1 ? `(${texts.join(' ')})` : texts.join('');
};

/**
 * Returns the right side of a test's formula, with x on it: `7.5411 x − 7.2904 / x`.
 *
 * @param written - Returns a number as text.
 */
export const formulaText = ({ slope, top, bottom }: Fit, written: (value: number) => string): string => {
  const sign = top.length === 1 && top[0]!.n < 0n ? '−' : '+';
  return `${written(toNumber(slope))} x ${sign} ${polynomialOf(top, written)} / ${polynomialOf(bottom, written)}`;
};

/** Returns the formula of a test in a sentence for programs, with the definition of its amounts. */
export const formulaOf = (fit: Fit, amounts: string): string => {
  const [given, wanted] = fit.gives === 'reading' ? ['amount', 'reading'] : ['reading', 'amount'];
  return `${wanted} = ${formulaText(fit, String)} for the ${given} x from ${toNumber(fit.least)}, amounts in ${amounts}`;
};
