import { useSyncExternalStore, type FunctionComponent } from 'react';

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

const notYet = () => null;

/** What there is of a part, drawn again when that changes. A page that is rendered without a browser has nothing of it yet. */
export function useArrival<Props>({ subscribe, now }: LatePart<Props>): Arrival<Props> {
  return useSyncExternalStore(subscribe, now, notYet);
}
