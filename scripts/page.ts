import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject, test as base } from 'vitest';
import { launch } from './browser.ts';

/** Pages of one site share a process while one of them is open: the next one comes sooner, and finds the scripts compiled. */
const sharing = '--process-per-site';

/** How many times slower the pages are to run: what holds by chance on a fast machine then shows. */
const slowdown = Number(process.env['CPU_SLOWDOWN'] ?? 1);

/** A page in this context. */
export const openPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  if (slowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return page;
};

/** What goes wrong in a page from now on. */
export const problemsOf = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
};

/** What the contexts of all tests have in common: links lead to our service, and no colour is met halfway to another. */
export const contextOptions = () => ({ baseURL: inject('service'), reducedMotion: 'reduce' }) as const;

/** A test with a page of its own in the browser, and a list of what went wrong in that page. The pages of a file share the cache. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the fixtures out of the pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launch(inject('browser'), [sharing]);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('context', { scope: 'file' }, async ({ browser }): Promise<BrowserContext> => {
    const context = await browser.newContext(contextOptions());
    const held = await context.newPage();
    await held.goto('/robots.txt');
    return context;
  })
  .extend('page', async ({ context }, { onCleanup }): Promise<Page> => {
    const page = await openPage(context);
    onCleanup(() => page.close());
    return page;
  })
  .extend('problems', ({ page }) => problemsOf(page))
  /** A page in a browser that has been nowhere yet. */
  .extend('firstVisit', async ({ browser }, { onCleanup }): Promise<Page> => {
    const context = await browser.newContext(contextOptions());
    onCleanup(() => context.close());
    return openPage(context);
  });
