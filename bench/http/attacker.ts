// Floods a server from one address until it is stopped: `node attacker.ts <port> <address> <name of the attack>`. It
// sends the next request after each answer, and reconnects when it is disconnected.
import { connect } from 'node:net';
import { attacks } from '../../scripts/floods.ts';

const [port, localAddress, name = ''] = process.argv.slice(2);
const { connections, ahead, next } = attacks[name]!;

const seen = new Map<string, number>();
const statusLine = /HTTP\/1\.1 (\d{3})/g;

const open = (): void => {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: localAddress! });
  socket.on('connect', () => socket.write(Array.from({ length: ahead }, next).join('')));
  socket.on('data', (chunk: Buffer) => {
    const statuses = chunk.toString('latin1').matchAll(statusLine);
    for (const [, status = ''] of statuses) {
      seen.set(status, (seen.get(status) ?? 0) + 1);
      socket.write(next());
    }
  });
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(open, 10));
};

for (let count = 0; count < connections; count += 1) open();

process.once('message', () => process.send!(Object.fromEntries(seen), () => process.exit(0)));
process.once('disconnect', () => process.exit(0));
