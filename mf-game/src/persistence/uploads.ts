import { hasPlayerChanged } from '@countertop/client/play/devicePlayer';
import { syncTag } from '@countertop/contract/site/offline.constants';

/** The outcome of an upload: `retry` tries again later, `stop` gives up. */
export type UploadResult = 'done' | 'retry' | 'stop';

export interface Uploads {
  /** Schedules an upload; changes within the next moments are included. */
  schedule(): void;
  /** Uploads pending changes now: the page may be closing, or the network is back. */
  flush(): void;
  stop(): void;
}

/** Combines an order with what it earns. If the browser crashes, other devices lose no more than this. */
export const uploadAfterMs = 1500;
/** The retry delay doubles up to the maximum. */
const retryMs = { first: 5000, max: 15_000 };

/**
 * Schedules uploads one after another. `isOverlapping` is true for a flush during a running upload: it does not wait for
 * the response because the page may be closing. Uploads wait for the next visit once somebody else uses the device. `afterMs` is
 * how long other changes are waited for. Page events flush them, too.
 */
export function scheduleUploads(
  upload: (isOverlapping: boolean) => Promise<UploadResult>,
  afterMs = uploadAfterMs,
): Uploads {
  let isDirty = false;
  let running = 0;
  let isStopped = false;
  let nextRetryMs = retryMs.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function runAfter(delayMs: number): void {
    clearTimeout(timer);
    timer = isStopped ? undefined : setTimeout(run, delayMs);
  }

  function onResult(result: UploadResult): void {
    running -= 1;
    if (result === 'stop') isStopped = true;
    if (result === 'retry') {
      isDirty = true;
      requestSync().catch(() => {});
      runAfter(nextRetryMs);
      nextRetryMs = Math.min(retryMs.max, 2 * nextRetryMs);
      return;
    }
    nextRetryMs = retryMs.first;
    if (isDirty) runAfter(afterMs);
  }

  function run(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isDirty || isStopped || hasPlayerChanged()) return;
    isDirty = false;
    running += 1;
    void upload(running > 1).then(onResult);
  }

  const stopFlushing = flushOnPageEvents(run);
  return {
    schedule() {
      isDirty = true;
      if (timer === undefined && running === 0) runAfter(afterMs);
    },
    flush: run,
    stop() {
      stopFlushing();
      run();
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Asks for a message of the service worker once the browser is online, where there is Background Sync. */
async function requestSync(): Promise<void> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  // Only Chromium has it, and TypeScript doesn't know it.
  const sync: { register(tag: string): Promise<void> } | undefined = registration && Reflect.get(registration, 'sync');
  await sync?.register(syncTag);
}

/**
 * Flushes when the page is hidden or shown, when the network is back, and when the service worker says so. Returns a function that
 * stops it.
 */
export function flushOnPageEvents(flush: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', flush, { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('online', flush, { signal });
  if ('serviceWorker' in navigator) {
    const onMessage = ({ data }: MessageEvent) => {
      if (data === syncTag) flush();
    };
    navigator.serviceWorker.addEventListener('message', onMessage, { signal });
  }
  return () => listening.abort();
}
