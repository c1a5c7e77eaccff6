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

/** The page that is asked about, where it is one of the service: what its address has after that of the service. */
const pageOf = (text: string, service: string): URL | undefined => {
  const { host, pathname: base } = new URL(`${service}/`);
  // A path alone is one of the service, wherever that stands.
  const full = /^\/(?!\/)/.test(text) && !text.startsWith(base) ? service + text : text;
  if (!URL.canParse(full, `${service}/`)) return undefined;
  const address = new URL(full, `${service}/`);
  // By the host alone, as a proxy that ends TLS may speak plain HTTP with us.
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
  // Who asks by a secure address is to get secure frames, whatever the proxy says of itself.
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

/** `GET /oembed`: how to show a page of ours in another one. */
export const oembedEndpoint = (options: Options): Endpoint => ({
  method: 'GET',
  path: '/oembed',
  handle: (c) => handle(c, options),
  describe: () => describeOembed((query) => ask(query, 'https://units.example')),
});
