import { writeExact } from '../quantity/exact-text.ts';
import type { Measure } from '../text/format/measure.ts';
import { symbolOf } from '../definition/symbol.ts';
import { showMeasured } from '../measured/show.ts';
import { catalogue } from '../text/catalogue.ts';
import { numberFormat } from '../text/format/intl.ts';
import { ratioOf } from '../text/numbers/exact.ts';

/** The bit limit of exact values. Roots and logarithms are approximated by fractions of 250 bits and more. */
const mostBits = 128n;

/**
 * Returns the exact value as text: a finite decimal, otherwise a fraction: `1.2`, `78125/25146`, `1/180 pi`. Undefined
 * for an approximation.
 */
export const exactText = ({ exact: { numerator, denominator, piPower } }: Measure): string | undefined =>
  denominator >> mostBits === 0n ? writeExact({ ratio: { n: numerator, d: denominator }, piPower }) : undefined;

const digitsOfUncertainty = 2;

/** Returns the decimal mark of a language. */
export const decimalSign = (tag: string): string =>
  numberFormat(tag)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

/** Formats a number with the uncertainty of its last digits, `11.02(44)`, in a language. */
export const writeUncertain = (measure: Measure, uncertainty: number, tag: string): string =>
  showMeasured(ratioOf(measure.exact), uncertainty, digitsOfUncertainty, 'concise').replaceAll('.', decimalSign(tag));

/** Formats a measure with its uncertainty and its unit: `11.02(44) lb`. */
export const writeUncertainMeasure = (measure: Measure, uncertainty: number, tag: string): string =>
  `${writeUncertain(measure, uncertainty, tag)} ${symbolOf(catalogue.findUnit(measure.unit))}`;
