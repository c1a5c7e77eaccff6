import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAt } from './client.ts';

/**
 * Counts the connections of each client. Returns a function that is true for a connection beyond `most`, which must be
 * refused. A connection beyond twice that number is reset. A client is an address here, so behind a proxy all
 * connections belong to one client.
 */
export const countConnections = (server: Server, most: number): ((socket: Socket) => boolean) => {
  const open = new Map<string, number>();
  const beyond = new WeakSet<Socket>();
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
    else if (count > most) beyond.add(socket);
  });
  return (socket) => beyond.has(socket);
};
