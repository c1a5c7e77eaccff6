/** A number of SQL with an exponent, as a double: what has none is read as a decimal first, and not always rounded rightly from there. */
export const numberLiteral = (value: number): string => (String(value).includes('e') ? String(value) : `${value}e0`);
