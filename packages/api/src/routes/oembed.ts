import type { Context } from 'hono';
import { answer, refuse } from '../http/answer.ts';
import { serviceOf } from '../http/address.ts';
import type { Endpoint } from './endpoint.ts';
import type { Options } from './options.ts';
import { limits } from '../contract.ts';
import { formatUnknown, missingAddress, notASize, notAText, notEmbeddable } from '../http/fault.ts';
import { embed } from './embedding.ts';
import { describeOembed } from '../openapi/oembed.ts';
import { queryOf, readQuery } from '../http/query.ts';

const names = ['url', 'maxwidth', 'maxheight', 'format'] as const;

const readSize = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\s*[1-9]\d{0,5}\s*$/.test(text)) throw notASize(name, text);
  return Number(text);
};

/** Returns the requested page relative to the service's address, or undefined if it is not a page of the service. */
const pageOf = (text: string, service: string): URL | undefined => {
  const { host, pathname: base } = new URL(`${service}/`);
  // A path without a host is a path of the service, wherever that is.
  const full = /^\/(?!\/)/.test(text) && !text.startsWith(base) ? service + text : text;
  if (!URL.canParse(full, `${service}/`)) return undefined;
  const address = new URL(full, `${service}/`);
  // Compare only hosts, because a proxy that ends TLS may use plain HTTP to reach us.
  const isOurs = /^https?:$/.test(address.protocol) && address.host === host && address.pathname.startsWith(base);
  if (!isOurs) return undefined;
  address.pathname = address.pathname.slice(base.length - 1);
  return address;
};

const ask = (query: string, service: string): object | undefined => {
  const { url = '', maxwidth, maxheight } = readQuery(query, names);
  if (url.trim() === '') throw missingAddress();
  if (url.length > limits.embedded) throw notAText('url', limits.embedded);
  const room = { width: readSize('maxwidth', maxwidth), height: readSize('maxheight', maxheight) };
  const page = pageOf(url, service);
  // A request for a secure address gets secure frames, even if the proxy reports plain HTTP.
  return page && embed(page, room, page.protocol === 'https:' ? service.replace(/^http:/, 'https:') : service);
};

const handle = (c: Context, options: Options): Response => {
  const { raw } = c.req;
  const query = queryOf(raw.url);
  const { url: asked = '', format = 'json' } = readQuery(query, names);
  const body = ask(query, serviceOf(raw, options));
  if (!/^json$/i.test(format)) return refuse(raw, formatUnknown(format));
  return body ? answer(raw, body) : refuse(raw, notEmbeddable(asked));
};

/** Returns the endpoint `GET /oembed`, which describes how to embed a page of the service. */
export const oembedEndpoint = (options: Options): Endpoint => ({
  method: 'GET',
  path: '/oembed',
  handle: (c) => handle(c, options),
  describe: () => describeOembed((query) => ask(query, 'https://units.example')),
});
