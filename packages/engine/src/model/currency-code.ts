/** Returns true for three capitals, which Intl takes for the code of a currency. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);
