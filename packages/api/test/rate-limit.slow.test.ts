import { describe, expect, it, onTestFinished } from 'vitest';
import { countInMemory } from '../src/node/limits/rate-limit-store.ts';
import { clientOf } from '../src/node/limits/client.ts';
import type { RateLimiter } from '../src/node/limits/rate-limit.ts';
import { start } from '../src/node/server.ts';
import type { Settings } from '../src/node/settings.ts';

const serve = async (limiter: RateLimiter | undefined, settings: Partial<Settings> = {}): Promise<string> => {
  const server = await start({ port: 0, host: '127.0.0.1', drainTimeout: 1, ...settings }, { limiter });
  onTestFinished(() => server.stop());
  return server.url;
};
const conversion = '/convert?value=3&from=ft&to=in';

describe('the rate limit', () => {
  it('is off unless asked for', async () => {
    const { headers } = await fetch((await serve(undefined)) + conversion);
    expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null]);
  });

  it('gives each client its share, says what is left, and answers 429 beyond it', async () => {
    const url = await serve(countInMemory(3, 60));
    const statuses: number[] = [];
    for (let left = 2; left >= 0; left -= 1) {
      const { status, headers } = await fetch(url + (left === 1 ? '/convert' : conversion));
      statuses.push(status);
      // A cacheable answer does not show this client's remaining requests.
      expect(headers.get('ratelimit-policy')).toBe(left === 1 ? '"default";q=3;w=60' : null);
      expect(headers.get('ratelimit') ?? '').toMatch(left === 1 ? /^"default";r=1;t=(60|59)$/ : /^$/);
    }
    expect(statuses).toEqual([200, 400, 200]);
    const refused = await fetch(url + conversion);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^(60|59)$/);
    expect(refused.headers.get('ratelimit')).toMatch(/^"default";r=0;t=/);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toEqual({ error: expect.any(String), code: 'rate-limited' });
    for (const path of ['/health', '/ready', '/nowhere']) expect((await fetch(url + path)).status).not.toBe(429);
  });

  it('gives a new share when the window is over', async () => {
    const url = await serve(countInMemory(1, 1));
    const statuses = [await fetch(url + conversion), await fetch(url + conversion)].map(({ status }) => status);
    expect(statuses).toEqual([200, 429]);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await fetch(url + conversion)).status).toBe(200);
  });

  it('refuses no request while the store is unreachable', async () => {
    const broken = { points: 1, duration: 1, consume: () => Promise.reject(new Error('no connection')) };
    const url = await serve(broken);
    for (let n = 0; n < 3; n += 1) expect((await fetch(url + conversion)).status).toBe(200);
  });

  it('knows clients behind a trusted proxy, and is not fooled by what they write themselves', async () => {
    const url = await serve(countInMemory(1, 60), { trustedProxies: 1 });
    const from = async (forwarded: string) =>
      (await fetch(url + conversion, { headers: { 'x-forwarded-for': forwarded } })).status;
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('192.0.2.2')).toBe(200);
    expect(await from('198.51.100.7, 192.0.2.1')).toBe(429);
  });
});

describe('a client', () => {
  const asked = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as Parameters<
      typeof clientOf
    >[0];

  it.each([
    ['192.0.2.1', undefined, 0, '192.0.2.1'],
    ['::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
    ['192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
    ['10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['10.0.0.1', 'made up, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9:4711', 1, '203.0.113.9'],
    ['10.0.0.1', '[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', '[2001:db8:1:2::9]', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', '2001:db8:1:2::9', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['10.0.0.1', ', ,', 1, '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:db8::9', undefined, 0, '2001:db8:0:0::/64'],
    ['::1', undefined, 0, '0:0:0:0::/64'],
    ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ])('at %s with %j after %d proxies is %s', (address, forwarded, proxies, client) => {
    expect(clientOf(asked(address, forwarded), proxies)).toBe(client);
  });
});
