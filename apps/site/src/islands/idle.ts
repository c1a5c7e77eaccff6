/** Waits until the page has nothing else to do. Not every browser can say when that is. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done);
  });
