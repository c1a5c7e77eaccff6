import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { attacks } from '../../../scripts/floods.ts';
import { dial, heard, launch, serve } from './server.ts';

// Tests callers who try to use the whole service. Another address of this machine acts as another client.

const table = '/table?from=m&to=ft&start=1&step=1&end=1000';
const conversion = '/convert?value=1&from=m&to=ft';
const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

interface Answer {
  readonly status: number | undefined;
  readonly milliseconds: number;
  readonly retryAfter: string | undefined;
  readonly body: any;
}

const ask = (url: string, path: string, localAddress: string) =>
  new Promise<Answer>((resolve, reject) => {
    const began = performance.now();
    get(url + path, { localAddress, agent: false }, async (response) => {
      const body = JSON.parse(Buffer.concat(await response.toArray()).toString());
      const { statusCode: status, headers } = response;
      resolve({ status, milliseconds: performance.now() - began, retryAfter: headers['retry-after'], body });
    }).on('error', reject);
  });

/** Requests tables over many connections, each with many requests at once, until the end of the test. */
const flood = async (url: string, connections: number) => {
  const statuses = new Map<string, number>();
  const sockets = Array.from({ length: connections }, () => dial(url));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) {
    const more = () => socket.write(asking(table).repeat(20));
    let answered = 0;
    socket.on('data', (chunk) => {
      for (const [, status = ''] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if ((answered += 1) % 20 === 0) more();
      }
    });
    more();
  }
  return { statuses, sockets };
};

describe.runIf(process.platform === 'linux')('a flood from one client', () => {
  it('keeps every other client served, without any limit', async () => {
    const url = await serve();
    await flood(url, 100);
    // The flood begins with two thousand requests to read. All its tables would take more than a minute.
    await ask(url, '/health', '127.0.0.1');
    for (let n = 0; n < 5; n += 1) {
      const [probe, other] = await Promise.all([ask(url, '/health', '127.0.0.1'), ask(url, conversion, '127.0.0.2')]);
      expect([probe.status, other.status]).toEqual([200, 200]);
      expect(Math.max(probe.milliseconds, other.milliseconds)).toBeLessThan(1000);
    }
  });

  it.each(sampleOf(Object.entries(attacks)))(
    'answers everybody else, without any limit: %s',
    async (_, { next }) => {
      const { url } = await launch();
      await ask(url, conversion, '127.0.0.2');
      const sockets = Array.from({ length: 50 }, () => dial(url));
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      for (const socket of sockets) socket.on('data', () => socket.write(next())).write(next());
      // `pnpm bench:http flood` measures the waiting times: here, this process generates the flood too
      for (let n = 0; n < 20; n += 1) {
        const asked = await Promise.all(['/health', conversion].map((path) => ask(url, path, '127.0.0.2')));
        expect(asked.map(({ status }) => status)).toEqual([200, 200]);
      }
    },
    60_000,
  );

  it('takes no more memory than the manifest allows, and gives it back', async () => {
    const manifest = await readFile(new URL('../../../deploy/kubernetes/units.yaml', import.meta.url), 'utf8');
    const limit = Number(/limits: \{.*memory: (\d+)Mi/.exec(manifest)![1]);
    const { url, child } = await launch({ METRICS_PORT: '0' });
    /** Returns the memory of the primary and its worker, in mebibytes. */
    const resident = async (): Promise<number> => {
      const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      const statuses = [child.pid, ...children.trim().split(' ')].map((pid) => readFile(`/proc/${pid}/status`, 'utf8'));
      const held = (await Promise.all(statuses)).map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
      return held.reduce((sum, one) => sum + one, 0);
    };
    await ask(url, table, '127.0.0.2');
    const before = await resident();
    const { sockets } = await flood(url, 200);
    await sleep(4000);
    const most = await resident();
    expect(most).toBeLessThan(limit);
    for (const socket of sockets) socket.destroy();
    // At least three quarters of the flood's memory is free again
    await expect.poll(resident, { timeout: 45_000, interval: 500 }).toBeLessThan(before + (most - before) / 4);
  }, 120_000);

  it('accepts new connections before it continues its work', async () => {
    const { url } = await launch();
    const { statuses } = await flood(url, 20);
    await expect.poll(() => statuses.get('200') ?? 0).toBeGreaterThan(100);
    const before = statuses.get('200')!;
    for (let n = 0; n < 400; n += 1) dial(url);
    expect(await ask(url, '/health', '127.0.0.2')).toMatchObject({ status: 200 });
    // With one connection for each slice of work, there would be more than eight thousand tables.
    expect(statuses.get('200')! - before).toBeLessThan(2000);
  });

  it('is refused once the client has had its work; its cheap requests later than its expensive ones, others never', async () => {
    const url = await serve({ clientWork: 5 });
    const { statuses } = await flood(url, 20);
    await expect.poll(() => statuses.get('429') ?? 0).toBeGreaterThan(100);
    const refused = await ask(url, table, '127.0.0.1');
    expect(refused).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^[1-9]/) });
    expect(refused.body).toEqual({ error: expect.stringMatching(/again in \d+ s/), code: 'rate-limited' });
    expect(await ask(url, table, '127.0.0.2')).toMatchObject({ status: 200 });
    expect(await ask(url, '/health', '127.0.0.1')).toMatchObject({ status: 200 });
    expect(await ask(url, '/ready', '127.0.0.1')).toMatchObject({ status: 200 });
  });

  it('has at most its number of connections', async () => {
    const url = await serve({ clientConnections: 3 });
    const held = Array.from({ length: 3 }, () => dial(url));
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    expect((await ask(url, '/health', '127.0.0.2')).status).toBe(200);
    const over = dial(url);
    over.write(asking('/health'));
    const answer = await heard(over);
    expect(answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(answer).toMatch(/\r\nretry-after: 1\r\n/i);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    held.at(0)!.end();
    await expect
      .poll(async () => (await ask(url, '/health', '127.0.0.1').catch(() => ({ status: 0 }))).status)
      .toBe(200);
    onTestFinished(() => held.forEach((socket) => socket.destroy()));
  });
});

describe('a client behind a proxy', () => {
  it('sets its own limits, and the proxy sets none on connections', async () => {
    const url = await serve({ clientWork: 1, clientConnections: 1, trustedProxies: 1 });
    const from = async (client: string) => {
      const response = await fetch(url + table, { headers: { 'x-forwarded-for': client } });
      await response.text();
      return response.status;
    };
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 200) statuses.push(await from('203.0.113.1'));
    expect(statuses).toContain(429);
    expect(await from('203.0.113.2')).toBe(200);
  });
});
