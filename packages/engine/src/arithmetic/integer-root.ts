/**
 * Returns a root of an integer, rounded down, by Newton's method.
 *
 * @param n - The integer, at least zero.
 * @param order - 2 for the square root, 3 for the cube root.
 */
export const integerRoot = (n: bigint, order = 2): bigint => {
  if (n < 2n) return n;
  const below = BigInt(order - 1);
  let x = 1n << BigInt(Math.ceil(n.toString(2).length / order));
  for (;;) {
    const next = (below * x + n / x ** below) / BigInt(order);
    if (next >= x) return x;
    x = next;
  }
};
