import type { Browser, Page } from 'playwright-core';
import { inject, test as base } from 'vitest';
import { launch } from './browser.ts';

/** A test with a page of its own in the browser, and a list of what went wrong in that page. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the fixtures out of the pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launch(inject('browser'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('page', async ({ browser }, { onCleanup }): Promise<Page> => {
    const page = await browser.newPage({ baseURL: inject('service') });
    onCleanup(() => page.close());
    return page;
  })
  .extend('problems', ({ page }): readonly string[] => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    return problems;
  });
