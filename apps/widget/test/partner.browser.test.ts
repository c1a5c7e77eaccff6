import { readFileSync } from 'node:fs';
import { convert } from '@units/engine';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { fieldsOf } from '../../../scripts/converter-fields.ts';
import { holdBack } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { test, widgetUrl } from '../../../scripts/host.ts';

// The element in pages of partners, which have another origin.

const script = () => `<script type="module" src="${inject('service')}/widget/embed.js"></script>`;

const guide = new URL('../../../docs/widget.md', import.meta.url);

const link = '<a href="/elsewhere/">Convert kilometers to miles</a>';

const element = (attributes = 'value="5" from="km" to="mi"'): string =>
  `<units-converter ${attributes} lang="en">${link}</units-converter>`;

const linkOf = (page: Page) => page.getByRole('link', { name: 'Convert kilometers to miles' });

const untilReady = async (page: Page): Promise<FrameLocator> => {
  const frame = page.frameLocator('iframe >> nth=0');
  await expect.poll(() => page.locator('iframe').first().isVisible()).toBe(true);
  return frame;
};

describe('what the page has put into the element', () => {
  test('stays until the widget is ready, and comes back with the element', async ({ page, host }) => {
    const release = await holdBack(page, /\/assets\/widget-/);
    await page.goto(host.serve(script() + element()), { waitUntil: 'domcontentloaded' });
    const frame = page.locator('iframe');
    await frame.waitFor({ state: 'attached' });
    await page.frameLocator('iframe').locator('#converter-to').waitFor({ state: 'attached' });
    expect([await linkOf(page).isVisible(), await frame.isVisible()]).toEqual([true, false]);
    release();
    const { to } = fieldsOf(await untilReady(page));
    await expect.poll(() => linkOf(page).isVisible()).toBe(false);
    expect(await to.inputValue()).toBe('3.106856');
    await page.locator('units-converter').evaluate((one) => {
      one.remove();
      one.setAttribute('value', '7');
      document.body.prepend(one);
    });
    await untilReady(page);
    await expect.poll(() => to.inputValue()).toBe('4.349598');
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await linkOf(page).isVisible()).toBe(false);
  });

  const failures = [
    ['the script of the element', /\/embed\.js/],
    ['the page of the widget', /\/widget\/\?/],
    ['the script of the widget', /\/assets\/widget-/],
  ] as const;

  test.for(failures)('stays where it fails: %s', async ([, address], { page, host }) => {
    const failed = new Promise<void>((done) => {
      page.on('requestfailed', (request) => address.test(request.url()) && done());
    });
    await page.route(address, (route) => route.abort());
    await page.goto(host.serve(script() + element()));
    await failed;
    // By then the browser has drawn its page for a failed load.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await linkOf(page).isVisible()).toBe(true);
    expect(await page.locator('iframe:visible').count()).toBe(0);
  });

  test('stays where the page has no scripts', async ({ browser, host }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(host.serve(script() + element()));
    expect(await linkOf(page).isVisible()).toBe(true);
    await context.close();
  });
});

describe('nothing moves', () => {
  const shifts = async (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => {
            const all = list.getEntries() as unknown as readonly (PerformanceEntry & { readonly value: number })[];
            done(all.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // Nothing is observed if nothing has moved.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(0), 100)));
        }),
    );

  const six = ['km mi', 'kg lb', 'C F', 'l gal', 'mpg L/100km', 'psi bar']
    .map((pair) => pair.split(' '))
    .map(([from, to]) => `<p>Some words of the page.</p>${element(`value="1234.5" from="${from}" to="${to}"`)}`)
    .join('');

  const screens = [
    ['a wide page', 1280, 800],
    ['a narrow column', 1280, 800, 400],
    ['a phone', 390, 844],
    ['a small phone', 320, 640],
  ] as const;

  /** The space that docs/widget.md asks partners to reserve. */
  const reserve = `<style>${/```css\n(.*?)```/s.exec(readFileSync(guide, 'utf8'))![1]}</style>`;

  test.for(sampleOf(screens))('with six elements on %s', async ([, width, height, column], { page, host }) => {
    await page.setViewportSize({ width, height });
    const style = column === undefined ? '' : `<style>body { width: ${column}px }</style>`;
    await page.goto(host.serve(reserve + script() + style + six));
    const { length } = ['km', 'kg', 'C', 'l', 'mpg', 'psi'];
    for (let at = 0; at < length; at++) {
      const frame = page.locator('iframe').nth(at);
      await frame.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await expect.poll(() => frame.isVisible()).toBe(true);
    }
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  });

  test.for(sampleOf(screens))(
    'with six elements as the guide writes them, and no style of the page, on %s',
    async ([, width, height, column], { page, host }) => {
      await page.setViewportSize({ width, height });
      const inner = /(<a[^>]*style=.*?)<\/units-converter>/s.exec(readFileSync(guide, 'utf8'))![1]!;
      const release = await holdBack(page, /\/embed\.js/);
      const style = column === undefined ? '' : `<style>body { width: ${column}px }</style>`;
      await page.goto(host.serve(script() + style + six.replaceAll(link, inner)), { waitUntil: 'commit' });
      await page.locator('units-converter').last().waitFor({ state: 'attached' });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      release();
      await expect.poll(() => page.locator('iframe').first().isVisible()).toBe(true);
      expect(await shifts(page)).toBeLessThanOrEqual(0.01);
    },
  );

  test('also where the script comes late, in a page that reserves the room itself', async ({ page, host }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdBack(page, /\/embed\.js/);
    await page.goto(host.serve(`${reserve}${script()}${element()}<p>Below.</p>`), { waitUntil: 'commit' });
    const below = page.getByText('Below.');
    const before = await below.boundingBox();
    release();
    await untilReady(page);
    expect(await below.boundingBox()).toEqual(before);
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  });
});

test('one change is one event, and what it starts with is not one', async ({ page, host }) => {
  await page.goto(
    host.serve(`<script>
      const seen = [];
      addEventListener('change', ({ detail }) => detail && seen.push(detail));
    </script>${script()}${element('value="0.1" from="km" to="mi"')}`),
  );
  const seen = () => page.evaluate('seen');
  const { from, to } = fieldsOf(await untilReady(page));
  const shown = (value: number, unit = 'mile', result = convert(value, 'km', 'mi')) => ({
    value,
    from: 'kilometer',
    to: unit,
    result,
  });
  await from.fill('123456.78901234567');
  await expect.poll(seen).toEqual([shown(123_456.789_012_345_67)]);
  await page.locator('units-converter').evaluate((one) => {
    one.setAttribute('value', '98765.4321');
    one.setAttribute('to', 'ft');
  });
  await expect.poll(() => from.inputValue()).toBe('98,765.4321');
  const last = shown(98_765.4321, 'foot', convert(98_765.4321, 'km', 'ft'));
  await expect.poll(seen).toEqual([shown(123_456.789_012_345_67), last]);
  // Neither the same value nor another spelling of it is a change.
  await page.locator('units-converter').evaluate((one) => one.setAttribute('value', '98765.4321'));
  await from.fill('98765.43210');
  await to.focus();
  await from.fill('2');
  await expect.poll(seen).toEqual([shown(123_456.789_012_345_67), last, shown(2, 'foot', convert(2, 'km', 'ft'))]);
});

const given = [
  '1234.5',
  '0.30000000000000004',
  '123456789012345680',
  '-40',
  '1e-12',
  '98765.4321',
  '5.0000000000000001',
];

test('shows each value as given, and reports all its digits', async ({ page, host }) => {
  await page.goto(host.serve(`${script()}${element(`value="1" from="km" to="m"`)}`));
  const { from } = fieldsOf(await untilReady(page));
  for (const value of given) {
    const told = page.locator('units-converter').evaluate(
      (one, text) =>
        new Promise<number>((done) => {
          const tell = (event: Event): void => done((event as CustomEvent<{ value: number }>).detail.value);
          addEventListener('change', tell, { once: true });
          one.setAttribute('value', text);
        }),
      value,
    );
    expect(await told).toBe(Number(value));
    const written = (await from.inputValue()).replaceAll(',', '').replace('×10⁻¹²', 'e-12');
    expect(written).toBe(value);
  }
});

describe('the colours are those of the page', () => {
  const pages = [
    ['a page that says nothing, on a dark system', '', 'light'],
    ['a dark page', '<style>:root { color-scheme: dark }</style>', 'dark'],
    ['a page that follows the system', '<style>:root { color-scheme: light dark }</style>', 'dark'],
    ['a page that says so in its head', '<meta name="color-scheme" content="dark light">', 'dark'],
    ['a light page', '<style>:root { color-scheme: only light }</style>', 'light'],
  ] as const;

  const background = (page: Page) =>
    page
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);

  const colors = { light: 'rgb(255, 255, 255)', dark: 'rgb(27, 30, 34)' } as const;

  test.for(sampleOf(pages))('%s', async ([, head, theme], { page, host }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(host.serve(head + script() + element()));
    await untilReady(page);
    expect(await background(page)).toBe(colors[theme]);
  });

  test('also when the page changes its own', async ({ page, host }) => {
    await page.goto(host.serve(script() + element('value="5" from="km" to="mi" theme="auto"')));
    const { from } = fieldsOf(await untilReady(page));
    await from.fill('8');
    expect(await background(page)).toBe(colors.light);
    await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
    await expect.poll(() => background(page)).toBe(colors.dark);
    // Nothing is loaded again
    expect(await from.inputValue()).toBe('8');
  });

  test('except for a requested theme', async ({ page, host }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(host.serve(script() + element('theme="dark"')));
    await untilReady(page);
    expect(await background(page)).toBe(colors.dark);
  });
});

describe('a page that takes nothing without leave', () => {
  test.for(['require-corp', 'credentialless'])('with COEP %s', async (policy, { page, host, problems }) => {
    const headers = { 'Cross-Origin-Embedder-Policy': policy, 'Cross-Origin-Opener-Policy': 'same-origin' };
    await page.goto(
      host.serve(
        `${script()}${element()}<iframe src="${widgetUrl({ value: '2', lang: 'en' })}" title="Plain"></iframe>`,
        headers,
      ),
    );
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await untilReady(page);
    const plain = fieldsOf(page.frameLocator('iframe[title=Plain]'));
    await plain.from.fill('4');
    await expect.poll(() => plain.to.inputValue()).toBe('2.485485');
    expect(problems).toEqual([]);
  });

  test('every file of the widget says that it may be there', async ({ firstVisit: page }) => {
    const missing: string[] = [];
    const seen: string[] = [];
    page.on('response', async (response) => {
      const headers = response.headers();
      seen.push(response.url());
      if (headers['cross-origin-resource-policy'] !== 'cross-origin') missing.push(response.url());
      if (headers['cross-origin-embedder-policy'] !== 'require-corp') missing.push(response.url());
    });
    await page.goto(widgetUrl({ lang: 'de', value: '1.234,5', accent: 'ff8800' }));
    await page.locator('#converter-from').fill('1 1/2');
    await expect.poll(() => page.locator('#converter-to').inputValue()).toMatch(/^0,93/);
    expect(seen.length).toBeGreaterThan(4);
    expect(missing).toEqual([]);
  });
});
