/** SI prefixes: name, symbol, power of ten. Source: SI Brochure, 9th edition (v3.02), table 7, with CGPM 2022 resolution 3. */
export const siPrefixes = [
  ['quetta', 'Q', 30],
  ['ronna', 'R', 27],
  ['yotta', 'Y', 24],
  ['zetta', 'Z', 21],
  ['exa', 'E', 18],
  ['peta', 'P', 15],
  ['tera', 'T', 12],
  ['giga', 'G', 9],
  ['mega', 'M', 6],
  ['kilo', 'k', 3],
  ['hecto', 'h', 2],
  ['deka', 'da', 1],
  ['deci', 'd', -1],
  ['centi', 'c', -2],
  ['milli', 'm', -3],
  ['micro', 'μ', -6],
  ['nano', 'n', -9],
  ['pico', 'p', -12],
  ['femto', 'f', -15],
  ['atto', 'a', -18],
  ['zepto', 'z', -21],
  ['yocto', 'y', -24],
  ['ronto', 'r', -27],
  ['quecto', 'q', -30],
] as const;

/** Binary prefixes: name, symbol, power of two. Source: IEC 80000-13:2025, with robi and quebi. */
export const binaryPrefixes = [
  ['quebi', 'Qi', 100],
  ['robi', 'Ri', 90],
  ['yobi', 'Yi', 80],
  ['zebi', 'Zi', 70],
  ['exbi', 'Ei', 60],
  ['pebi', 'Pi', 50],
  ['tebi', 'Ti', 40],
  ['gibi', 'Gi', 30],
  ['mebi', 'Mi', 20],
  ['kibi', 'Ki', 10],
] as const;

export type SiPrefixName = (typeof siPrefixes)[number][0];
export type BinaryPrefixName = (typeof binaryPrefixes)[number][0];
