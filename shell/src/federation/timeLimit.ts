/** If a page's code takes longer, the error boundary shows: within 5 s including rendering, on a slow computer. */
const timeLimitMs = 3500;
/** The same for a page whose HTML is already visible, on a slow network. A pressed button shows that it is working. */
export const htmlTimeLimitMs = 15_000;

/** Pending chunks and remote entries. Their loaders remove scripts from the document once they have loaded. */
const pendingScripts = 'script[data-webpack], script[data-rspack], script[data-remote]';

/** The code of a page failed to load. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
  /** Resolves when a script loads after all, so that the page can open automatically. Undefined if the failure was final. */
  readonly arrived: Promise<void> | undefined;
  /** Whether the browser was offline when loading failed. */
  readonly wasOffline = !navigator.onLine;

  constructor(message: string, { cause, arrived }: { cause?: unknown; arrived?: Promise<void> }) {
    super(message, { cause });
    this.arrived = arrived;
  }
}

/**
 * Dispatches `error` on every pending script, so that its loader gives up and the next attempt starts a new request. The
 * requests themselves can't be aborted, so the code may still arrive. Resolves when it does.
 */
function abandonPendingScripts(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>(pendingScripts)];
  const arrived = new Promise<void>((resolve) => {
    for (const script of scripts) script.addEventListener('load', () => resolve());
  });
  for (const script of scripts) script.dispatchEvent(new Event('error'));
  return arrived;
}

/** Resolves with the result of `work`. Rejects with `PageUnavailable` if it fails or takes longer than the time limit. */
export async function withinTimeLimit<Result>(work: Promise<Result>, limitMs = timeLimitMs): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new PageUnavailable('The page took too long to load.', { arrived: abandonPendingScripts() }));
    }, limitMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (cause) {
    throw cause instanceof PageUnavailable ? cause : new PageUnavailable('The page could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
