import type { Context } from 'hono';
import { answer, refuse } from '../http/answer.ts';
import type { Endpoint } from './endpoint.ts';
import { formatUnknown, missingAddress, notASize, notEmbeddable } from '../http/fault.ts';
import { embed } from './embedding.ts';
import { describeOembed } from '../openapi/oembed.ts';
import { queryOf, readQuery } from '../http/query.ts';

const names = ['url', 'maxwidth', 'maxheight', 'format'] as const;

const readSize = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\s*[1-9]\d{0,5}\s*$/.test(text)) throw notASize(name, text);
  return Number(text);
};

/**
 * The address that is asked about, where it is one of this service: by its host, as whoever answers for TLS in front of
 * it may speak plain HTTP with it.
 */
const addressOf = (text: string, service: URL): URL | undefined => {
  try {
    const address = new URL(text, service);
    return /^https?:$/.test(address.protocol) && address.host === service.host ? address : undefined;
  } catch {
    return undefined;
  }
};

const ask = (query: string, service: URL): object | undefined => {
  const { url = '', maxwidth, maxheight } = readQuery(query, names);
  if (url.trim() === '') throw missingAddress();
  const room = { width: readSize('maxwidth', maxwidth), height: readSize('maxheight', maxheight) };
  const address = addressOf(url, service);
  return address && embed(address, room);
};

const handle = (c: Context): Response => {
  const { raw, url } = c.req;
  const query = queryOf(url);
  const { url: asked = '', format = 'json' } = readQuery(query, names);
  const body = ask(query, new URL(url));
  if (!/^json$/i.test(format)) return refuse(raw, formatUnknown(format));
  return body ? answer(raw, body) : refuse(raw, notEmbeddable(asked));
};

/** `GET /oembed`: how to show a page of ours in another one. */
export const oembedEndpoint: Endpoint = {
  method: 'GET',
  path: '/oembed',
  handle,
  describe: () => describeOembed((query) => ask(query, new URL('https://units.example'))),
};
