import { Problem } from './problem.ts';

/** SQLite takes at most 500 rows in one insert. */
const maxBatch = 400;
/** About 10 MB of waiting events; beyond it, saying no is kinder than growing. */
const maxWaiting = 20_000;

interface Waiting<Entry> {
  readonly entry: Entry;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Writes entries in groups: each is acknowledged after the commit that holds it. */
export interface GroupCommit<Entry> {
  /** Settles once the entry is committed, or could not be. */
  push(entry: Entry): Promise<void>;
  /** How many entries wait for the next group. */
  waiting(): number;
  /** Settles once everything pushed before is settled. */
  drain(): Promise<void>;
}

/**
 * One group is written at a time and the next begins as soon as it is committed, with no timer: alone, an entry is
 * written at once; under load, groups grow by themselves. `write` must write all or nothing.
 */
export function groupCommit<Entry>(write: (entries: readonly Entry[]) => Promise<void>): GroupCommit<Entry> {
  const waiting: Waiting<Entry>[] = [];
  let flushing: Promise<void> | null = null;

  /** One entry that cannot be written must not take its neighbours along. */
  async function writeOneByOne(group: readonly Waiting<Entry>[]): Promise<void> {
    for (const { entry, done, failed } of group) await write([entry]).then(done, failed);
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, maxBatch);
      try {
        await write(group.map(({ entry }) => entry));
      } catch {
        await writeOneByOne(group);
        continue;
      }
      for (const { done } of group) done();
    }
    flushing = null;
  }

  function push(entry: Entry): Promise<void> {
    if (waiting.length >= maxWaiting) {
      return Promise.reject(new Problem(503, 'busy', 'The server is busy. Please try again in a minute.'));
    }
    return new Promise((done, failed) => {
      waiting.push({ entry, done, failed });
      flushing ??= new Promise(setImmediate).then(flush);
    });
  }

  return { push, waiting: () => waiting.length, drain: () => flushing ?? Promise.resolve() };
}
