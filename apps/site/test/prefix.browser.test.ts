import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { build } from 'vite';
import { openShared, test as base } from '../../../scripts/page.ts';
import { isInSample, sampleOf, shares } from '../../../scripts/sample.ts';
import { readPlace } from '../place.ts';
import { configFor } from '../vite.config.ts';
import { folder as wholeSite } from './pages.ts';

// Tests site, API and widget under a path of a larger site, behind a proxy that serves other pages at other paths.

const place = readPlace('https://example.org/tools/units/');
const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'units-prefix-'));
const siteFolder = join(folder, 'dist');

/** The pages that the tests open. The build also writes a sample of the others. */
const visited = /^\/(?:(?:de\/)?length\/|about\/|docs\/|embed\/|kilometers-to-miles\/|tools\/(?:(?:bmi|tip)\/)?|404)?$/;

/** Returns true for a seventh of a seventh of the pages: those of one kind name their addresses with the same code. */
const isSampled = (index: number): boolean => isInSample(index) && isInSample(Math.floor(index / shares));

/** Requests to the proxy outside the path. */
const strays: string[] = [];
let upstream = '';
const processes: ChildProcess[] = [];

/** Forwards requests below the path to the service, like nginx with `proxy_pass http://units;`. */
const proxy = createServer((incoming, outgoing) => {
  const { url = '', method, headers } = incoming;
  if (url !== place.basePath && !url.startsWith(`${place.basePath}/`)) {
    strays.push(url);
    outgoing.writeHead(404).end();
    return;
  }
  incoming.pipe(
    request(upstream + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    }),
  );
});

const origin = (): string => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
const home = (): string => origin() + place.basePath;

const serve = async (): Promise<string> => {
  const child = spawn(process.execPath, [resolve(root, '../../packages/api/src/node/main.ts')], {
    env: {
      ...process.env,
      SITE_DIR: siteFolder,
      SITE_MODULE: join(folder, 'server/dist/index.js'),
      WIDGET_DIR: resolve(root, '../widget/dist'),
      WIDGET_MODULE: resolve(root, '../widget/server/dist/index.js'),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  const [line] = await once(createInterface(child.stdout), 'line');
  return String(line).split(' ').at(-1)!;
};

beforeAll(async () => {
  const config = configFor(place, (path, index) => visited.test(path) || isSampled(index));
  const more = { configFile: false, root, logLevel: 'error' } as const;
  await build({ ...config, ...more, build: { ...config.build, outDir: siteFolder, emptyOutDir: true } });
  upstream = await serve();
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
}, 300_000);

afterAll(async () => {
  proxy.close();
  await Promise.all(
    processes.map(async (child) => {
      // Kill at once: browsers keep connections open
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  );
  await rm(folder, { recursive: true });
}, 60_000);

const test = base
  .extend('shared', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
    const context = await openShared(browser, { baseURL: `${home()}/` });
    onCleanup(() => context.close());
    return context;
  })
  .extend('unscripted', async ({ browser }, { onCleanup }): Promise<Page> => {
    const context = await browser.newContext({ baseURL: `${home()}/`, javaScriptEnabled: false });
    onCleanup(() => context.close());
    return context.newPage();
  })
  .extend('offline', async ({ browser }, { onCleanup }): Promise<Page> => {
    const context = await browser.newContext({ baseURL: `${home()}/` });
    onCleanup(() => context.close());
    return context.newPage();
  });

/** Returns every URL in the attributes of a page. */
const addressesIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(/ (?:href|src|action|data-script|content)="([^"]*)"/g), ([, address]) =>
    address!.replaceAll('&amp;', '&'),
  ).filter((address) => /^(?:\/|https:\/\/example\.org)/.test(address));

/** Returns true for a file of the site, or a page or picture of the whole site, which has the same ones. */
const leadsToFile = (path: string): boolean =>
  [siteFolder, wholeSite].some((site) => {
    const file = join(site, decodeURIComponent(path.slice(place.basePath.length)));
    return path.endsWith('/') ? existsSync(join(file, 'index.html')) : existsSync(file);
  });

/** Returns true for paths of the API and the widget, which are not files of the site. */
const isServed = (path: string): boolean =>
  /^\/(?:[a-z-]+|openapi\.json|llms\.txt|widget\/|(?:[a-z]{2}\/)?404)$/.test(path.slice(place.basePath.length));

describe('the files of the site', () => {
  const pages = () => readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  const read = (name: string) => readFileSync(join(siteFolder, name), 'utf8');

  test('name nothing outside of its path, and nothing that is not there', () => {
    const named = new Set(
      pages()
        .filter((name) => name.endsWith('.html'))
        .flatMap((name) => addressesIn(read(name))),
    );
    expect(named.size).toBeGreaterThan(2000);
    const paths = new Set(Array.from(named, (address) => new URL(address, 'https://example.org').pathname));
    const wrong = [...paths].filter(
      (path) => !path.startsWith(`${place.basePath}/`) || !(leadsToFile(path) || isServed(path)),
    );
    expect(wrong).toEqual([]);
  });

  test('for machines are at its path', () => {
    const { siteUrl } = place;
    const locations = Array.from(read('sitemap.xml').matchAll(/<loc>([^<]*)/g), ([, address]) => address!);
    expect(locations.filter((address) => !address.startsWith(`${siteUrl}/`))).toEqual([]);
    expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml\n`);
    const manifest = JSON.parse(read('manifest.webmanifest'));
    expect(manifest).toMatchObject({ id: '/tools/units/', start_url: '/tools/units/', scope: '/tools/units/' });
    for (const { src } of manifest.icons) expect(leadsToFile(src)).toBe(true);
    const page = read('de/length/index.html');
    expect(page).toContain(`<link rel="canonical" href="${siteUrl}/de/length/"`);
    expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${siteUrl}/length/"`);
  });
});

/** Journeys on pages, each with its final URL. */
const journeys: readonly (readonly [name: string, path: string, go: (page: Page) => Promise<void>, end: string])[] = [
  [
    'a question on the home page',
    '',
    async (page) => {
      await page.locator('#q').fill('5 km in miles');
      await page.locator('.reply').waitFor();
      await page.keyboard.press('Enter');
    },
    'length/',
  ],
  [
    'a page found in the header',
    'about/',
    async (page) => {
      await page.locator('#find').fill('bmi');
      await page.locator('#found [role=option]').first().click();
    },
    'tools/bmi/',
  ],
  [
    'a question in the header',
    'tools/tip/',
    async (page) => {
      await page.locator('#find').fill('5 ft 6 in in cm');
      await page.locator('#found .told').waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    'length/',
  ],
  [
    'a tool of the list',
    'tools/',
    async (page) => {
      await page.locator('#filter').fill('tip');
      await page.locator('.filtered li:not([hidden])').first().waitFor();
      await page.keyboard.press('Enter');
    },
    'tools/tip/',
  ],
  [
    'another language',
    'length/',
    async (page) => {
      await page.locator('.languages summary').click();
      await page.locator('.languages a[hreflang=de]').click();
    },
    'de/length/',
  ],
  [
    'a page that may be meant',
    'kilometers-to-milez/',
    (page) => page.locator('#near a').first().click(),
    'kilometers-to-miles/',
  ],
];

describe('in a browser', () => {
  test.for(sampleOf(journeys))('%s stays below the path', async ([, path, go, end], { page, problems }) => {
    strays.length = 0;
    await page.goto(path);
    await go(page);
    await expect.poll(() => page.url()).toContain(`${home()}/${end}`);
    await page.locator('h1').waitFor();
    expect(strays).toEqual([]);
    // The browser also logs a missing page on the console
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test('forms without scripts are answered below it', async ({ unscripted: page }) => {
    await page.goto('kilometers-to-miles/');
    await page.getByLabel('From', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Convert' }).click();
    await expect.poll(() => page.locator('.headline strong').innerText()).toBe('3.106856 miles');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect([new URL(page.url()).pathname, canonical]).toEqual([
      `${place.basePath}/kilometers-to-miles/`,
      `${place.siteUrl}/kilometers-to-miles/`,
    ]);
  });

  test('the reference asks the service that it describes', async ({ page, problems }) => {
    strays.length = 0;
    await page.goto('docs/');
    await expect.poll(() => page.locator('code[data-site]').first().innerText()).toContain(`${home()}/convert?`);
    await page.locator('#renderer').scrollIntoViewIfNeeded();
    const block = page.locator('.opblock', { has: page.locator('[data-path="/convert"]') });
    await block.locator('.opblock-summary-control').click();
    await block.getByRole('button', { name: 'Try it out' }).click();
    await block.getByRole('button', { name: 'Execute', exact: true }).click();
    const asked = block.locator('.request-url');
    await expect.poll(() => asked.innerText()).toContain(`${home()}/convert?`);
    await expect.poll(() => block.locator('.live-responses-table').innerText()).toContain('"result"');
    expect([strays, problems]).toEqual([[], []]);
  });

  test('the widget, its code and what it links to are below it', async ({ page }) => {
    strays.length = 0;
    await page.goto('embed/');
    for (const code of await page.locator('.builder pre').all()) {
      await expect.poll(() => code.innerText()).toContain(`${home()}/widget/`);
    }
    await expect.poll(() => page.locator('.amounts pre').innerText()).toContain(`${home()}/elements.js`);
    const frame = page.frameLocator('iframe');
    await frame.locator('.headline, output, input').first().waitFor();
    const more = frame.locator('a[target=_blank]').first();
    await expect.poll(() => more.evaluate((link) => (link as HTMLAnchorElement).href)).toContain(`${home()}/length/?`);
    expect(strays).toEqual([]);
  });

  test('the home page answers without a network', async ({ offline: page }) => {
    strays.length = 0;
    await page.goto('');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.context().setOffline(true);
    await page.goto('length/');
    await page.locator('#q').fill('5 km in miles');
    await expect.poll(() => page.locator('.reply').innerText()).toContain('3.10');
    expect(strays).toEqual([]);
  });
});

describe('the service', () => {
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(origin() + path, { redirect: 'manual', headers });

  test('leads to its folders below the path', async () => {
    for (const [path, to] of [
      ['', '/'],
      ['/widget?from=km', '/widget/?from=km'],
      ['/length', '/length/'],
      ['/tools/tip?subtotal=5', '/tools/tip/?subtotal=5'],
    ] as const) {
      const response = await get(place.basePath + path);
      expect([response.status, response.headers.get('Location')]).toEqual([308, place.basePath + to]);
    }
  });

  test('names itself by the path', async () => {
    const card = await (await get(`${place.basePath}/`, { Accept: 'application/json' })).json();
    expect(card).toMatchObject({ documentation: '/tools/units/', openapi: '/tools/units/openapi.json' });
    const llms = await (await get(`${place.basePath}/llms.txt`)).text();
    for (const [, address] of llms.matchAll(/\]\((http[^)]*)\)/g)) expect(address).toContain(`${home()}/`);
    const page = encodeURIComponent(`${home()}/length/`);
    const { html } = await (await get(`${place.basePath}/oembed?url=${page}`)).json();
    expect(html).toContain(`src="${home()}/widget/`);
  });

  test('refuses a path that its pages were not built for, in a sentence', async () => {
    const child = spawn(process.execPath, [resolve(root, '../../packages/api/src/node/main.ts')], {
      env: { ...process.env, SITE_DIR: siteFolder, BASE_PATH: '/units', PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = Buffer.concat(await child.stderr.toArray()).toString();
    expect(said).toBe(
      `BASE_PATH is "/units": the site in SITE_DIR was built for /tools/units. Please build it for that (SITE_URL=https://example.org/units), or leave BASE_PATH out.\n`,
    );
  });
});
