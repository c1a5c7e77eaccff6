import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { fieldsOf } from '../../../scripts/converter-fields.ts';
import { test } from '../../../scripts/host.ts';
import { sampleOf } from '../../../scripts/sample.ts';

// Pages of other sites with exactly the code of the builder.

const hosts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'an ordinary page': {},
  'a page that allows as little as it can': {
    'Content-Security-Policy': `default-src 'none'; img-src data:; script-src ${inject('service')}; frame-src ${inject('service')}; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'`,
  },
  'a page without an origin': { 'Content-Security-Policy': 'sandbox allow-scripts' },
};

const cases = Object.keys(hosts).flatMap((name) =>
  [0, 1].flatMap((which) => (['ltr', 'rtl'] as const).map((direction) => [name, which, direction] as const)),
);

test.for(sampleOf(cases))('in %s, code %i, %s', async ([name, which, direction], { page, host, problems }) => {
  await page.goto('/embed/');
  await page.getByLabel('Value').fill('12');
  const code = page.locator('pre').nth(which);
  // The address of the service may begin with 127
  await expect.poll(() => code.innerText()).toMatch(/value="?12\b/);
  const copied = await code.innerText();
  await page.goto(host.serve(copied, hosts[name], direction));
  const frame = page.frameLocator('iframe');
  const { from, to } = fieldsOf(frame);
  await expect.poll(() => to.inputValue()).toBe('7.456454');
  await from.fill('1.609344');
  await expect.poll(() => to.inputValue()).toBe('1');
  // The element is as high as its content, on any page.
  if (which === 1) {
    const content = () =>
      frame.locator('main').evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
    const outer = async () => (await page.locator('iframe').boundingBox())?.height;
    await expect.poll(async () => (await outer()) === (await content())).toBe(true);
  }
  expect(problems).toEqual([]);
});

/** Returns the text of each element as a reader sees it. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('units-amount')
    .evaluateAll((elements) =>
      elements.map((element) =>
        (element.shadowRoot?.querySelector('[part=value]')?.textContent ?? element.textContent)
          .replaceAll('\u00a0', ' ')
          .replaceAll('\u202f', ' ')
          .trim(),
      ),
    );

describe('amounts in the text of a page', () => {
  const choices = [
    ['', ['32 kilometers', '8 to 16 kilometers', '370 meters', '910 grams'], '20 miles'],
    ['/de', ['32 Kilometer', '8 Kilometer', '370 m'], '20 Meilen'],
    ['/fr', ['32 kilomètres', '370 mètres', '4,5 kilogrammes'], '20 miles'],
    ['/es', ['32 kilómetros', '8 kilómetros', '370 metros'], '20 millas'],
    ['/pt', ['32 quilômetros', '8 quilômetros', '370 m'], '20 milhas'],
    ['/ja', ['32 km', '8 km', '370 メートル'], '20 マイル'],
  ] as const;

  test.for(sampleOf(choices))(
    'follow the choice of the reader on %s/embed/',
    async ([folder, metric, written], { page, problems }) => {
      await page.goto(`${folder}/embed/`);
      const choice = page.locator('.amounts select');
      await choice.selectOption('metric');
      await expect.poll(() => shown(page)).toEqual(metric);
      await choice.selectOption('written');
      await expect.poll(async () => (await shown(page))[0]).toBe(written);
      expect(problems).toEqual([]);
    },
  );

  test('stand in a page of somebody else by the code that is copied', async ({ page, host, problems }) => {
    await page.goto('/embed/');
    const copied = page.evaluate(
      () =>
        new Promise<string>((done) => {
          document.addEventListener('copy', () => done((document.activeElement as HTMLTextAreaElement).value));
        }),
    );
    await page.locator('.amounts button').click();
    const code = await copied;
    expect(code).toContain(`${inject('service')}/elements.js`);
    await page.goto(host.serve(code.replaceAll('mile', 'kilometer'), hosts['an ordinary page']));
    await expect.poll(async () => (await shown(page))[0]).toBe('12.4 miles');
    expect(problems).toEqual([]);
  });
});
