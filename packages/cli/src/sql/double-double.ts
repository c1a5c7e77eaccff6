/** A number as the sum of two doubles: the nearest one, and the remainder. */
export interface DoubleDouble {
  readonly high: number;
  readonly low: number;
}

/** The decimals of a calculation: the smallest units are 10^-60 of their base, and two doubles have 32 digits. */
export const decimals = 120;
const scale = 10n ** BigInt(decimals);

/** Returns a decimal text as an integer multiple of 10^-decimals. */
export const scaled = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const digits = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  return text.startsWith('-') ? -digits : digits;
};

const textOf = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

const bits = new DataView(new ArrayBuffer(8));
const twoTo = 2n;

/** Returns a double as an integer multiple of 10^-decimals, truncated. */
const ofDouble = (value: number): bigint => {
  bits.setFloat64(0, value);
  const all = bits.getBigUint64(0);
  const exponent = Number((all >> 52n) & 0x7ffn);
  const mantissa = (all & 0xfffffffffffffn) | (exponent === 0 ? 0n : 1n << 52n);
  const shift = Math.max(exponent, 1) - 1075;
  const size = shift >= 0 ? mantissa * twoTo ** BigInt(shift) * scale : (mantissa * scale) / twoTo ** BigInt(-shift);
  return value < 0 ? -size : size;
};

/** Returns the two doubles of an integer multiple of 10^-decimals. */
export const doubleDouble = (value: bigint): DoubleDouble => {
  const high = Number(textOf(value));
  return { high, low: Number(textOf(value - ofDouble(high))) };
};
