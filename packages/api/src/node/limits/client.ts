import type { IncomingMessage } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

/**
 * Returns the client of an address. A household, office or phone has a whole /64 of IPv6, so its first four groups are
 * the client.
 */
const network = (address: string): string => {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [front = '', back] = address.replace(/%.*/, '').split('::');
  const groups = front === '' ? [] : front.split(':');
  const missing = back === undefined ? 0 : 8 - groups.length - (back === '' ? 0 : back.split(':').length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(back ?? '').split(':')];
  return `${all.slice(0, 4).join(':')}::/64`;
};

const connected = new WeakMap<object, string>();

/** Returns the client of a connection. */
export const clientAt = (socket: Pick<Socket, 'remoteAddress'>): string => {
  let client = connected.get(socket);
  if (client === undefined) connected.set(socket, (client = network(socket.remoteAddress ?? '')));
  return client;
};

/** The parts of a request that `clientOf` reads. */
export type Asking = Pick<IncomingMessage, 'socket' | 'headers'>;

/**
 * Returns an address without its port, which some proxies append (`192.0.2.1:4711`, `[2001:db8::1]:4711`) and which
 * differs for each connection.
 */
const withoutPort = (hop: string): string => {
  const [, v6, v4] = /^\s*(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(hop) ?? [];
  return v6 ?? v4 ?? hop.trim();
};

/** Returns the address that the outermost trusted proxy saw, or the address of the connection without a proxy. */
export const addressOf = ({ socket, headers }: Asking, proxies: number): string | undefined => {
  if (proxies === 0) return socket.remoteAddress;
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(withoutPort)
    .filter((hop) => hop !== '');
  return hops.at(-proxies) ?? hops[0] ?? socket.remoteAddress;
};

/**
 * Returns the client of a request: the address of the connection, or with `proxies` trusted proxies, the address that
 * the outermost of them saw. `X-Forwarded-For` entries that callers write themselves are further left and ignored.
 */
export const clientOf = (asking: Asking, proxies: number): string =>
  proxies === 0 ? clientAt(asking.socket) : network(addressOf(asking, proxies) ?? '');
