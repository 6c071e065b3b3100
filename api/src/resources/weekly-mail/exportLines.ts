import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { JobModel } from '../../platform/jobs/Job.model.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { WeeklyMailModel } from './WeeklyMail.model.ts';
import { weeklyMailKind } from './sendWeeklyMails.ts';

export async function weeklyMailLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await WeeklyMailModel.query(database).where({ userId }).orderBy('learnerId');
  return rows.map((row) => ({
    learnerId: row.learnerId,
    isOn: row.isOn,
    notDelivered: row.bounces,
    stoppedAt: timeOf(row.stoppedAt),
    changedAt: timeOf(row.changedAt),
  }));
}

export async function sentLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await JobModel.query(database).where({ kind: weeklyMailKind, userId }).orderBy('key');
  return rows.map((row) => ({
    learnerId: row.learnerId,
    week: row.key.split(' ')[0] ?? null,
    doneAt: timeOf(row.doneAt),
  }));
}
