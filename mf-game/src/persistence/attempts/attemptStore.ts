import { attemptsDatabase } from '@countertop/client/play/deviceKeys';
import { noteUnsent } from '@countertop/client/play/unsent';
import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

/** An attempt that waits to be sent. */
export interface StoredAttempt {
  /** A UUIDv7, so that IDs are in the order of the answers. */
  readonly id: string;
  readonly learnerId: string;
  /** False if it was stored before the server said who is playing and whether they have a plan. */
  readonly isPlayerKnown?: boolean;
  /** An `Attempt`. Not parsed when it is read: the server checks each one, also those stored by older versions. */
  readonly attempt: unknown;
}

/** Limit for each learner: months of play without a network, about 3 MB. */
export const maxStoredAttempts = 5000;

/** How many of a learner's attempts wait in this browser, and how many the server has from it. */
export interface AttemptCounts {
  readonly waiting: number;
  readonly sent: number;
  /** False if the browser refuses storage: those that wait are lost once the page is closed. */
  readonly isStored: boolean;
}

interface Schema extends DBSchema {
  attempts: { key: string; value: StoredAttempt; indexes: { learnerId: string } };
  /** Number of attempts that the server has from this browser, by learner. */
  sent: { key: string; value: number };
}

/** The attempts that this browser keeps until the server has them. If the browser refuses storage, they last for the visit. */
export class AttemptStore {
  readonly #name: string;
  #database: Promise<IDBPDatabase<Schema>> | null = null;
  /** Attempts that the browser refused to store. */
  readonly #memory = new Map<string, StoredAttempt>();
  /** Attempts that the server has but the browser couldn't count, by learner. */
  readonly #sentInMemory = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

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
      for (const { id } of attempts) this.#memory.delete(id);
      this.#notify();
      return dropped;
    } catch (error) {
      if (this.#memory.size === 0)
        console.warn('Answers last for this visit, because the browser refuses storage.', error);
      for (const attempt of attempts) this.#memory.set(attempt.id, attempt);
      noteUnsent('attempts', true);
      this.#notify();
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

  /** Removes the attempts of a learner, or those that are unwanted. Returns their number. */
  async drop(learnerId: string, isUnwanted: (one: StoredAttempt) => boolean = () => true): Promise<number> {
    const unwanted = (await this.oldest(learnerId, maxStoredAttempts)).filter(isUnwanted);
    if (unwanted.length > 0) await this.remove(unwanted.map(({ id }) => id));
    return unwanted.length;
  }

  /** Removes attempts that the server refuses or nobody wants. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.#remove(ids, null);
  }

  /** Removes attempts that the server has, and counts each once. */
  async confirm(learnerId: string, ids: readonly string[]): Promise<void> {
    await this.#remove(ids, learnerId);
  }

  /** Returns the counts of a learner. */
  async counts(learnerId: string): Promise<AttemptCounts> {
    const waiting = (await this.waiting()).get(learnerId) ?? 0;
    const sent = (await this.#storedSent(learnerId)) + (this.#sentInMemory.get(learnerId) ?? 0);
    return { waiting, sent, isStored: this.#memory.size === 0 };
  }

  async #storedSent(learnerId: string): Promise<number> {
    try {
      return (await (await this.#open()).get('sent', learnerId)) ?? 0;
    } catch {
      return 0;
    }
  }

  /** Returns how many attempts wait, by learner. */
  async waiting(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    const add = (learnerId: string, count = 1) => counts.set(learnerId, (counts.get(learnerId) ?? 0) + count);
    for (const { learnerId } of this.#memory.values()) add(learnerId);
    try {
      const index = (await this.#open()).transaction('attempts').store.index('learnerId');
      for (let next = await index.openKeyCursor(null, 'nextunique'); next !== null; next = await next.continue())
        add(next.key, await index.count(next.key));
    } catch {
      // Without storage, only those in memory wait.
    }
    return counts;
  }

  /** Subscribes to changes of the counts. Returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    // Another tab has sent the last answer, or stored the first.
    window.addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Removes attempts, and counts them as sent for a learner, in one transaction: a crash can't make the count wrong. */
  async #remove(ids: readonly string[], sentBy: string | null): Promise<void> {
    const inMemory = ids.filter((id) => this.#memory.delete(id)).length;
    if (sentBy !== null && inMemory > 0)
      this.#sentInMemory.set(sentBy, (this.#sentInMemory.get(sentBy) ?? 0) + inMemory);
    try {
      const database = await this.#open();
      const transaction = database.transaction(['attempts', 'sent'], 'readwrite');
      const { done } = transaction;
      done.catch(() => {});
      const attempts = transaction.objectStore('attempts');
      const found = (await Promise.all(ids.map((id) => attempts.getKey(id)))).filter((id) => id !== undefined);
      await Promise.all(found.map((id) => attempts.delete(id)));
      const sent = transaction.objectStore('sent');
      if (sentBy !== null) await sent.put(((await sent.get(sentBy)) ?? 0) + found.length, sentBy);
      // Inside the transaction: otherwise another tab's attempt, stored in between, would not be noted.
      noteUnsent('attempts', (await attempts.count()) + this.#memory.size > 0);
      await done;
    } catch {
      // Answers of others may wait in a store that has no space left.
      noteUnsent('attempts', (await this.waiting()).size > 0);
    }
    this.#notify();
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
    const whileOpen: OpenDBCallbacks<Schema> = {
      // Signing out in another tab deletes the database.
      terminated: forget,
      // A newer page in another tab waits for this one.
      blocking: (_, __, { target }) => {
        if (target instanceof IDBDatabase) target.close();
        forget();
      },
    };
    this.#database ??= openDB<Schema>(this.#name, 2, {
      ...whileOpen,
      upgrade(database, version) {
        if (version < 1)
          database.createObjectStore('attempts', { keyPath: 'id' }).createIndex('learnerId', 'learnerId');
        database.createObjectStore('sent');
      },
    }).catch((error: unknown) => {
      // After a rollback, the store is that of a newer page, which has all that this one needs.
      if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
      return openDB<Schema>(this.#name, undefined, whileOpen);
    });
    this.#database.catch(forget);
    return this.#database;
  }
}

export const attemptStore = new AttemptStore(attemptsDatabase);
