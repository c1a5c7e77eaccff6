import { describe, expect, it } from 'vitest';
import worker from '../src/worker.ts';

describe('the worker', () => {
  it('serves the API, and everything else from its assets', async () => {
    const bindings = { ASSETS: { fetch: ({ url }: Request) => new Response(new URL(url).pathname) } };
    const converted = await worker.fetch(new Request('https://x/convert?value=3&from=ft&to=in'), bindings);
    expect(await converted.json()).toMatchObject({ result: 36 });
    for (const path of ['/', '/about/', '/widget/']) {
      const page = await worker.fetch(new Request(`https://x${path}`), bindings);
      expect(await page.text()).toBe(path);
    }
  });
});
