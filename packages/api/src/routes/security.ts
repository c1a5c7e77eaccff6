import type { Context } from 'hono';
import { answerText } from '../http/answer.ts';
import { mediaTypes } from '../http/form.ts';
import type { Options } from './options.ts';

const day = 86_400_000;

/** The time for which a reader may rely on the text, in days: each answer writes it anew. */
const validity = 90;

/** The next midnight after so many days. */
const expiryOf = (now: number): string => new Date((Math.floor(now / day) + validity) * day).toISOString();

/** `GET /.well-known/security.txt` (RFC 9116): whom to tell of a weakness, where the operator has said it. */
export const security = ({ securityContact }: Options) =>
  securityContact === undefined
    ? []
    : ([
        {
          method: 'GET',
          path: '/.well-known/security.txt',
          handle: (c: Context): Response => {
            const text = `Contact: ${securityContact}\nExpires: ${expiryOf(Date.now())}\nPreferred-Languages: en\n`;
            return answerText(c.req.raw, text, 'public, max-age=86400', { 'Content-Type': mediaTypes.text });
          },
        },
      ] as const);
