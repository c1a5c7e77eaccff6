/** Returns `unit-price` as a name in code: `unitPrice`. */
export const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns `unit-price` as a type name: `UnitPrice`. */
export const pascalCase = (id: string): string => camelCase(`-${id}`);
