import { createElement, type FunctionComponent, use, useSyncExternalStore } from 'react';
import { nextTask } from './nextTask.ts';

type LoadStatus = 'idle' | 'loading' | 'loaded' | 'failed';

declare global {
  var pendingWork: Set<object> | undefined;
}

/** Work that the page waits for, shared by the copies of this module in the remotes. */
const pending = (globalThis.pendingWork ??= new Set());

async function showReady(): Promise<void> {
  // The work that has just ended may start more.
  await nextTask();
  if (pending.size === 0) document.documentElement.setAttribute('data-ready', '');
}

/**
 * Marks that the page waits for something: code, hydration or a navigation. Returns a function that marks its end. While the
 * page waits for nothing, `<html>` has the attribute `data-ready`, which tests and other tools wait for. No style depends on it.
 */
export function markPending(): () => void {
  // In Node, pages are rendered once they are complete.
  if (typeof document === 'undefined') return () => {};
  const work = {};
  pending.add(work);
  document.documentElement.removeAttribute('data-ready');
  return () => {
    if (pending.delete(work) && pending.size === 0) void showReady();
  };
}

/** The code of a lazy component. */
export interface LazyCode {
  /** Loads the code, again after a failure. Never rejects; resolves to whether the code is loaded. */
  preload: () => Promise<boolean>;
  status: () => LoadStatus;
  /** Calls `listener` when the status changes. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Makes the next render request the code again. */
  clearFailure: () => void;
}

export interface LazyComponent<Props> extends FunctionComponent<Props>, LazyCode {}

/** Thrown by a lazy component whose code failed to load. */
export class LazyLoadError extends Error {
  override readonly name = 'LazyLoadError';
  readonly code: LazyCode;

  constructor(code: LazyCode, cause: unknown) {
    super('The code of a lazy component failed to load.', { cause });
    this.code = code;
  }
}

/**
 * Returns a component whose code is loaded when it is first rendered or preloaded. Render it inside a `LazyBoundary`. After
 * a failure, the code is requested again when the browser is back online.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyComponent<Props> {
  const listeners = new Set<() => void>();
  let Loaded: FunctionComponent<Props> | null = null;
  let request: Promise<FunctionComponent<Props>> | null = null;
  let status: LoadStatus = 'idle';

  function setStatus(next: LoadStatus): void {
    status = next;
    for (const listener of listeners) listener();
  }

  async function loadOnce(): Promise<FunctionComponent<Props>> {
    const markLoaded = markPending();
    try {
      Loaded = await load();
      setStatus('loaded');
      return Loaded;
    } catch (cause) {
      window.addEventListener('online', () => void code.preload(), { once: true });
      setStatus('failed');
      throw new LazyLoadError(code, cause);
    } finally {
      markLoaded();
    }
  }

  function start() {
    if (request === null) {
      status = 'loading';
      request = loadOnce();
    }
    return request;
  }

  const code: LazyCode = {
    async preload() {
      if (status === 'loaded') return true;
      code.clearFailure();
      const current = start();
      setStatus('loading');
      try {
        await current;
        return true;
      } catch (error) {
        console.warn(error);
        if (request === current) request = null;
        return false;
      }
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clearFailure() {
      if (status === 'failed') request = null;
    },
  };

  function Lazy(props: Props) {
    // A failed request is kept until a boundary has caught its error, because React renders again when it settles.
    return createElement(Loaded ?? use(start()), props);
  }
  return Object.assign(Lazy, code);
}

const notLoaded = () => 'idle' as const;

export function useLoadStatus({ subscribe, status }: LazyCode): LoadStatus {
  return useSyncExternalStore(subscribe, status, notLoaded);
}

export function useIsLoaded(code: LazyCode): boolean {
  return useLoadStatus(code) === 'loaded';
}

/** Events that suggest a retry may succeed: the connection is back, or someone is using the page. */
const retryEvents = ['online', 'pointerdown', 'keydown'] as const;

function nextRetryEvent(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const retry = () => {
      controller.abort();
      resolve();
    };
    for (const type of retryEvents) {
      window.addEventListener(type, retry, { capture: true, signal: controller.signal });
    }
  });
}

/**
 * Loads the code that hydrates server-rendered HTML. The HTML stays readable, so this never rejects: after a
 * failure it retries when the browser is back online, or at the next press or key.
 */
export async function loadForHtml<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    console.warn('The code that hydrates this HTML failed to load.', error);
    await nextRetryEvent();
    return loadForHtml(load);
  }
}
