const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Digits superscript: -2 is ⁻², and 1 is left out. */
export const superscript = (exponent: number): string =>
  exponent === 1
    ? ''
    : String(exponent)
        .replace('-', '⁻')
        .replace(/\d/g, (digit) => superscripts[Number(digit)]!);
