import { type OfflineFiles, offlineFiles } from '@countertop/contract/site/offline';
import { offlineCachePrefix, offlinePages, offlinePath } from '@countertop/contract/site/offline.constants';
import * as z from 'zod/mini';

/** Whether the browser has no space left. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Files that are downloaded at the same time. */
const parallel = 4;
/** The newest build, and the one before it, which open tabs may still use. */
const keptBuilds = 2;

/** A complete build in a cache. */
interface KeptBuild {
  readonly cache: Cache;
  readonly list: OfflineFiles;
}

/** Returns the list of a cache; null if the build isn't complete. */
async function listIn(cache: Cache): Promise<OfflineFiles | null> {
  const stored = await cache.match(offlinePath);
  return stored === undefined ? null : z.parse(offlineFiles, await stored.json());
}

/** Returns the complete builds, newest first. */
async function completeBuilds(): Promise<readonly KeptBuild[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix));
  const builds = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await listIn(cache);
      return list === null ? [] : [{ cache, list }];
    }),
  );
  return builds.flat().toReversed();
}

/** Whether the game starts without a network. */
export async function isBuildKept(): Promise<boolean> {
  return (await completeBuilds()).length > 0;
}

/** Returns what the server's current builds need. Null if the site can't be kept, because another origin serves the game. */
async function fetchList(): Promise<OfflineFiles | null> {
  const response = await fetch(offlinePath, { cache: 'no-cache' });
  if (response.status === 404) return null;
  if (!response.ok) throw new TypeError(`The list of files could not be loaded: ${response.status}.`);
  return z.parse(offlineFiles, await response.json());
}

type File = OfflineFiles['files'][number];

const isSame = (one: File) => (other: File) => one.url === other.url && one.integrity === other.integrity;

/** Loads a file. Rejects if its digest isn't that of the list, also without the browser's own cache, which a network may have filled. */
function fetchFile({ url, integrity }: File): Promise<Response> {
  return fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }));
}

/** Stores a file from an earlier build or the server. Rejects if its digest isn't that of the list. */
async function storeFile(cache: Cache, file: File, earlier: readonly KeptBuild[]): Promise<void> {
  if ((await cache.match(file.url)) !== undefined) return;
  const before = earlier.find(({ list }) => list.files.some(isSame(file)));
  const known = await before?.cache.match(file.url, { ignoreVary: true });
  const response = known ?? (await fetchFile(file));
  if (!response.ok) throw new TypeError(`${file.url} could not be loaded: ${response.status}.`);
  await cache.put(file.url, response);
}

/** Stores all files of a list, a few at a time. `onFile` gets the bytes of each one. */
async function storeFiles(cache: Cache, list: OfflineFiles, onFile: (bytes: number) => void): Promise<void> {
  const earlier = await completeBuilds();
  const waiting = [...list.files];
  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await storeFile(cache, file, earlier);
      onFile(file.bytes);
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
}

/** The scripts of shell and game that a page names, and its preloads. */
const scriptOfPage = /"(\/(?:js|remotes\/mf-game)\/[^"]+\.js(?:\?[^"]+)?)"/g;

/**
 * Stores the pages. Returns false if one of them isn't of the build of the list: of a server that already has another, or of
 * another site.
 */
async function storePages(cache: Cache, { files }: OfflineFiles): Promise<boolean> {
  const listed = new Set(files.map(({ url }) => url));
  for (const page of offlinePages) {
    const response = await fetch(page, { cache: 'no-cache' });
    if (!response.ok || response.redirected) throw new TypeError(`${page} could not be loaded: ${response.status}.`);
    const scripts = [...(await response.clone().text()).matchAll(scriptOfPage)].map(([, url = '']) => url);
    if (scripts.length === 0 || scripts.some((url) => !listed.has(url))) return false;
    await cache.put(page, response);
  }
  return true;
}

/** Deletes incomplete builds and all but the newest complete ones. */
async function deleteOld(): Promise<void> {
  const kept = (await completeBuilds()).slice(0, keptBuilds).map(({ list }) => `${offlineCachePrefix}${list.version}`);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(offlineCachePrefix) && !kept.includes(name))
      .map((name) => caches.delete(name)),
  );
}

/**
 * Keeps the server's current builds, unless they are kept already. Pages show them from their next start. Returns false if the site
 * can't be kept. Rejects if something could not be loaded or stored: what has been kept so far is reused by the next attempt.
 * `onProgress` gets the share kept so far, from 0 to 1.
 */
export async function keepCurrentBuild(onProgress: (share: number) => void = () => {}): Promise<boolean> {
  const list = await fetchList();
  if (list === null) return false;
  const [newest] = await completeBuilds();
  if (newest?.list.version === list.version) return true;
  const name = `${offlineCachePrefix}${list.version}`;
  // A build that was rolled back and out again becomes the newest.
  if (await listIn(await caches.open(name))) await caches.delete(name);
  const cache = await caches.open(name);
  const total = list.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  let areOfList = false;
  try {
    await storeFiles(cache, list, (bytes) => onProgress((loaded += bytes) / total));
    areOfList = await storePages(cache, list);
  } catch (error) {
    // Answers and saved games need the space more than half a build does.
    if (isFull(error)) await caches.delete(name);
    throw error;
  }
  // A release between list and pages: their scripts may be others than those of the list.
  if ((await fetchList())?.version !== list.version) return keepCurrentBuild(onProgress);
  if (!areOfList) throw new TypeError('The pages are not of the build of the list.');
  await cache.put(offlinePath, Response.json(list));
  await deleteOld();
  return true;
}
