import { parseJson } from './parseJson.ts';
import { hasSignedOut } from '../accounts/signedIn.ts';

/** False while the build renders pages. */
const isBrowser = typeof window !== 'undefined';
let isPageLeft = false;
if (isBrowser) {
  // Before the listeners that write.
  window.addEventListener('pagehide', () => (isPageLeft = true), true);
  window.addEventListener('pageshow', () => (isPageLeft = false), true);
}

/** Whether a page that is being left or hidden would write the data of a signed-out user back into the cleared browser. */
function isTooLate(): boolean {
  return (isPageLeft || document.hidden) && hasSignedOut();
}

/** A value in the browser's storage. */
export interface StoredValue<Value> {
  /** Returns the value; the fallback if nothing readable is stored. */
  get(): Value;
  /** The value if nothing is stored, also while a page is rendered at build time and hydrated. */
  readonly fallback: Value;
  /**
   * Stores a value; null removes it. Ignored while leaving a page after signing out. If the browser refuses storage, the value lasts
   * until the page is closed.
   */
  set(value: Value): void;
  /** Subscribes to changes, also from other tabs. Returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

export interface StoredValueOptions<Value> {
  area: 'localStorage' | 'sessionStorage';
  /** Ends in a version, `countertop.x.v1`: a new format needs a new key. */
  key: string;
  fallback: Value;
  /** Returns the value in stored JSON; undefined if it is unusable. */
  read: (json: unknown) => Value | undefined;
}

/** Stores a value in the browser's storage as JSON. An unreadable value is ignored with a warning. */
export function storedValue<Value>({ area, key, fallback, read }: StoredValueOptions<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: Value } = { text: null, value: fallback };
  /** Set while the browser refuses storage. */
  let unstored: { value: Value } | null = null;

  function keepInMemory(error: unknown, value: Value): void {
    if (unstored === null)
      console.warn(`${key} lasts only until this page is closed, because the browser refuses storage.`, error);
    unstored = { value };
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function followOtherTab(event: StorageEvent): void {
    if (event.key === key || event.key === null) notify();
  }

  function get(): Value {
    if (!isBrowser) return fallback;
    if (unstored !== null) return unstored.value;
    try {
      const text = globalThis[area].getItem(key);
      if (text !== known.text) known = { text, value: text === null ? fallback : parse(text) };
      return known.value;
    } catch (error) {
      keepInMemory(error, fallback);
      return fallback;
    }
  }

  function parse(text: string): Value {
    const value = read(parseJson(text));
    if (value === undefined) console.warn(`${key} could not be read and is ignored.`);
    return value ?? fallback;
  }

  return {
    get,
    fallback,
    set(value) {
      if (isTooLate()) return;
      try {
        if (value === null) globalThis[area].removeItem(key);
        else globalThis[area].setItem(key, JSON.stringify(value));
        unstored = null;
      } catch (error) {
        keepInMemory(error, value);
      }
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
      };
    },
  };
}
