import type { Page } from 'playwright-core';
import { convert } from '@units/engine';
import { loan } from '@units/engine/tools';
import { describe, expect, inject } from 'vitest';
import { fieldsOf } from '../../../scripts/converter-fields.ts';
import { holdBack, openShared, test } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';

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
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('1,200.00');
    await page.getByLabel('People').fill('0');
    await expect.poll(() => page.locator('.answer .problem').innerText()).toBe('People must be from 1 to 10,000.');
    expect(problems).toEqual([]);
  });

  test('reads amounts of money, percentages and measures as people write them', async ({ page }) => {
    await page.goto('/tools/tip/');
    await page.getByLabel('Bill before tip').fill('$64.20');
    await page.getByLabel('Tip (%)').fill('18%');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('75.76');
    await page.goto('/tools/loan/');
    await page.getByLabel('Loan amount').fill('$250k');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('2,775.51');
    await page.goto('/ja/tools/loan/');
    await page.getByLabel('借入額').fill('500万円');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('88,737');
    await page.goto('/tools/bmi/?weight=70&height=175');
    await page.getByLabel('Weight').fill('154 lb');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('22.8');
  });

  test('keeps what was typed when its units change, in feet and inches too', async ({ page }) => {
    await page.goto('/tools/bmi/?weight=70&height=175');
    await page.getByLabel('Units').selectOption('imperial');
    await expect.poll(() => page.getByLabel('Weight').inputValue()).toBe('154.3235835');
    await expect.poll(() => page.getByLabel('Height, ft').inputValue()).toBe('5');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('22.9');
    await page.getByLabel('Units').selectOption('metric');
    await expect.poll(() => page.getByLabel('Height').inputValue()).toBe('175');
    await page.goto('/tools/bmi/?weight=154&height=69&unit=imperial');
    await expect.poll(() => page.getByLabel('Height, in').inputValue()).toBe('9');
  });

  test.for(
    sampleOf([
      ['5 ft 6', '5', '6'],
      ['5.5', '6', '3'],
      ['180 cm', '5', '10.86614173'],
      ["5'6", '5', '6'],
    ] as const),
  )('reads %s typed into the feet of a height', async ([typed, feet, inches], { page, problems }) => {
    await page.goto('/tools/bmi/?weight=154&height=69&unit=imperial');
    await expect.poll(() => page.getByLabel('Height, in').inputValue()).toBe('9');
    await page.getByLabel('Height, ft').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(typed);
    expect(await page.getByLabel('Height, ft').inputValue()).toBe(typed);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByLabel('Height, ft').inputValue()).toBe(feet);
    expect(await page.getByLabel('Height, in').inputValue()).toBe(inches);
    expect(problems).toEqual([]);
  });

  test.for(
    sampleOf([
      ['/tools/bmi/?weight=80&height=180', '24.7'],
      ['/tools/roman/?integer=2026', 'MMXXVI'],
      ['/tools/convert/?value=2&from=cup&to=g&ingredient=flour', '250 grams'],
      ['/tools/date-difference/?start=2026-01-01&end=2026-12-31', '364'],
      ['/tools/fraction/?numerator=6&denominator=8', '3/4'],
    ] as const),
  )('opens in the state of its address: %s', async ([path, answer], { page }) => {
    await page.goto(path);
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe(answer);
  });
});

/** Stores copied text on the page where a test can read it. */
const keepCopied = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('copy', () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement)
        document.documentElement.dataset['copied'] = activeElement.value;
    });
  });

describe('a form that shows its assumptions', () => {
  test('shows the fields of the chosen shape alone, and says so in the address', async ({ page, problems }) => {
    await page.goto('/tools/shape-area/?shape=rectangle&width=4+m&height=2.5+m');
    const labels = () => page.locator('.fields label').allInnerTexts();
    await expect.poll(labels).toEqual(['Shape', 'Width', 'Height', 'Result in']);
    await page.getByLabel('Shape').selectOption('circle');
    await expect.poll(labels).toEqual(['Shape', 'Radius', 'Diameter', 'Result in']);
    await page.getByLabel('Radius', { exact: true }).fill('2');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('12.566 m²');
    await page.getByLabel('Diameter', { exact: true }).fill('2');
    await expect.poll(() => page.getByLabel('Radius', { exact: true }).inputValue()).toBe('');
    await expect.poll(() => new URL(page.url()).search).toBe('?shape=circle&diameter=2+m');
    expect(problems).toEqual([]);
  });

  test('keeps a number when its unit is chosen, and takes a unit that is typed', async ({ page, problems }) => {
    await page.goto('/tools/shape-area/?shape=square&width=4+m');
    const width = page.getByLabel('Width', { exact: true });
    const unit = page.getByLabel('Width: unit');
    await unit.selectOption('cm');
    await expect.poll(() => width.inputValue()).toBe('4');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('16 cm²');
    await width.fill('12 feet');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('144 ft²');
    await width.blur();
    await expect.poll(() => width.inputValue()).toBe('12');
    await expect.poll(() => unit.inputValue()).toBe('ft');
    await width.fill('5 ft 6 in');
    await width.blur();
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('30.25 ft²');
    await expect.poll(() => width.inputValue()).toBe('5 ft 6 in');
    await width.fill('');
    await width.fill('3');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('9 ft²');
    expect(problems).toEqual([]);
  });

  test.for(
    sampleOf([
      ['en-US', '/tools/bmi/', '22.7'],
      ['en-GB', '/tools/bmi/', '22.9'],
      ['en-US', '/tools/paint/', '2.3 gal'],
      ['de-DE', '/tools/paint/', '7 L'],
      ['en-US', '/de/tools/paint/', '7 L'],
    ] as const),
  )('begins for a reader of %s on %s with what is usual there', async ([locale, path, answer], { browser }) => {
    const context = await openShared(browser, { locale });
    const page = await context.newPage();
    await page.goto(path);
    await page.mouse.move(9, 9);
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe(answer);
    await context.close();
  });

  test.for([
    ['en-US', '9:00 am', '2:30 PM'],
    ['en-GB', '9:00', '14:30'],
  ] as const)('shows times of day as a reader of %s writes them', async ([locale, start, there], { browser }) => {
    const context = await openShared(browser, { locale });
    const page = await context.newPage();
    const headlineOf = async (): Promise<string> =>
      (await page.locator('.headline strong').first().innerText()).replaceAll('\u202F', ' ');
    await page.goto('/tools/time-zone/?time=6:30&from=Berlin&to=Tokyo&day=2027-01-15');
    await expect.poll(headlineOf).toBe(there);
    await page.goto('/?q=6:30+Berlin+in+Tokyo+on+2027-01-15');
    await expect
      .poll(async () => (await page.locator('.reply strong').innerText()).replaceAll('\u202F', ' '))
      .toBe(there);
    await page.goto('/tools/time-between/');
    await page.mouse.move(9, 9);
    await expect.poll(() => page.getByLabel('Start').inputValue()).toBe(start);
    await context.close();
  });

  test('shows its assumptions', async ({ page }) => {
    await page.goto('/tools/paint/?area=40+m²');
    const valuesOf = ['Doors and windows', 'Coats', 'Coverage', 'Can size'].map((label) =>
      page.getByLabel(label, { exact: true }).inputValue(),
    );
    expect(await Promise.all(valuesOf)).toEqual(['0', '2', '10', '2.5']);
  });

  test('begins today, and shares the days that it shows', async ({ page, problems }) => {
    await keepCopied(page);
    await page.goto('/tools/date-add/');
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    await expect.poll(() => page.getByLabel('Start date').inputValue()).toBe(today);
    await page.getByRole('button', { name: 'Share' }).click();
    const copied = () => page.evaluate(() => document.documentElement.dataset['copied'] ?? '');
    await expect.poll(copied).toContain(`start=${today}`);
    expect(await copied()).toContain('days=90');
    expect(problems).toEqual([]);
  });

  test('copies what it shows, and all digits where they are wanted', async ({ page }) => {
    await keepCopied(page);
    await page.goto('/tools/loan/?principal=200000&rate_percent=6&years=30');
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('1,199.10');
    const copied = () => page.evaluate(() => document.documentElement.dataset['copied']);
    await page.getByRole('button', { name: 'Copy result' }).click();
    await expect.poll(copied).toBe('1,199.10');
    await page.locator('.full summary').click();
    await page.getByRole('button', { name: 'Copy all digits' }).click();
    await expect.poll(copied).toBe('1,199.1010503055047');
  });

  test('draws a loan, and opens its schedule', async ({ page, problems }) => {
    const terms = { principal: 200_000, ratePercent: 6, years: 30, extraPayment: 100 };
    await page.goto('/tools/loan/?principal=200000&rate_percent=6&years=30&extra_payment=100');
    await expect.poll(() => page.locator('.columns rect.lower').count()).toBe(25);
    await page.locator('.detail summary').click();
    await expect.poll(() => page.locator('.detail tbody tr').last().innerText()).toMatch(/0\.00$/);
    await page.getByText('More options').click();
    await page.getByLabel('Schedule', { exact: true }).selectOption('payments');
    await expect.poll(() => page.locator('.detail tbody tr').count()).toBe(loan(terms).paymentsMade);
    expect(problems).toEqual([]);
  });

  test('refuses impossible values of people', async ({ page }) => {
    await page.goto('/tools/bmi/?weight=70&height=3');
    await expect.poll(() => page.locator('.answer .problem').innerText()).toMatch(/out of human range/);
  });
});

describe('the box on the home page', () => {
  test.for(
    sampleOf([
      ['5 ft 6 in in cm', '167.64 centimeters', '/length/'],
      ['tip 20% on 48', '57.60', '/tools/tip/'],
      ['2 cups of flour in grams', '250 grams', '/tools/convert/'],
      ['15% of 80', '12', '/tools/percentage/'],
      ['MCMXCIX', '1,999', '/tools/roman/'],
    ] as const),
  )('answers %s', async ([text, answer, path], { page, problems }) => {
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

describe('keeps text typed before the scripts have loaded', () => {
  const scripts = /\/assets\/.*\.js$/;

  test.for(
    sampleOf([
      ['/tools/tip/', '#subtotal', '1,000', '1,180.00'],
      ['/tools/tip/?subtotal=20&people=2', '#subtotal', '1,000', '1,150.00'],
      ['/kilometers-to-miles/', '#converter-from', '42.195', '26.21876 miles'],
      ['/length/?value=5&from=mile&to=kilometer', '#converter-from', '2', '3.218688 kilometers'],
      ['/', '#q', '15% of 80', '12'],
    ] as const),
  )('on %s', async ([path, field, text, answer], { page, problems }) => {
    const release = await holdBack(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(field).fill(text);
    release();
    await expect.poll(() => page.locator(':is(.headline, .reply) strong').innerText()).toBe(answer);
    expect(await page.locator(field).inputValue()).toBe(text);
    expect(problems).toEqual([]);
  });

  test('keeps keys pressed before the scripts have loaded', async ({ page }) => {
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
  const code = page.locator('.builder pre');
  await page.getByLabel('Value').fill('12');
  await page.getByRole('combobox', { name: 'From' }).fill('celsius');
  await page.locator('[role=option]').first().click();
  await page.getByLabel('Language', { exact: true }).selectOption('Deutsch');
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
  await expect.poll(() => page.getByRole('heading').innerText()).toBe('Page not found');
});
