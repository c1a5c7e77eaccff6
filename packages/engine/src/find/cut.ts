/** Characters that are read at once, about a paragraph: a server answers others between two pieces. */
const enough = 600;
const most = 1200;

/** The last place in a text behind a match of a pattern, or 0. */
const lastEnd = (text: string, pattern: RegExp): number => {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
};

/** Places to cut at, the best first: empty lines, ends of sentences and of lines, and spaces with no number beside them. */
const cuts = [/\n\s*\n/g, /[.!?。]\s+(?=\D)/g, /\D\n(?=\D)/g, /[^\d\s]\s+(?=\D)/g];

/** Cuts a text into pieces that are read one by one, so that no quantity goes across two. A piece without any place to cut is cut anywhere. */
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
