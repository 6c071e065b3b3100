import { useEffect, useSyncExternalStore, type FunctionComponent } from 'react';

/** What there is of a part: its component, nothing yet, or nothing because its code did not come. */
export type Arrival<Props> = FunctionComponent<Props> | 'failed' | null;

/** A part of a page whose code is fetched when somebody asks for it, or quietly before. */
export interface LatePart<Props> {
  /** Fetches the code, unless it is there or on its way. Never rejects: `now` says what came of it. */
  fetch(): Promise<void>;
  now(): Arrival<Props>;
  /** Hears when `now` changes, until the result is called. */
  subscribe(listener: () => void): () => void;
}

/** Makes a part of what loads its component. What did not come is fetched anew when it is asked for again. */
export function latePart<Props>(load: () => Promise<FunctionComponent<Props>>): LatePart<Props> {
  const listeners = new Set<() => void>();
  let arrival: Arrival<Props> = null;
  let fetching: Promise<void> | null = null;

  function become(next: Arrival<Props>): void {
    arrival = next;
    for (const listener of listeners) listener();
  }

  async function fetchOnce(): Promise<void> {
    if (arrival === 'failed') become(null);
    try {
      become(await load());
    } catch (error) {
      console.warn('A part of the page did not come.', error);
      become('failed');
    }
    fetching = null;
  }

  return {
    fetch() {
      if (typeof arrival === 'function') return Promise.resolve();
      fetching ??= fetchOnce();
      return fetching;
    },
    now: () => arrival,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Worth another try: the connection is back, or somebody is using the page. */
const retryEvents = ['online', 'pointerdown', 'keydown'] as const;

function nextRetryEvent(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    for (const type of retryEvents) {
      window.addEventListener(
        type,
        () => {
          heard.abort();
          resolve();
        },
        { capture: true, signal: heard.signal },
      );
    }
  });
}

/**
 * Loads code for HTML that the server sent, which can be read meanwhile. Never rejects: after a failure it retries when
 * the browser is back online, or at the next press or key.
 */
export async function loadForHtml<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    console.warn('The code of this part failed to load, so it can only be read.', error);
    await nextRetryEvent();
    return loadForHtml(load);
  }
}

const notYet = () => null;

/**
 * Returns the part's component, `'failed'` or null, and re-renders when that changes; null on the server. A part that
 * failed to load is requested again when the browser is back online.
 */
export function useArrival<Props>({ subscribe, now, fetch }: LatePart<Props>): Arrival<Props> {
  const arrival = useSyncExternalStore(subscribe, now, notYet);
  const isFailed = arrival === 'failed';
  useEffect(() => {
    if (!isFailed) return undefined;
    const retry = () => void fetch();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, fetch]);
  return arrival;
}
