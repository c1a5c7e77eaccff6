import { expect } from 'vitest';
import { test } from '../../../scripts/page.ts';

test('converts what its address asks for', async ({ page, problems }) => {
  await page.goto('/widget/?value=5&from=km&to=mi');
  await expect.poll(() => page.locator('output').innerText()).toBe('3.1068559611866697 mi');
  expect(problems).toEqual([]);
});

test('converts as it is typed, and swaps the units', async ({ page }) => {
  await page.goto('/widget/?value=100&from=C&to=F');
  const output = page.locator('output');
  await expect.poll(() => output.innerText()).toBe('212 F');
  await page.getByLabel('Value').fill('-40');
  await expect.poll(() => output.innerText()).toBe('-40 F');
  await page.getByLabel('Value').fill('32');
  await page.getByRole('button', { name: 'Swap the units' }).click();
  await expect.poll(() => output.innerText()).toBe('0 C');
});

test('says what is wrong', async ({ page, problems }) => {
  await page.goto('/widget/?value=five&from=km&to=mi');
  await expect.poll(() => page.locator('output').innerText()).toBe('Type a number, such as 5 or 0.25.');
  await page.goto('/widget/?value=5&from=km&to=florp');
  await expect.poll(() => page.locator('output').innerText()).toContain('florp');
  expect(problems).toEqual([]);
});

test('fits into the frame that is suggested for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/widget/?value=1234567.890123&from=km&to=mi');
  await page.locator('output strong').waitFor();
  const size = await page.locator('html').evaluate((html) => [html.scrollWidth, html.scrollHeight]);
  expect(size).toEqual([360, 420]);
});
