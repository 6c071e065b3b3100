import { useSyncExternalStore } from 'react';

/** A value that this browser keeps. */
export interface StoredValue<Value> {
  /** The value now; the fallback while nothing readable is kept. */
  get(): Value;
  /** Keeps a value. Where the browser refuses its storage the value holds until the page is closed. */
  set(value: Value): void;
  /** Hears of changes, also from another tab, until the result is called. */
  subscribe(listener: () => void): () => void;
}

export interface StoredValueOptions<Value> {
  /** `sessionStorage` lasts as long as the tab, `localStorage` until somebody clears it. */
  area: 'localStorage' | 'sessionStorage';
  /** Ends in a version, `countertop.x.v1`: another shape is another key. */
  key: string;
  fallback: Value;
  /** The value in what was kept; undefined when it cannot be used. */
  read: (json: unknown) => Value | undefined;
}

/** Keeps a value in the browser's storage as JSON. What cannot be read counts as nothing, with one warning. */
export function storedValue<Value>({ area, key, fallback, read }: StoredValueOptions<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: Value } = { text: null, value: fallback };
  /** Set while the browser refuses its storage. */
  let unkept: { value: Value } | null = null;

  function refuse(error: unknown, value: Value): void {
    if (unkept === null) console.warn(`${key} holds until this page is closed: the browser does not store it.`, error);
    unkept = { value };
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function followOtherTab(event: StorageEvent): void {
    if (event.key === key || event.key === null) tell();
  }

  function get(): Value {
    if (unkept !== null) return unkept.value;
    try {
      const text = globalThis[area].getItem(key);
      if (text !== known.text) known = { text, value: text === null ? fallback : parse(text) };
      return known.value;
    } catch (error) {
      refuse(error, fallback);
      return fallback;
    }
  }

  function parse(text: string): Value {
    const value = read(jsonOf(text));
    if (value === undefined) console.warn(`${key} could not be read, so it starts fresh.`);
    return value ?? fallback;
  }

  return {
    get,
    set(value) {
      try {
        globalThis[area].setItem(key, JSON.stringify(value));
        unkept = null;
      } catch (error) {
        refuse(error, value);
      }
      tell();
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

/** The value, drawn again when it changes. */
export function useStored<Value>({ subscribe, get }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
