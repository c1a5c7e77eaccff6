import { exactly } from '../../model/decimal.ts';
import type { Ratio } from '../../model/rational.ts';

/** An exact value: numerator / denominator · π^piPower, in lowest terms, the denominator above zero. */
export interface Exact {
  /** Carries the sign. */
  readonly numerator: bigint;
  /** Above zero, in lowest terms with the numerator. */
  readonly denominator: bigint;
  /** The power of π that the fraction is multiplied by; zero between most units. */
  readonly piPower: number;
}

/** A number of a unit. */
export class Measure {
  /** The double nearest to the exact value. */
  readonly value: number;
  /** The unit's identifier. */
  readonly unit: string;
  readonly #ratio: Ratio | undefined;
  readonly #piPower: number;

  constructor(value: number, unit: string, ratio?: Ratio, piPower = 0) {
    this.value = value;
    this.unit = unit;
    this.#ratio = ratio;
    this.#piPower = piPower;
  }

  /** The exact value; of a level, which has none, that of its double. */
  get exact(): Exact {
    const { n, d } = this.#ratio ?? exactly(this.value);
    return { numerator: n, denominator: d, piPower: this.#piPower };
  }
}
