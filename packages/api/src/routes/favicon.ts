import { byName, commonHeaders, pure, requestId } from '../http/answer.ts';
import type { Context } from 'hono';
import type { Options } from './options.ts';

/**
 * Returns the route `GET /favicon.ico`, which browsers request with every answer: the site's icon, or an empty answer
 * without a site.
 */
export const favicon = ({ site }: Options) =>
  site
    ? []
    : ([
        {
          method: 'GET',
          path: '/favicon.ico',
          handle: ({ req: { raw } }: Context): Response =>
            new Response(null, { status: 204, headers: byName(commonHeaders(() => requestId(raw), pure)) }),
        },
      ] as const);
