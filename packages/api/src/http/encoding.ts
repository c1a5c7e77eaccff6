import { parseAccept } from 'hono/utils/accept';

/** The weight of `identity` where the list omits it: any accepted encoding is better. */
const unnamed = 0.0001;

/**
 * The encoding to answer in, of those that there are, the best first: the one that `Accept-Encoding` wants most. Undefined
 * where the body is to be sent as it is, also to who wants nothing of all that there is.
 */
export const encodingOf = <Encoding extends { readonly name: string }>(
  accepted: string | null | undefined,
  encodings: readonly Encoding[],
): Encoding | undefined => {
  if (accepted === null || accepted === undefined || accepted === '') return undefined;
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const others = weights.get('*') ?? 0;
  let best: Encoding | undefined;
  let most = weights.get('identity') ?? unnamed;
  for (const encoding of encodings) {
    const weight = weights.get(encoding.name) ?? others;
    if (weight > most || (weight === most && best === undefined && weight > 0)) {
      best = encoding;
      most = weight;
    }
  }
  return best;
};

/** A body below this fits a network packet or two as it is. */
export const worthEncoding = 2048;
