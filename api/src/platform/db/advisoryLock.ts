import type { Knex } from 'knex';
import { isPostgres } from './isPostgres.ts';

/** Keeps our locks apart from those of other programs in the same database. */
const namespace = 7_106_418;
/** Locks held at once, of a server's ten connections: work needs a second connection while the lock holds the first. */
const maxHeld = 3;

interface Locks {
  held: number;
  readonly waiting: (() => void)[];
}

const locksOf = new WeakMap<Knex, Locks>();

/** Runs work in a transaction that only holds a lock, so `work` may wait for the network. */
async function withLockTransaction<Result>(
  database: Knex,
  work: (lock: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const locks = locksOf.get(database) ?? { held: 0, waiting: [] };
  locksOf.set(database, locks);
  if (locks.held >= maxHeld) await new Promise<void>((resolve) => locks.waiting.push(resolve));
  locks.held += 1;
  try {
    return await database.transaction(work);
  } finally {
    locks.held -= 1;
    locks.waiting.shift()?.();
  }
}

/** Runs `work` while holding a PostgreSQL advisory lock. Waits for other processes to release it. */
export async function withAdvisoryLock(database: Knex, name: string, work: () => Promise<void>): Promise<void> {
  await withLockTransaction(database, async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(?, hashtext(?))', [namespace, name]);
    await work();
  });
}

/**
 * Runs `work` while holding a PostgreSQL advisory lock. Returns false without running it if another process holds the lock.
 * A SQLite file has a single server, so it needs no lock.
 */
export async function tryAdvisoryLock(database: Knex, name: string, work: () => Promise<void>): Promise<boolean> {
  if (!isPostgres(database)) {
    await work();
    return true;
  }
  return withLockTransaction(database, async (lock) => {
    const { rows } = await lock.raw('select pg_try_advisory_xact_lock(?, hashtext(?)) as free', [namespace, name]);
    if (rows[0].free !== true) return false;
    await work();
    return true;
  });
}
