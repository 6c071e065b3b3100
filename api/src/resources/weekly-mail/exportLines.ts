import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { JobModel } from '../../platform/jobs/Job.model.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { WeeklyMailModel } from './WeeklyMail.model.ts';
import { weeklyMailKind } from './sendWeeklyMails.ts';

export async function weeklyMailLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await WeeklyMailModel.query(database).where({ user_id: userId }).orderBy('learner_id');
  return rows.map((row) => ({
    learnerId: row.learner_id,
    isOn: row.is_on,
    notDelivered: row.bounces,
    stoppedAt: timeOf(row.stopped_at),
    changedAt: timeOf(row.changed_at),
  }));
}

export async function sentLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await JobModel.query(database).where({ kind: weeklyMailKind, user_id: userId }).orderBy('key');
  return rows.map((row) => ({
    learnerId: row.learner_id,
    week: row.key.split(' ')[0] ?? null,
    doneAt: timeOf(row.done_at),
  }));
}
