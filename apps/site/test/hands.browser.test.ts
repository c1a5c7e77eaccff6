import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdBack, openShared, test as base } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';

// Input that is not typed key by key, and actions of the browser: an input method, the clipboard, double clicks,
// autofill, and pages that are left and opened again.

const test = base
  .extend('readers', { scope: 'file' }, ({ browser }) =>
    openShared(browser, { locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] }),
  )
  .extend('reader', async ({ readers }, { onCleanup }): Promise<Page> => {
    const page = await readers.newPage();
    onCleanup(() => page.close());
    return page;
  });

const headline = (page: Page): Promise<string> => page.locator('.headline').first().innerText();

/** Types with an input method: each intermediate text. Returns a function that commits a text. */
const begin = async (page: Page, states: readonly string[]): Promise<(text: string) => Promise<unknown>> => {
  const session = await page.context().newCDPSession(page);
  for (const text of states) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  return (text) => session.send('Input.insertText', { text });
};

const compose = async (page: Page, states: readonly string[]): Promise<void> => {
  const commit = await begin(page, states);
  await commit(states.at(-1)!);
};

const paste = async (page: Page, field: string, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.locator(field).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
};

describe('an input method', () => {
  test('asks a question', async ({ reader: page }) => {
    await page.goto('/ja/');
    await page.locator('#q').click();
    await compose(page, ['１２', '１２め', '１２メートルは', '１２メートルは何フィート']);
    expect(await page.locator('#q').inputValue()).toBe('１２メートルは何フィート');
    await expect.poll(() => page.locator('.replied:not([aria-busy]) .reply').innerText()).toMatch(/39\.37/);
  });

  test('is answered when the user commits the text, not before', async ({ reader: page }) => {
    await page.goto('/ja/');
    await page.locator('#q').pressSequentially('5 km');
    const answer = page.locator('.replied:not([aria-busy]) .reply');
    await expect.poll(() => answer.count()).toBe(1);
    const commit = await begin(page, ['を', 'をまいる', 'をマイルに']);
    expect(await page.locator('#q').inputValue()).toBe('5 kmをマイルに');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
    expect(await answer.count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('q')).toBe('5 km');
    await commit('をマイルに');
    await expect.poll(() => answer.innerText()).toMatch(/3\.106856/);
  });

  test('of a phone, which commits a word with the next one, is answered at once', async ({ reader: page }) => {
    await page.goto('/');
    await page.locator('#q').pressSequentially('5 km to ');
    await begin(page, ['m', 'mi']);
    await expect.poll(() => page.locator('.replied:not([aria-busy]) .reply').innerText()).toMatch(/3\.106856/);
  });

  test('writes a number with the first touch', async ({ reader: page }) => {
    await page.goto('/ja/kilometers-to-miles/');
    await page.locator('#converter-from').click();
    await compose(page, ['４', '４２']);
    await expect.poll(() => headline(page)).toMatch(/26\.09759/);
  });

  test('chooses a unit', async ({ reader: page }) => {
    await page.goto('/ja/kilometers-to-miles/');
    await page.locator('#converter-to-unit').click();
    await expect.poll(() => page.locator('html').getAttribute('data-scripts')).toBe('live');
    await compose(page, ['ふぃ', 'ふぃーと', 'フィート']);
    await page.keyboard.press('Enter');
    await expect.poll(() => headline(page)).toMatch(/3,280\.84/);
  });
});

test.for(
  sampleOf([
    ['/kilometers-to-miles/', '#converter-from', '  42 \n', /26\.09759/],
    ['/kilometers-to-miles/', '#converter-from', '5 ft 6 in', /0\.001041667/],
    ['/kilometers-to-miles/', '#converter-from', '−5', /−3\.106856/],
    ['/kilometers-to-miles/', '#converter-from', '٤٢', /26\.09759/],
    ['/tools/tip/', '#subtotal', '£1,234.50', /1,456\.71/],
    ['/tools/tip/', '#tip_percent', '15%', /97\.18/],
  ] as const),
)('what is pasted is read: %s %s %j', async ([path, field, text, answer], { reader: page }) => {
  await page.goto(path);
  await paste(page, field, text);
  await expect.poll(() => headline(page)).toMatch(answer);
});

test.for(
  sampleOf([
    ['/tools/bmi/', ['#weight', '154 lb'], ['#height', '5 ft 6 in'], /24\.9/],
    ['/tools/fuel-cost/', ['#distance', '100 mi'], ['#efficiency', '28 mpg'], /24\.20/],
    ['/tools/paint/', ['#area', '400 sq ft'], ['#coverage', '10'], /1\.7 gal/],
    ['/tools/pace/', ['#distance', '5 mi'], ['#time', '40:00'], /4:58/],
  ] as const),
)('a unit is typed key by key: %s', async ([path, ...fields], { reader: page }) => {
  const answer = fields.pop() as RegExp;
  await page.goto(path);
  for (const [field, text] of fields as unknown as readonly (readonly [string, string])[]) {
    await page.locator(field).click();
    await page.keyboard.type(text, { delay: 20 });
    expect(await page.locator(field).inputValue()).toBe(text);
  }
  await expect.poll(() => headline(page)).toMatch(answer);
});

test('keeps text typed while a choice changes other fields', async ({ reader: page }) => {
  const release = await holdBack(page, /\/assets\/measures-/);
  await page.goto('/tools/fuel-cost/');
  await page.locator('#efficiency_unit').selectOption('mpg');
  await page.locator('#distance').fill('310');
  await page.locator('#efficiency').fill('28');
  release();
  await expect.poll(() => page.locator('#fuel_price').inputValue()).toMatch(/^6\.775887/);
  await page.locator('#fuel_price').fill('3.49');
  await expect.poll(() => headline(page)).toMatch(/38\.64/);
});

test('a field that is selected while its number follows a choice stays selected', async ({ reader: page }) => {
  const release = await holdBack(page, /\/assets\/measures-/);
  await page.goto('/tools/fuel-cost/');
  await page.locator('#efficiency_unit').selectOption('mpg');
  await expect.poll(() => page.locator('html').getAttribute('data-scripts')).toBe('live');
  await page.locator('#efficiency').focus();
  const before = await page.locator('#efficiency').inputValue();
  release();
  await expect.poll(() => page.locator('#efficiency').inputValue()).not.toBe(before);
  await page.keyboard.type('28');
  expect(await page.locator('#efficiency').inputValue()).toBe('28');
});

test('a choice that decides the units of fields stands before them', async ({ reader: page }) => {
  await page.goto('/tools/fuel-cost/');
  const fields = await page.locator('.fields :is(select, input)').evaluateAll((all) => all.map(({ id }) => id));
  expect(fields).toEqual(['efficiency_unit', 'distance', 'efficiency', 'fuel_price']);
});

test('a field that a browser fills in before the scripts are there is answered', async ({ reader: page }) => {
  const release = await holdBack(page, /\/assets\/(?:page|tool)-/);
  await page.goto('/tools/tip/', { waitUntil: 'commit' });
  await page.locator('#subtotal').evaluate((field: HTMLInputElement) => (field.value = '42'));
  release();
  await expect.poll(() => page.locator('.answer').getAttribute('aria-busy')).toBe('true');
  await page.locator('#people').click();
  await expect.poll(() => headline(page)).toMatch(/49\.56/);
});

describe('two clicks', () => {
  test('on a field select its number, which the next keys replace', async ({ reader: page }) => {
    await page.goto('/kilometers-to-miles/');
    await page.locator('#converter-from').dblclick();
    await page.keyboard.type('4273');
    await expect.poll(() => headline(page)).toMatch(/2,655\.119/);
    expect(await page.locator('#converter-from').inputValue()).toBe('4273');
  });

  test('on a list leave it open', async ({ reader: page }) => {
    await page.goto('/length/');
    await page.locator('#converter-to-unit').dblclick();
    await expect.poll(() => page.locator('html').getAttribute('data-scripts')).toBe('live');
    await page.keyboard.type('yards');
    await page.keyboard.press('Enter');
    await expect.poll(() => headline(page)).toMatch(/1,093\.613/);
  });

  test('on a button do what it says twice', async ({ reader: page }) => {
    await page.goto('/kilometers-to-miles/?value=42');
    await page.locator('.swap').dblclick();
    await expect.poll(() => page.locator('html').getAttribute('data-scripts')).toBe('live');
    await expect.poll(() => headline(page)).toMatch(/^42 kilometers ≈\s26\.09759/);
  });
});

test('keys that come while a page comes to life are all there', async ({ reader: page }) => {
  await page.goto('/kilometers-to-miles/');
  // One key before the islands render again, and one at each moment after
  await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('#converter-from')!;
    const type = (key: string): void => {
      field.setRangeText(key, field.value.length, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    field.value = '';
    field.focus();
    type('4');
    const { dataset } = document.documentElement;
    while (dataset['scripts'] !== 'live') await new Promise((done) => setTimeout(done));
    for (const key of '273') {
      type(key);
      await new Promise((done) => setTimeout(done));
    }
  });
  expect(await page.locator('#converter-from').inputValue()).toBe('4273');
  await expect.poll(() => headline(page)).toMatch(/2,655\.119/);
});

test.for(
  sampleOf([
    ['/kilometers-to-miles/', '#converter-from', '42', /26\.09759/],
    ['/tools/tip/', '#subtotal', '50', /59\.00/],
    ['/substances/glucose/', '#converter-from', '42', /2\.331313/],
  ] as const),
)('%s has its number and its answer after Back and a reload', async ([path, field, text, answer], { reader: page }) => {
  await page.goto(path);
  await page.locator(field).fill(text);
  await expect.poll(() => headline(page)).toMatch(answer);
  await expect.poll(() => page.url()).toContain(text);
  await page.goto('/about/');
  for (const open of [() => page.goBack(), () => page.reload()]) {
    await open();
    await expect.poll(() => headline(page)).toMatch(answer);
    expect(await page.locator(field).inputValue()).toBe(text);
  }
});
