import { webhookEventsKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { WebhookEventModel } from './WebhookEvent.model.ts';

const dayMs = 86_400_000;

/** An event of the provider. */
export interface ReceivedEvent {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: number;
}

/** Stores an event, in the transaction of what it changes. Returns false if it was received before. */
export async function isNewEvent(trx: Knex.Transaction, { id, name, nowMs }: ReceivedEvent): Promise<boolean> {
  const row = { event_id: id, event: name.slice(0, 50), received_at: nowMs };
  const insert = WebhookEventModel.query(trx).insert(row).onConflict('event_id').ignore().returning('event_id');
  // Run by Knex, which returns the inserted rows. Objection returns the given object even if nothing was inserted.
  const written = await insert.toKnexQuery();
  return written.length > 0;
}

/** Deletes the events that are too old to be repeated. */
export async function deleteOldEvents(database: Knex, nowMs: number): Promise<void> {
  await WebhookEventModel.query(database)
    .where('received_at', '<=', nowMs - webhookEventsKeptDays * dayMs)
    .delete();
}
