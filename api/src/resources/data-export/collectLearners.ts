import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { gradedAttemptOf } from '../attempts/attempts.service.ts';
import { GuardianModel } from '../learners/Guardian.model.ts';
import { SkillDayModel } from '../learners/SkillDay.model.ts';
import { timeOf } from './timeOf.ts';

function learnerLines(learners: readonly GuardianModel[]): Lines {
  return learners.flatMap(({ role, created_at: since, learner }) =>
    learner === undefined
      ? []
      : [
          {
            id: learner.id,
            nickname: learner.nickname,
            picture: learner.picture,
            ageBand: learner.band,
            settings: JSON.stringify(learner.settings),
            createdAt: timeOf(learner.created_at),
            updatedAt: timeOf(learner.updated_at),
            guardianAs: role,
            guardianSince: timeOf(since),
          },
        ],
  );
}

async function attemptLines(database: Knex, learnerIds: readonly string[]): Promise<Lines> {
  const rows = await AttemptModel.query(database)
    .whereIn('learner_id', [...learnerIds])
    .orderBy(['learner_id', 'id']);
  return rows.map((row) => {
    const { givens, ...attempt } = gradedAttemptOf(row);
    return { learnerId: row.learner_id, day: row.day, ...attempt, givens: JSON.stringify(givens) };
  });
}

async function skillDayLines(database: Knex, learnerIds: readonly string[]): Promise<Lines> {
  const rows = await SkillDayModel.query(database)
    .whereIn('learner_id', [...learnerIds])
    .orderBy(['learner_id', 'day', 'skill']);
  return rows.map((row) => ({
    learnerId: row.learner_id,
    day: row.day,
    skill: row.skill,
    asked: row.asked,
    right: row.right_first_try,
    withHelp: row.with_help,
    corrected: row.corrected,
    seconds: row.elapsed_ms / 1000,
  }));
}

/** Collects everything that is stored about the learners whose guardian a user is. */
export async function collectLearners(database: Knex, userId: string): Promise<Readonly<Record<string, Lines>>> {
  const guardians = await GuardianModel.query(database).withGraphFetched('learner').where({ user_id: userId });
  const ids = guardians.map(({ learner_id: id }) => id);
  return {
    learners: learnerLines(guardians),
    attempts: await attemptLines(database, ids),
    skillDays: await skillDayLines(database, ids),
  };
}
