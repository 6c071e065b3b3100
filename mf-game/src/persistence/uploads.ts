import { hasPlayerChanged } from '@countertop/client/devicePlayer';

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
const retryMs = { first: 5000, max: 60_000 };

/**
 * Schedules uploads one after another. `isOverlapping` is true for a flush during a running upload: it does not wait for
 * the response because the page may be closing. Uploads wait for the next visit once somebody else uses the device. `afterMs` is
 * how long other changes are waited for.
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

  return {
    schedule() {
      isDirty = true;
      if (timer === undefined && running === 0) runAfter(afterMs);
    },
    flush: run,
    stop() {
      run();
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Flushes when the page is hidden or the network is back. Returns a function that stops it. */
export function flushWhenLeaving(uploads: Pick<Uploads, 'flush'>): () => void {
  const flush = () => uploads.flush();
  const flushIfHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', flushIfHidden);
  window.addEventListener('pagehide', flush);
  window.addEventListener('online', flush);
  return () => {
    document.removeEventListener('visibilitychange', flushIfHidden);
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('online', flush);
  };
}
