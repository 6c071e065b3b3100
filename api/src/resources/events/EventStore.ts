import type { Knex } from 'knex';
import { type EventEntry, toBatch } from './EventBatch.ts';
import { insertBatch } from './insertBatch.ts';
import type { Flood } from './NetworkBudget.ts';
import { removeFlood } from './removeFlood.ts';
import { SeenCache } from './SeenCache.ts';

/** Stores sessions and events together with their counters. */
export interface EventStore {
  /** Records a batch in one transaction. An event whose request ID its session has sent before is ignored. */
  recordBatch(entries: readonly EventEntry[]): Promise<void>;
  /** Deletes what the visits of a flood have recorded since it began. `nowMs` is milliseconds since 1970 UTC. */
  removeFlood(flood: Flood, nowMs: number): Promise<void>;
}

/** Returns the event store for a database. */
export function eventStore(database: Knex): EventStore {
  const seen = new SeenCache();
  return {
    async recordBatch(entries) {
      const batch = toBatch(entries, seen);
      const visitors = await insertBatch(database, batch, seen);
      seen.add(batch.sessions, visitors);
    },
    async removeFlood(flood, nowMs) {
      seen.forget(flood.visits);
      await removeFlood(database, flood, nowMs);
    },
  };
}
