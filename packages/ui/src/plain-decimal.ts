import type { Ratio } from '@units/engine/internal';

/** The most digits without a power of ten. */
const mostDigits = 40;

/** Returns how often a factor divides a number, and the rest. */
const timesDivisible = (number: bigint, factor: bigint): readonly [times: number, rest: bigint] => {
  let times = 0;
  let rest = number;
  for (; rest % factor === 0n; rest /= factor) times += 1;
  return [times, rest];
};

/**
 * Returns a fraction in program notation, `1234.5` or `6.02e300`, with every digit. Undefined if its decimals never
 * end.
 */
export const plainDecimal = ({ n, d }: Ratio): string | undefined => {
  const [twos, odd] = timesDivisible(d, 2n);
  const [fives, rest] = timesDivisible(odd, 5n);
  if (rest !== 1n) return undefined;
  const places = Math.max(twos, fives);
  const scaled = (n * 10n ** BigInt(places)) / d;
  const sign = scaled < 0n ? '-' : '';
  const digits = String(scaled).replace('-', '');
  if (scaled === 0n) return '0';
  if (Math.max(digits.length, places) <= mostDigits) {
    const padded = digits.padStart(places + 1, '0');
    const whole = padded.slice(0, padded.length - places);
    return sign + (places === 0 ? whole : `${whole}.${padded.slice(-places)}`);
  }
  const kept = digits.replace(/0+$/, '');
  const exponent = digits.length - 1 - places;
  return `${sign}${kept.charAt(0)}${kept.length > 1 ? `.${kept.slice(1)}` : ''}e${exponent}`;
};

/** Returns a number in program notation with the zeros that end its typed decimals: `1234.50` for `1.234,50`. */
const withTypedZeros = (plain: string, text: string): string => {
  const typed = /^[^1-9]*([1-9][\d.,'’\s]*)$/.exec(text)?.[1]!.replace(/\D/g, '') ?? '';
  const significant = plain.replace(/^[-0.]+|\./g, '');
  const zeros = typed.startsWith(significant) ? typed.slice(significant.length) : '';
  return /^0+$/.test(zeros) ? `${plain}${plain.includes('.') ? '' : '.'}${zeros}` : plain;
};

/** Returns a typed number in program notation, with its value as {@link plainDecimal} writes it and the zeros that end it. */
export const plainTyped = (text: string, exact: Ratio): string | undefined => {
  const plain = plainDecimal(exact);
  return plain && withTypedZeros(plain, text);
};
