import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

// Keeps the home page with all that answers it, and every page that was visited, for when there is no network. Whatever the API
// answers is left to the network.

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

/** The folder of the site; a worker is one file, which imports nothing. */
const folder = import.meta.env.BASE_URL;

const files = new Set([`${folder}index.json`, `${folder}icon.svg`]);

/** A page is kept once, whatever its address asks it: its scripts answer that. */
const withoutQuestion = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) => Promise.resolve(request.url.replace(/\?.*$/, '')),
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(response.ok && response.headers.get('Content-Type')?.startsWith('text/html') ? response : null),
};

registerRoute(
  ({ request }) => request.mode === 'navigate',
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

// A page that was never visited: the home page answers most of what it would.
setCatchHandler(
  async ({ request }) => (request.mode === 'navigate' ? await matchPrecache(folder) : undefined) ?? Response.error(),
);
