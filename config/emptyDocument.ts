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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  document.body.replaceChildren();
});

afterAll(() => {
  end.abort();
  window.addEventListener = addEventListener;
  vi.unstubAllGlobals();
});
