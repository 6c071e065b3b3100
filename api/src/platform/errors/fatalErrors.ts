import type { Logger } from 'pino';

/** Maximum time to finish what is in flight after an uncaught error, in milliseconds. A regular stop takes at most 2 s. */
const stopLimitMs = 5000;

export interface FatalErrorOptions {
  readonly log: Logger;
  /** Finishes what is in flight, writes what waits, closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Ends the process after an error that nothing has caught, because nobody knows which state it left behind: logs one line, finishes
 * what is in flight and exits with code 1, so that the supervisor starts it again. Exits after 5 s at the latest.
 */
export function exitOnFatalErrors({ log, close }: FatalErrorOptions): void {
  let isStopping = false;

  async function stop(thrown: unknown, kind: string): Promise<void> {
    log.fatal({ err: thrown, kind }, 'uncaught error: the server stops');
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopLimitMs);
    await close().catch((failure: unknown) => log.fatal({ err: failure }, 'the server could not stop properly'));
    process.exit(1);
  }

  process.on('uncaughtException', (error, origin) => void stop(error, origin));
  // Without a listener Node reports a rejection as an uncaught exception, whose listener above is then called; this says so openly.
  process.on('unhandledRejection', (reason) => void stop(reason, 'unhandledRejection'));
}
