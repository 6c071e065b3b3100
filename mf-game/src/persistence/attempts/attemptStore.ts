import { devicePlayer, grownUp } from '@countertop/client/devicePlayer';
import { noteUnsent } from '@countertop/client/unsent';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An attempt that waits to be sent. */
export interface StoredAttempt {
  /** A UUIDv7, so that IDs are in the order of the answers. */
  readonly id: string;
  /** The user of this device, see `devicePlayer`, as long as the learner isn't known. */
  readonly learnerId: string;
  /** An `Attempt`. Not parsed when it is read: the server checks each one, also those stored by older versions. */
  readonly attempt: unknown;
}

/** Limit for each learner: months of play without a network, about 3 MB. */
export const maxStoredAttempts = 5000;

interface Schema extends DBSchema {
  attempts: { key: string; value: StoredAttempt; indexes: { learnerId: string } };
}

/** The attempts that this browser keeps until the server has them. If the browser refuses storage, they last for the visit. */
export class AttemptStore {
  readonly #name: string;
  #database: Promise<IDBPDatabase<Schema>> | null = null;
  /** Attempts that the browser refused to store. */
  readonly #memory = new Map<string, StoredAttempt>();

  constructor(name: string) {
    this.#name = name;
  }

  /** Stores attempts. Returns how many of the learners' oldest were dropped to make room. */
  async add(attempts: readonly StoredAttempt[]): Promise<number> {
    try {
      const { store, done } = await this.#transaction();
      await Promise.all(attempts.map((attempt) => store.put(attempt)));
      const learners = store.index('learnerId');
      let dropped = 0;
      for (const learnerId of new Set(attempts.map((one) => one.learnerId))) {
        const excess = (await learners.count(learnerId)) - maxStoredAttempts;
        const ids = excess > 0 ? await learners.getAllKeys(learnerId, excess) : [];
        await Promise.all(ids.map((id) => store.delete(id)));
        dropped += ids.length;
      }
      noteUnsent('attempts', true);
      await done;
      return dropped;
    } catch (error) {
      if (this.#memory.size === 0)
        console.warn('Answers last for this visit, because the browser refuses storage.', error);
      for (const attempt of attempts) this.#memory.set(attempt.id, attempt);
      noteUnsent('attempts', true);
      return 0;
    }
  }

  /** Returns a learner's oldest attempts. */
  async oldest(learnerId: string, count: number): Promise<readonly StoredAttempt[]> {
    const inMemory = [...this.#memory.values()].filter((one) => one.learnerId === learnerId);
    try {
      const database = await this.#open();
      const stored = await database.getAllFromIndex('attempts', 'learnerId', learnerId, count);
      return [...stored, ...inMemory].slice(0, count);
    } catch {
      return inMemory.slice(0, count);
    }
  }

  /** Returns who has attempts here. */
  async learners(): Promise<readonly string[]> {
    const inMemory = [...this.#memory.values()].map(({ learnerId }) => learnerId);
    try {
      const index = (await this.#open()).transaction('attempts').store.index('learnerId');
      const found = new Set(inMemory);
      for await (const { value } of index.iterate(null, 'nextunique')) found.add(value.learnerId);
      return [...found];
    } catch {
      return [...new Set(inMemory)];
    }
  }

  /** Assigns to a learner what the grown-up of this device answered before it was known which one it is. Call when that is known. */
  async claim(learnerId: string): Promise<void> {
    if (devicePlayer() !== grownUp) return;
    const unclaimed = await this.oldest(grownUp, maxStoredAttempts);
    if (unclaimed.length > 0) await this.add(unclaimed.map((one) => ({ ...one, learnerId })));
  }

  /** Removes all attempts of a learner. Returns their number. */
  async dropAll(learnerId: string): Promise<number> {
    const unwanted = await this.oldest(learnerId, maxStoredAttempts);
    if (unwanted.length > 0) await this.remove(unwanted.map(({ id }) => id));
    return unwanted.length;
  }

  /** Removes attempts. Returns how many are left, of all learners. */
  async remove(ids: readonly string[]): Promise<number> {
    for (const id of ids) this.#memory.delete(id);
    try {
      const { store, done } = await this.#transaction();
      await Promise.all(ids.map((id) => store.delete(id)));
      const left = (await store.count()) + this.#memory.size;
      // Inside the transaction: otherwise another tab's attempt, stored in between, would not be noted.
      noteUnsent('attempts', left > 0);
      await done;
      return left;
    } catch {
      noteUnsent('attempts', this.#memory.size > 0);
      return this.#memory.size;
    }
  }

  async #transaction() {
    const database = await this.#open();
    const transaction = database.transaction('attempts', 'readwrite');
    const { store, done } = transaction;
    // The failed request is caught; without this, its transaction would be reported, too.
    done.catch(() => {});
    return { store, done };
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    const forget = () => (this.#database = null);
    this.#database ??= openDB<Schema>(this.#name, 1, {
      upgrade(database) {
        database.createObjectStore('attempts', { keyPath: 'id' }).createIndex('learnerId', 'learnerId');
      },
      // Signing out in another tab deletes the database.
      terminated: forget,
    });
    this.#database.catch(forget);
    return this.#database;
  }
}

export const attemptStore = new AttemptStore('countertop.attempts.v1');
