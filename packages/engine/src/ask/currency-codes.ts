import { currencyCodes } from '../data/currencies.ts';

/** The codes of ISO 4217 that are read. */
export const codes: ReadonlySet<string> = /* @__PURE__ */ new Set(currencyCodes);

/** Codes that are words or units as well: in small letters these are what is meant. */
const words = /^(?:all|awg|bob|cop|cup|gel|lak|mad|mop|pen|ron|sos|top|try)$/;

/** Returns true if three letters are the code of a currency, and no word or unit. */
export const isCurrencyCode = (letters: string): boolean => !words.test(letters) && codes.has(letters.toUpperCase());
