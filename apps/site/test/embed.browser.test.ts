import { expect, inject } from 'vitest';
import { fieldsOf } from '../../../scripts/converter-fields.ts';
import { test } from '../../../scripts/host.ts';

// The very text that the builder hands out, in the pages of others.

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

test.for(cases)('in %s, code %i, %s', async ([name, which, direction], { page, host, problems }) => {
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
  // The element is as high as what it shows, wherever it stands.
  if (which === 1) {
    const content = () =>
      frame.locator('main').evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
    const outer = async () => (await page.locator('iframe').boundingBox())?.height;
    await expect.poll(async () => (await outer()) === (await content())).toBe(true);
  }
  expect(problems).toEqual([]);
});
