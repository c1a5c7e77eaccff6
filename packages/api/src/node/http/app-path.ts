import type { RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp, type Options, type Pages } from '../../app.ts';
import { codeOf, identify, refuse } from '../../http/answer.ts';
import { faultOf, notHttp } from '../../http/fault.ts';
import { idOf, noteCode } from '../observability/notes.ts';
import type { Settings } from '../settings.ts';
import { answeringSite } from '../site/answering-site.ts';
import { encoders } from '../site/encoders.ts';
import { files } from '../site/files.ts';
import type { Env, Reception } from './reception.ts';
import { hideShare } from './send.ts';

/** The site of the settings. */
const siteOf = ({ siteFolder, siteModule }: Settings): Pages => {
  if (siteFolder === undefined) return {};
  return { site: siteModule === undefined ? files(siteFolder) : answeringSite(files(siteFolder), siteModule) };
};

const appOf = (settings: Settings, options: Options): Hono =>
  createApp({
    ...options,
    encoders,
    mcpOrigins: settings.mcpOrigins,
    ...(settings.publicUrl === undefined ? {} : { address: settings.publicUrl }),
    ...siteOf(settings),
    ...(settings.widgetFolder === undefined ? {} : { widget: files(settings.widgetFolder, '/widget/') }),
  });

/** Answers what is no request, before the app sees it. */
const refuseUnreadable = (error: unknown): Response =>
  refuse(
    new Request('http://localhost'),
    error instanceof RequestError ? notHttp(`${error.message}.`) : faultOf(error),
  );

/** The path through the app, for any request. */
export const createAppPath = (settings: Settings, { report, state, rates }: Reception): RequestListener => {
  const app = appOf(settings, {
    ready: () => !state.stopping,
    report,
    ...(rates ? { rates: rates.current, ratesProblem: rates.problem } : {}),
  });
  const dress = (request: Request, { outgoing }: Env, response: Response): Response => {
    hideShare(outgoing, response.headers.get('Cache-Control'));
    const code = codeOf(request);
    if (code !== undefined) noteCode(outgoing, code);
    return response;
  };
  return getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as Env;
      identify(request, idOf(incoming));
      // Holds until the answer is out. Then Node waits for the next request, for as long as it may keep the connection.
      incoming.socket.setTimeout(settings.sendTimeout * 1000);
      const response = app.fetch(request, { incoming, outgoing });
      return response instanceof Promise
        ? response.then((one) => dress(request, { incoming, outgoing }, one))
        : dress(request, { incoming, outgoing }, response);
    },
    // The host name is for HTTP/1.0, which has no Host header.
    { hostname: 'localhost', errorHandler: refuseUnreadable },
  );
};
