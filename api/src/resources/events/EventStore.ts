import type { Knex } from 'knex';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { type EventBatch, type EventEntry, toBatch } from './EventBatch.ts';
import { insertBatch } from './insertBatch.ts';
import { insertBatchSqlite } from './insertBatchSqlite.ts';
import type { Flood } from './NetworkBudget.ts';
import { removeFlood } from './removeFlood.ts';
import { SeenCache } from './SeenCache.ts';
import type { UniqueVisitorRow } from './UniqueVisitor.model.ts';

/** Stores sessions and events together with their counters. */
export interface EventStore {
  /** Records a batch in one transaction. An event whose request ID its session has sent before is ignored. */
  recordBatch(entries: readonly EventEntry[]): Promise<void>;
  /** Deletes what the visits of a flood have recorded since it began. `nowMs` is milliseconds since 1970 UTC. */
  removeFlood(flood: Flood, nowMs: number): Promise<void>;
}

/** Inserts a batch and returns the unique visitors of its events. */
type InsertBatch = (batch: EventBatch, seen: SeenCache) => Promise<readonly UniqueVisitorRow[]>;

function createStore(database: Knex, insert: InsertBatch): EventStore {
  const seen = new SeenCache();
  return {
    async recordBatch(entries) {
      const batch = toBatch(entries, seen);
      const visitors = await insert(batch, seen);
      seen.add(batch.sessions, visitors);
    },
    async removeFlood(flood, nowMs) {
      seen.forget(flood.visits);
      await removeFlood(database, flood, nowMs);
    },
  };
}

/** An event store on SQLite or PostgreSQL. */
const sqlEventStore = (database: Knex) => createStore(database, (batch, seen) => insertBatch(database, batch, seen));

/** A faster event store on SQLite, which has one server: see docs/decisions/2026-11-group-commit.md for the figures. */
const sqliteEventStore = (database: Knex) =>
  createStore(
    database,
    async (batch, seen) =>
      (await insertBatchSqlite(database, batch, seen)) ?? (await insertBatch(database, batch, seen)),
  );

/** Returns the event store for a database. */
export function eventStore(database: Knex): EventStore {
  return isPostgres(database) ? sqlEventStore(database) : sqliteEventStore(database);
}
