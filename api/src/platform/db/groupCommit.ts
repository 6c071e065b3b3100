import { ApiError } from '../errors/ApiError.ts';
import { isStorageFault } from '../errors/storageFault.ts';

/** SQLite accepts at most 500 rows per insert. */
const maxBatch = 400;
/** About 10 MB of events. More are rejected rather than using up memory. */
const maxWaiting = 20_000;

interface Waiting<Entry, Result> {
  readonly entry: Entry;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** Yields to the event loop. */
const yieldToEventLoop = () => new Promise(setImmediate);

/** Receives metrics of every batch. */
export interface BatchObserver {
  committed(entries: number, seconds: number): void;
  failed(): void;
}

/** Writes entries in batches. Each entry is acknowledged after the commit that contains it. */
export interface GroupCommit<Entry, Result = void> {
  /** Resolves with the entry's result once it is committed. Rejects if it cannot be. */
  push(entry: Entry): Promise<Result>;
  /** Number of entries waiting for the next batch. */
  waiting(): number;
  /** Resolves when everything pushed so far is settled. */
  drain(): Promise<void>;
}

/**
 * Creates a group commit. One batch is written at a time, and the next begins as soon as it is committed, without a timer: a single
 * entry is written immediately, and under load batches grow naturally. `write` must write all or nothing, and return the results in
 * the order of the entries.
 */
export function groupCommit<Entry, Result = void>(
  write: (entries: readonly Entry[]) => Promise<readonly Result[]>,
  observer?: BatchObserver,
): GroupCommit<Entry, Result> {
  const waiting: Waiting<Entry, Result>[] = [];
  let flushing: Promise<void> | null = null;

  /**
   * Halves a failed batch until the entries that cannot be written are alone, so that only they fail. Finding one of 400 takes 18
   * writes; writing one by one took 400.
   */
  async function bisect(batch: readonly Waiting<Entry, Result>[], error: unknown): Promise<void> {
    const [only] = batch;
    if (batch.length <= 1) return only?.failed(error);
    const middle = Math.ceil(batch.length / 2);
    await writePart(batch.slice(0, middle));
    await writePart(batch.slice(middle));
  }

  async function writePart(batch: readonly Waiting<Entry, Result>[]): Promise<void> {
    try {
      settle(batch, await write(batch.map(({ entry }) => entry)));
    } catch (error) {
      await handleFailure(batch, error);
    }
  }

  /** Fails the whole batch if the database cannot be written at all, or else only the entries that cause the failure. */
  async function handleFailure(batch: readonly Waiting<Entry, Result>[], error: unknown): Promise<void> {
    if (isStorageFault(error)) for (const { failed } of batch) failed(error);
    else await bisect(batch, error);
  }

  function settle(batch: readonly Waiting<Entry, Result>[], results: readonly Result[]): void {
    for (const [index, result] of results.entries()) batch[index]?.done(result);
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch);
      const startedMs = performance.now();
      try {
        const results = await write(batch.map(({ entry }) => entry));
        observer?.committed(batch.length, (performance.now() - startedMs) / 1000);
        settle(batch, results);
        // Clients that are answered now send again within two turns, so the next batch is larger and commits are fewer.
        await yieldToEventLoop();
        await yieldToEventLoop();
      } catch (error) {
        observer?.failed();
        await handleFailure(batch, error);
      }
      if (waiting.length === 0) await yieldToEventLoop();
    }
    flushing = null;
  }

  function push(entry: Entry): Promise<Result> {
    if (waiting.length >= maxWaiting) {
      return Promise.reject(new ApiError('busy', 'The server is busy. Please try again in a minute.'));
    }
    return new Promise((done, failed) => {
      waiting.push({ entry, done, failed });
      flushing ??= yieldToEventLoop().then(flush);
    });
  }

  return { push, waiting: () => waiting.length, drain: () => flushing ?? Promise.resolve() };
}
