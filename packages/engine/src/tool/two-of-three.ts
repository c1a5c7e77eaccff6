import { conflictingValues, divisionByZero, needsTwo } from '../model/error.ts';
import { over, times, type Ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import type { Naming } from './declaration.ts';

/**
 * A rule for three values, one of which is the product of the others: distance by speed and time, power by voltage and
 * current.
 */
export interface ProductRule<K extends string> {
  readonly product: K;
  readonly factors: readonly [K, K];
}

type Known<K extends string> = Readonly<Record<K, Ratio | undefined>>;

/** The three values, and the key of the missing one. */
export interface Completed<K extends string> {
  readonly all: Readonly<Record<K, Ratio>>;
  readonly missing: K | undefined;
}

/** Returns one of the three values from the other two. Throws a UnitsError for a division by zero. */
const solve = <K extends string>(
  { product, factors: [a, b] }: ProductRule<K>,
  wanted: K,
  known: Known<K>,
  name: Naming,
): Ratio => {
  if (wanted === product) return times(known[a]!, known[b]!);
  const divisor = wanted === a ? b : a;
  if (known[divisor]!.n === 0n) throw divisionByZero(name(divisor));
  return over(known[product]!, known[divisor]!);
};

/**
 * Returns the three values from any two of them. All three may be given if they agree: one of them must be the double
 * nearest to its value by the others, so that rounded results of this function agree too.
 *
 * @param because - Returns why three values disagree, given the product of the factors.
 * @throws UnitsError for fewer than two values, three that disagree, and a division by zero.
 */
export const completeProduct = <K extends string>(
  rule: ProductRule<K>,
  known: Known<K>,
  name: Naming,
  because: (product: Ratio) => string,
): Completed<K> => {
  const keys: readonly K[] = [rule.product, ...rule.factors];
  const [missing, another] = keys.filter((key) => known[key] === undefined);
  if (another !== undefined) throw needsTwo(keys.map(name));
  if (missing !== undefined) {
    const solved = { ...known, [missing]: solve(rule, missing, known, name) };
    return { all: solved, missing };
  }
  const follows = (key: K): boolean => {
    const divisors = rule.factors.filter((factor) => factor !== key);
    if (key !== rule.product && divisors.some((divisor) => known[divisor]!.n === 0n)) return false;
    return rounded(solve(rule, key, known, name)) === rounded(known[key]!);
  };
  if (!keys.some(follows)) {
    throw conflictingValues(name(rule.product), because(solve(rule, rule.product, known, name)));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none of them is undefined
  return { all: known as Record<K, Ratio>, missing: undefined };
};
