import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { watchTraffic } from './traffic.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search or ask' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Pages' }).getByRole('option');

/** Opens the box with its key, types a text and waits for the results. */
const turnTo = async (page: Page, text: string): Promise<void> => {
  await page.goto('/tools/tip/');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await options(page).first().waitFor();
};

describe('the box in the header', () => {
  test('loads nothing before it gets the focus', async ({ page }) => {
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

  test('opens the clicked page', async ({ page }) => {
    await turnTo(page, 'bmi');
    await options(page).first().click();
    await page.waitForURL('**/tools/bmi/');
  });

  test('sends other questions to the home page, which answers them', async ({ page }) => {
    await turnTo(page, '5 ft 6 in in cm');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/?q=*');
    await expect.poll(() => page.locator('.reply strong').innerText()).toBe('167.64 centimeters');
  });

  test('answers above the pages as one types, and says the answer alone after a pause', async ({ page, problems }) => {
    await turnTo(page, '5 km in mi');
    const first = options(page).first();
    await expect.poll(() => first.locator('strong').innerText()).toBe('3.106856 miles');
    await expect.poll(() => page.locator('#found-said').textContent()).toBe('5 kilometers ≈ 3.106856 miles');
    // The other options are related to the question
    expect(await options(page).nth(1).innerText()).toMatch(/kilo|mile/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/length/' && url.searchParams.get('value') === '5');
    expect(problems).toEqual([]);
  });

  test('keeps the last answer while the next question is incomplete, then shows the reason', async ({ page }) => {
    await turnTo(page, '15% of 80');
    await expect.poll(() => options(page).first().innerText()).toMatch(/12$/);
    await box(page).fill('15% of ');
    expect(await options(page).first().innerText()).toMatch(/12$/);
    await box(page).fill('5 kg in km');
    await expect.poll(() => page.locator('#found .nothing').innerText()).toMatch(/mass.*length|length.*mass/is);
    await expect.poll(() => page.locator('#found-said').textContent()).toMatch(/Try/);
    expect(await options(page).count()).toBe(0);
  });

  const places = [
    '/',
    '/tools/',
    '/length/',
    '/kilometers-to-miles/',
    '/ingredients/',
    '/docs/',
    '/embed/',
    '/about/',
    '/404',
  ];

  test.for(sampleOf(places))('is on %s, or a larger one is', async (path, { page }) => {
    await page.goto(path);
    await page.locator(path === '/' ? '#q' : '#find').fill('5 ft 6 in in cm');
    const answer = page.locator(path === '/' ? '.reply strong' : '#found strong');
    await expect.poll(() => answer.innerText()).toBe('167.64 centimeters');
  });

  test('leaves the slash to fields', async ({ page }) => {
    await page.goto('/tools/convert/');
    const unit = page.getByRole('combobox', { name: 'From: unit' });
    await unit.fill('km');
    await expect.poll(() => unit.getAttribute('aria-expanded')).toBe('true');
    await unit.press('/');
    await expect.poll(() => unit.inputValue()).toBe('km/');
  });
});

describe('the box above the list of tools', () => {
  test('answers above the list as one types, and Enter keeps the numbers', async ({ page, problems }) => {
    await page.goto('/tools/');
    const filter = page.locator('#filter');
    await filter.fill('tip 18% on 64.20');
    await expect.poll(() => page.locator('#reply strong').innerText()).toBe('75.76');
    await expect.poll(() => page.locator('#said').textContent()).toBe('Total: 75.76');
    await filter.press('Enter');
    await page.waitForURL((url) => url.pathname === '/tools/tip/' && url.searchParams.get('subtotal') === '64.2');
    expect(problems).toEqual([]);
  });

  test('filters the list, folded or not, and Enter opens the first entry', async ({ page }) => {
    await page.goto('/tools/');
    await page.locator('#filter').fill('nautical miles to');
    const left = page.locator('.filtered section li:visible');
    await expect.poll(() => left.allInnerTexts()).toContain('Nautical miles to kilometers');
    const first = await left.first().innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').innerText()).toBe(first);
  });

  test('offers what may be meant where the list has nothing, and says why there is no answer', async ({ page }) => {
    await page.goto('/tools/');
    await page.locator('#filter').fill('fahrenhiet');
    await expect.poll(() => page.locator('#reply .found a').first().innerText()).toMatch(/Fahrenheit/);
    await page.locator('#filter').fill('5 kg in km');
    await expect.poll(() => page.locator('#reply .nothing').innerText()).toMatch(/Try/);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/tools/');
  });

  test('answers the question of its address', async ({ page }) => {
    await page.goto('/tools/?q=350+F+in+C');
    await expect.poll(() => page.locator('#reply strong').innerText()).toMatch(/^176\.6667 degrees/);
  });
});
