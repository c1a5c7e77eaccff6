import { readDate } from './date.ts';
import { exactly } from './decimal.ts';
import { mustBe, quoted, type UnitsError } from './error.ts';
import { fieldsOf } from './given.ts';
import { one as unity, over, ratio, times, type Ratio } from './rational.ts';

/**
 * Exchange rates in the format of Frankfurter, with their source: the amount of each currency for one unit of the base.
 */
export interface Rates {
  /** The ISO code of the base currency. */
  readonly base: string;
  /** The date of the rates, `YYYY-MM-DD`. */
  readonly date: string;
  /** The amount of each currency for one unit of the base, by ISO code; above zero. */
  readonly rates: Readonly<Record<string, number>>;
  /** The publisher. */
  readonly source?: string | undefined;
}

/** The currency for each shared sign: the most traded one. */
export const byTrade = /* @__PURE__ */ new Map([
  ['$', 'USD'],
  ['¥', 'JPY'],
]);

const rateOf = ({ base, rates }: Rates, currency: string): Ratio | undefined => {
  const code = byTrade.get(currency) ?? currency;
  if (code === base) return unity;
  return Object.hasOwn(rates, code) ? exactly(rates[code]!) : undefined;
};

/** Currencies that are a number of another one by definition: in Iran, people count ten rials as a toman. */
const multiples: ReadonlyMap<string, { readonly of: string; readonly count: Ratio }> = /* @__PURE__ */ new Map([
  ['تومان', { of: 'IRR', count: /* @__PURE__ */ ratio(10n) }],
]);

/** Returns the rate between two currencies, or undefined if it is unknown. */
export const exchange = (rates: Rates | undefined, from: string, to: string): Ratio | undefined => {
  const [whole, other] = [multiples.get(from), multiples.get(to)];
  const [a, b] = [whole?.of ?? from, other?.of ?? to];
  const [one, two] = a === b ? [unity, unity] : [rates && rateOf(rates, a), rates && rateOf(rates, b)];
  return one && two && over(times(two, whole?.count ?? unity), times(one, other?.count ?? unity));
};

/** Returns an exact amount in another currency. Undefined if the rate is unknown. */
export const exchanged = (rates: Rates | undefined, value: Ratio, from: string, to: string): Ratio | undefined => {
  const rate = exchange(rates, from, to);
  return rate && times(value, rate);
};

/** Matches the code of a currency, by ISO 4217 or as traded without one. */
const code = /^[A-Z][A-Z0-9]{1,9}$/;

const isRate = ([currency, rate]: readonly [string, unknown]): boolean =>
  code.test(currency) && typeof rate === 'number' && Number.isFinite(rate) && rate > 0;

/**
 * Returns the exchange rates that a caller gives.
 *
 * @param given - Rates in the format of Frankfurter, from JSON.
 * @throws UnitsError (invalid-text) for other values, because they come from outside.
 */
export function checkRates(given: unknown): Rates {
  const refuse = (): UnitsError =>
    mustBe(
      'invalid-text',
      'rates',
      'an object like {"base": "EUR", "date": "2026-11-20", "rates": {"USD": 1.08}}',
      given,
    );
  // With an amount of 100, Frankfurter answers with 100 times the rates: refuse that
  const { base, date, rates, source, amount } = fieldsOf(given, refuse);
  const all = { ...fieldsOf(rates, refuse) };
  const isSourced = source === undefined || typeof source === 'string';
  if (typeof base !== 'string' || !code.test(base) || typeof date !== 'string' || !isSourced) throw refuse();
  if (!readDate(date)) throw mustBe('invalid-date', 'date', 'the day of the rates as YYYY-MM-DD', date);
  if ((amount ?? 1) !== 1) throw refuse();
  const wrong = Object.entries(all).find((entry) => !isRate(entry));
  if (wrong)
    throw mustBe(
      'invalid-text',
      'rates',
      `numbers above 0 under codes of currencies, also for ${quoted(wrong[0])}`,
      wrong[1],
    );
  return { base, date, rates: all as Record<string, number>, source };
}
