import { expect } from 'vitest';
import { fieldsOf } from './fields.ts';
import { test, widgetUrl } from './host.ts';

test('everything works by keyboard', async ({ page, problems }) => {
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }));
  const { to, fromUnit, toUnit, quantity, swap } = fieldsOf(page);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);

  const order: unknown[] = [];
  for (let i = 0; i < 8; i++) {
    await press('Tab');
    order.push(await focused());
  }
  expect(order.slice(0, 6)).toEqual([
    'converter-quantity',
    'converter-from',
    'converter-from-unit',
    'swap',
    'converter-to',
    'converter-to-unit',
  ]);

  await toUnit.focus();
  await page.keyboard.type('yrad');
  expect(await fieldsOf(page).options.first().innerText()).toMatch(/^yards/);
  await press('Enter');
  expect(await toUnit.inputValue()).toBe('yards');
  expect(await to.inputValue()).toBe('5,468.066491688539');

  await press('ArrowDown', 'ArrowDown', 'Enter');
  expect(await toUnit.inputValue()).not.toBe('yards');
  const chosen = await toUnit.inputValue();
  await page.keyboard.type('fur');
  await press('Escape');
  expect(await toUnit.inputValue()).toBe(chosen);
  expect(await toUnit.getAttribute('aria-expanded')).toBe('false');

  await page.keyboard.type('furlong');
  await press('Tab');
  expect(await toUnit.inputValue()).toBe('furlongs');

  await swap.focus();
  await press('Enter');
  expect([await fromUnit.inputValue(), await toUnit.inputValue()]).toEqual(['furlongs', 'kilometers']);

  await quantity.focus();
  await page.keyboard.type('Mass');
  expect(await fromUnit.inputValue()).toBe('kilograms');
  expect(problems).toEqual([]);
});

test('the list tells where it is', async ({ page }) => {
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }));
  const { fromUnit } = fieldsOf(page);
  await fromUnit.focus();
  expect(await fromUnit.getAttribute('aria-expanded')).toBe('false');
  await fromUnit.press('ArrowDown');
  expect(await fromUnit.getAttribute('aria-expanded')).toBe('true');
  const active = await fromUnit.getAttribute('aria-activedescendant');
  expect(await page.locator(`#${active}`).innerText()).toMatch(/^kilometers/);
  expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
  const list = page.locator(`#${await fromUnit.getAttribute('aria-controls')}`);
  expect(await list.getAttribute('role')).toBe('listbox');
  const [frame, box] = [page.viewportSize()!, (await list.boundingBox())!];
  expect(box.y + box.height).toBeLessThanOrEqual(frame.height);
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

test.for(searches)('%s finds %s first', async ([typed, name], { page }) => {
  await page.goto(widgetUrl());
  const { fromUnit, options } = fieldsOf(page);
  await fromUnit.fill(typed);
  expect((await options.first().innerText()).split('\n')[0]).toBe(name);
});

test('a unit of another quantity brings its own partner', async ({ page }) => {
  await page.goto(widgetUrl());
  const { fromUnit, toUnit, quantity } = fieldsOf(page);
  await fromUnit.fill('fahrenheit');
  await fromUnit.press('Enter');
  expect(await toUnit.inputValue()).toBe('degrees Celsius');
  expect(await quantity.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe('Temperature');
});

test('says that nothing is found', async ({ page }) => {
  await page.goto(widgetUrl());
  const { fromUnit, options } = fieldsOf(page);
  await fromUnit.fill('qqqqqq');
  expect(await options.count()).toBe(0);
  expect(await page.getByText('No unit like “qqqqqq”').isVisible()).toBe(true);
});
