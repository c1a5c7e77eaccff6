import { repeatedParameter } from './fault.ts';

/**
 * Returns the query of an address, without the question mark and without the fragment, which correct clients do not
 * send.
 */
export const queryOf = (url: string): string => {
  const mark = url.indexOf('?');
  if (mark === -1) return '';
  const end = url.indexOf('#', mark);
  return url.slice(mark + 1, end === -1 ? undefined : end);
};

const asWritten = (text: string): string => text;

/** Percent escapes of valid UTF-8 (RFC 3629, section 4). */
const utf8 =
  /(?:%[0-7][\dA-F]|(?:%(?:C[2-9A-F]|D[\dA-F])|%(?:E0%[AB]|E[1-9A-CEF]%[89AB]|ED%[89])[\dA-F]|%(?:F0%[9AB]|F[1-3]%[89AB]|F4%8)[\dA-F]%[89AB][\dA-F])%[89AB][\dA-F])+/gi;

/** Decodes form encoding: a plus is a space, and a broken escape stays as it is. */
const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced.replaceAll(utf8, decodeURIComponent);
  }
};

/**
 * Decodes a name. Our names are ASCII: a name with any other escape is unknown, and not worth an exception for each.
 */
const decodeName = (text: string): string =>
  /%(?![2-7][\dA-F])/i.test(text) ? text : decodeURIComponent(text.replaceAll('+', ' '));

/** Returns the name of the intended list: some clients write `values[]` for each item of `values`. */
const listOf = (given: string, lists: readonly string[]): string =>
  given.endsWith('[]') && lists.includes(given.slice(0, -2)) ? given.slice(0, -2) : given;

/**
 * Returns the texts of the named parameters in a query and ignores all others. Throws UnitsError if a named parameter
 * is given more than once, unless it is in `lists`, whose items many clients send one by one. It is written by hand
 * because it takes half the time of answering a conversion: URLSearchParams and Hono first make a list of everything.
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
    // Not `given` itself, which is a slice of the address: looking up a property is faster with a string that the
    // program already has.
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
