import { currencyCodes } from '../data/currencies.ts';

/** The currency codes of ISO 4217 that we read. */
export const codes: ReadonlySet<string> = /* @__PURE__ */ new Set(currencyCodes);

/** Matches codes that are also words or units, which apply in lowercase. */
const words = /^(?:all|awg|bob|cop|cup|gel|lak|mad|mop|pen|ron|sos|top|try)$/;

/** Returns true if three letters are a currency code, and not a word or a unit. */
export const isCurrencyCode = (letters: string): boolean => !words.test(letters) && codes.has(letters.toUpperCase());
