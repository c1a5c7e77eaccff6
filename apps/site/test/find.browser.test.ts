import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../../../scripts/page.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search or ask' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Pages' }).getByRole('option');

/** Turns to the box with its key, and waits until it finds. */
const turnTo = async (page: Page, text: string): Promise<void> => {
  await page.goto('/tools/tip/', { waitUntil: 'networkidle' });
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await options(page).first().waitFor();
};

describe('the box in the header', () => {
  test('loads nothing before somebody turns to it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/about/', { waitUntil: 'networkidle' });
    expect(asked.filter((path) => /index\.json|find-box/.test(path))).toEqual([]);
    await page.locator('#find').focus();
    await expect.poll(() => asked.includes('/index.json')).toBe(true);
  });

  test('offers pages, and goes to the one that the arrows choose', async ({ page, problems }) => {
    await turnTo(page, 'fahrenhiet');
    expect(await box(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = await box(page).getAttribute('aria-activedescendant');
    expect(active).toBe(await options(page).nth(1).getAttribute('id'));
    expect(await options(page).nth(1).getAttribute('aria-selected')).toBe('true');
    const name = await options(page).nth(1).innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').innerText()).toBe(name);
    expect(problems).toEqual([]);
  });

  test('closes with Escape, and is emptied by it', async ({ page }) => {
    await turnTo(page, 'miles');
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe('miles');
    await page.keyboard.press('Escape');
    expect(await box(page).inputValue()).toBe('');
  });

  test('goes to the page that is clicked', async ({ page }) => {
    await turnTo(page, 'bmi');
    await options(page).first().click();
    await page.waitForURL('**/tools/bmi/');
  });

  test('sends what is no page to the home page, which answers', async ({ page }) => {
    await turnTo(page, '5 ft 6 in in cm');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/?q=*');
    await expect.poll(() => page.locator('.reply strong').innerText()).toBe('167.64 centimeters');
  });

  test('leaves the slash to whoever types', async ({ page }) => {
    await page.goto('/tools/convert/');
    await page.getByLabel('From').fill('km');
    await page.getByLabel('From').press('/');
    expect(await page.getByLabel('From').inputValue()).toBe('km/');
  });
});
