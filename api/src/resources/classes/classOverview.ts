import type { ChildResults } from '@countertop/contract/classOverview';
import { type SkillId, skillIds } from '@countertop/engine/problems/skill';
import type { Knex } from 'knex';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { SkillDayModel } from '../learners/SkillDay.model.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { requireStaff } from './requireStaff.ts';

/** Sums and counts, which PostgreSQL returns as text. */
type Total = number | string;

interface SkillTotals {
  readonly learner_id: string;
  readonly skill: SkillId;
  readonly asked: Total;
  readonly right: Total;
  readonly elapsed_ms: Total;
}

interface DayTotals {
  readonly learner_id: string;
  readonly days: Total;
  readonly last_day: string;
}

interface MistakeTotals {
  readonly learner_id: string;
  readonly skill: SkillId;
  readonly mistake: string;
  readonly count: Total;
}

/** Reads the totals of learners, each with one query for all of them. */
async function readTotals(database: Knex, learnerIds: readonly string[]) {
  const [skills, days, mistakes] = await Promise.all([
    SkillDayModel.query(database)
      .whereIn('learner_id', learnerIds)
      .groupBy('learner_id', 'skill')
      .select('learner_id', 'skill')
      .sum('asked as asked')
      .sum('right_first_try as right')
      .sum('elapsed_ms as elapsed_ms')
      .castTo<SkillTotals[]>(),
    SkillDayModel.query(database)
      .whereIn('learner_id', learnerIds)
      .groupBy('learner_id')
      .select('learner_id')
      .countDistinct('day as days')
      .max('day as last_day')
      .castTo<DayTotals[]>(),
    AttemptModel.query(database)
      .whereIn('learner_id', learnerIds)
      .whereNotNull('mistake')
      .where({ is_retry: false })
      .groupBy('learner_id', 'skill', 'mistake')
      .select('learner_id', 'skill', 'mistake')
      .count('* as count')
      .orderBy([{ column: 'count', order: 'desc' }, 'mistake'])
      .castTo<MistakeTotals[]>(),
  ]);
  return { skills, days, mistakes };
}

const sumOf = (totals: readonly Total[]) => totals.reduce<number>((sum, one) => sum + Number(one), 0);

/** Returns the results of the children of a class. Throws `ApiError` 404 for everybody who doesn't teach it. */
export async function readClassOverview(database: Knex, userId: string, classId: string): Promise<ChildResults[]> {
  await requireStaff(database, classId, userId);
  const seats = await ClassSeatModel.query(database)
    .where({ class_id: classId })
    .select('id', 'learner_id')
    .orderBy('id');
  const totals = await readTotals(
    database,
    seats.map(({ learner_id: id }) => id),
  );
  return seats.map(({ id: seatId, learner_id: learnerId }) => {
    const isOwn = (row: { readonly learner_id: string }) => row.learner_id === learnerId;
    const skills = totals.skills.filter(isOwn);
    const mistakes = totals.mistakes.filter(isOwn);
    const days = totals.days.find(isOwn);
    return {
      seatId,
      orders: sumOf(skills.map(({ asked }) => asked)),
      right: sumOf(skills.map(({ right }) => right)),
      seconds: Math.round(sumOf(skills.map(({ elapsed_ms: ms }) => ms)) / 1000),
      daysPlayed: Number(days?.days ?? 0),
      lastDay: days?.last_day ?? null,
      skills: skills
        .toSorted((one, other) => skillIds.indexOf(one.skill) - skillIds.indexOf(other.skill))
        .map(({ skill, asked, right }) => ({
          skill,
          asked: Number(asked),
          right: Number(right),
          mistakes: mistakes
            .filter((row) => row.skill === skill)
            .map(({ mistake, count }) => ({ mistake, count: Number(count) })),
        })),
    };
  });
}
