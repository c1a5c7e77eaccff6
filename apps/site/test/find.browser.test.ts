import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../../../scripts/page.ts';
import { watchTraffic } from './traffic.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search or ask' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Pages' }).getByRole('option');

/** Turns to the box with its key, and waits until it finds. */
const turnTo = async (page: Page, text: string): Promise<void> => {
  await page.goto('/tools/tip/');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await options(page).first().waitFor();
};

describe('the box in the header', () => {
  test('loads nothing before somebody turns to it', async ({ page }) => {
    const { asked, end } = await watchTraffic(page);
    const ofItsOwn = () => asked.filter((url) => /index\.json|find-box/.test(url)).map((url) => new URL(url).pathname);
    await page.goto('/about/');
    await end();
    expect(ofItsOwn()).toEqual([]);
    await page.locator('#find').focus();
    await expect.poll(ofItsOwn).toContain('/index.json');
  });

  test('offers pages, and goes to the one that the arrows choose', async ({ page, problems }) => {
    await turnTo(page, 'fahrenhiet');
    await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
    const name = await second.innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').innerText()).toBe(name);
    expect(problems).toEqual([]);
  });

  test('closes with Escape, and is emptied by it', async ({ page }) => {
    await turnTo(page, 'miles');
    await page.keyboard.press('Escape');
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe('miles');
    await page.keyboard.press('Escape');
    await expect.poll(() => box(page).inputValue()).toBe('');
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
    const unit = page.getByRole('combobox', { name: 'From: unit' });
    await unit.fill('km');
    await unit.press('/');
    await expect.poll(() => unit.inputValue()).toBe('km/');
  });
});
