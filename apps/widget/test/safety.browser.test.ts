import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { fieldsOf, untilItReads } from '../../../scripts/converter-fields.ts';
import { test, widgetUrl } from '../../../scripts/host.ts';
import { sampleOf } from '../../../scripts/sample.ts';

const hostile = [
  '<script>parent.hit=1;window.hit=1</script>',
  '"><img src=x onerror="window.hit=1">',
  'javascript:window.hit=1',
  '__proto__',
  'constructor',
  '%00%ff',
  '${7*7}{{7*7}}',
  '\u202e\u0000\ud800',
  '9'.repeat(5000),
  'm/'.repeat(1200),
  '('.repeat(1600),
];

/** Returns true if a text was executed as a script or became an element of the page. */
const isMoreThanText = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'hit' in window || document.querySelector('main :is(script, img)') !== null);

const parameters = ['value', 'from', 'to', 'units', 'theme', 'accent', 'lang', 'compact'];

const given = hostile.flatMap((text) => parameters.map((name) => [name, text.slice(0, 20), text] as const));

test.for(sampleOf(given))(
  'a parameter is only ever a text: %s=%s',
  async ([name, , text], { page, problems, strays }) => {
    await page.goto(widgetUrl({ from: 'km', to: 'mi', lang: 'en', [name]: text }));
    await page.locator('#converter-to').waitFor();
    expect(await isMoreThanText(page)).toBe(false);
    expect(problems).toEqual([]);
    expect(strays).toEqual([]);
  },
);

test('typed text is never markup', async ({ page, problems }) => {
  await page.goto(widgetUrl({ lang: 'en' }));
  const { from, fromUnit } = fieldsOf(page);
  await untilItReads(page);
  for (const text of hostile) {
    await from.fill(text);
    await fromUnit.fill(text);
    await expect.poll(() => fromUnit.getAttribute('aria-expanded')).toBe('true');
    expect(await isMoreThanText(page)).toBe(false);
  }
  expect(problems).toEqual([]);
});

test('the page forbids all that it does not need', async () => {
  const { headers } = await fetch(widgetUrl());
  const policy = headers.get('Content-Security-Policy') ?? '';
  for (const part of ["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'"]) {
    expect(policy).toContain(part);
  }
  // Any `frame-ancestors` would exclude pages without an origin.
  expect(policy).not.toMatch(/unsafe|https?:|data:|frame-ancestors/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
  expect(headers.get('X-Frame-Options')).toBeNull();
  expect(headers.get('Set-Cookie')).toBeNull();
  const site = await fetch(inject('service'), { headers: { Accept: 'text/html' } });
  expect(site.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
});

test('the browser enforces this', async ({ page, problems }) => {
  await page.goto(widgetUrl());
  await page.locator('#converter-to').waitFor();
  const blocked = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
      return 'allowed';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(blocked).toBe('TypeError');
  expect(problems.length).toBeLessThanOrEqual(1);
});
