/** The address of the list of files that the game needs without a network. */
export const offlinePath = '/offline.json';

/** The service worker that answers without a network. */
export const offlineWorkerPath = '/offline-worker.js';

/** Caches of complete and incomplete builds are named so, followed by the version. */
export const offlineCachePrefix = 'countertop.offline.';

/** The page that is shown at every address that isn't kept: it has no HTML, and its scripts show the right view. */
export const offlineFallback = '/game-setup';

/** The pages that are kept. */
export const offlinePages = ['/', '/game', offlineFallback] as const;

/** The name of a Background Sync, and the message with which the service worker then wakes pages. */
export const syncTag = 'send';
