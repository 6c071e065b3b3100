/** A page's code arrives in this time or its boundary shows; with drawing it, that stays under 5 s on a slow computer. */
const timeLimitMs = 3500;

/** Chunks of Rspack and remote entries; a script that has arrived is taken out of the document by its loader. */
const waitingScripts = 'script[data-webpack], script[data-rspack], script[data-remote]';

/** The code of a page failed to load. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
  /** Settles when a script arrives after all, so that the page can open by itself; never, if the failure was final. */
  readonly arrived: Promise<void> | undefined;
  /** Whether the browser was offline at that moment. */
  readonly wasOffline = !navigator.onLine;

  constructor(message: string, { cause, arrived }: { cause?: unknown; arrived?: Promise<void> }) {
    super(message, { cause });
    this.arrived = arrived;
  }
}

/**
 * Tells every waiting script that it has failed, so that no loader goes on waiting for it and the next try starts anew.
 * The requests themselves cannot be stopped: one that arrives late still brings its code.
 */
function giveUpWaiting(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLScriptElement>(waitingScripts)];
  const arrived = new Promise<void>((resolve) => {
    for (const script of waiting) script.addEventListener('load', () => resolve());
  });
  for (const script of waiting) script.dispatchEvent(new Event('error'));
  return arrived;
}

/** Gives the work's result, or throws `PageUnavailable` when it fails or takes longer than the time limit. */
export async function withinTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new PageUnavailable('The page took too long to load.', { arrived: giveUpWaiting() }));
    }, timeLimitMs);
  });
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    throw cause instanceof PageUnavailable ? cause : new PageUnavailable('The page could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
