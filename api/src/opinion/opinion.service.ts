import type { Opinion } from '@countertop/contract/opinion';
import type { Knex } from 'knex';
import { dayOf } from '../days.ts';
import { OpinionRow } from './OpinionRow.ts';

/** Keeps an opinion; the same request of a session again is kept once. Blank words count as none. */
export async function keepOpinion(database: Knex, opinion: Opinion, nowMs: number): Promise<void> {
  const { sessionId, requestId, rating, feedback, gameCompleted } = opinion;
  const words = feedback?.trim() ?? '';
  await OpinionRow.query(database)
    .insert({
      session_id: sessionId,
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
