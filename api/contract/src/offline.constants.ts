/** The address of the list of files that the game needs without a network. */
export const offlinePath = '/offline.json';

/** The service worker that answers without a network. */
export const offlineWorkerPath = '/offline-worker.js';

/** Caches of complete and incomplete builds are named so, followed by the version. */
export const offlineCachePrefix = 'countertop.offline.';

/** The pages that are kept. Every other address shows the second one without a network, whose script then shows the right view. */
export const offlinePages = ['/', '/game'] as const;

/** The name of a Background Sync, and the message with which the service worker then wakes pages. */
export const syncTag = 'send';
