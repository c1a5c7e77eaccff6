import { repeatedParameter } from './fault.ts';

/** The query of an address, without its question mark; what stands after a `#` is not sent to us by anyone who knows it. */
export const queryOf = (url: string): string => {
  const mark = url.indexOf('?');
  if (mark === -1) return '';
  const end = url.indexOf('#', mark);
  return url.slice(mark + 1, end === -1 ? undefined : end);
};

const asWritten = (text: string): string => text;

/** Escapes that are UTF-8 (RFC 3629, section 4). */
const utf8 =
  /(?:%[0-7][\dA-F]|(?:%(?:C[2-9A-F]|D[\dA-F])|%(?:E0%[AB]|E[1-9A-CEF]%[89AB]|ED%[89])[\dA-F]|%(?:F0%[9AB]|F[1-3]%[89AB]|F4%8)[\dA-F]%[89AB][\dA-F])%[89AB][\dA-F])+/gi;

/** As in a form: a plus is a space, and an escape that is broken is taken as it is written. */
const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced.replaceAll(utf8, decodeURIComponent);
  }
};

/** The names that we have are ASCII: an escape of anything else is not one of them, and not worth an error for each. */
const decodeName = (text: string): string =>
  /%(?![2-7][\dA-F])/i.test(text) ? text : decodeURIComponent(text.replaceAll('+', ' '));

/** The list that is meant: some clients write `values[]` for each item of `values`. */
const listOf = (given: string, lists: readonly string[]): string =>
  given.endsWith('[]') && lists.includes(given.slice(0, -2)) ? given.slice(0, -2) : given;

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
  const isEscaped = query.includes('%') || query.includes('+');
  const [readName, read] = isEscaped ? [decodeName, decode] : [asWritten, asWritten];
  let start = 0;
  while (start < query.length) {
    const next = query.indexOf('&', start);
    const end = next === -1 ? query.length : next;
    const sign = query.indexOf('=', start);
    const nameEnd = sign === -1 || sign > end ? end : sign;
    const given = readName(query.slice(start, nameEnd));
    // Not `given` itself, a piece of the address: a name that the program has already is found faster in an object.
    const name = names[names.indexOf(listOf(given, lists))];
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
