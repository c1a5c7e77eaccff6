/** The target and maximum length of a piece, about a paragraph. A server answers other requests between two pieces. */
const enough = 600;
const most = 1200;

/** Returns the end of the last match of a pattern in a text, or 0. */
const lastEnd = (text: string, pattern: RegExp): number => {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
};

/**
 * Places to cut at, the best first: empty lines, ends of sentences and of lines, and spaces without a number next to
 * them.
 */
const cuts = [/\n\s*\n/g, /[.!?。]\s+(?=\D)/g, /\D\n(?=\D)/g, /[^\d\s]\s+(?=\D)/g];

/**
 * Yields the pieces of a text, so that no quantity is split between two. A piece without such a place is cut anywhere.
 */
export function* piecesOf(text: string): Generator<string, void> {
  let start = 0;
  while (text.length - start > most) {
    const piece = text.slice(start, start + most);
    const places = cuts.map((pattern) => lastEnd(piece, pattern));
    const end = places.find((place) => place >= enough) ?? (Math.max(...places) || most);
    yield piece.slice(0, end);
    start += end;
  }
  yield text.slice(start);
}
