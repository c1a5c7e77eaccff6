import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test } from '../../../scripts/page.ts';
import { kinds } from './pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe has to say about the page as it is. */
const violations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    `${axe}; axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`,
  );

/** Sums up every shift of the layout from now on. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const shifts = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'shifted')));

/** Bytes of everything that a page asks for, compressed as it travels, without the headers. */
const measureTraffic = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const foreign: string[] = [];
  session.on('Network.responseReceived', ({ response }) => (bytes -= response.encodedDataLength));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  session.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (!url.startsWith(inject('service')) && !url.startsWith('data:')) foreign.push(url);
  });
  return { bytes: () => bytes, foreign };
};

const isTool = (path: string): boolean => !/^\/(?:docs|embed)?\/?$/.test(path);

describe.each(kinds)('%s', (path) => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the ${scheme} scheme`, async ({ page, problems }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
    });
  }

  test('nothing moves, nothing is asked of others, and a tool is light', async ({ page }) => {
    await watchShifts(page);
    const { bytes, foreign } = await measureTraffic(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifts(page)).toBe(0);
    expect(foreign).toEqual([]);
    if (isTool(path)) expect(bytes()).toBeLessThanOrEqual(40_000);
  });

  test('fits a phone of 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('says what it is without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: inject('service') });
    const page = await context.newPage();
    await page.goto(path);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
    await context.close();
  });
});

test.for(['light', 'dark'] as const)(
  'axe finds nothing in an open reference in the %s scheme',
  async (scheme, { page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/docs/');
    await page.locator('#renderer').scrollIntoViewIfNeeded();
    for (const path of ['/convert', '/batch', '/tip']) {
      const block = page.locator('.opblock', { has: page.locator(`[data-path="${path}"]`) });
      await block.locator('.opblock-summary-control').click();
      await block.getByRole('button', { name: 'Try it out' }).click();
    }
    await page.locator('.opblock').getByRole('button', { name: 'Execute', exact: true }).first().click();
    await page.locator('.live-responses-table').first().waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test.for(kinds.filter((path) => /^\/tools\/./.test(path)))('%s is light in use', async (path, { page }) => {
  const { bytes } = await measureTraffic(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('form.tool input').first().focus();
  // What the form then fetches is over in a moment: the service runs beside the browser
  await setTimeout(1000);
  expect(bytes()).toBeLessThanOrEqual(40_000);
});
