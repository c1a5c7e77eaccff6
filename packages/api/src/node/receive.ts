import type { IncomingMessage, RequestListener } from 'node:http';
import { endpointsOf } from '../endpoints.ts';
import { answerBroken } from './broken.ts';
import { direct, idOf } from './direct.ts';
import { observe, routeNamer } from './observe.ts';
import { probes, type Env, type Reception } from './reception.ts';
import type { Settings } from './settings.ts';

/** Whether a request names no host, which HTTP/1.0 does not have to. */
const isHostless = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

/** Answers each request, by the short way where that knows it, else through the app. */
export const receive = (settings: Settings, reception: Reception): RequestListener => {
  const { observers, limiter, report, state } = reception;
  const endpoints = endpointsOf({});
  const paths = endpoints.map(({ path }) => path);
  const routeOf = routeNamer([...paths, ...probes, '/']);

  const watch = (env: Env, id: () => string): void => {
    if (observers.length > 0) observe(env, routeOf(env.incoming.url ?? ''), id, observers);
  };
  const answerDirectly = direct(
    endpoints,
    (incoming, outgoing) => {
      const id = idOf(incoming);
      watch({ incoming, outgoing }, () => id);
      return id;
    },
    report,
    settings.sendTimeout * 1000,
  );

  // Loaded for the first request that needs it: the app, and the web's own Request and Response, which Node makes when
  // they are first named, take as long to load as all the rest.
  let throughApp: Promise<RequestListener> | undefined;
  const loadApp = async (): Promise<RequestListener> => {
    const { createAppListener } = await import('./through-app.ts');
    return createAppListener(settings, reception, paths, watch);
  };

  return (incoming, outgoing) => {
    if (isHostless(incoming)) return answerBroken(new Error('no host'), incoming.socket);
    if (state.closing) outgoing.setHeader('Connection', 'close');
    const isOrdinary = limiter === undefined && !state.overloaded();
    if (isOrdinary && answerDirectly(incoming, outgoing)) return;
    void (throughApp ??= loadApp()).then((answer) => answer(incoming, outgoing));
  };
};
