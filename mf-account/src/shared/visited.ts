/** Minimum time between two returns that count, in milliseconds. */
const shortestMs = 1000;

/**
 * Resolves when the page gets the focus, becomes visible or is online again; also after `ms` milliseconds if the page is
 * visible then (`null`: no such limit). Resolves immediately when `signal` aborts.
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
