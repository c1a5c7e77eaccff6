import type { IncomingMessage, RequestListener } from 'node:http';
import { endpointsOf } from '../../routes/endpoints.ts';
import { mcpPath } from '../../routes/mcp.ts';
import { answerMalformed } from './malformed.ts';
import { createFastPath, idOf } from './fast-path.ts';
import { observe, routeNamer } from '../observability/observe.ts';
import { probes, type Env, type Reception } from './reception.ts';
import type { Settings } from '../settings.ts';

/** Whether a request names no host, which HTTP/1.0 does not have to. */
const isHostless = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

/** Answers each request: on the fast path where that knows it, else through the app. */
export const receive = (settings: Settings, reception: Reception): RequestListener => {
  const { observers, limiter, report, state, rates } = reception;
  const endpoints = endpointsOf(rates ? { rates: rates.current } : {});
  const paths = [...endpoints.map(({ path }) => path), mcpPath];
  const routeOf = routeNamer([...paths, ...probes, '/']);

  const watch = (env: Env, id: () => string): void => {
    if (observers.length > 0) observe(env, routeOf(env.incoming.url ?? ''), id, observers);
  };
  const answerFast = createFastPath(
    endpoints,
    (incoming, outgoing) => {
      const id = idOf(incoming);
      watch({ incoming, outgoing }, () => id);
      return id;
    },
    report,
    settings.sendTimeout * 1000,
  );

  // The app and the web's Request and Response take as long to load as all the rest: the first request that needs them
  // loads them.
  let throughApp: Promise<RequestListener> | undefined;
  const loadApp = async (): Promise<RequestListener> => {
    const { createAppPath } = await import('./app-path.ts');
    return createAppPath(settings, reception, paths, watch);
  };

  return (incoming, outgoing) => {
    if (isHostless(incoming)) return answerMalformed(new Error('no host'), incoming.socket);
    if (state.closing) outgoing.setHeader('Connection', 'close');
    const isOrdinary = limiter === undefined && !state.overloaded();
    if (isOrdinary && answerFast(incoming, outgoing)) return;
    void (throughApp ??= loadApp()).then((answer) => answer(incoming, outgoing));
  };
};
