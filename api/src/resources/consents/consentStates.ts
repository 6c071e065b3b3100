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
    .whereIn('learnerId', [...learnerIds])
    .orderBy('id')
    .select('learnerId', 'decision');
  const requests = await ConsentRequestModel.query(database)
    .whereIn('learnerId', [...learnerIds])
    .where('expiresAt', '>', nowMs)
    .select('learnerId');
  const decisions = new Map(entries.map(({ learnerId: id, decision }) => [id, decision]));
  const pending = new Set(requests.map(({ learnerId: id }) => id));
  return new Map(
    learnerIds.map((id) => {
      const decision = decisions.get(id) ?? 'none';
      return [id, decision !== 'given' && pending.has(id) ? 'pending' : decision];
    }),
  );
}
