import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Records the requests of a page from now on, with the bytes of their compressed bodies. */
export interface Traffic {
  readonly bytes: () => number;
  /** The requested addresses, in order. */
  readonly asked: readonly string[];
  /** Returns the addresses of other hosts. */
  readonly foreign: () => readonly string[];
  /** Waits until the page has loaded all requests and is idle. */
  readonly end: () => Promise<void>;
}

/** Resolves after the page has painted and has been idle for a moment. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 50)));
      }),
  );

/** Records the requests of a page, with an empty cache, as on a first visit. */
export const watchTraffic = async (page: Page): Promise<Traffic> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  const asked: string[] = [];
  const open = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    asked.push(url);
    if (!url.startsWith('data:')) open.add(requestId);
  });
  session.on('Network.responseReceived', ({ response }) => (bytes -= response.encodedDataLength));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    open.delete(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  return {
    bytes: () => bytes,
    asked,
    foreign: () => asked.filter((url) => !url.startsWith(inject('service')) && !url.startsWith('data:')),
    end: async () => {
      for (let before = -1; before !== asked.length || open.size > 0;) {
        before = asked.length;
        await untilIdle(page);
      }
    },
  };
};
