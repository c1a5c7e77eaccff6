import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp, type Assets, type Options, type Pages } from '../../app.ts';
import { codeOf, identify, isShared, refuse } from '../../http/answer.ts';
import { faultOf, notHttp } from '../../http/fault.ts';
import { documentMadeAhead } from '../documents.ts';
import type { Admission } from '../limits/admission.ts';
import { idOf, noteCode, shareOf } from '../observability/notes.ts';
import type { Settings } from '../settings.ts';
import { answeringSite, answeringWidget } from '../site/answering-site.ts';
import { files } from '../site/files.ts';
import { byEncoding, compress, isLarge } from './compress.ts';
import { encoders } from './encoders.ts';
import type { Env, Reception } from './reception.ts';

/** Files whose readers wait for their turn again once a file has been read: what is made of it is work of theirs. */
const inTurn = (assets: Assets, pause: Admission['pause']): Assets => ({
  fetch: async (request, env) => {
    const response = await assets.fetch(request, env);
    const { incoming } = (env ?? {}) as Partial<Env>;
    if (incoming) await pause(incoming);
    return response;
  },
});

/** The site of the settings. */
const siteOf = ({ siteFolder, siteModule }: Settings, pause: Admission['pause']): Pages => {
  if (siteFolder === undefined) return {};
  const site = inTurn(files(siteFolder), pause);
  return { site: siteModule === undefined ? site : answeringSite(site, siteModule) };
};

/** The widget of the settings. */
const widgetOf = ({ widgetFolder, widgetModule }: Settings, pause: Admission['pause']): Pages => {
  if (widgetFolder === undefined) return {};
  const widget = inTurn(files(widgetFolder, '/widget/'), pause);
  return { widget: widgetModule === undefined ? widget : answeringWidget(widget, widgetModule) };
};

const appOf = (settings: Settings, options: Options, pause: Admission['pause']): Hono =>
  createApp({
    ...options,
    encoders,
    document: documentMadeAhead,
    mcpOrigins: settings.mcpOrigins,
    trustsProxy: settings.trustedProxies > 0,
    ...(settings.publicUrl === undefined ? {} : { address: settings.publicUrl }),
    ...(settings.basePath === undefined ? {} : { basePath: settings.basePath }),
    ...(settings.securityContact === undefined ? {} : { securityContact: settings.securityContact }),
    ...siteOf(settings, pause),
    ...widgetOf(settings, pause),
  });

/** Answers what is not a request, before the app sees it. */
const refuseUnreadable = (error: unknown): Response =>
  refuse(
    new Request('http://localhost'),
    error instanceof RequestError ? notHttp(`${error.message}.`) : faultOf(error),
  );

/**
 * Node leaves the body out: all else of an answer to HEAD is what GET has, its length in its encoding among it. There is no part of
 * a body that is left out (RFC 9110, 14.2).
 */
const headAsGet = (given: Request): Request => {
  const request = new Request(given, { method: 'GET' });
  request.headers.delete('Range');
  return request;
};

/** Returns true if the answer is large and not yet compressed. Files and fixed documents have entity tags and stay as they are. */
const isWorkedOut = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('ETag') &&
  !headers.has('Content-Encoding') &&
  isLarge(Number(headers.get('Content-Length')));

/** The answer in the encoding that the caller takes. */
const shrink = async (incoming: IncomingMessage, response: Response): Promise<Response> => {
  const { status, headers } = response;
  headers.append('Vary', byEncoding);
  const body = new Uint8Array(await response.arrayBuffer());
  const encoded = await compress(incoming, body);
  if (!encoded) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoded.name);
  headers.set('Content-Length', String(encoded.bytes.length));
  return new Response(encoded.bytes, { status, headers });
};

/** The path through the app. */
export interface AppPath {
  /** Answers any request. A body that has been collected is given with it. */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse, body?: Buffer) => Promise<void>;
  /** Requests a path to make and cache its answer, which is dropped. */
  readonly request: (path: string) => Promise<void>;
}

/** The encoding that most callers accept. */
const commonEncoding = { headers: { 'Accept-Encoding': 'br' } };

/** Makes the path through the app. */
export const createAppPath = (
  settings: Settings,
  { report, state, rates }: Reception,
  pause: Admission['pause'],
): AppPath => {
  const app = appOf(
    settings,
    {
      ready: () => !state.stopping,
      report,
      pause: (env) => pause((env as Env).incoming),
      ...(rates ? { rates: rates.current, ratesProblem: rates.problem } : {}),
    },
    pause,
  );
  const addHeaders = (
    request: Request,
    { incoming, outgoing }: Env,
    response: Response,
  ): Response | Promise<Response> => {
    const share = shareOf(outgoing);
    if (share && !isShared(response.headers.get('Cache-Control')))
      for (const [name, value] of Object.entries(share)) response.headers.set(name, value);
    const code = codeOf(request);
    if (code !== undefined) noteCode(outgoing, code);
    return isWorkedOut(response) ? shrink(incoming, response) : response;
  };
  const listener = getRequestListener(
    (given, env) => {
      const { incoming, outgoing } = env as Env;
      const request = given.method === 'HEAD' ? headAsGet(given) : given;
      identify(request, idOf(incoming));
      // Holds until the answer is out. Then Node waits for the next request, for as long as it may keep the connection.
      incoming.socket.setTimeout(settings.sendTimeout * 1000);
      const response = app.fetch(request, { incoming, outgoing });
      return response instanceof Promise
        ? response.then((one) => addHeaders(request, { incoming, outgoing }, one))
        : addHeaders(request, { incoming, outgoing }, response);
    },
    // The host name is for HTTP/1.0, which has no Host header.
    { hostname: 'localhost', errorHandler: refuseUnreadable },
  );
  const request = async (path: string): Promise<void> => {
    await (await app.request(path, commonEncoding)).arrayBuffer();
  };
  const answer: AppPath['answer'] = async (incoming, outgoing, body) => {
    // The name under which Hono's server for Node takes a body that has been read
    await listener(body ? Object.assign(incoming, { rawBody: body }) : incoming, outgoing);
  };
  return { answer, request };
};
