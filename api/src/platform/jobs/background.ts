import type { Logger } from 'pino';

/** Runs work that no response waits for, and logs failures. */
export class Background {
  readonly #log: Logger;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Starts work. `name` identifies it in the log. */
  run(name: string, work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => this.#log.error({ err: error, name }, 'background work failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all work is done, or after `limitMs`, because a mail server may take longer than a shutdown may. */
  async drain(limitMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => (timer = setTimeout(resolve, limitMs)));
    await Promise.race([Promise.all(this.#running), limit]);
    clearTimeout(timer);
  }
}
