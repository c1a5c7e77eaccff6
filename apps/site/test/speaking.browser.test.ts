import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openShared, test as base } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';

const test = base
  .extend('unscripted', { scope: 'file' }, ({ browser }) => openShared(browser, { javaScriptEnabled: false }))
  /** A visitor whose browser prefers German. */
  .extend('german', { scope: 'file' }, ({ browser }) => openShared(browser, { locale: 'de-DE' }));

const path = (page: Page): string => new URL(page.url()).pathname;

test('the menu of languages works by keyboard and without scripts', async ({ unscripted }) => {
  const page = await unscripted.newPage();
  await page.goto('/kilometers-to-miles/');
  const menu = page.locator('.languages');
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.getByRole('link', { name: 'Deutsch' }).isVisible()).toBe(true);
  // Past English, which is the page's language
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/de/kilometers-to-miles/');
  await expect.poll(() => page.locator('h1').innerText()).toBe('Kilometer in Meilen');
  await page.close();
});

test('a visitor is offered the page in the language that the browser prefers, and stays where no one goes', async ({
  german,
}) => {
  const page = await german.newPage();
  await page.goto('/length/');
  const offer = page.getByRole('complementary').getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
  await expect.poll(() => offer.isVisible()).toBe(true);
  expect(path(page)).toBe('/length/');
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect.poll(() => offer.count()).toBe(0);
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await offer.count()).toBe(0);
  await page.goto('/de/length/');
  expect(await page.locator('.offer').count()).toBe(0);
  await page.close();
});

const questions = [
  ['de', '12 Meter in Fuß', '39,37008 Fuß'],
  ['es', '12 metros en pies', '39,37008 pies'],
  ['fr', '12 mètres en pieds', '39,37008 pieds'],
  ['pt', '12 metros em pés', '39,37008 pés'],
  ['ja', '12 メートル フィート', '39.37008 フィート'],
] as const;

test.for(sampleOf(questions))(
  'the box reads and answers in %s',
  async ([tag, question, answer], { page, problems }) => {
    await page.goto(`/${tag}/`);
    await page.locator('#q').fill(question);
    await expect.poll(() => page.locator('.reply strong').innerText()).toBe(answer);
    await page.locator('.reply').click();
    await page.waitForURL(`**/${tag}/length/?**`);
    await expect.poll(() => page.locator('.headline').innerText()).toContain(answer);
    expect(problems).toEqual([]);
  },
);

test('forms read and write numbers as their language does, and addresses as programs do', async ({ page }) => {
  await page.goto('/de/tools/discount/');
  await page.locator('#price').fill('viel');
  await expect.poll(() => page.locator('.problem').innerText()).toContain('ist keine Zahl');
  await page.locator('#price').fill('19,99');
  await page.locator('#discount_percent').fill('2,5');
  await expect.poll(() => page.locator('.headline').innerText()).toContain('19,49');
  await expect.poll(() => new URL(page.url()).searchParams.get('price')).toBe('19.99');
  await page.reload();
  await expect.poll(() => page.locator('#price').inputValue()).toBe('19,99');
});

test('units of a converter have the names of the language', async ({ page }) => {
  await page.goto('/de/length/');
  const unit = page.getByRole('combobox', { name: 'Von: Einheit' });
  await unit.fill('seem');
  await page.getByRole('option', { name: 'Seemeile' }).first().click();
  await expect.poll(() => page.locator('.headline').innerText()).toMatch(/^1\sSeemeile/);
});
