import { convert } from '@units/engine';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdBack } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { fieldsOf, untilItReads } from '../../../scripts/converter-fields.ts';
import { stopTime, test, widgetUrl } from '../../../scripts/host.ts';

const shown = (text: string): number =>
  Number(
    text
      .replaceAll(',', '')
      .replace('×10', 'e')
      .replace('⁻', '-')
      .replace(/[⁰¹²³⁴-⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit))),
  );

test('converts what its address asks for', async ({ page, problems }) => {
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }));
  const { to, details } = fieldsOf(page);
  await expect.poll(() => to.inputValue()).toBe('3.106856');
  await expect.poll(() => details.innerText()).toContain('Divide by 1.609344');
  await expect.poll(() => details.innerText()).toContain('Exact factor, result rounded');
  await page.getByRole('button', { name: 'Show all digits' }).click();
  await expect.poll(() => details.innerText()).toContain('Exact by definition');
  expect(problems).toEqual([]);
});

test('keeps the uncertainty of a number, and says what its digits mean', async ({ page, problems }) => {
  await page.goto(widgetUrl({ value: '5.0(2)', from: 'kg', to: 'lb', lang: 'en' }));
  const { from, to, details } = fieldsOf(page);
  await expect.poll(() => to.inputValue()).toBe('11.02(44)');
  await page.getByText('What does (44) mean?').click();
  await expect.poll(() => details.innerText()).toContain('11.02 ± 0.44: the digits in parentheses');
  await from.fill('20.0 ± 0.1 lb');
  await expect.poll(() => to.inputValue()).toBe('9.072(45)');
  await from.fill('5');
  await expect.poll(() => to.inputValue()).not.toContain('(');
  expect(problems).toEqual([]);
});

test('keeps open what was opened before its script loaded', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(widgetUrl({ value: '5.0(2)', from: 'kg', to: 'lb', lang: 'en' }), { waitUntil: 'commit' });
  await page.getByText('What does (44) mean?').click();
  release();
  await expect.poll(() => page.locator('html').getAttribute('data-scripts')).toBe('');
  expect(await fieldsOf(page).details.innerText()).toContain('11.02 ± 0.44: the digits in parentheses');
});

const pairs: readonly (readonly [value: string, from: string, to: string])[] = [
  ['5', 'km', 'mi'],
  ['98.6', 'F', 'C'],
  ['30', 'mpg', 'L/100km'],
  ['1e-12', 'm', 'ly'],
  ['6.02e23', 'Da', 'kg'],
  ['30', 'dBm', 'W'],
  ['180', 'deg', 'rad'],
  ['123456789.123', 'acre', 'm²'],
  ['0.1', 'ft', 'in'],
  ['1', 'kg*m/s^2', 'lbf'],
];

/** Shows every digit of a result that is shown rounded. */
const showAllDigits = async (page: Page): Promise<void> => {
  await page.locator('[role=combobox]').first().waitFor();
  const button = page.getByRole('button', { name: 'Show all digits' });
  if ((await button.count()) > 0) await button.click();
};

test.for(sampleOf(pairs))('shows the digits of the engine: %s %s in %s', async ([value, from, to], { page }) => {
  await page.setViewportSize({ width: 800, height: 420 });
  await page.goto(widgetUrl({ value, from, to, lang: 'en' }));
  await showAllDigits(page);
  await expect.poll(async () => shown(await fieldsOf(page).to.inputValue())).toBe(convert(Number(value), from, to));
});

describe('what people type', () => {
  const typed = [
    ['1 000,5', 'en', 1000.5],
    ['1,000.5', 'en', 1000.5],
    ['1.000,5', 'de', 1000.5],
    ['1,234', 'en', 1234],
    ['1,234', 'de', 1.234],
    ['1e3', 'en', 1000],
    ['−5', 'en', -5],
    ['3 1/2', 'en', 3.5],
    ['2½', 'en', 2.5],
    ['٣٫٥', 'ar', 3.5],
    ['１２', 'ja', 12],
  ] as const;

  test.for(sampleOf(typed))('%s in %s', async ([text, lang, value], { page }) => {
    await page.goto(widgetUrl({ from: 'm', to: 'm', value: text, lang }));
    const plain = (result: string) => result.replace(lang === 'de' ? '.' : ',', '').replace(',', '.');
    // The names differ, the identifiers do not
    const to = page.locator('#converter-to');
    await expect.poll(async () => shown(plain(await to.inputValue()))).toBe(value);
  });

  test('refuses what could be two numbers, and says why', async ({ page }) => {
    await page.goto(widgetUrl({ lang: 'fr' }));
    await page.locator('#converter-from').fill('1.234');
    await expect.poll(() => page.locator('.problem').innerText()).toMatch(/1,234 ou 1\s234/);
    await expect.poll(() => page.locator('#converter-to').inputValue()).toBe('');
    await expect.poll(() => page.locator('#converter-from').getAttribute('aria-invalid')).toBe('true');
  });

  test('says what is wrong with a text that is not a number', async ({ page }) => {
    await page.goto(widgetUrl());
    const { from, to, details, copy } = fieldsOf(page);
    await from.fill('five');
    await expect.poll(() => details.innerText()).toBe('Enter a number, for example 0.25 or 3 1/2.');
    await expect.poll(() => copy.isDisabled()).toBe(true);
    await from.fill('');
    await expect.poll(() => details.innerText()).toBe('Enter a number.');
    await from.fill('2');
    await expect.poll(() => to.inputValue()).toBe('1.242742');
  });
});

test('converts from either side', async ({ page }) => {
  await page.goto(widgetUrl({ value: '100', from: 'C', to: 'F' }));
  const { from, to, swap } = fieldsOf(page);
  await expect.poll(() => to.inputValue()).toBe('212');
  await to.fill('32');
  await expect.poll(() => from.inputValue()).toBe('0');
  await from.fill('-40');
  await expect.poll(() => to.inputValue()).toBe('-40');
  await from.fill('32');
  await swap.click();
  await expect.poll(() => to.inputValue()).toBe('0');
});

test('changes the quantity with units that people use', async ({ page }) => {
  await page.goto(widgetUrl());
  const { quantity, fromUnit, toUnit } = fieldsOf(page);
  await quantity.selectOption({ label: 'Temperature' });
  await expect.poll(() => fromUnit.inputValue()).toBe('degrees Celsius');
  await expect.poll(() => toUnit.inputValue()).toBe('degrees Fahrenheit');
});

describe('an address that asks for what there is not', () => {
  const asked = [
    [{ from: 'florp', to: 'mi' }, /know the unit “florp”/],
    [{ from: 'km', to: 'kg' }, /measure different things/],
    [{ from: 'km', to: 'florp' }, /know the unit “florp”/],
    [{ from: '__proto__', to: 'constructor' }, /know the unit “__proto__”/],
    [{ value: 'five' }, /“five” is not a number/],
  ] as const;

  test.for(sampleOf(asked))('%o', async ([query, words], { page, problems }) => {
    await page.goto(widgetUrl({ ...query, lang: 'en' }));
    const { to, details } = fieldsOf(page);
    await expect.poll(() => details.innerText()).toMatch(words);
    await expect.poll(() => to.inputValue()).toMatch(/^\d/);
    expect(problems).toEqual([]);
  });

  test('keeps the unit that there is', async ({ page }) => {
    await page.goto(widgetUrl({ from: 'florp', to: 'lb' }));
    const { fromUnit, toUnit } = fieldsOf(page);
    await expect.poll(() => fromUnit.inputValue()).toBe('kilograms');
    await expect.poll(() => toUnit.inputValue()).toBe('pounds');
  });
});

test('offers the short list that was asked for', async ({ page }) => {
  await page.goto(widgetUrl({ units: 'km,mi,florp,m' }));
  const { fromUnit, quantity, options } = fieldsOf(page);
  await fromUnit.click();
  await expect.poll(() => options.allInnerTexts()).toEqual(['kilometers\nkm', 'miles\nmi', 'meters\nm']);
  expect(await quantity.count()).toBe(0);
});

test('shows seven digits, and all of them a click away', async ({ page }) => {
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi', lang: 'en' }));
  const { to } = fieldsOf(page);
  const button = page.getByRole('button', { name: 'Show all digits' });
  await expect.poll(() => to.inputValue()).toBe('3.106856');
  await button.click();
  await expect.poll(() => to.inputValue()).toBe('3.1068559611866697');
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await button.click();
  await expect.poll(() => to.inputValue()).toBe('3.106856');
  // If no digit is missing, there is no button for more digits
  await fieldsOf(page).from.fill('1.609344');
  await expect.poll(() => to.inputValue()).toBe('1');
  expect(await button.count()).toBe(0);
});

test('says that a result is rounded, and copies all of it', async ({ firstVisit: page }) => {
  // The confirmation of copying is temporary
  await stopTime(page);
  await page.setViewportSize({ width: 240, height: 480 });
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }));
  const { to, copy, details, from } = fieldsOf(page);
  await showAllDigits(page);
  await expect.poll(async () => (await to.inputValue()).length).toBeGreaterThan(8);
  expect((await to.inputValue()).length).toBeLessThan(18);
  await expect.poll(() => details.innerText()).toContain('Rounded to fit');
  await copy.click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await from.fill('');
  await from.press('ControlOrMeta+v');
  await expect.poll(() => from.inputValue()).toBe('3.1068559611866697');
});

test('says the result in words when people pause, and not while they type', async ({ firstVisit: page }) => {
  await stopTime(page);
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }));
  const { from, to } = fieldsOf(page);
  const said = page.getByRole('status');
  await untilItReads(page);
  await from.fill('5');
  await from.press('End');
  await from.pressSequentially('0');
  await expect.poll(() => to.inputValue()).toBe('31.06856');
  expect(await said.innerText()).toBe('');
  await page.clock.runFor(1000);
  await expect.poll(() => said.innerText()).toBe('50 kilometers is about 31.06856 miles');
});

test('says the result also to those who pause before what words it has come', async ({ page }) => {
  const release = await holdBack(page, /\/reader-/);
  await stopTime(page);
  await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }));
  const { from, to } = fieldsOf(page);
  await from.fill('50');
  await expect.poll(() => to.inputValue()).toBe('31.06856');
  // The page loads the reader two seconds after the first view.
  await page.clock.runFor(2000);
  release();
  await expect.poll(() => page.getByRole('status').innerText()).toBe('50 kilometers is about 31.06856 miles');
});
