import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';

/** How often the file is looked at, in milliseconds. */
const checkMs = 500;

const missing = new Set(['ENOENT', 'ENOTDIR']);

/** Returns the device and inode numbers of a file; null if it does not exist. */
async function identityOf(file: string): Promise<string | null> {
  try {
    const { dev, ino } = await stat(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && missing.has(String(error.code))) return null;
    throw error;
  }
}

/**
 * Notices when the open SQLite file is removed or replaced. The system lets the server go on writing to the old one, which is gone
 * with the process.
 */
export class DataFile {
  readonly #file: string;
  readonly #log: Logger;
  readonly #identity: string | null;
  readonly #timer: NodeJS.Timeout;
  #isLost = false;

  private constructor(file: string, log: Logger, identity: string | null) {
    this.#file = file;
    this.#log = log;
    this.#identity = identity;
    this.#timer = setInterval(() => void this.check(), checkMs).unref();
  }

  /** Starts to watch the file of an open database. */
  static async watch(file: string, log: Logger): Promise<DataFile> {
    return new DataFile(file, log, await identityOf(file));
  }

  /** Whether the file was removed or replaced, as of the last check. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Looks at the file now. Returns whether it is lost. */
  async check(): Promise<boolean> {
    // What cannot be looked at for another reason says nothing of it.
    const identity = await identityOf(this.#file).catch(() => this.#identity);
    const isLost = identity !== this.#identity;
    if (isLost === this.#isLost) return isLost;
    this.#isLost = isLost;
    if (isLost) {
      const change = identity === null ? 'removed' : 'replaced';
      this.#log.error(
        { file: this.#file, change },
        'the data file was removed or replaced under the running server: put it back, or restore a backup and start again',
      );
    } else this.#log.info({ file: this.#file }, 'the data file is back');
    return isLost;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
