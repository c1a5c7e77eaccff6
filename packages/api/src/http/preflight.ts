import { requestId } from './answer.ts';

/** The time that a browser may keep the answer to a preflight, in seconds: a day, longer than any browser does. */
const maxAge = '86400';

/** The answer to OPTIONS: what the path allows, and that any page may ask it with any header. */
export const preflight = (request: Request, allow: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      Allow: allow,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': allow,
      // Echoed, as `*` leaves out Authorization and older browsers do not know it.
      'Access-Control-Allow-Headers':
        request.headers.get('access-control-request-headers') ?? 'Content-Type, If-None-Match, X-Request-Id',
      'Access-Control-Max-Age': maxAge,
      Vary: 'Access-Control-Request-Headers',
      'X-Request-Id': requestId(request),
    },
  });
