import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { openShared, test as base } from '../../../scripts/page.ts';

// Tests pages for readers without scripts, which the server answers.

interface Assets {
  fetch(request: Request): Response | Promise<Response>;
}

const { createSite } = (await import('../server/dist/index.js' as string)) as {
  readonly createSite: (assets: Assets) => Assets;
};

const files: Assets = {
  fetch: ({ url, method }) =>
    fetch(inject('service') + new URL(url).pathname, { method, headers: { Accept: 'text/html' } }),
};
const site = createSite(files);

const answer = async ({ url = '/', method = 'GET' }: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const response = await site.fetch(new Request(`http://site${url}`, { method }));
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { 'Content-Type': response.headers.get('Content-Type') ?? '' }).end(body);
};

const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const test = base
  .extend('unscripted', { scope: 'file' }, ({ browser }) =>
    openShared(browser, { baseURL: address(), javaScriptEnabled: false }),
  )
  .extend('plain', async ({ unscripted }, { onCleanup }): Promise<Page> => {
    const page = await unscripted.newPage();
    onCleanup(() => page.close());
    return page;
  });

const headline = (page: Page): Promise<string> => page.locator('.headline strong').innerText();

describe('a form that is sent without scripts is answered in its page', () => {
  test('of a pair', async ({ plain: page }) => {
    await page.goto('/kilometers-to-miles/');
    await page.getByLabel('From', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Convert' }).click();
    await expect.poll(() => headline(page)).toBe('3.106856 miles');
    await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('5');
    await page.getByRole('link', { name: 'Reverse' }).click();
    await expect.poll(() => headline(page)).toBe('8.04672 kilometers');
    await page.goBack();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Kilometers to miles');
  });

  test('of a quantity', async ({ plain: page }) => {
    await page.goto('/length/');
    await page.getByLabel('From', { exact: true }).fill('2.5');
    await page.getByRole('combobox', { name: 'From: unit' }).fill('foot');
    await page.getByRole('combobox', { name: 'To: unit' }).fill('inches');
    await page.getByRole('button', { name: 'Convert' }).click();
    await expect.poll(() => headline(page)).toBe('30 inches');
  });

  test('of an ingredient', async ({ plain: page }) => {
    await page.goto('/ingredients/all-purpose-flour/?value=2');
    await expect.poll(() => headline(page)).toBe('250 grams');
  });

  test('of a calculator', async ({ plain: page }) => {
    await page.goto('/tools/tip/');
    await page.getByLabel('Bill before tip').fill('1,000');
    await page.getByLabel('Tip (%)').fill('20');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => headline(page)).toBe('1,200.00');
  });

  test('of a measure, with the unit beside its number', async ({ plain: page }) => {
    await page.goto('/tools/paint/');
    await page.getByLabel('Area to paint', { exact: true }).fill('500');
    await page.getByLabel('Area to paint: unit').selectOption('ft²');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => page.getByLabel('Area to paint: unit').inputValue()).toBe('ft²');
    await expect.poll(() => headline(page)).toMatch(/^[\d.]+ gal$/);
  });

  test('of another shape, whose fields it then has', async ({ plain: page }) => {
    await page.goto('/tools/shape-area/');
    await page.getByLabel('Shape').selectOption('circle');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByLabel('Radius', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => headline(page)).toBe('12.566 m²');
  });

  test('of a sheet', async ({ plain: page }) => {
    await page.goto('/sheet/');
    await page.locator('#lines').fill('distance = 2 km\ndistance in m\n15% tip on 80');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => page.locator('.paper > ol li').allInnerTexts()).toEqual(['2 km', '2,000 m', '92.00']);
    expect(await page.locator('#lines').inputValue()).toBe('distance = 2 km\ndistance in m\n15% tip on 80');
  });

  test('with what is wrong beside the field', async ({ plain: page }) => {
    await page.goto('/tools/tip/?subtotal=20&people=0');
    await expect.poll(() => page.locator('.answer .problem').innerText()).toMatch(/People/);
    await expect.poll(() => page.getByLabel('People').getAttribute('aria-invalid')).toBe('true');
  });

  test('of the box on the home page', async ({ plain: page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('5 ft 6 in in cm');
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect.poll(() => page.locator('.reply strong').innerText()).toBe('167.64 centimeters');
    await page.goto('/?q=fahrenhiet');
    await expect.poll(() => page.locator('.found a').first().innerText()).toMatch(/Fahrenheit/);
  });
});

test('scripts go on where the server began', async ({ page, problems }) => {
  // The tool's code calculates the address's result once more, and from then on the form keeps its own state
  const code = page.waitForResponse(/\/assets\/bmi-/);
  await page.goto(`${address()}/tools/bmi/?weight=154&height=69&unit=imperial`);
  await code;
  await expect.poll(() => headline(page)).toBe('22.7');
  await page.getByLabel('Weight').fill('180');
  await expect.poll(() => headline(page)).toBe('26.6');
  expect(problems).toEqual([]);
});

test('text from an address stays text', async () => {
  const hostile = encodeURIComponent('</script><script>alert(1)</script>"><img src=x onerror=alert(1)>');
  for (const path of [
    `/?q=${hostile}`,
    `/length/?value=${hostile}&from=${hostile}`,
    `/tools/convert/?from=${hostile}`,
  ]) {
    const html = await (await fetch(address() + path)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  }
});

test('an address without a question is a file', async () => {
  const plain = await (await fetch(`${address()}/tools/tip/`)).text();
  expect(plain).toBe(await (await fetch(`${inject('service')}/tools/tip/`)).text());
  expect((await fetch(`${address()}/about/?q=1`)).status).toBe(200);
});
