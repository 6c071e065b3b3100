import type { Logger } from 'pino';

/** Maximum time to finish what is in flight after an uncaught error, in milliseconds. A regular stop takes at most 2 s. */
const stopLimitMs = 5000;

export interface FatalErrorOptions {
  readonly log: Logger;
  /** Finishes requests in flight, writes pending data, closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Ends the process after an uncaught error, because its state is unknown: logs one line, finishes requests in flight and exits
 * with code 1, so that the supervisor restarts it. Exits after 5 s at the latest.
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
  // Without this listener, Node would report it as an uncaught exception; this keeps the kinds apart in the log.
  process.on('unhandledRejection', (reason) => void stop(reason, 'unhandledRejection'));
}
