import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findings } from '../../../scripts/axe.ts';
import { test } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { kinds } from './pages.ts';
import { watchTraffic } from './traffic.ts';

/** Adds up all layout shifts of the page from now on. */
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

/**
 * The tolerance for a layout shift of 24 millionths of the page: a browser that pauses between a menu and its summary
 * shows a default label.
 */
const unseen = 0.0001;

/** Fewer bytes than any page has. A cached file has none. */
const lightest = 3000;
/** The most bytes of a used tool: 14 kB for the page and 59 kB after the first interaction, and 2 % of slack. */
const heaviest = 75_500;
/** The most bytes of the used table, which reads any unit. */
const heaviestTable = 128_500;
/** The bytes that a language other than English adds to a used tool: its words and the names of its units. */
const ofLanguage = 11_000;

const heaviestOf = (path: string): number =>
  (path === '/tools/table/' ? heaviestTable : heaviest) + (/^\/[a-z]{2}\//.test(path) ? ofLanguage : 0);

/** The test of the sheet has a bound of its own. */
const isTool = (path: string): boolean => !/^\/(?:docs|embed|de|sheet)?\/?$/.test(path);

/** One page of each kind that works without scripts. */
const eight: ReadonlySet<string> = new Set([
  '/',
  '/tools/',
  '/tools/tip/',
  '/tools/bmi/',
  '/length/',
  '/kilometers-to-miles/',
  '/ingredients/all-purpose-flour/',
  '/embed/',
]);

/**
 * Opens the page as it is loaded and styled without scripts. axe is a script, so scripts cannot be disabled completely.
 */
const openWithoutScripts = async (page: Page, path: string): Promise<void> => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const styles = (await response.text())
      .replaceAll('(scripting:none)', 'all')
      .replaceAll('(scripting:enabled)', 'not all');
    await route.fulfill({ response, body: styles });
  });
  await page.goto(path);
  await page.locator('.unscripted, form .submit, .ask button').first().waitFor();
};

/** Expects no findings in the light and the dark scheme. */
const expectNoFindings = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => findings(page, colorScheme), { message: colorScheme }).toEqual([]);
  }
};

/** Lists the fields with text below 16 pixels, because iOS zooms into them. */
const smallFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input:not([type=range], [type=checkbox], [type=radio], [type=color]), select, textarea')
    .evaluateAll((all) =>
      all
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );

describe.each(sampleOf(kinds))('%s', (path) => {
  test('loads only files of the site, does not shift, has no findings and fits every screen', async ({
    page,
    problems,
  }) => {
    await watchShifts(page);
    const { bytes, foreign, end } = await watchTraffic(page);
    await page.goto(path);
    await end();
    expect(await shifts(page)).toBeLessThan(unseen);
    expect(foreign()).toEqual([]);
    expect(bytes()).toBeGreaterThan(lightest);
    if (isTool(path)) expect(bytes()).toBeLessThanOrEqual(heaviestOf(path));
    await expectNoFindings(page);
    expect(problems).toEqual([]);
    for (const width of [1920, 768, 320, 280]) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await smallFields(page)).toEqual([]);
  });

  test.runIf(eight.has(path))('axe finds nothing without scripts either', async ({ page }) => {
    await openWithoutScripts(page, path);
    await expectNoFindings(page);
  });
});

describe('forced colors', () => {
  const backgroundOf = (page: Page, swatch: string): Promise<string> =>
    page.locator(swatch).evaluate((item) => getComputedStyle(item, '::before').backgroundColor);

  test('leave the legend of a scale its colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/tools/bmi/');
    const swatches = await page
      .locator('.legend li')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').backgroundColor));
    expect(new Set(swatches).size).toBe(4);
  });

  test('give the legend of columns the colors of the columns, and buttons an edge', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/tools/loan/');
    const fill = await page
      .locator('.columns rect.lower')
      .first()
      .evaluate((column) => getComputedStyle(column).fill);
    expect(await backgroundOf(page, '.columns .legend .lower')).toBe(fill);
    await page.goto('/');
    const edge = await page.locator('.ask button').evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect(edge).toBe('1px');
  });
});

// Axe takes 15 s of processor time for it
test('axe finds nothing in an open reference', { timeout: 180_000 }, async ({ page }) => {
  await page.goto('/docs/');
  await page.locator('#renderer').scrollIntoViewIfNeeded();
  for (const path of ['/convert', '/batch', '/tip']) {
    const block = page.locator('.opblock', { has: page.locator(`[data-path="${path}"]`) });
    await block.locator('.opblock-summary-control').click();
    await block.getByRole('button', { name: 'Try it out' }).click();
  }
  await page.locator('.opblock').getByRole('button', { name: 'Execute', exact: true }).first().click();
  await page.locator('.live-responses-table').first().waitFor();
  await expectNoFindings(page);
});

test.for(sampleOf(kinds.filter((path) => /^\/tools\/./.test(path))))('%s is light in use', async (path, { page }) => {
  const { bytes, asked, end } = await watchTraffic(page);
  const html = await (await page.goto(path))!.text();
  await page.locator('main form input').first().focus();
  // The answering code is loaded at the first use of the form, and the page does not name it
  const isLate = (url: string): boolean => url.endsWith('.js') && !html.includes(new URL(url).pathname);
  await expect.poll(() => asked.some(isLate)).toBe(true);
  await end();
  expect(bytes()).toBeGreaterThan(lightest);
  expect(bytes()).toBeLessThanOrEqual(heaviestOf(path));
});
