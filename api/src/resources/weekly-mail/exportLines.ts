import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { JobModel } from '../../platform/jobs/Job.model.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { WeeklyMailModel } from './WeeklyMail.model.ts';
import { weeklyMailKind } from './sendWeeklyMails.ts';

export async function weeklyMailLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await WeeklyMailModel.query(database).where({ userId }).orderBy('learnerId');
  return rows.map(({ learnerId, isOn, bounces, stoppedAt, changedAt }) => ({
    learnerId,
    isOn,
    notDelivered: bounces,
    stoppedAt: timeOf(stoppedAt),
    changedAt: timeOf(changedAt),
  }));
}

export async function sentLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await JobModel.query(database).where({ kind: weeklyMailKind, userId }).orderBy('key');
  return rows.map(({ learnerId, key, doneAt }) => ({
    learnerId,
    week: key.split(' ')[0] ?? null,
    doneAt: timeOf(doneAt),
  }));
}
