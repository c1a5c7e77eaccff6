const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Returns the exponent as superscript digits: ⁻² for -2, empty for 1. */
export const superscript = (exponent: number): string =>
  exponent === 1
    ? ''
    : String(exponent)
        .replace('-', '⁻')
        .replace(/\d/g, (digit) => superscripts[Number(digit)]!);
