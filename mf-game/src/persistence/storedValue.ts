import { useSyncExternalStore } from 'react';

/** A value in browser storage. */
export interface StoredValue<Value> {
  /** Returns the stored value, or the fallback if there is none or it is unreadable. */
  get(): Value;
  /** Stores a value. If the browser blocks storage, the value lives until the page is closed. */
  set(value: Value): void;
  /** Calls the listener on changes, including those from other tabs. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface StoredValueOptions<Value> {
  area: 'localStorage' | 'sessionStorage';
  /** Ends in a version, `countertop.x.v1`. A new shape needs a new key. */
  key: string;
  fallback: Value;
  /** Parses the stored JSON. Returns undefined if it is invalid. */
  read: (json: unknown) => Value | undefined;
}

/** Keeps a value in browser storage as JSON. Unreadable data is ignored with one warning. */
export function storedValue<Value>({ area, key, fallback, read }: StoredValueOptions<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let cache: { text: string | null; value: Value } = { text: null, value: fallback };
  /** Set while the browser blocks storage. */
  let inMemory: { value: Value } | null = null;

  function keepInMemory(error: unknown, value: Value): void {
    if (inMemory === null)
      console.warn(`${key} is kept only until this page is closed because the browser blocks storage.`, error);
    inMemory = { value };
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function onStorageEvent(event: StorageEvent): void {
    if (event.key === key || event.key === null) notify();
  }

  function get(): Value {
    if (inMemory !== null) return inMemory.value;
    try {
      const text = globalThis[area].getItem(key);
      if (text !== cache.text) cache = { text, value: text === null ? fallback : parse(text) };
      return cache.value;
    } catch (error) {
      keepInMemory(error, fallback);
      return fallback;
    }
  }

  function parse(text: string): Value {
    const value = read(jsonOf(text));
    if (value === undefined) console.warn(`${key} could not be read and was reset.`);
    return value ?? fallback;
  }

  return {
    get,
    set(value) {
      try {
        globalThis[area].setItem(key, JSON.stringify(value));
        inMemory = null;
      } catch (error) {
        keepInMemory(error, value);
      }
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorageEvent);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorageEvent);
      };
    },
  };
}

/** Returns the value and re-renders when it changes. */
export function useStoredValue<Value>({ subscribe, get }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
