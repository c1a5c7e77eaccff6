import { expect, inject } from 'vitest';
import { test } from '../../../scripts/page.ts';

test('the home page is plain HTML with its style, and a working converter in a frame', async ({ page, problems }) => {
  await page.goto('/');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Unit conversion that is exact');
  expect(await page.locator('script').count()).toBe(0);
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)).not.toBe('none');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const result = page.frameLocator('iframe').getByLabel('To', { exact: true });
  await expect.poll(() => result.inputValue()).toBe('3.1068559611866697');
  expect(problems).toEqual([]);
});

test('every link of the home page leads somewhere', async ({ page }) => {
  await page.goto('/');
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(15);
  const statuses = await Promise.all(
    links.map(async (link) => [link, (await fetch(new URL(link, inject('service')))).status]),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('an address without a page gets the page that says so', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  expect(await page.getByRole('heading').innerText()).toBe('There is no page here');
});
