import { convert } from '@units/engine';
import { describe, expect, inject } from 'vitest';
import { fieldsOf } from '../../../scripts/converter-fields.ts';
import { holdBack, test } from '../../../scripts/page.ts';

describe('a pair page', () => {
  test('converts either way as people type, and keeps its state in the address', async ({ page, problems }) => {
    await page.goto('/kilometers-to-miles/');
    const { from, to, details } = fieldsOf(page);
    await from.fill('42.195');
    await expect.poll(() => to.inputValue()).toBe('26.21876');
    await page.getByRole('button', { name: 'Show all digits' }).click();
    await expect.poll(() => to.inputValue()).toBe(String(convert(42.195, 'km', 'mi')));
    await expect.poll(() => new URL(page.url()).search).toBe('?value=42.195&from=kilometer&to=mile');
    await to.fill('100');
    await expect.poll(() => from.inputValue()).toBe('160.9344');
    await from.fill('nothing');
    await expect.poll(() => details.innerText()).toContain('Enter a number');
    expect(problems).toEqual([]);
  });

  test('opens in the state of its address', async ({ page }) => {
    await page.goto('/celsius-to-fahrenheit/?value=37');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('98.6 degrees Fahrenheit');
  });
});

describe('a quantity page', () => {
  test('converts between any two units, and swaps them', async ({ page }) => {
    await page.goto('/length/?value=5&from=mile&to=kilometer');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('8.04672 kilometers');
    await fieldsOf(page).swap.click();
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('3.106856 miles');
    const { toUnit, options } = fieldsOf(page);
    await toUnit.fill('feet');
    await options.first().click();
    await expect.poll(() => new URL(page.url()).search).toBe('?value=5&from=kilometer&to=foot');
  });
});

describe('a calculator', () => {
  test('answers as people type', async ({ page, problems }) => {
    await page.goto('/tools/tip/');
    await page.getByLabel('Bill before tip').fill('1,000');
    await page.getByLabel('Tip (%)').fill('20');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('1,200');
    await page.getByLabel('People').fill('0');
    await expect.poll(() => page.locator('.answer .problem').innerText()).toBe('People must be from 1 to 10,000.');
    expect(problems).toEqual([]);
  });

  test('reads amounts of money, percentages and measures as people write them', async ({ page }) => {
    await page.goto('/tools/tip/');
    await page.getByLabel('Bill before tip').fill('$64.20');
    await page.getByLabel('Tip (%)').fill('18%');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('75.76');
    await page.goto('/tools/bmi/');
    await page.getByLabel('Weight').fill('154 lb');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('22.80922');
  });

  test('keeps what was typed when its units change, in feet and inches too', async ({ page }) => {
    await page.goto('/tools/bmi/');
    await page.getByLabel('Units').selectOption('imperial');
    await expect.poll(() => page.getByLabel('Weight').inputValue()).toBe('154.3235835');
    await expect.poll(() => page.getByLabel('Height, ft').inputValue()).toBe('5');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('22.85714');
    await page.getByLabel('Units').selectOption('metric');
    await expect.poll(() => page.getByLabel('Height').inputValue()).toBe('175');
    await page.goto('/tools/bmi/?weight=154&height=69&unit=imperial');
    await expect.poll(() => page.getByLabel('Height, in').inputValue()).toBe('9');
  });

  test.for([
    ['/tools/bmi/?weight=80&height=180', '24.69136'],
    ['/tools/roman/?integer=2026', 'MMXXVI'],
    ['/tools/convert/?value=2&from=cup&to=g&ingredient=flour', '250 grams'],
    ['/tools/date-difference/?start=2026-01-01&end=2026-12-31', '364'],
    ['/tools/fraction/?numerator=6&denominator=8', '3/4'],
  ] as const)('opens in the state of its address: %s', async ([path, answer], { page }) => {
    await page.goto(path);
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe(answer);
  });
});

describe('the box on the home page', () => {
  test.for([
    ['5 ft 6 in in cm', '167.64 centimeters', '/length/'],
    ['tip 20% on 48', '57.60', '/tools/tip/'],
    ['2 cups of flour in grams', '250 grams', '/tools/convert/'],
    ['15% of 80', '12', '/tools/percentage/'],
    ['MCMXCIX', '1,999', '/tools/roman/'],
  ] as const)('answers %s', async ([text, answer, path], { page, problems }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill(text);
    await expect.poll(() => page.locator('.reply strong').innerText()).toBe(answer);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === path);
    expect(problems).toEqual([]);
  });

  test('finds pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('fahrenhiet');
    const first = page.locator('.found a').first();
    await expect.poll(() => first.innerText()).toMatch(/Fahrenheit/);
  });
});

describe('what is typed before the scripts have come is not lost', () => {
  const scripts = /\/assets\/.*\.js$/;

  test.for([
    ['/tools/tip/', '#subtotal', '1,000', '1,180'],
    ['/tools/tip/?subtotal=20&people=2', '#subtotal', '1,000', '1,150'],
    ['/kilometers-to-miles/', '#converter-from', '42.195', '26.21876 miles'],
    ['/length/?value=5&from=mile&to=kilometer', '#converter-from', '2', '3.218688 kilometers'],
    ['/', '#q', '15% of 80', '12'],
  ] as const)('on %s', async ([path, field, text, answer], { page, problems }) => {
    const release = await holdBack(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(field).fill(text);
    release();
    await expect.poll(() => page.locator(':is(.headline, .reply) strong').innerText()).toBe(answer);
    expect(await page.locator(field).inputValue()).toBe(text);
    expect(problems).toEqual([]);
  });

  test('and what is pressed neither', async ({ page }) => {
    const release = await holdBack(page, /\/assets\/converter-/);
    await page.goto('/kilometers-to-miles/');
    await page.locator('.swap').click();
    release();
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('1.609344 kilometers');
  });
});

test('the keyboard reaches the form first after the way there, and sees where it is', async ({ page }) => {
  await page.goto('/kilometers-to-miles/');
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).not.toBe('');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('converter-from');
});

test('the reference is shown where it is reached, from our own address', async ({ page, problems }) => {
  await page.goto('/docs/');
  await page.locator('#renderer').scrollIntoViewIfNeeded();
  await page.locator('.opblock').first().waitFor();
  await expect.poll(() => page.locator('.opblock').count()).toBeGreaterThan(15);
  expect(problems).toEqual([]);
});

test('the builder shows the widget that its code makes', async ({ page, problems }) => {
  await page.goto('/embed/');
  const code = page.locator('pre');
  await page.getByLabel('Value').fill('12');
  await page.getByRole('combobox', { name: 'From' }).fill('celsius');
  await page.locator('[role=option]').first().click();
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByLabel('Units to choose from').fill('°C, °F, florp');
  await expect.poll(() => page.locator('#units-about').innerText()).toBe('We don’t know the unit “florp”.');
  await page.getByLabel('Units to choose from').fill('°C,°F');
  const query = '/widget/?value=12&from=celsius&to=fahrenheit&units=%C2%B0C%2C%C2%B0F&lang=de';
  await expect.poll(() => page.locator('iframe').getAttribute('src')).toBe(query);
  await expect.poll(() => code.first().innerText()).toContain(`${inject('service')}${query}"`);
  await expect.poll(() => code.last().innerText()).toContain('lang="de"');
  expect(problems).toEqual([]);
});

test('printed, a page is its answer and its tables', async ({ page }) => {
  await page.goto('/kilometers-to-miles/?value=7');
  await expect.poll(() => page.locator('.headline strong').innerText()).toBe('4.349598 miles');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => page.locator('header.site').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.actions').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.headline').isVisible()).toBe(true);
  await expect.poll(() => page.locator('.definitions').innerText()).toContain('NIST');
  const day = new Date().toLocaleDateString('en', { dateStyle: 'long' });
  await expect.poll(() => page.locator('.printed').innerText()).toBe(`Units, ${page.url()} ${day}`);
});

test('an address without a page gets the page that says so', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect.poll(() => page.getByRole('heading').innerText()).toBe('There is no page here');
});
