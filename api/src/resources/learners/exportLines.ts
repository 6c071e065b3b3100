import type { Knex } from 'knex';
import { type Lines, rowsPerPage } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import type { LearnerModel } from '../people/Learner.model.ts';
import { SkillDayModel, type SkillDayRow } from './SkillDay.model.ts';

/** Returns the children whose guardian the user is. What another guardian's child does is that guardian's to export. */
export async function guardianLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await GuardianModel.query(database).where({ user_id: userId }).orderBy(['created_at', 'learner_id']);
  return rows.map(({ learner_id: learnerId, role, created_at: since }) => ({
    learnerId,
    guardianAs: role,
    guardianSince: timeOf(since),
  }));
}

export function learnerLine(learner: LearnerModel) {
  return {
    id: learner.id,
    nickname: learner.nickname,
    picture: learner.picture,
    hasPicturePassword: learner.picture_password_hash !== null,
    ageBand: learner.band,
    settings: JSON.stringify(learner.settings),
    hasReviews: learner.has_reviews,
    earlierSkills: learner.earlier_skills === null ? null : JSON.stringify(learner.earlier_skills),
    createdAt: timeOf(learner.created_at),
    updatedAt: timeOf(learner.updated_at),
  };
}

const skillDayLine = (row: SkillDayRow) => ({
  learnerId: row.learner_id,
  day: row.day,
  skill: row.skill,
  asked: row.asked,
  right: row.right_first_try,
  withHelp: row.with_help,
  corrected: row.corrected,
  seconds: row.elapsed_ms / 1000,
});

/** Yields the totals of a learner in pages. */
export async function* skillDayPages(database: Knex, learnerId: string): AsyncGenerator<Lines> {
  let [day, skill] = ['', ''];
  for (;;) {
    const rows = await SkillDayModel.query(database)
      .where({ learner_id: learnerId })
      .whereRaw('(day, skill) > (?, ?)', [day, skill])
      .orderBy(['day', 'skill'])
      .limit(rowsPerPage);
    yield rows.map(skillDayLine);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    ({ day, skill } = last);
  }
}
