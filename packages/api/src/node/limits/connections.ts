import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAt } from './client.ts';

/**
 * Holds each client to so many connections at once: one that is beyond them is told so by `refuse`, which closes it, and one that is
 * beyond twice as many is cut off. A client is an address here, so there is no such limit behind a proxy, whose connections are all
 * from one address.
 */
export const limitConnections = (server: Server, most: number, refuse: (socket: Socket) => void): void => {
  const open = new Map<string, number>();
  // Node would read the requests of a connection that is refused, and keep them
  const accepting = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const client = clientAt(socket);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = open.get(client)! - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
    if (count > 2 * most) socket.resetAndDestroy();
    else if (count > most) refuse(socket);
    else for (const accept of accepting) accept.call(server, socket);
  });
};
