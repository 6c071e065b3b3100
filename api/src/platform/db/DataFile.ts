import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';

/** How often the file is checked, in milliseconds. */
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
 * Detects that the open SQLite file has been removed or replaced. The operating system lets the server keep writing to the old
 * file, which disappears with the process.
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

  /** Starts watching the file of an open database. */
  static async watch(file: string, log: Logger): Promise<DataFile> {
    return new DataFile(file, log, await identityOf(file));
  }

  /** Whether the file was removed or replaced, as of the last check. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Checks the file now. Returns whether it is lost. */
  async check(): Promise<boolean> {
    // Any other error does not mean that the file is lost.
    const identity = await identityOf(this.#file).catch(() => this.#identity);
    const isLost = identity !== this.#identity;
    if (isLost === this.#isLost) return isLost;
    this.#isLost = isLost;
    if (isLost) {
      const change = identity === null ? 'removed' : 'replaced';
      this.#log.error(
        { file: this.#file, change },
        'the data file was removed or replaced while the server is running: put it back, or restore a backup and restart',
      );
    } else this.#log.info({ file: this.#file }, 'the data file is back');
    return isLost;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
