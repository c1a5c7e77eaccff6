const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Digits raised: -2 is ⁻², and 1 is left out. */
export const raised = (exponent: number): string =>
  exponent === 1
    ? ''
    : String(exponent)
        .replace('-', '⁻')
        .replace(/\d/g, (digit) => superscripts[Number(digit)]!);
