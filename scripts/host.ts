import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { test as base } from './page.ts';

/** A partner's site: one page on another origin. */
export interface Host {
  readonly origin: string;
  /** Sets the page of the site, with optional headers, and returns its address. */
  serve(html: string, headers?: Readonly<Record<string, string>>, direction?: 'ltr' | 'rtl'): string;
}

const startHost = async (): Promise<Host & { close(): void }> => {
  let page = '';
  let sent: Readonly<Record<string, string>> = {};
  let written = 'ltr';
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value);
    response.end(
      `<!doctype html><html lang="en" dir="${written}"><title>A partner's page</title><link rel="icon" href="data:,">${page}`,
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    serve: (html, headers = {}, direction = 'ltr') => {
      [page, sent, written] = [html, headers, direction];
      return `${origin}/`;
    },
    close: () => server.close(),
  };
};

/**
 * A test with a partner's site, and with the addresses that the page requests from other hosts than that site and ours.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the fixtures out of the pattern
  .extend('host', async ({}, { onCleanup }): Promise<Host> => {
    const host = await startHost();
    onCleanup(() => host.close());
    return host;
  })
  .extend('strays', ({ page, host }): readonly string[] => {
    const strays: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (![host.origin, inject('service'), 'data:', 'about:'].some((start) => url.startsWith(start))) strays.push(url);
    });
    return strays;
  });

/** Returns the address of the widget with this query. */
export const widgetUrl = (query: Readonly<Record<string, string>> = {}): string =>
  `${inject('service')}/widget/?${new URLSearchParams(query)}`;

/** Stops the clock of the page's context: timers run when the test says so, even on a busy machine. */
export const stopTime = async (page: Page): Promise<void> => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
};
