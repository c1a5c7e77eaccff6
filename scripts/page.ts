import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, test as base } from 'vitest';
import { launch } from './browser.ts';

/**
 * Pages of one site share a process while one of them is open. The next page then opens sooner and finds compiled
 * scripts.
 */
const sharing = '--process-per-site';

/**
 * A page is open for about a second here. Optimizing compilers would not pay off and take a sixth of the processor
 * time.
 */
const compiling = '--js-flags=--no-sparkplug --no-maglev --no-opt';

/** The slowdown of the processor, which shows races that a fast machine hides. */
const slowdown = Number(process.env['CPU_SLOWDOWN'] ?? 1);

const openPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  if (slowdown === 1) return page;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
};

/** Collects the errors of a page from now on. */
export const problemsOf = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
};

/** Delays the page's requests to some addresses until the returned function is called. */
export const holdBack = async (page: Page, addresses: RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/**
 * Opens a context whose links lead to our service, without color transitions and without service workers, which would
 * answer measured requests.
 */
const openContext = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: inject('service'), reducedMotion: 'reduce', serviceWorkers: 'block', ...options });

/** Opens a context for many pages. They share a process as long as one of them is open. */
export const openShared = async (browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await openContext(browser, options);
  const held = await context.newPage();
  await held.goto('robots.txt');
  return context;
};

/** A test with a separate page in the browser, and a list of the errors in that page. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the fixtures out of the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launch(inject('browser'), [sharing, compiling]);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('shared', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
    const context = await openShared(browser);
    onCleanup(() => context.close());
    return context;
  })
  .extend('page', async ({ shared }, { onCleanup }): Promise<Page> => {
    const page = await openPage(shared);
    onCleanup(() => page.close());
    return page;
  })
  .extend('problems', ({ page }) => problemsOf(page))
  /** The page of a first visit, with its own clock and network. */
  .extend('firstVisit', async ({ browser }, { onCleanup }): Promise<Page> => {
    const context = await openContext(browser);
    onCleanup(() => context.close());
    return openPage(context);
  });
