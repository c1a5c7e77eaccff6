// Conditional and range requests (RFC 9110, sections 13 and 14).

/** The validators of a document: its entity tag and, if known, its date. */
export interface Version {
  /** Its strong entity tag, including the quotes. */
  readonly etag: string;
  /** The date of the last change, if known. */
  readonly modified?: Date;
}

/** Returns the entity tag of a body: its hash. */
export const tagOf = async (body: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
};

const quoted = /(?:W\/)?"[^"]*"/g;

/**
 * Returns true if a list of tags contains the document's tag. Weak tags match only in the comparison for caches
 * (If-None-Match).
 */
const isNamed = ({ etag }: Version, list: string, weak: boolean): boolean =>
  list.trim() === '*' || (list.match(quoted) ?? []).some((tag) => tag === etag || (weak && tag === `W/${etag}`));

/**
 * Returns the time of the last change in seconds, the precision of HTTP dates. NaN without a date, which compares as
 * false.
 */
const secondOf = ({ modified }: Version): number => Math.floor((modified?.getTime() ?? Number.NaN) / 1000) * 1000;

const isUnchangedSince = (version: Version, date: string): boolean => secondOf(version) <= Date.parse(date);
const isChangedSince = (version: Version, date: string): boolean => secondOf(version) > Date.parse(date);

/**
 * Evaluates the conditions of a request against the current document. Returns `unchanged` if the caller already has it,
 * and `failed` if the caller requires another version.
 */
export const conditionOf = (headers: Headers, version: Version): 'failed' | 'holds' | 'unchanged' => {
  const [match, unmodifiedSince] = [headers.get('if-match'), headers.get('if-unmodified-since')];
  if (match === null ? isChangedSince(version, unmodifiedSince ?? '') : !isNamed(version, match, false))
    return 'failed';
  const [noneMatch, modifiedSince] = [headers.get('if-none-match'), headers.get('if-modified-since')];
  const isKnown =
    noneMatch === null ? isUnchangedSince(version, modifiedSince ?? '') : isNamed(version, noneMatch, true);
  return isKnown ? 'unchanged' : 'holds';
};

/** A part of a body, both ends included. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/** One range, or the last bytes. Several ranges would need a multipart answer, which no caller depends on. */
const oneRange = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i;

/** Returns true if the part that the caller already has belongs to the current document. */
const isSame = (version: Version, ifRange: string | null): boolean =>
  ifRange === null || ifRange === version.etag || Date.parse(ifRange) === secondOf(version);

/**
 * Returns the requested part of a body of `size` bytes. Undefined if the whole body is the answer, for example if the
 * `Range` header is invalid. `beyond` if the part starts after the end of the body.
 */
export const partOf = (headers: Headers, size: number, version: Version): Part | 'beyond' | undefined => {
  const [range, from, to, suffix] = oneRange.exec(headers.get('range')?.trim() ?? '') ?? [];
  if (range === undefined || !isSame(version, headers.get('if-range'))) return undefined;
  const first = suffix === undefined ? Number(from) : Math.max(size - Number(suffix), 0);
  const last = to ? Number(to) : size - 1;
  if (to && last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'beyond';
};
