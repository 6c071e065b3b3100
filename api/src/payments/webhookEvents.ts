import { webhookEventsKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';

const dayMs = 86_400_000;

/** An event of the provider. */
export interface ReceivedEvent {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: number;
}

/** Writes that an event came; false when it was here before. In the transaction of what it changes. */
export async function isNewEvent(trx: Knex.Transaction, { id, name, nowMs }: ReceivedEvent): Promise<boolean> {
  const row = { event_id: id, event: name.slice(0, 50), received_at: nowMs };
  const written = await trx('webhook_events').insert(row).onConflict('event_id').ignore().returning('event_id');
  return written.length > 0;
}

/** Deletes the numbers of events that are too old to come again. */
export async function deleteOldEvents(database: Knex, nowMs: number): Promise<void> {
  await database('webhook_events')
    .where('received_at', '<=', nowMs - webhookEventsKeptDays * dayMs)
    .delete();
}
