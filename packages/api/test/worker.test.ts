import { describe, expect, it } from 'vitest';
import worker from '../src/worker.ts';

const assets = { fetch: ({ url }: Request) => new Response(new URL(url).pathname) };

describe('the worker', () => {
  it('serves the API, and everything else from its assets', async () => {
    const converted = await worker.fetch(new Request('https://x/convert?value=3&from=ft&to=in'), { ASSETS: assets });
    expect(await converted.json()).toMatchObject({ result: 36 });
    for (const path of ['/', '/about/', '/widget/']) {
      const page = await worker.fetch(new Request(`https://x${path}`), { ASSETS: assets });
      expect(await page.text()).toBe(path);
    }
  });

  it('is served under its path of a larger site', async () => {
    // A second instance, because the first keeps the service from its first request
    const { default: other } = (await import('../src/worker.ts?other' as string)) as { default: typeof worker };
    const ask = async (path: string, init?: RequestInit) =>
      other.fetch(new Request(`https://x${path}`, init), { ASSETS: assets, BASE_PATH: '/converter' });
    expect(await (await ask('/converter/convert?value=3&from=ft&to=in')).json()).toMatchObject({ result: 36 });
    expect(await (await ask('/converter/length/')).text()).toBe('/length/');
    const body = JSON.stringify({ conversions: [{ value: 3, from: 'ft', to: 'in' }] });
    expect(await (await ask('/converter/batch', { method: 'POST', body })).json()).toMatchObject({ count: 1 });
    expect(await (await ask('/converter/openapi.json')).json()).toMatchObject({ servers: [{ url: '/converter' }] });
    for (const [path, to] of [
      ['?lang=de', '/converter/?lang=de'],
      ['/widget?from=km', '/converter/widget/?from=km'],
    ]) {
      const response = await ask(`/converter${path}`);
      expect([response.status, response.headers.get('Location')]).toEqual([308, to]);
    }
  });
});
