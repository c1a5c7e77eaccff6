import { expect } from 'vitest';
import { holdBack } from '../../../scripts/page.ts';
import { fieldsOf } from '../../../scripts/converter-fields.ts';
import { test, widgetUrl } from '../../../scripts/host.ts';

test('everything works by keyboard', async ({ page, problems }) => {
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }));
  const { to, fromUnit, toUnit, quantity, swap, options } = fieldsOf(page);
  await to.waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);
  const order = ['quantity', 'from', 'from-unit', 'swap', 'to', 'to-unit'];
  for (const place of order) {
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe(place === 'swap' ? 'swap scripted' : `converter-${place}`);
  }

  await page.keyboard.type('yrad');
  await expect.poll(() => options.first().innerText()).toMatch(/^yards/);
  await page.keyboard.press('Enter');
  await expect.poll(() => toUnit.inputValue()).toBe('yards');
  await expect.poll(() => to.inputValue()).toBe('5,468.066');

  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => toUnit.inputValue()).not.toBe('yards');
  const chosen = await toUnit.inputValue();
  await page.keyboard.type('fur');
  await expect.poll(() => toUnit.inputValue()).toBe('fur');
  await page.keyboard.press('Escape');
  await expect.poll(() => toUnit.inputValue()).toBe(chosen);
  await expect.poll(() => toUnit.getAttribute('aria-expanded')).toBe('false');

  await page.keyboard.type('furlong');
  await page.keyboard.press('Tab');
  await expect.poll(() => toUnit.inputValue()).toBe('furlongs');

  await swap.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => fromUnit.inputValue()).toBe('furlongs');
  await expect.poll(() => toUnit.inputValue()).toBe('kilometers');

  await quantity.focus();
  // A list forgets typed letters after a second, so on a busy machine they are typed again
  const typeMass = async () => {
    await page.keyboard.type('Mass');
    return fromUnit.inputValue();
  };
  await expect.poll(typeMass, { interval: 1500 }).toBe('kilograms');
  expect(problems).toEqual([]);
});

test('the list announces its position', async ({ page }) => {
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }));
  const { fromUnit } = fieldsOf(page);
  await fromUnit.focus();
  await expect.poll(() => fromUnit.getAttribute('aria-expanded')).toBe('false');
  await fromUnit.press('ArrowDown');
  await expect.poll(() => fromUnit.getAttribute('aria-expanded')).toBe('true');
  const active = page.locator(`#${await fromUnit.getAttribute('aria-activedescendant')}`);
  await expect.poll(() => active.innerText()).toMatch(/^kilometers/);
  await expect.poll(() => active.getAttribute('aria-selected')).toBe('true');
  const list = page.locator(`#${await fromUnit.getAttribute('aria-controls')}`);
  await expect.poll(() => list.getAttribute('role')).toBe('listbox');
  const { height } = page.viewportSize()!;
  await expect
    .poll(() => list.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(height);
});

const searches = [
  ['mile', 'miles'],
  ['kilomter', 'kilometers'],
  ['metre', 'meters'],
  ['nmi', 'nautical miles'],
  ['′', 'feet'],
  ['lb', 'pounds'],
  ['Gm', 'gigameters'],
] as const;

test('finds the unit that is meant first', async ({ page }) => {
  await page.goto(widgetUrl());
  const { fromUnit, options } = fieldsOf(page);
  for (const [typed, name] of searches) {
    await fromUnit.fill(typed);
    await expect.poll(async () => [typed, (await options.first().innerText()).split('\n')[0]]).toEqual([typed, name]);
  }
});

test('a unit of another quantity brings its own partner', async ({ page }) => {
  await page.goto(widgetUrl());
  const { fromUnit, toUnit, quantity, options } = fieldsOf(page);
  await fromUnit.fill('fahrenheit');
  await expect.poll(() => options.first().innerText()).toMatch(/^degrees Fahrenheit/);
  await fromUnit.press('Enter');
  await expect.poll(() => toUnit.inputValue()).toBe('degrees Celsius');
  await expect
    .poll(() => quantity.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
    .toBe('Temperature');
});

test('keeps typed text and key presses until the search has loaded', async ({ page }) => {
  const release = await holdBack(page, /\/reader-/);
  await page.goto(widgetUrl());
  const { fromUnit, toUnit } = fieldsOf(page);
  await fromUnit.fill('fahrenheit');
  await fromUnit.press('Enter');
  release();
  await expect.poll(() => toUnit.inputValue()).toBe('degrees Celsius');
  await expect.poll(() => fromUnit.inputValue()).toBe('degrees Fahrenheit');
});

test('says that nothing is found', async ({ page }) => {
  await page.goto(widgetUrl());
  const { fromUnit, options } = fieldsOf(page);
  await fromUnit.fill('qqqqqq');
  await page.getByText('No unit like “qqqqqq”').waitFor();
  await expect.poll(() => options.count()).toBe(0);
});
