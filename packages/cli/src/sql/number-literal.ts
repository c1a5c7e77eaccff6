/**
 * Returns a number of SQL with an exponent, which makes it a double. Without an exponent it is read as a decimal first,
 * and not always rounded correctly from there.
 */
export const numberLiteral = (value: number): string => (String(value).includes('e') ? String(value) : `${value}e0`);
