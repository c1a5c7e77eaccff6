/** A repeatable random number generator: xorshift with a multiplication, after Marsaglia and Vigna. */
export class Random {
  private state: bigint;

  constructor(seed: number) {
    this.state = BigInt(seed) * 0x9e3779b97f4a7c15n + 1n;
  }

  /** Returns 64 random bits. */
  bits(): bigint {
    let x = this.state;
    x ^= x >> 12n;
    x ^= (x << 25n) & 0xffffffffffffffffn;
    x ^= x >> 27n;
    this.state = x & 0xffffffffffffffffn;
    return (this.state * 0x2545f4914f6cdd1dn) & 0xffffffffffffffffn;
  }

  /** Returns an integer from 0 to below the limit. */
  below(limit: number): number {
    return Number(this.bits() % BigInt(limit));
  }

  /** Returns an integer of any length from 0 to below the limit. */
  wide(limit: bigint): bigint {
    let result = 0n;
    for (let size = 1n; size < limit; size <<= 64n) result = (result << 64n) | this.bits();
    return result % limit;
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }
}
