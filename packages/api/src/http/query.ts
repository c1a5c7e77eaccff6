import { decodeURIComponent_, tryDecode } from 'hono/utils/url';
import { repeatedParameter } from './fault.ts';

/** The query of an address, without its question mark; what stands after a `#` is not sent to us by anyone who knows it. */
export const queryOf = (url: string): string => {
  const mark = url.indexOf('?');
  if (mark === -1) return '';
  const end = url.indexOf('#', mark);
  return url.slice(mark + 1, end === -1 ? undefined : end);
};

const asWritten = (text: string): string => text;

/** As in a form: a plus is a space, and an escape that is broken is taken as it is written. */
const decode = (text: string): string => tryDecode(text.replaceAll('+', ' '), decodeURIComponent_);

/**
 * The text of the named parameters in a query; all others are ignored. Throws a UnitsError for a named parameter that
 * is given more than once, unless it is one of the lists, whose items many clients give one by one. Written out, as this is the half of what the service does to answer a conversion: the
 * readers of URLSearchParams and of Hono make a list of everything first.
 */
export const readQuery = (
  query: string,
  names: readonly string[],
  lists: readonly string[] = [],
): Record<string, string | undefined> => {
  const values: Record<string, string | undefined> = {};
  const read = query.includes('%') || query.includes('+') ? decode : asWritten;
  let start = 0;
  while (start < query.length) {
    const next = query.indexOf('&', start);
    const end = next === -1 ? query.length : next;
    const sign = query.indexOf('=', start);
    const nameEnd = sign === -1 || sign > end ? end : sign;
    const given = read(query.slice(start, nameEnd));
    // Not `given` itself, a piece of the address: a name that the program has already is found faster in an object.
    const name = names[names.indexOf(given)];
    if (name !== undefined) {
      const before = values[name];
      const value = nameEnd === end ? '' : read(query.slice(nameEnd + 1, end));
      if (before !== undefined && !lists.includes(name)) throw repeatedParameter(name);
      values[name] = before === undefined ? value : `${before},${value}`;
    }
    start = end + 1;
  }
  return values;
};
