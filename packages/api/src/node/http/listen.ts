import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from './node-http.ts';
import { StartError } from '../settings.ts';

/** Where to listen, and by which variables that was said. */
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

/** Connections that may wait to be taken in: of a flood of more, the system drops some, and others with them. */
const backlog = 4096;

/** Listens, or throws a StartError that says why it cannot. */
export const listen = (server: Server, place: Place): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = sentences[error.code ?? ''] ?? unnamed;
      reject(new StartError(sentence(place, error), { cause: error }));
    });
    // Without a host Node listens on every address, IPv6 and IPv4, so that localhost works whichever it means.
    // Each worker has its own listener, and the system spreads the connections over them: a worker that stops or dies takes
    // no connection of another with it, and none passes through the primary.
    const shared = cluster.isWorker && canShare;
    server.listen({ port: place.port, host: place.host, backlog, reusePort: shared, exclusive: shared }, resolve);
  });

/**
 * Finds the port for all workers: the one that is asked for, or any free one in place of 0. Throws a StartError where it
 * is taken, which workers that share it would not notice.
 */
export const findPort = async (place: Place): Promise<number> => {
  const probe = createServer();
  await listen(probe, place);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

const everyAddress = new Set([undefined, '0.0.0.0', '::']);

/** Where the server can be reached from this machine. */
export const urlOf = (server: Server, host: string | undefined): string => {
  const name = host === undefined || everyAddress.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${(server.address() as AddressInfo).port}`;
};
