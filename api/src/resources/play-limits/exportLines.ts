import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { ExtraTimeModel } from './ExtraTime.model.ts';
import { PlayLimitsModel } from './PlayLimits.model.ts';
import { PlayTimeModel } from './PlayTime.model.ts';

export async function playLimitLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await PlayLimitsModel.query(database).where({ learner_id: learnerId }).orderBy('learner_id');
  return rows.map((row) => ({
    learnerId: row.learner_id,
    minutesPerDay: row.minutes_per_day,
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
    timeZone: row.time_zone,
    setAt: timeOf(row.updated_at),
  }));
}

export async function playTimeLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await PlayTimeModel.query(database)
    .where({ learner_id: learnerId })
    .orderBy(['learner_id', 'day', 'device_id']);
  return rows.map((row) => ({
    learnerId: row.learner_id,
    day: row.day,
    device: row.device_id,
    seconds: row.seconds,
  }));
}

export async function extraTimeLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await ExtraTimeModel.query(database).where({ learner_id: learnerId }).orderBy(['learner_id', 'day']);
  return rows.map((row) => ({ learnerId: row.learner_id, day: row.day, seconds: row.seconds }));
}
