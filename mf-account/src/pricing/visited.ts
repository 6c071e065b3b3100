/** Nobody looks more often than this, in milliseconds. */
const shortestMs = 1000;

/**
 * Settles when somebody comes back to the page or its connection does, and at the latest after `ms` while the page is
 * visible; with `null` only then. Settles at once when `signal` aborts.
 */
export function visited(ms: number | null, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const since = performance.now();
    const ended = new AbortController();
    const options = { signal: ended.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    function settle(): void {
      clearTimeout(timer);
      ended.abort();
      resolve();
    }
    function comeBack(): void {
      if (document.visibilityState === 'visible' && performance.now() - since >= shortestMs) settle();
    }
    if (ms !== null) timer = setTimeout(comeBack, Math.max(ms, shortestMs));
    window.addEventListener('focus', comeBack, options);
    window.addEventListener('online', comeBack, options);
    document.addEventListener('visibilitychange', comeBack, options);
    signal.addEventListener('abort', settle, options);
  });
}
