import { randomUUID } from 'node:crypto';
import type { Opinion } from '@countertop/contract/opinion';
import type { Knex } from 'knex';
import { dayOf } from '../../platform/days.ts';
import { OpinionModel } from './Opinion.model.ts';

export interface KeepOpinionOptions {
  /** Stores no visit ID: the browser opts out of tracking. */
  readonly isTrackingRefused: boolean;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: number;
}

/** Stores feedback, once per request ID of a visit. Blank text is stored as null. */
export async function keepOpinion(
  database: Knex,
  { sessionId, requestId, rating, feedback, gameCompleted }: Opinion,
  { isTrackingRefused, nowMs }: KeepOpinionOptions,
): Promise<void> {
  const words = feedback?.trim() ?? '';
  await OpinionModel.query(database)
    .insert({
      // Without a visit, a retry is still recognized by its request ID.
      session_id: isTrackingRefused ? (requestId ?? randomUUID()) : sessionId,
      request_id: requestId ?? null,
      rating,
      words: words === '' ? null : words,
      game_completed: gameCompleted,
      day: dayOf(nowMs),
      created_at: nowMs,
    })
    .onConflict(['session_id', 'request_id'])
    .ignore();
}
