import type { IncomingMessage } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

/** One household, office or phone has a whole /64 of IPv6: its first four groups are the client. */
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

/** Who is at the other end of the connection. */
export const clientAt = (socket: Pick<Socket, 'remoteAddress'>): string => {
  let client = connected.get(socket);
  if (client === undefined) connected.set(socket, (client = network(socket.remoteAddress ?? '')));
  return client;
};

/** The parts of a request that `clientOf` reads. */
export type Asking = Pick<IncomingMessage, 'socket' | 'headers'>;

/** An address as a proxy writes it: some add the port (`192.0.2.1:4711`, `[2001:db8::1]:4711`), which is another with each connection. */
const withoutPort = (hop: string): string => {
  const [, v6, v4] = /^\s*(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(hop) ?? [];
  return v6 ?? v4 ?? hop.trim();
};

/** The address that the outermost of the trusted proxies saw, or that of the connection where there is none. */
export const addressOf = ({ socket, headers }: Asking, proxies: number): string | undefined => {
  if (proxies === 0) return socket.remoteAddress;
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(withoutPort)
    .filter((hop) => hop !== '');
  return hops.at(-proxies) ?? hops[0] ?? socket.remoteAddress;
};

/**
 * Who asks: the address of the connection, or with `proxies` trusted ones in front the one that the outermost of them
 * saw. What callers write into `X-Forwarded-For` themselves stands further left and is never looked at.
 */
export const clientOf = (asking: Asking, proxies: number): string =>
  proxies === 0 ? clientAt(asking.socket) : network(addressOf(asking, proxies) ?? '');
