import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, inject } from 'vitest';
import { fieldsOf } from '../../../scripts/converter-fields.ts';
import { findings } from '../../../scripts/axe.ts';
import { holdBack } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { test as base, widgetUrl } from '../../../scripts/host.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

const folder = resolve(import.meta.dirname, '../dist');

/** Serves only the built files. */
const serveFiles = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = folder + pathname.replace('/widget', '').replace(/\/$/, '/index.html');
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': types[file.split('.').at(-1)!] ?? 'text/plain' }).end(readFileSync(file));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/widget/`, close: () => server.close() };
};

const test = base
  .extend('unscripted', async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: inject('service') });
    onCleanup(() => context.close());
    return context.newPage();
  })
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the fixtures out of the pattern
  .extend('site', async ({}, { onCleanup }): Promise<string> => {
    const { url, close } = await serveFiles();
    onCleanup(close);
    return url;
  });

// The server's page contains the answer before any script runs.

describe('without scripts', () => {
  const shown = [
    [{ value: '5', from: 'km', to: 'mi', lang: 'en' }, '5', '3.106856', 'miles', 'en'],
    [{ value: '1234.5', from: 'statute mile', to: 'km', lang: 'de' }, '1.234,5', '1.986,735', 'Kilometer', 'de'],
    [{ value: '98.6', from: 'F', to: 'C', lang: 'ar' }, '98.6', '37', 'درجة مئوية', 'ar'],
    [{ value: '1.000,5', from: 'lx', to: 'footcandle', lang: 'ru' }, '1.000,5', '92,94949', 'fc', 'ru'],
  ] as const;

  test.for(sampleOf(shown))('%o is answered', async ([query, value, result, unit, lang], { unscripted: page }) => {
    await page.goto(widgetUrl(query));
    expect(await page.locator('#converter-from').inputValue()).toBe(value);
    expect(await page.locator('#converter-to').inputValue()).toBe(result);
    expect(await page.locator('#converter-to-unit').inputValue()).toBe(unit);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('html').getAttribute('dir')).toBe(lang === 'ar' ? 'rtl' : 'ltr');
  });

  test('asks the server in the words of the page', async ({ unscripted: page }) => {
    await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi', lang: 'de', theme: 'dark', accent: 'ff8800' }));
    await page.getByLabel('Von', { exact: true }).fill('2,5');
    await page.locator('#converter-from-unit').fill('Meilen');
    await page.locator('#converter-to-unit').fill('Yards');
    await page.getByRole('button', { name: 'Umrechnen' }).click();
    await expect.poll(() => page.locator('#converter-to').inputValue()).toBe('4.400');
    const query = new URL(page.url()).searchParams;
    expect([query.get('lang'), query.get('theme'), query.get('accent')]).toEqual(['de', 'dark', 'ff8800']);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('says what cannot be answered, and shows what can', async ({ unscripted: page }) => {
    await page.goto(widgetUrl({ value: 'five', from: 'florp', to: '<b>', lang: 'en' }));
    expect(await page.locator('.details').innerText()).toContain('florp');
    expect(await page.locator('#converter-to').inputValue()).toMatch(/^\d/);
    expect(await page.locator('main b').count()).toBe(0);
  });
});

test('uses the language of the browser by default', async () => {
  const languageFor = async (accepted: string): Promise<readonly (string | null)[]> => {
    const response = await fetch(widgetUrl({ from: 'km', to: 'mi' }), { headers: { 'Accept-Language': accepted } });
    return [/<html lang="([^"]*)"/.exec(await response.text())?.[1] ?? null, response.headers.get('Vary')];
  };
  expect(await languageFor('ja,en;q=0.5')).toEqual(['ja', 'Accept-Language, Accept-Encoding']);
  expect((await languageFor('sv'))[0]).toBe('en');
  expect((await languageFor('de-AT,de;q=0.9'))[0]).toBe('de-AT');
  for (const odd of ['', '*', 'x'.repeat(300), '__proto__', 'de-x-abc-u-nu-zzzz']) {
    expect((await languageFor(odd))[0]).toMatch(/^(?:en|de)/);
  }
});

describe('before the script is there', () => {
  test('the answer stands, and what is typed and pressed is kept', async ({ page, problems }) => {
    const release = await holdBack(page, /\/assets\/widget-/);
    await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi', lang: 'en' }), { waitUntil: 'commit' });
    const { from, to, toUnit, options } = fieldsOf(page);
    await expect.poll(() => to.inputValue()).toBe('3.106856');
    await from.fill('50');
    await page.locator('#converter-to-unit').focus();
    release();
    await expect.poll(() => to.inputValue()).toBe('31.06856');
    expect(await from.inputValue()).toBe('50');
    await expect.poll(() => toUnit.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => options.count()).toBeGreaterThan(5);
    expect(problems).toEqual([]);
  });

  test('Enter is answered by the server', async ({ page }) => {
    await page.route(/\/assets\/widget-/, (route) => route.abort());
    await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi', lang: 'en' }));
    await page.getByLabel('From', { exact: true }).fill('50');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#converter-to').inputValue()).toBe('31.06856');
    expect(new URL(page.url()).searchParams.get('value')).toBe('50');
  });

  test('the button answers if the reader fails to load', async ({ page }) => {
    await page.route(/\/assets\/reader-/, (route) => route.abort());
    await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi', lang: 'en' }));
    const button = page.getByRole('button', { name: 'Convert' });
    await expect.poll(() => page.locator('html').getAttribute('data-scripts')).not.toBeNull();
    expect(await button.isVisible()).toBe(false);
    await page.locator('#converter-from').fill('1½');
    await button.click();
    await expect.poll(() => page.locator('#converter-to').inputValue()).toBe('0.9320568');
    expect(new URL(page.url()).searchParams.get('value')).toBe('1½');
  });

  test('an old result is dimmed, and where the script fails the server answers by its button', async ({ page }) => {
    await page.route(/\/assets\/widget-/, (route) => route.abort());
    await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi', lang: 'en' }));
    const button = page.getByRole('button', { name: 'Convert' });
    expect(await button.isVisible()).toBe(false);
    await page.locator('#converter-from').fill('50');
    const opacity = () => page.locator('.side.result').evaluate((side) => Number(getComputedStyle(side).opacity));
    expect(await opacity()).toBeLessThan(1);
    await button.click();
    await expect.poll(() => page.locator('#converter-to').inputValue()).toBe('31.06856');
    expect(await opacity()).toBe(1);
  });

  test('its arrival moves nothing in the page', async ({ page }) => {
    for (const lang of ['en', 'de', 'ar', 'ru']) {
      const release = await holdBack(page, /\/assets\/widget-/);
      await page.goto(widgetUrl({ value: '1234.5', from: 'km', to: 'mi', lang }), { waitUntil: 'commit' });
      const boxes = () =>
        page
          .locator('.number, .picker, .quantity, .details, .actions')
          .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      await page.locator('#converter-to').waitFor();
      const before = await boxes();
      release();
      await page.locator('[role=combobox]').first().waitFor();
      expect(await boxes()).toEqual(before);
      await page.unroute(/\/assets\/widget-/);
    }
  });
});

describe('on a host of files alone', () => {
  test('converts by its script', async ({ page, site, problems }) => {
    await page.goto(`${site}?value=5&from=km&to=mi&lang=en`);
    await expect.poll(() => fieldsOf(page).to.inputValue()).toBe('3.106856');
    expect(await page.getByText('Open the full converter').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('shows common conversions and a link without its script', async ({ page, site }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${site}?value=5&from=km&to=mi&lang=en`);
    expect(await page.locator('li').allInnerTexts()).toContain('1 km = 0.6213712 mi');
    expect(await page.getByRole('link', { name: 'Open the full converter' }).isVisible()).toBe(true);
    expect(await findings(page)).toEqual([]);
  });
});
