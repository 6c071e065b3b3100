import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Test files share one document and its storage, but not our modules. Tests unmount what they render.
const { addEventListener } = window;
const end = new AbortController();

/** Modules of a finished file must not follow other tabs any longer. */
window.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => addEventListener.call(window, type, listener, type === 'storage' ? { signal: end.signal } : options);

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
}

// Before modules of the next file read what the last test of another one has stored.
clearStorage();
clearCookies();
beforeEach(clearStorage);

afterEach(() => {
  document.body.replaceChildren();
});

afterAll(() => {
  end.abort();
  window.addEventListener = addEventListener;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  // Without the databases of fake-indexeddb/auto.
  if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory();
});
