import type { Logger } from 'pino';

/** Work that no answer waits for; a failure is logged. */
export class Background {
  readonly #log: Logger;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Starts it; `what` names it in the log. */
  run(what: string, work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => this.#log.error({ err: error, what }, 'work in the background failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Settles when nothing runs any more, or at last after `limitMs`: a mail server may take longer than a stop. */
  async drain(limitMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => (timer = setTimeout(resolve, limitMs)));
    await Promise.race([Promise.all(this.#running), limit]);
    clearTimeout(timer);
  }
}
