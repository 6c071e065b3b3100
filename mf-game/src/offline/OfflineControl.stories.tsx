import { keepCurrentBuild } from '@countertop/client/site/keptBuilds';
import type { OfflineFiles } from '@countertop/contract/site/offline';
import { offlineCachePrefix, offlinePath } from '@countertop/contract/site/offline.constants';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OfflineControl } from './OfflineControl.tsx';

const oldVersion = 'a'.repeat(22);
const newVersion = 'b'.repeat(22);
const newestVersion = 'c'.repeat(22);

/** The digest of a text, as in the list of files. */
async function integrityOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Files by their address; the list has the digests of `promised`, which are the same unless a story says otherwise. Its pages name all
 * scripts, unless `page` is another.
 */
interface Release {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  readonly page?: string;
  readonly promised?: Readonly<Record<string, string>>;
}

async function listOf({ version, files, promised = files }: Release): Promise<OfflineFiles> {
  const all = Object.entries(promised).map(async ([url, text]) => ({
    url,
    bytes: text.length,
    integrity: await integrityOf(text),
  }));
  return { version, files: await Promise.all(all) };
}

const current: { release: Release | null; asked: string[] } = { release: null, asked: [] };

const pageOf = ({ files }: Release) =>
  Object.keys(files)
    .map((url) => `<script src="${url}"></script>`)
    .join('');

/** Answers like the server of a release; null for one that is gone. */
async function serve(address: string, integrity?: string): Promise<Response> {
  const { release } = current;
  if (release === null) throw new TypeError('Failed to fetch');
  if (address === offlinePath) return Response.json(await listOf(release));
  const text = release.files[address];
  current.asked.push(address);
  if (text === undefined) return new Response(release.page ?? pageOf(release));
  if (integrity !== undefined && integrity !== (await integrityOf(text))) throw new TypeError('Failed to fetch');
  return new Response(text);
}

async function forgetAll(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function serving(release: Release | null) {
  return async () => {
    await forgetAll();
    Object.assign(current, { release, asked: [] });
    const { fetch } = globalThis;
    const real = fetch.bind(globalThis);
    globalThis.fetch = (input, init) => {
      const address = typeof input === 'string' && input.startsWith('/') ? input : null;
      return address === null ? real(input, init) : serve(address, init?.integrity);
    };
    const worker = Object.create(ServiceWorkerRegistration.prototype);
    const registered = spyOn(navigator.serviceWorker, 'register').mockResolvedValue(worker);
    return async () => {
      globalThis.fetch = fetch;
      registered.mockRestore();
      await forgetAll();
    };
  };
}

const first: Release = { version: oldVersion, files: { '/js/a.11111111.js': 'a', '/js/b.22222222.js': 'b' } };
const second: Release = { version: newVersion, files: { '/js/a.11111111.js': 'a', '/js/c.33333333.js': 'c' } };
const third: Release = { version: newestVersion, files: { '/js/d.44444444.js': 'd' } };

const kept = async () =>
  (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix)).map((name) => name.slice(-1));

const meta = preview.meta({ title: 'Game/Offline', component: OfflineControl });

export const Keep = meta.story({
  beforeEach: serving(first),
  play: async ({ userEvent }) => {
    const persist = spyOn(navigator.storage, 'persist').mockResolvedValue(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep for offline' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ready for offline'));
    await expect(navigator.serviceWorker.register).toHaveBeenCalledOnce();
    await expect(persist).toHaveBeenCalledOnce();
    await expect(screen.queryByText(/may delete/)).toBeNull();
    persist.mockRestore();
    await expect(current.asked).toEqual(['/js/a.11111111.js', '/js/b.22222222.js', '/', '/game', '/game-setup']);
  },
});

/** The browser keeps the game, but doesn't promise to. */
export const Temporary = meta.story({
  tags: ['nightly'],
  beforeEach: serving(first),
  play: async ({ userEvent }) => {
    const persist = spyOn(navigator.storage, 'persist').mockResolvedValue(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep for offline' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('the browser may delete the game'));
    persist.mockRestore();
  },
});

/** A worker controls the page, with as much storage used. `release`: the build that is kept. */
function controlled(release: Release | null, { quota, usage } = { quota: 1e9, usage: 3e6 }) {
  return async () => {
    const stopServing = await serving(release)();
    if (release !== null) await keepCurrentBuild();
    const { serviceWorker } = navigator;
    const registration = Object.create(ServiceWorkerRegistration.prototype);
    const spies = [
      spyOn(serviceWorker, 'controller', 'get').mockReturnValue(Object.create(ServiceWorker.prototype)),
      spyOn(serviceWorker, 'getRegistration').mockResolvedValue(registration),
      spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota, usage }),
    ];
    return async () => {
      for (const spy of spies) spy.mockRestore();
      await stopServing();
    };
  };
}

export const Ready = meta.story({
  beforeEach: controlled(first),
  play: async () => {
    await waitFor(() => expect(navigator.serviceWorker.getRegistration).toHaveBeenCalled());
    await expect(screen.getByText('Ready for offline')).toBeVisible();
    await waitFor(() => expect(navigator.storage.estimate).toHaveBeenCalled());
    await expect(screen.getByRole('status')).toHaveTextContent(/^Ready for offline$/);
  },
});

export const AlmostFull = meta.story({
  tags: ['nightly'],
  beforeEach: controlled(first, { quota: 20e6, usage: 16e6 }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('almost full'));
  },
});

/** The browser has deleted the build, or a crash has interrupted the download: it is offered again. */
export const Incomplete = meta.story({
  tags: ['behavior'],
  beforeEach: controlled(null),
  play: async () => {
    await caches.open(`${offlineCachePrefix}${oldVersion}`);

    await expect(await screen.findByRole('button', { name: 'Keep for offline' })).toBeVisible();
    await expect(screen.queryByText('Ready for offline')).toBeNull();
  },
});

export const ConnectionLost = meta.story({
  beforeEach: serving(null),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep for offline' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('couldn’t be loaded completely'));
    await expect(screen.getByRole('button', { name: 'Keep for offline' })).toBeEnabled();
    await expect(await kept()).toEqual([]);
  },
});

export const NoSpace = meta.story({
  beforeEach: serving(first),
  play: async ({ userEvent }) => {
    const full = spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep for offline' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('enough space'));
    full.mockRestore();
    await expect(await kept()).toEqual([]);
  },
});

/** A new build is kept next to the old one and loads only what is new. A rollback and a third build work the same way. */
export const Releases = meta.story({
  tags: ['behavior'],
  beforeEach: serving(first),
  play: async () => {
    await keepCurrentBuild();
    current.release = second;
    current.asked = [];
    await keepCurrentBuild();
    await expect(current.asked).toEqual(['/js/c.33333333.js', '/', '/game', '/game-setup']);
    await expect(await kept()).toEqual(['a', 'b']);

    current.release = first;
    await keepCurrentBuild();
    await expect(await kept()).toEqual(['b', 'a']);

    current.release = third;
    await keepCurrentBuild();
    await expect(await kept()).toEqual(['a', 'c']);
  },
});

/** The earlier build stays, and the next attempt loads the rest. */
export const DamagedFile = meta.story({
  tags: ['behavior'],
  beforeEach: serving(first),
  play: async () => {
    await keepCurrentBuild();
    current.release = { ...second, files: { ...second.files, '/js/c.33333333.js': 'damaged' }, promised: second.files };
    await expect(keepCurrentBuild()).rejects.toThrow();
    const cache = await caches.open(`${offlineCachePrefix}${newVersion}`);
    await expect(await cache.match(offlinePath)).toBeUndefined();

    current.release = second;
    await keepCurrentBuild();
    await expect(await kept()).toEqual(['a', 'b']);
  },
});

/** The sign-in page of a network is not kept. */
export const PageOfAnotherSite = meta.story({
  tags: ['behavior'],
  beforeEach: serving({ ...first, page: '<h1>Welcome to our hotel</h1>' }),
  play: async () => {
    await expect(keepCurrentBuild()).rejects.toThrow('not of the build');
    const cache = await caches.open(`${offlineCachePrefix}${oldVersion}`);
    await expect(await cache.match('/game')).toBeUndefined();
    await expect(await cache.match(offlinePath)).toBeUndefined();
  },
});

/** The server has a new build after the list was loaded: what is kept is the new one, whole. */
export const ReleaseMeanwhile = meta.story({
  tags: ['behavior'],
  beforeEach: serving({
    ...first,
    get page() {
      current.release = second;
      return pageOf(second);
    },
  }),
  play: async () => {
    await keepCurrentBuild();
    await expect(await kept()).toEqual(['b']);
  },
});
