import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

// Caches the home page with everything that it needs to answer, and every visited page, for use offline. API responses
// always come from the network.

/** The files that the home page needs to answer; the build fills them in. */
declare const homePage: readonly PrecacheEntry[];

interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

cleanupOutdatedCaches();
precacheAndRoute([...homePage], { ignoreURLParametersMatching: [/^q$/] });

/** The base path of the site. A worker is a single file without imports. */
const folder = import.meta.env.BASE_URL;

const files = new Set([`${folder}index.json`, `${folder}icon.svg`]);

/** Caches a page once for all its query strings: its scripts answer the query. */
const withoutQuestion = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) => Promise.resolve(request.url.replace(/\?.*$/, '')),
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(response.ok && response.headers.get('Content-Type')?.startsWith('text/html') ? response : null),
};

registerRoute(
  // Only a browser makes requests in the mode of pages; a page that asks to be cached is known by its address
  ({ request, url, sameOrigin }) => request.mode === 'navigate' || (sameOrigin && url.pathname.endsWith('/')),
  new NetworkFirst({ cacheName: 'pages', plugins: [withoutQuestion] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${folder}assets/`),
  new CacheFirst({ cacheName: 'assets' }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && files.has(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'files' }),
);

// For a page that was never visited, show the home page, which can answer most questions.
setCatchHandler(
  async ({ request }) => (request.mode === 'navigate' ? await matchPrecache(folder) : undefined) ?? Response.error(),
);
