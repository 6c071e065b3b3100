import { webhookEventsKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { type Deleted, deleteDue } from '../../../platform/db/deleteDue.ts';
import { WebhookEventModel } from './WebhookEvent.model.ts';

/** A webhook event. */
export interface ReceivedEvent {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: number;
}

/** Stores an event in the same transaction as its effects. Returns false if it was received before. */
export async function isNewEvent(trx: Knex.Transaction, { id, name, nowMs }: ReceivedEvent): Promise<boolean> {
  const row = { eventId: id, event: name.slice(0, 50), receivedAt: nowMs };
  const insert = WebhookEventModel.query(trx).insert(row).onConflict('eventId').ignore().returning('eventId');
  // Run by Knex, which returns the inserted rows. Objection returns the given object even if nothing was inserted.
  const inserted = await insert.toKnexQuery();
  return inserted.length > 0;
}

/** Deletes events that are too old to be sent again. */
export async function deleteOldEvents(database: Knex, nowMs: number): Promise<Deleted> {
  return deleteDue(database, WebhookEventModel, (due) =>
    due.where('receivedAt', '<=', nowMs - webhookEventsKeptDays * dayMs).orderBy('receivedAt'),
  );
}
