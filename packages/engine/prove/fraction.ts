/** The exact fractions of the reference. They are reduced only on request, and the denominator is above zero. */
export type Fraction = readonly [top: bigint, bottom: bigint];

export const whole = (n: bigint | number): Fraction => [BigInt(n), 1n];

const upright = (top: bigint, bottom: bigint): Fraction => {
  if (bottom === 0n) throw new RangeError('A fraction over zero');
  return bottom < 0n ? [-top, -bottom] : [top, bottom];
};

export const product = ([a, b]: Fraction, [c, d]: Fraction): Fraction => upright(a * c, b * d);
export const quotient = ([a, b]: Fraction, [c, d]: Fraction): Fraction => upright(a * d, b * c);
export const sum = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
export const difference = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d - c * b, b * d];

export const raise = (base: Fraction, exponent: number): Fraction => {
  let result = whole(1);
  for (let step = 0; step < Math.abs(exponent); step++) result = product(result, base);
  return exponent < 0 ? quotient(whole(1), result) : result;
};

/** Returns the fraction in lowest terms, by Euclid's algorithm with the smallest remainders. */
export const reduced = ([top, bottom]: Fraction): Fraction => {
  let a = bottom;
  let b = ((top % bottom) + bottom) % bottom;
  while (b > 0n) {
    const rest = a % b;
    [a, b] = [b, rest * 2n > b ? b - rest : rest];
  }
  return [top / a, bottom / a];
};

/** Reads decimal text, digit by digit. */
export const fractionOf = (text: string): Fraction => {
  let digits = 0n;
  let places = 0;
  let pointSeen = false;
  let position = text.startsWith('-') || text.startsWith('+') ? 1 : 0;
  for (; position < text.length; position++) {
    const character = text[position]!;
    if (character === 'e' || character === 'E') break;
    if (character === '.') pointSeen = true;
    else {
      if (character < '0' || character > '9') throw new Error(`Not a digit: ${character} in ${text}`);
      digits = digits * 10n + BigInt(character);
      if (pointSeen) places += 1;
    }
  }
  const exponent = Number(text.slice(position + 1) || '0') - places;
  const signed = text.startsWith('-') ? -digits : digits;
  return exponent < 0 ? [signed, 10n ** BigInt(-exponent)] : [signed * 10n ** BigInt(exponent), 1n];
};

/** Reads a number in a definition: `1/3`, `0.9144`, `101325/760`. */
export const numeralOf = (text: string): Fraction => text.split('/').map(fractionOf).reduce(quotient);
