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

/**
 * Returns assets that wait for the client's next turn after a file is read, because processing the file is the client's
 * work.
 */
const inTurn = (assets: Assets, pause: Admission['pause']): Assets => ({
  fetch: async (request, env) => {
    const response = await assets.fetch(request, env);
    const { incoming } = (env ?? {}) as Partial<Env>;
    if (incoming) await pause(incoming);
    return response;
  },
});

/** Returns the site of the settings. */
const siteOf = ({ siteFolder, siteModule }: Settings, pause: Admission['pause']): Pages => {
  if (siteFolder === undefined) return {};
  const site = inTurn(files(siteFolder), pause);
  return { site: siteModule === undefined ? site : answeringSite(site, siteModule) };
};

/** Returns the widget of the settings. */
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

/** Answers malformed requests before they reach the app. */
const refuseUnreadable = (error: unknown): Response =>
  refuse(
    new Request('http://localhost'),
    error instanceof RequestError ? notHttp(`${error.message}.`) : faultOf(error),
  );

/**
 * Turns HEAD into GET. Node omits the body; all headers are those of GET, including the encoded length. The range is
 * removed, because HEAD has no parts (RFC 9110, 14.2).
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

/** Returns the response in an encoding that the caller accepts. */
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

/** The request path through the app. */
export interface AppPath {
  /** Answers any request. `body` is the body if it was already read. */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse, body?: Buffer) => Promise<void>;
  /** Requests a path so that its response is made and cached, and drops the response. */
  readonly request: (path: string) => Promise<void>;
}

/** The encoding that most callers accept. */
const commonEncoding = { headers: { 'Accept-Encoding': 'br' } };

/** Creates the request path through the app. */
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
      // Applies until the response is sent. After that, Node's keep-alive timeout applies.
      incoming.socket.setTimeout(settings.sendTimeout * 1000);
      const response = app.fetch(request, { incoming, outgoing });
      return response instanceof Promise
        ? response.then((one) => addHeaders(request, { incoming, outgoing }, one))
        : addHeaders(request, { incoming, outgoing }, response);
    },
    // The host name for HTTP/1.0, which has no Host header.
    { hostname: 'localhost', errorHandler: refuseUnreadable },
  );
  const request = async (path: string): Promise<void> => {
    await (await app.request(path, commonEncoding)).arrayBuffer();
  };
  const answer: AppPath['answer'] = async (incoming, outgoing, body) => {
    // Hono's Node server reads a collected body from `rawBody`
    await listener(body ? Object.assign(incoming, { rawBody: body }) : incoming, outgoing);
  };
  return { answer, request };
};
