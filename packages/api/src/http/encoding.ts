/** What leaving `identity` out of the list is worth: any encoding that is accepted is better. */
const unnamed = 0.0001;

/**
 * The encoding to answer in, of those that there are, the best first: the one that `Accept-Encoding` wants most. Undefined
 * where the body is to be sent as it is.
 */
export const encodingOf = <Encoding extends { readonly name: string }>(
  accepted: string | null | undefined,
  encodings: readonly Encoding[],
): Encoding | undefined => {
  if (accepted === null || accepted === undefined || accepted === '') return undefined;
  const qualities = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const others = qualities.get('*') ?? 0;
  let best: Encoding | undefined;
  let most = qualities.get('identity') ?? unnamed;
  for (const encoding of encodings) {
    const quality = qualities.get(encoding.name) ?? others;
    if (quality > most || (quality === most && best === undefined && quality > 0)) {
      best = encoding;
      most = quality;
    }
  }
  return best;
};

/** A body below this fits a network packet or two as it is. */
export const worthEncoding = 2048;
