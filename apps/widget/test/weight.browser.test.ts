import { gzipSync } from 'node:zlib';
import { convert } from '@units/engine';
import { expect, inject } from 'vitest';
import { test, widgetUrl } from './host.ts';

/** Bytes of the first view as they travel, every unit included. */
const firstView = 25_000;
/** What follows once somebody is there, or two seconds later: spellings, search, and all that reads what people write. */
const everything = 45_000;
const embedScript = 2000;

const isPicture = (path: string): boolean => path.endsWith('.svg');

test('the first view is light', async ({ page }) => {
  const bodies: [string, number][] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    bodies.push([new URL(request.url()).pathname, responseBodySize]);
  });
  const total = () => bodies.filter(([path]) => !isPicture(path)).reduce((sum, [, size]) => sum + size, 0);
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi', lang: 'en' }), { waitUntil: 'networkidle' });
  const first = total();
  expect(first).toBeLessThanOrEqual(firstView);
  await expect.poll(() => bodies.some(([path]) => path.includes('/reader-')), { timeout: 5000 }).toBe(true);
  console.log(`First view: ${first} bytes; with everything: ${total()} bytes`, bodies);
  expect(total()).toBeLessThanOrEqual(everything);
});

test('embed.js is small', async () => {
  const response = await fetch(`${inject('service')}/widget/embed.js`);
  const text = await response.text();
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(embedScript);
  expect(text).not.toMatch(/^import\b|import\(/);
});

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

test('is quick to come, and quicker to answer', async ({ browser }) => {
  const arrivals: number[] = [];
  const answers: number[] = [];
  for (let i = 0; i < 5; i++) {
    const page = await browser.newPage();
    await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi', lang: 'en' }));
    await page.locator('#converter-to').waitFor();
    arrivals.push(await page.evaluate(() => performance.getEntriesByName('converted')[0]?.startTime ?? Infinity));
    answers.push(
      await page.locator('#converter-from').evaluate(
        async (input: HTMLInputElement, result) => {
          const begin = performance.now();
          input.value = '50';
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
          while ((document.querySelector('#converter-to') as HTMLInputElement).value !== result) {
            await new Promise((done) => setTimeout(done, 0));
          }
          return performance.now() - begin;
        },
        String(convert(50, 'km', 'mi')),
      ),
    );
    await page.close();
  }
  console.log(`From navigation to the result: ${median(arrivals)} ms; from a key to the result: ${median(answers)} ms`);
  // The figures are for the reader; a busy machine is no fault of the widget.
  expect(median(arrivals)).toBeLessThan(2000);
  expect(median(answers)).toBeLessThan(200);
});
