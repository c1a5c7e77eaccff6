import { readDate } from './date.ts';
import { exactly } from './decimal.ts';
import { mustBe, type UnitsError } from './error.ts';
import { fieldsOf } from './given.ts';
import { one, over, times, type Ratio } from './rational.ts';

/** Rates of exchange as Frankfurter answers them, with where they come from: how much of each currency one of the base is. */
export interface Rates {
  /** The ISO code of the currency that the rates count from. */
  readonly base: string;
  /** The day of the rates, `YYYY-MM-DD`. */
  readonly date: string;
  /** The amount of each currency for one unit of the base, by ISO code; above zero. */
  readonly rates: Readonly<Record<string, number>>;
  /** Who published them. */
  readonly source?: string | undefined;
}

/** Signs of several currencies, where rates decide: the one that is traded most. */
export const byTrade = /* @__PURE__ */ new Map([
  ['$', 'USD'],
  ['¥', 'JPY'],
]);

const rateOf = ({ base, rates }: Rates, currency: string): Ratio | undefined => {
  const code = byTrade.get(currency) ?? currency;
  if (code === base) return one;
  return Object.hasOwn(rates, code) ? exactly(rates[code]!) : undefined;
};

/** Returns the rate between two currencies, or undefined if the rates do not have it. */
export const exchange = (rates: Rates, from: string, to: string): Ratio | undefined => {
  const [a, b] = [rateOf(rates, from), rateOf(rates, to)];
  return a && b && over(b, a);
};

/** An exact amount in another currency; undefined where the rates do not say. */
export const exchanged = (rates: Rates, value: Ratio, from: string, to: string): Ratio | undefined => {
  const rate = exchange(rates, from, to);
  return rate && times(value, rate);
};

/** The code of a currency, of ISO 4217 or as those that have none are traded. */
const code = /^[A-Z][A-Z0-9]{1,9}$/;

const isRate = ([currency, rate]: readonly [string, unknown]): boolean =>
  code.test(currency) && typeof rate === 'number' && Number.isFinite(rate) && rate > 0;

/**
 * The rates that a caller gives.
 *
 * @param given - Rates as Frankfurter answers them, from JSON.
 * @throws UnitsError (invalid-text) for what is not one: they come from outside.
 */
export function checkRates(given: unknown): Rates {
  const refuse = (): UnitsError =>
    mustBe(
      'invalid-text',
      'rates',
      'an object like {"base": "EUR", "date": "2026-11-20", "rates": {"USD": 1.08}}',
      given,
    );
  // Asked for 100 of its base, Frankfurter answers with what 100 are: those are not rates
  const { base, date, rates, source, amount } = fieldsOf(given, refuse);
  const all = { ...fieldsOf(rates, refuse) };
  const isSourced = source === undefined || typeof source === 'string';
  if (typeof base !== 'string' || !code.test(base) || typeof date !== 'string' || !isSourced) throw refuse();
  if (!readDate(date)) throw mustBe('invalid-date', 'date', 'the day of the rates as YYYY-MM-DD', date);
  if ((amount ?? 1) !== 1 || !Object.entries(all).every(isRate)) throw refuse();
  return { base, date, rates: all as Record<string, number>, source };
}
