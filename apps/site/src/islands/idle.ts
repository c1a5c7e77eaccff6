/** Resolves when the page is idle. Not every browser reports that. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done);
  });
