import { requestId } from './answer.ts';

/** The seconds that a browser may cache the answer to a preflight: a day, longer than any browser does. */
const maxAge = '86400';

/** Returns the answer to OPTIONS: the methods of the path, and permission for any page and any header. */
export const preflight = (request: Request, allow: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      Allow: allow,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': allow,
      // Echoed, because `*` does not include Authorization, and older browsers do not know it.
      'Access-Control-Allow-Headers':
        request.headers.get('access-control-request-headers') ?? 'Content-Type, If-None-Match, X-Request-Id',
      'Access-Control-Max-Age': maxAge,
      Vary: 'Access-Control-Request-Headers',
      'X-Request-Id': requestId(request),
    },
  });
