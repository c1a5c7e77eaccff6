import { parseAccept } from 'hono/utils/accept';

/** The weight of `identity` if the list omits it: any accepted encoding is better. */
const unnamed = 0.0001;

/**
 * Returns the encoding that `Accept-Encoding` prefers among `encodings`, the best first. Undefined if the body is sent
 * as it is, also if the caller accepts none of the encodings.
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

/** The least bytes of a body worth compressing: a smaller body fits into a network packet or two. */
export const worthEncoding = 2048;
