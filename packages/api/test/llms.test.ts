import { listUnitRecords, tools } from '@units/engine/catalog';
import { describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';

const app = createApp();
const textOf = async (path: string, at = 'https://units.example'): Promise<string> =>
  (await app.request(`${at}${path}`)).text();

describe.each(['/llms.txt', '/llms-full.txt'])('%s', (path) => {
  test('names the address it was asked at, and what is there', async () => {
    const text = await textOf(path, 'http://127.0.0.1:8123');
    const addresses = Array.from(text.matchAll(/http:[^\s)`]+/g), ([address]) => address);
    expect(addresses.length).toBeGreaterThan(tools.length);
    for (const address of addresses) {
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:8123\//);
      const { status } = await app.request(address, /\/mcp(?:\/full)?$/.test(address) ? { method: 'OPTIONS' } : {});
      expect({ address, isThere: status < 300 }).toEqual({ address, isThere: true });
    }
  });

  test('names the configured public address', async () => {
    const told = createApp({ address: 'https://true.example' });
    const text = await (await told.request(`https://evil.example${path}`)).text();
    expect([text.includes('https://true.example/openapi.json'), text.includes('evil')]).toEqual([true, false]);
  });

  test('has every calculator', async () => {
    const text = await textOf(path);
    for (const { name, description } of tools) {
      expect(text).toContain(name);
      expect(text).toContain(description);
    }
  });

  test('is text, and never kept', async () => {
    const { headers } = await app.request(path);
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  });
});

test('/llms-full.txt has every unit', async () => {
  const text = await textOf('/llms-full.txt');
  for (const { units } of listUnitRecords()) for (const { id } of units) expect(text).toContain(id);
});
