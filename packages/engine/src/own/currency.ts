import { currencySigns } from '../data/currencies.ts';
import type { QuantityDefinition, UnitDefinition } from '../model/quantity.ts';
import type { CurrencyCode } from '../data/currencies.ts';
import { isCurrencyCode } from '../model/currency-code.ts';
import { byTrade, type Rates } from '../model/rates.ts';

/** The quantity of money, whose units are defined by exchange rates. */
export type Currency = QuantityDefinition<'currency', CurrencyCode>;

/** Returns the signs that mean only this currency, or this one first. */
const signsOf = (code: string): readonly string[] =>
  currencySigns
    .filter(([sign, currency]) => (byTrade.get(currency) ?? currency) === code && !/[a-z]{2}/i.test(sign))
    .map(([sign]) => sign);

/** Returns `US dollar`: the name in Unicode, without title case. */
const nameOf = (code: string, names: Intl.DisplayNames): string => {
  const name = isCurrencyCode(code) ? names.of(code) : undefined;
  return name === undefined || name === code
    ? code
    : name.replace(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
};

/** Returns the currencies of exchange rates as units: the base, and the others by their value in the base. */
export const currencyOf = ({ base, rates }: Rates): Currency => {
  const names = new Intl.DisplayNames('en', { type: 'currency', style: 'long' });
  const unitOf = (code: string): UnitDefinition => {
    const [first, ...symbols] = [...signsOf(code)].sort((a, b) => a.length - b.length);
    return { id: code, symbol: first ?? code, symbols: first === undefined ? [] : symbols, name: nameOf(code, names) };
  };
  const others = Object.entries(rates).filter(([code]) => code !== base);
  return {
    id: 'currency',
    name: 'Currency',
    dimension: '¤',
    units: [unitOf(base), ...others.map(([code, rate]) => ({ ...unitOf(code), is: `1/${rate} ${base}` }))],
  };
};
