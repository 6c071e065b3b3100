import type { Knex } from 'knex';
import { isPostgres } from './isPostgres.ts';

/** Ours among the locks of a database that others may use too. */
const space = 7_106_418;
/** Locks held at once, of the ten connections of a server: each work needs another beside its lock. */
const maxHeld = 3;

interface Locks {
  held: number;
  readonly waiting: (() => void)[];
}

const locksOf = new WeakMap<Knex, Locks>();

/** In a transaction that writes nothing and ends with its connection: the network may be waited for inside. */
async function holding<Result>(database: Knex, work: (lock: Knex.Transaction) => Promise<Result>): Promise<Result> {
  const locks = locksOf.get(database) ?? { held: 0, waiting: [] };
  locksOf.set(database, locks);
  if (locks.held >= maxHeld) await new Promise<void>((go) => locks.waiting.push(go));
  locks.held += 1;
  try {
    return await database.transaction(work);
  } finally {
    locks.held -= 1;
    locks.waiting.shift()?.();
  }
}

/** Runs work when no other process runs work of that name on the same PostgreSQL; waits until the other is done. */
export async function withAdvisoryLock(database: Knex, name: string, work: () => Promise<void>): Promise<void> {
  await holding(database, async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(?, hashtext(?))', [space, name]);
    await work();
  });
}

/**
 * Runs work unless another process is at work of that name on the same database; false when one is. A SQLite file has one
 * server, which never is.
 */
export async function tryAdvisoryLock(database: Knex, name: string, work: () => Promise<void>): Promise<boolean> {
  if (!isPostgres(database)) {
    await work();
    return true;
  }
  return holding(database, async (lock) => {
    const { rows } = await lock.raw('select pg_try_advisory_xact_lock(?, hashtext(?)) as free', [space, name]);
    if (rows[0].free !== true) return false;
    await work();
    return true;
  });
}
