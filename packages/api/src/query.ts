import type { HonoRequest } from 'hono';
import { repeatedParameter } from './fault.ts';

/**
 * The text of the named parameters in a query string; all others are ignored. Escapes that are broken are taken as
 * they are written. Throws a UnitsError for a named parameter that is given more than once.
 */
export const readQuery = (request: HonoRequest, names: readonly string[]): Record<string, string | undefined> => {
  const given = request.queries();
  const values: Record<string, string | undefined> = {};
  for (const name of names) {
    const texts = given[name];
    if (texts === undefined) continue;
    if (texts.length > 1) throw repeatedParameter(name);
    values[name] = texts[0];
  }
  return values;
};
