/** Functions on the bits of doubles, for comparisons in tests, without the engine. */
const view = new DataView(new ArrayBuffer(8));

export const bitsOf = (x: number): bigint => {
  view.setFloat64(0, x);
  return view.getBigUint64(0);
};

export const fromBits = (bits: bigint): number => {
  view.setBigUint64(0, BigInt.asUintN(64, bits));
  return view.getFloat64(0);
};

/** Returns the next double away from zero; Infinity after the last. */
export const nextAfter = (x: number): number => fromBits(bitsOf(x) + 1n);

/** Returns the next double towards zero. */
export const nextBefore = (x: number): number => fromBits(bitsOf(x) - 1n);

/** Returns a finite double as an integer times a power of two, exactly. */
export const exactBits = (x: number): { readonly n: bigint; readonly d: bigint } => {
  const bits = bitsOf(x);
  const field = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const significand = field === 0 ? fraction : fraction | 0x10000000000000n;
  const exponent = BigInt(Math.max(field, 1) - 1075);
  const signed = x < 0 ? -significand : significand;
  return exponent < 0n ? { n: signed, d: 1n << -exponent } : { n: signed << exponent, d: 1n };
};
