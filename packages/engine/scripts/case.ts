/** `unit-price` as a name of code: `unitPrice`. */
export const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `unit-price` as a name of a type: `UnitPrice`. */
export const pascalCase = (id: string): string => camelCase(`-${id}`);
