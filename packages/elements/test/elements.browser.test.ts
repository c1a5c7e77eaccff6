import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { Page } from 'playwright-core';
import { compile } from 'svelte/compiler';
import { describe, expect } from 'vitest';
import { test, type Host } from '../../../scripts/host.ts';
import { problemsOf } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';

// Tests the built file in partners' pages, whose content security policy forbids inline styles and scripts.

const built = readFileSync(new URL('../dist/elements.js', import.meta.url), 'utf8');

/** Compiles Svelte components. */
const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
      contents: compile(readFileSync(path, 'utf8'), { generate: 'client', filename: path }).js.code,
    }));
  },
};

const policy = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; img-src data:; require-trusted-types-for 'script'",
};

/** The content security policy that Angular's in-browser compiler needs. */
const withEval = { 'Content-Security-Policy': "default-src 'none'; script-src 'self' 'unsafe-eval'; img-src data:" };

interface Visit {
  readonly language?: string;
  readonly app?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a partner's page for a reader. The script of the elements has the same origin as the page. */
const visit = async (
  page: Page,
  host: Host,
  html: string,
  { language = 'de-DE', app, headers = policy }: Visit = {},
): Promise<string[]> => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'language', { get: () => tag });
  }, language);
  const scripts = { '/elements.js': built, '/app.js': app ?? '' };
  for (const [path, body] of Object.entries(scripts))
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const started = app === undefined ? '' : '<script type="module" src="/app.js"></script>';
  await page.goto(host.serve(`<script type="module" src="/elements.js"></script>${html}${started}`, headers));
  return requests;
};

/** Returns the visible text of each element. */
const seen = (page: Page, selector = 'units-amount'): Promise<string[]> =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const value = element.shadowRoot?.querySelector('[part=value]');
      return (value ?? element).textContent.replaceAll('\u00a0', ' ').trim();
    }),
  );

/** Returns the texts that a screen reader finds in the page. */
const heard = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: {
      ignored: boolean;
      role?: { value?: unknown };
      name?: { value?: unknown };
      description?: { value?: unknown };
    }[];
  };
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox' && role?.value !== 'RootWebArea')
    .flatMap(({ name, description }) => [name?.value, description?.value])
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .map((text) => text.replaceAll('\u00a0', ' '));
};

const six = `<p><units-amount value="20" unit="mile">20 miles</units-amount>
<units-amount value="98.6" unit="fahrenheit">98.6 °F</units-amount>
<units-amount value="5" to="10" unit="pound">5 to 10 lb</units-amount>
<units-amount value="180" unit="centimeter" usage="person-height">180 cm</units-amount>
<units-amount value="2" unit="cup">2 cups</units-amount>
<units-amount value="7" unit="smoot">7 smoots</units-amount>`;

test('is one file of 10 kB', () => {
  expect(brotliCompressSync(built).length).toBeLessThanOrEqual(10_000);
  expect(built).not.toMatch(/\bimport\b/);
});

describe('units-amount under a strict policy', () => {
  test('shows six amounts in the units of the reader and asks the network for nothing more', async ({ page, host }) => {
    const problems = problemsOf(page);
    const requests = await visit(page, host, six);
    await expect
      .poll(() => seen(page))
      .toEqual(['32 kilometers', '37°C', '2.3–4.5 kg', '180 cm', '470 milliliters', '7 smoots']);
    expect(requests).toEqual(['/', '/elements.js']);
    expect(problems).toEqual([]);
  });

  test('shows a height in feet and inches where people say it so', async ({ page, host }) => {
    await visit(page, host, six, { language: 'en-US' });
    await expect
      .poll(() => seen(page))
      .toEqual(['20 miles', '98.6 °F', '5 to 10 lb', '5 ft 11 in', '2 cups', '7 smoots']);
  });

  test("keeps the author's text and shows it once", async ({ page, host }) => {
    await visit(page, host, '<units-amount value="20" unit="mile">20 miles</units-amount>', { language: 'en-GB' });
    await page.evaluate(() => {
      const select = document.createElement('select');
      select.append(new Option('metric', 'metric'));
      const choice = document.createElement('units-choice');
      choice.append(select);
      document.body.append(choice);
      select.value = 'metric';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      choice.remove();
    });
    await expect.poll(() => seen(page)).toEqual(['32 kilometers']);
    const texts = await heard(page);
    expect(texts.join('\n').match(/20 miles/g)).toHaveLength(1);
    expect(texts.join('\n').match(/32 kilometers/g)).toHaveLength(1);
    expect(await page.textContent('units-amount')).toBe('20 miles');
    expect(await page.locator('units-amount [part=value]').getAttribute('title')).toBe('20 miles');
  });

  test("shows the author's text without scripts", async ({ page, host }) => {
    await page.goto(host.serve(six, policy));
    expect(await page.locator('p').innerText()).toContain('20 miles 98.6 °F 5 to 10 lb 180 cm 2 cups 7 smoots');
  });

  test('follows what a program changes', async ({ page, host }) => {
    await visit(page, host, '<units-amount value="20" unit="mile">20 miles</units-amount>');
    await page.evaluate(() => {
      const element = document.querySelector('units-amount')!;
      element.setAttribute('value', '50');
      element.textContent = '50 miles';
    });
    await expect.poll(() => seen(page)).toEqual(['80 kilometers']);
    expect(await page.locator('[part=value]').getAttribute('title')).toBe('50 miles');
  });
});

describe('units-text', () => {
  const article = `<units-text><p>Walk 5 miles (8 km), then <b>10 miles</b> more at 3 in a row, with a 12 V battery.</p>
<p>See <a href="/5-miles">5 miles</a> and <code>5 miles</code>. A 6-foot man, 5 to 10 miles.</p></units-text>`;

  test('converts unambiguous amounts, and skips links, code and converted amounts', async ({ page, host }) => {
    const problems = problemsOf(page);
    await visit(page, host, article);
    await expect.poll(() => seen(page)).toEqual(['16 kilometers', '1.8 m', '8 to 16 kilometers']);
    expect(await page.textContent('units-text')).toBe(
      'Walk 5 miles (8 km), then 10 miles more at 3 in a row, with a 12 V battery.\nSee 5 miles and 5 miles. A 6-foot man, 5 to 10 miles.',
    );
    expect(problems).toEqual([]);
  });

  test('converts text that a program writes later', async ({ page, host }) => {
    await visit(page, host, '<units-text><p id="one">It is 5 miles away.</p></units-text>');
    await expect.poll(() => seen(page)).toEqual(['8 kilometers']);
    await page.evaluate(() => {
      (document.querySelector('#one')!.firstChild as Text).data = 'It is 10 miles away.';
    });
    await expect.poll(() => seen(page)).toEqual(['16 kilometers']);
    expect(await page.textContent('units-text')).toBe('It is 10 miles away.');
    await page.evaluate(() => {
      document.querySelector('#one')!.firstChild!.remove();
    });
    await expect.poll(() => page.textContent('units-text')).toBe('');
  });

  test('reads the language of the text', async ({ page, host }) => {
    await visit(page, host, '<units-text lang="de">Der Weg ist 3,5 Meilen lang.</units-text>');
    await expect.poll(() => seen(page)).toEqual(['5,6 Kilometer']);
  });
});

describe('units-choice', () => {
  const choice = (attributes: string): string => `<units-choice hidden ${attributes}><select aria-label="Units">
<option value="">Yours<option value="metric">Metric<option value="us">US<option value="written">As written</select></units-choice>
<units-amount value="20" unit="mile">20 miles</units-amount><units-text>It is 10 km away.</units-text>`;

  test('is shared by all elements, and forgotten unless the page allows it', async ({ page, host }) => {
    await visit(page, host, choice(''), { language: 'en-US' });
    await expect.poll(() => seen(page)).toEqual(['20 miles', '6.2 mi']);
    await page.locator('select').selectOption('metric');
    await expect.poll(() => seen(page)).toEqual(['32 kilometers', '10 km']);
    await page.locator('select').selectOption('written');
    await expect.poll(() => seen(page)).toEqual(['20 miles', '10 km']);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await expect.poll(() => seen(page)).toEqual(['20 miles', '6.2 mi']);
  });

  test('is kept in the browser where the page says so', async ({ page, host }) => {
    await visit(page, host, choice('remember'), { language: 'en-US' });
    await page.locator('select').selectOption('metric');
    await expect.poll(() => seen(page)).toEqual(['32 kilometers', '10 km']);
    await page.reload();
    await expect.poll(() => seen(page)).toEqual(['32 kilometers', '10 km']);
    expect(await page.locator('select').inputValue()).toBe('metric');
    await page.locator('select').selectOption('');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe('in the pages of frameworks', () => {
  const frameworks = ['plain', 'react', 'preact', 'vue', 'svelte', 'angular'];

  test.for(sampleOf(frameworks))('%s', async (name, { page, host }) => {
    const entry = new URL(`frameworks/${name}.js`, import.meta.url).pathname;
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      conditions: ['browser'],
      plugins: [svelte],
      define: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    });
    const problems = problemsOf(page);
    await visit(page, host, '<div id="app"></div>', {
      app: outputFiles[0]!.text,
      headers: name === 'angular' ? withEval : policy,
    });
    await expect.poll(async () => [...problems, ...(await seen(page))]).toEqual(['32 kilometers', '8 kilometers']);
    await page.locator('button').click();
    await expect.poll(() => seen(page)).toEqual(['34 kilometers', '9.7 kilometers']);
    await page.locator('button').click();
    await expect.poll(() => seen(page)).toEqual(['35 kilometers', '11 kilometers']);
    expect(await page.textContent('units-text')).toBe('It is 7 miles away.');
    expect(problems).toEqual([]);
  });
});
