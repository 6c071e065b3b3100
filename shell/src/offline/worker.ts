/// <reference lib="webworker" />
import {
  offlineCachePrefix,
  offlineFallback,
  offlinePages,
  offlinePath,
  syncTag,
} from '@countertop/contract/site/offline.constants';
import { NetworkOnly } from 'serwist';

declare const self: ServiceWorkerGlobalScope;

/** Seconds to wait for an answer before a kept page is shown. */
const networkTimeoutSeconds = 3;
/** Scripts and fonts, whose addresses change with their content. */
const file = /^\/(?:js|fonts|remotes)\//;

/** Returns the cache of the newest complete build. */
async function newestBuild(): Promise<Cache | null> {
  const names = (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix));
  for (const name of names.toReversed()) {
    const cache = await caches.open(name);
    if ((await cache.match(offlinePath)) !== undefined) return cache;
  }
  return null;
}

/** The responses' `Vary` names cookies, which a worker can't see. */
const matchAny = { ignoreVary: true } as const;

const network = new NetworkOnly({ networkTimeoutSeconds });

/** Whether a response is a page of the site, all of which have a policy: not the sign-in page of a hotel, or that of a proxy. */
function isFromSite({ type, status, headers }: Response): boolean {
  return type === 'opaqueredirect' || (status < 500 && headers.has('Content-Security-Policy'));
}

/** Returns the address of the kept page for an address. A query may choose another view than that of a page's HTML. */
function keptPageOf({ pathname, search }: URL): string {
  return offlinePages.find((page) => page === pathname && (page === '/' || search === '')) ?? offlineFallback;
}

/** Returns the page from the network, or a kept one if the network fails. */
async function findPage(event: FetchEvent, url: URL): Promise<Response> {
  const response = await network.handle({ event, request: event.request }).catch(() => null);
  if (response !== null && isFromSite(response)) return response;
  const kept = await (await newestBuild())?.match(keptPageOf(url), matchAny);
  return kept ?? response ?? Response.error();
}

/** Returns a file of any kept build, or the network's: a page requests the files of the build it came from. */
async function findFile(request: Request): Promise<Response> {
  return (await caches.match(request, matchAny)) ?? fetch(request);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(findPage(event, url));
  else if (file.test(url.pathname)) event.respondWith(findFile(request));
});

/** Background Sync, which TypeScript doesn't know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Wakes the open pages, which have what is to be sent and the session. Without any, it waits for the next start. */
async function wakePages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(syncTag, []);
}

const isSync = (event: Event): event is SyncEvent => 'tag' in event && event.type === 'sync';
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === syncTag) event.waitUntil(wakePages());
});
