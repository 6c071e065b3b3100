import { ApiError } from '../errors/ApiError.ts';
import { isStorageFault } from '../errors/storageFault.ts';

/** SQLite takes at most 500 rows in one insert. */
const maxBatch = 400;
/** About 10 MB of waiting events; beyond it, saying no is kinder than growing. */
const maxWaiting = 20_000;

interface Waiting<Entry, Result> {
  readonly entry: Entry;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** Until what has arrived meanwhile is read. */
const turn = () => new Promise(setImmediate);

/** Told of every group; for figures alone. */
export interface GroupWatch {
  committed(entries: number, seconds: number): void;
  failed(): void;
}

/** Writes entries in groups: each is acknowledged after the commit that holds it. */
export interface GroupCommit<Entry, Result = void> {
  /** Gives what became of the entry once it is committed, or fails when it could not be. */
  push(entry: Entry): Promise<Result>;
  /** How many entries wait for the next group. */
  waiting(): number;
  /** Settles once everything pushed before is settled. */
  drain(): Promise<void>;
}

/**
 * One group is written at a time and the next begins as soon as it is committed, with no timer: alone, an entry is
 * written at once; under load, groups grow by themselves. `write` must write all or nothing, and gives what became of each entry,
 * in their order.
 */
export function groupCommit<Entry, Result = void>(
  write: (entries: readonly Entry[]) => Promise<readonly Result[]>,
  watch?: GroupWatch,
): GroupCommit<Entry, Result> {
  const waiting: Waiting<Entry, Result>[] = [];
  let flushing: Promise<void> | null = null;

  /**
   * One entry that cannot be written must not take its neighbors along: halves the group until the entries that fail are alone. One of
   * 400 takes 18 writes to find, where writing each by itself took 400.
   */
  async function bisect(group: readonly Waiting<Entry, Result>[], error: unknown): Promise<void> {
    const [only] = group;
    if (group.length <= 1) return only?.failed(error);
    const middle = Math.ceil(group.length / 2);
    await writePart(group.slice(0, middle));
    await writePart(group.slice(middle));
  }

  async function writePart(group: readonly Waiting<Entry, Result>[]): Promise<void> {
    try {
      settle(group, await write(group.map(({ entry }) => entry)));
    } catch (error) {
      await giveUp(group, error);
    }
  }

  /** Nothing can be written now, or one of the group cannot: the first must not be found out again for each by itself. */
  async function giveUp(group: readonly Waiting<Entry, Result>[], error: unknown): Promise<void> {
    if (isStorageFault(error)) for (const { failed } of group) failed(error);
    else await bisect(group, error);
  }

  function settle(group: readonly Waiting<Entry, Result>[], results: readonly Result[]): void {
    for (const [index, result] of results.entries()) group[index]?.done(result);
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, maxBatch);
      const startedMs = performance.now();
      try {
        const results = await write(group.map(({ entry }) => entry));
        watch?.committed(group.length, (performance.now() - startedMs) / 1000);
        settle(group, results);
        // Those who are answered now ask again within two turns: the next group is larger, and each costs a commit.
        await turn();
        await turn();
      } catch (error) {
        watch?.failed();
        await giveUp(group, error);
      }
      if (waiting.length === 0) await turn();
    }
    flushing = null;
  }

  function push(entry: Entry): Promise<Result> {
    if (waiting.length >= maxWaiting) {
      return Promise.reject(new ApiError('busy', 'The server is busy. Please try again in a minute.'));
    }
    return new Promise((done, failed) => {
      waiting.push({ entry, done, failed });
      flushing ??= turn().then(flush);
    });
  }

  return { push, waiting: () => waiting.length, drain: () => flushing ?? Promise.resolve() };
}
