import type { Knex } from 'knex';
import { type Lines, rowsPerPage } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import type { LearnerModel } from '../people/Learner.model.ts';
import { SkillDayModel, type SkillDayRow } from './SkillDay.model.ts';

/** Returns the children whose guardian the user is. What another guardian's child does is that guardian's to export. */
export async function guardianLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await GuardianModel.query(database).where({ userId }).orderBy(['createdAt', 'learnerId']);
  return rows.map(({ learnerId, role, createdAt }) => ({
    learnerId,
    guardianAs: role,
    guardianSince: timeOf(createdAt),
  }));
}

export function learnerLine(learner: LearnerModel) {
  return {
    id: learner.id,
    nickname: learner.nickname,
    picture: learner.picture,
    hasPicturePassword: learner.picturePasswordHash !== null,
    ageBand: learner.band,
    settings: JSON.stringify(learner.settings),
    hasReviews: learner.hasReviews,
    earlierSkills: learner.earlierSkills === null ? null : JSON.stringify(learner.earlierSkills),
    createdAt: timeOf(learner.createdAt),
    updatedAt: timeOf(learner.updatedAt),
  };
}

const skillDayLine = ({
  learnerId,
  day,
  skill,
  asked,
  rightFirstTry,
  withHelp,
  corrected,
  elapsedMs,
}: SkillDayRow) => ({
  learnerId,
  day,
  skill,
  asked,
  right: rightFirstTry,
  withHelp,
  corrected,
  seconds: elapsedMs / 1000,
});

/** Yields the totals of a learner in pages. */
export async function* skillDayPages(database: Knex, learnerId: string): AsyncGenerator<Lines> {
  let [day, skill] = ['', ''];
  for (;;) {
    const rows = await SkillDayModel.query(database)
      .where({ learnerId })
      .whereRaw('(day, skill) > (?, ?)', [day, skill])
      .orderBy(['day', 'skill'])
      .limit(rowsPerPage);
    yield rows.map(skillDayLine);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    ({ day, skill } = last);
  }
}
