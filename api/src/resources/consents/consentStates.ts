import type { FamilyChild } from '@countertop/contract/family/family';
import type { Knex } from 'knex';
import { ConsentModel } from './Consent.model.ts';
import { ConsentRequestModel } from './ConsentRequest.model.ts';

/** Returns the state of consent of learners, by their IDs. `nowMs` is since 1970 UTC. */
export async function consentStates(
  database: Knex,
  learnerIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, FamilyChild['consent']>> {
  const entries = await ConsentModel.query(database)
    .whereIn('learner_id', [...learnerIds])
    .orderBy('id')
    .select('learner_id', 'decision');
  const requests = await ConsentRequestModel.query(database)
    .whereIn('learner_id', [...learnerIds])
    .where('expires_at', '>', nowMs)
    .select('learner_id');
  const decisions = new Map(entries.map(({ learner_id: id, decision }) => [id, decision]));
  const pending = new Set(requests.map(({ learner_id: id }) => id));
  return new Map(
    learnerIds.map((id) => {
      const decision = decisions.get(id) ?? 'none';
      return [id, decision !== 'given' && pending.has(id) ? 'pending' : decision];
    }),
  );
}
