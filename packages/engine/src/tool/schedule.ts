import { compare, minus, over, plus, ratio, times, zero, type Ratio } from '../model/rational.ts';

/** One payment of a loan, in whole coins. */
export interface Installment {
  readonly payment: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
  /** The balance after the payment. */
  readonly balance: bigint;
}

interface Terms {
  /** The loan amount, in coins. */
  readonly amount: bigint;
  /** The interest rate of one period, as a fraction of 1. */
  readonly rate: Ratio;
  /** The regular payment plus the extra payment, in coins. */
  readonly each: bigint;
  readonly count: number;
}

const two = 2n;

/** Returns the whole number nearest to a nonnegative one, with halves rounded up. */
export const nearest = ({ n, d }: Ratio): bigint => (n * two + d) / (d * two);

/**
 * Returns the payments of a loan until it is repaid, as a lender books them: interest and payments are whole coins, and
 * the last payment closes the loan.
 */
export const installments = ({ amount, rate, each, count }: Terms): readonly Installment[] => {
  const rows: Installment[] = [];
  let balance = amount;
  for (let number = 1; number <= count && (balance > 0n || number === 1); number++) {
    // Not in lowest terms: a schedule may have thousands of rows
    const interest = nearest({ n: rate.n * balance, d: rate.d });
    const owed = balance + interest;
    const payment = number === count || each > owed ? owed : each;
    balance = owed - payment;
    rows.push({ payment, interest, principal: payment - interest, balance });
  }
  return rows;
};

/** Returns the sums of a part of a schedule, with the balance at its end. */
export const together = (rows: readonly Installment[]): Installment => {
  const sum = (key: 'payment' | 'interest' | 'principal'): bigint => rows.reduce((all, row) => all + row[key], 0n);
  return {
    payment: sum('payment'),
    interest: sum('interest'),
    principal: sum('principal'),
    balance: rows.at(-1)!.balance,
  };
};

/** The number of halvings, enough for every digit of a double. */
const mostSteps = 200;

/**
 * Returns the interest rate per period at which the payments are worth the amount paid out. `worthAt` returns their
 * worth at a rate. It falls as the rate rises, and exceeds the amount paid out at a rate of zero. `guess` is the
 * initial rate.
 */
export const rateFor = (paidOut: Ratio, worthAt: (rate: Ratio) => Ratio, guess: Ratio): Ratio => {
  let [low, high] = [zero, guess];
  while (compare(worthAt(high), paidOut) > 0) high = times(high, ratio(two));
  for (let step = 0; step < mostSteps; step++) {
    const middle = over(plus(low, high), ratio(two));
    if (compare(worthAt(middle), paidOut) > 0) low = middle;
    else high = middle;
    if (compare(times(minus(high, low), ratio(2n ** 60n)), high) < 0) break;
  }
  return high;
};
