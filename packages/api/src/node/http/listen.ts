import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from './node-http.ts';
import { StartError } from '../settings.ts';

/** The port and host to listen on, and the variables that set them. */
interface Place {
  readonly port: number | undefined;
  readonly host: string | undefined;
  readonly portName: string;
  readonly hostName: string;
}

type Sentence = (place: Place, error: Error) => string;

const unnamed: Sentence = ({ host, port, hostName, portName }, { message }) =>
  `${hostName} is "${host ?? ''}" and ${portName} is ${port}: nothing can listen there (${message}).`;

const sentences: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: ({ port, portName }) =>
    `Port ${port} is taken by another program: stop it, or choose another port with ${portName}.`,
  EACCES: ({ port, portName }) => `Port ${port} is not allowed for this user: choose another with ${portName}.`,
  EADDRNOTAVAIL: ({ host, hostName }) => `${hostName} is "${host}": this machine has no such address.`,
  ENOTFOUND: ({ host, hostName }) => `${hostName} is "${host}": this machine knows no such address.`,
};

/** True if each worker can have its own listener. Elsewhere the primary listens and passes connections on. */
const canShare = process.platform === 'linux';

/**
 * The connections that may wait to be accepted. If a flood exceeds it, the system drops connections, including those of
 * other callers.
 */
const backlog = 4096;

/** Listens, or throws StartError with the reason. */
export const listen = (server: Server, place: Place): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = sentences[error.code ?? ''] ?? unnamed;
      reject(new StartError(sentence(place, error), { cause: error }));
    });
    // Without a host, Node listens on every address, IPv6 and IPv4, so that localhost works with both. Each worker has
    // its own listener, and the system distributes the connections among them: a worker that stops or dies takes no
    // other worker's connection with it, and no connection passes through the primary.
    const shared = cluster.isWorker && canShare;
    server.listen({ port: place.port, host: place.host, backlog, reusePort: shared, exclusive: shared }, resolve);
  });

/**
 * Finds the port for all workers: the given one, or any free port for 0. Throws StartError if it is taken: workers that
 * share it would not notice.
 */
export const findPort = async (place: Place): Promise<number> => {
  const probe = createServer();
  await listen(probe, place);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

const everyAddress = new Set([undefined, '0.0.0.0', '::']);

/** Returns the URL of the server on this machine. */
export const urlOf = (server: Server, host: string | undefined): string => {
  const name = host === undefined || everyAddress.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${(server.address() as AddressInfo).port}`;
};
