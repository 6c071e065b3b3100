import type { DayResult, LearnerRange, SkillResult } from '@countertop/contract/play/learners';
import { standardsOf } from '@countertop/contract/classes/standards';
import { type SkillId, skillIds } from '@countertop/engine/problems/skill';
import type { Knex } from 'knex';
import { SkillDayModel } from '../learners/SkillDay.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { AttemptModel } from './Attempt.model.ts';

const maxMistakes = 3;

interface MistakeCount {
  readonly skill: SkillId;
  readonly mistake: string;
  readonly count: number;
}

/** Returns how often each mistake was made, most common first. */
async function countMistakes(database: Knex, { learnerId, from, to }: LearnerRange): Promise<readonly MistakeCount[]> {
  return AttemptModel.query(database)
    .where({ learnerId })
    .whereBetween('day', [from, to])
    .whereNotNull('mistake')
    .groupBy('skill', 'mistake')
    .select('skill', 'mistake')
    .count('* as count')
    .orderBy([{ column: 'count', order: 'desc' }, 'mistake'])
    .castTo<MistakeCount[]>();
}

/** Sums that PostgreSQL returns as text. */
interface Sums {
  readonly asked: number | string;
  readonly right: number | string;
  readonly elapsedMs: number | string;
}

const secondsOf = (ms: number | string) => Math.round(Number(ms) / 1000);

interface SkillSums extends Sums {
  readonly skill: SkillId;
  readonly withHelp: number | string;
  readonly corrected: number | string;
  readonly lastDay: string;
}

/** Returns the results of a learner by skill, in the order of the skills. */
export async function readSkills(database: Knex, range: LearnerRange): Promise<SkillResult[]> {
  const { learnerId, from, to } = range;
  const learner = await LearnerModel.query(database).findById(learnerId).select('band');
  const sums = await SkillDayModel.query(database)
    .where({ learnerId })
    .whereBetween('day', [from, to])
    .groupBy('skill')
    .select('skill')
    .sum('asked as asked')
    .sum('rightFirstTry as right')
    .sum('withHelp as withHelp')
    .sum('corrected as corrected')
    .sum('elapsedMs as elapsedMs')
    .max('day as lastDay')
    .castTo<SkillSums[]>();
  const mistakes = await countMistakes(database, range);
  return sums
    .toSorted((one, other) => skillIds.indexOf(one.skill) - skillIds.indexOf(other.skill))
    .map((row) => ({
      skill: row.skill,
      asked: Number(row.asked),
      right: Number(row.right),
      withHelp: Number(row.withHelp),
      corrected: Number(row.corrected),
      seconds: secondsOf(row.elapsedMs),
      lastDay: row.lastDay,
      mistakes: mistakes
        .filter(({ skill }) => skill === row.skill)
        .slice(0, maxMistakes)
        .map(({ mistake, count }) => ({ mistake, count })),
      standards: [...standardsOf('common_core', row.skill, learner?.band ?? null)],
    }));
}

/** Returns the results of a learner by day, oldest first. */
export async function readDays(database: Knex, { learnerId, from, to }: LearnerRange): Promise<DayResult[]> {
  const rows = await SkillDayModel.query(database)
    .where({ learnerId })
    .whereBetween('day', [from, to])
    .groupBy('day')
    .select('day')
    .sum('asked as asked')
    .sum('rightFirstTry as right')
    .sum('elapsedMs as elapsedMs')
    .orderBy('day')
    .castTo<({ readonly day: string } & Sums)[]>();
  return rows.map(({ day, asked, right, elapsedMs: ms }) => ({
    day,
    orders: Number(asked),
    right: Number(right),
    seconds: secondsOf(ms),
  }));
}
