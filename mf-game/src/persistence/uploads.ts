/** What became of one sending: `later` is worth another try, after `never` there is none. */
export type Sent = 'done' | 'later' | 'never';

export interface Uploads {
  /** Something is to be sent, soon: what comes within the next moments goes along. */
  changed(): void;
  /** Sends at once what waits: the page may be closed, or the network is back. */
  hurry(): void;
  stop(): void;
}

/** A served order and what it earns come together; a killed browser loses no more than this on other devices. */
export const uploadAfterMs = 1500;
/** Between tries while the server cannot be reached: each wait is twice as long, up to the longest. */
const waitMs = { first: 5000, longest: 60_000 };

/**
 * Says when to send, one after the other. `isAhead` is true for the one that does not wait for the answer of the one
 * before it, because the page is being closed.
 */
export function scheduleUploads(send: (isAhead: boolean) => Promise<Sent>): Uploads {
  let isDirty = false;
  let sending = 0;
  let isStopped = false;
  let nextWaitMs = waitMs.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = isStopped ? undefined : setTimeout(run, ms);
  }

  function settle(sent: Sent): void {
    sending -= 1;
    if (sent === 'never') isStopped = true;
    if (sent === 'later') {
      isDirty = true;
      schedule(nextWaitMs);
      nextWaitMs = Math.min(waitMs.longest, 2 * nextWaitMs);
      return;
    }
    nextWaitMs = waitMs.first;
    if (isDirty) schedule(uploadAfterMs);
  }

  function run(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isDirty || isStopped) return;
    isDirty = false;
    sending += 1;
    void send(sending > 1).then(settle);
  }

  return {
    changed() {
      isDirty = true;
      if (timer === undefined && sending === 0) schedule(uploadAfterMs);
    },
    hurry: run,
    stop() {
      run();
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
