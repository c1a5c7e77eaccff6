import { describe, expect } from 'vitest';
import { findings } from '../../../scripts/axe.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { test, widgetUrl } from '../../../scripts/host.ts';

const sizes = [
  [240, 480],
  [360, 420],
  [800, 420],
] as const;
const languages = ['en', 'de', 'ar', 'ja'] as const;
const themes = ['light', 'dark'] as const;
const looks = sizes.flatMap(([width, height]) => languages.map((lang) => ({ width, height, lang })));

describe('fits its frame, and axe finds nothing', () => {
  test.for(sampleOf(looks))('$width × $height, $lang', async ({ width, height, lang }, { page, problems }) => {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await page.goto(widgetUrl({ value: '1234567.890123', from: 'km', to: 'mi', lang, theme }));
      const picker = page.locator('#converter-from-unit');
      await picker.waitFor();
      const room = () =>
        page
          .locator('html')
          .evaluate((html: HTMLElement) => [html.scrollWidth, html.scrollHeight, html.dir, html.lang]);
      await expect.poll(room).toEqual([width, height, lang === 'ar' ? 'rtl' : 'ltr', lang]);
      await expect.poll(() => findings(page, theme), { message: theme }).toEqual([]);
      await picker.click();
      await expect.poll(() => findings(page, theme), { message: theme }).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
});

describe('axe finds nothing', () => {
  const states = [
    [{ from: 'florp', to: 'kg' }],
    [{ value: 'five' }],
    [{ compact: '1' }],
    [{ accent: 'ffee00' }],
    [{ accent: '000080', theme: 'dark' }],
    [{ accent: 'ff8800', theme: 'light' }],
    [{ units: 'C,F,K', compact: '1', theme: 'dark' }],
  ] as const;

  test.for(sampleOf(states))('%o', async ([query], { page, problems }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await page.goto(widgetUrl(query));
    await page.locator('#converter-to').waitFor();
    await expect.poll(() => findings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test('names and numbers are those of the language', async ({ page }) => {
  await page.goto(widgetUrl({ value: '1234.5', from: 'km', to: 'mi', lang: 'de' }));
  await expect.poll(() => page.getByLabel('Von', { exact: true }).inputValue()).toBe('1.234,5');
  await expect.poll(() => page.getByRole('combobox', { name: 'In: Einheit' }).inputValue()).toBe('Meilen');
  await page.goto(widgetUrl({ value: '1234.5', from: 'km', to: 'mi', lang: 'fa' }));
  await expect.poll(() => page.locator('#converter-from').inputValue()).toBe('۱٬۲۳۴٫۵');
});

test('a language that is not one is passed over', async ({ page, problems }) => {
  for (const lang of ['', '-', '<b>', 'x'.repeat(500), '__proto__', 'constructor']) {
    await page.goto(widgetUrl({ lang, from: 'km', to: 'mi' }));
    await expect.poll(() => page.locator('#converter-to').inputValue()).toMatch(/^0[.,]6/);
  }
  expect(problems).toEqual([]);
});

test('fits the page at twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 210 });
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }));
  await page.locator('#converter-to').waitFor();
  await expect.poll(() => page.locator('html').evaluate((html) => html.scrollWidth)).toBe(180);
});

test('compact is short', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi', compact: '1' }));
  await page.locator('#converter-to').waitFor();
  await expect.poll(() => page.locator('html').evaluate((html) => html.scrollHeight)).toBe(300);
});

test('every target is large enough to hit', async ({ page }) => {
  await page.goto(widgetUrl());
  await page.locator('#converter-to').waitFor();
  const smallest = () =>
    page.locator('button, a, input, select').evaluateAll((all) =>
      Math.min(
        ...all
          // The submit button is visible only if scripts are late
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .flatMap(({ width, height }) => [width, height]),
      ),
    );
  await expect.poll(smallest).toBeGreaterThanOrEqual(24);
});

test('shows where it is with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(widgetUrl());
  const picker = page.locator('#converter-from-unit');
  await picker.click();
  const colors = () =>
    page
      .locator('[role=option]')
      .evaluateAll((all) =>
        ['true', 'false'].map(
          (state) => getComputedStyle(all.find((option) => option.ariaSelected === state)!).backgroundColor,
        ),
      );
  await expect.poll(async () => new Set(await colors()).size).toBe(2);
});
