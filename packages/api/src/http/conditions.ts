// What a request wants to be true before it is answered (RFC 9110, 13 and 14).

/** The validators of a document: its entity tag and, if known, its date. */
export interface Version {
  /** Its strong tag, with its quotes. */
  readonly etag: string;
  /** When it last changed, where that is known. */
  readonly modified?: Date;
}

/** The tag of a body: its fingerprint. */
export const tagOf = async (body: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
};

const quoted = /(?:W\/)?"[^"]*"/g;

/** Returns true if a list of tags names the document. Weak tags match only in the comparison for caches (If-None-Match). */
const isNamed = ({ etag }: Version, list: string, weak: boolean): boolean =>
  list.trim() === '*' || (list.match(quoted) ?? []).some((tag) => tag === etag || (weak && tag === `W/${etag}`));

/** When the document changed as HTTP writes it, in whole seconds; nothing is before or after a date that is not one. */
const secondOf = ({ modified }: Version): number => Math.floor((modified?.getTime() ?? Number.NaN) / 1000) * 1000;

const isUnchangedSince = (version: Version, date: string): boolean => secondOf(version) <= Date.parse(date);
const isChangedSince = (version: Version, date: string): boolean => secondOf(version) > Date.parse(date);

/**
 * Evaluates the conditions of a request against the current document: `unchanged` where the caller has it already, `failed` where
 * it wants another one or none.
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

/** One stretch, or the last so many bytes. Several would need an answer of several parts, which no caller depends on. */
const oneRange = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i;

/** Returns true if the part that the caller already has is of the current document. */
const isSame = (version: Version, ifRange: string | null): boolean =>
  ifRange === null || ifRange === version.etag || Date.parse(ifRange) === secondOf(version);

/**
 * The part of a body of `size` bytes that a request wants; undefined where it is answered with all of it, as a `Range` is that
 * cannot be read, and `beyond` where the body has no such part.
 */
export const partOf = (headers: Headers, size: number, version: Version): Part | 'beyond' | undefined => {
  const [range, from, to, suffix] = oneRange.exec(headers.get('range')?.trim() ?? '') ?? [];
  if (range === undefined || !isSame(version, headers.get('if-range'))) return undefined;
  const first = suffix === undefined ? Number(from) : Math.max(size - Number(suffix), 0);
  const last = to ? Number(to) : size - 1;
  if (to && last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'beyond';
};
