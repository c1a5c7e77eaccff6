import type { Context } from 'hono';
import { answerText } from '../http/answer.ts';
import { mediaTypes } from '../http/form.ts';
import type { Options } from './options.ts';

const day = 86_400_000;

/** The days for which the text is valid. Each answer generates it anew. */
const validity = 90;

/** Returns the date after `validity` days, rounded to midnight. */
const expiryOf = (now: number): string => new Date((Math.floor(now / day) + validity) * day).toISOString();

/**
 * Returns the route `GET /.well-known/security.txt` (RFC 9116), with the contact for security reports, if the operator
 * has set one.
 */
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
