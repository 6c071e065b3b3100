import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { ExtraTimeModel } from './ExtraTime.model.ts';
import { PlayLimitsModel } from './PlayLimits.model.ts';
import { PlayTimeModel } from './PlayTime.model.ts';

export async function playLimitLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await PlayLimitsModel.query(database).where({ learnerId }).orderBy('learnerId');
  return rows.map(({ minutesPerDay, quietFrom, quietTo, timeZone, updatedAt }) => ({
    learnerId,
    minutesPerDay,
    quietFrom,
    quietTo,
    timeZone,
    setAt: timeOf(updatedAt),
  }));
}

export async function playTimeLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await PlayTimeModel.query(database).where({ learnerId }).orderBy(['learnerId', 'day', 'deviceId']);
  return rows.map(({ day, deviceId: device, seconds }) => ({ learnerId, day, device, seconds }));
}

export async function extraTimeLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await ExtraTimeModel.query(database).where({ learnerId }).orderBy(['learnerId', 'day']);
  return rows.map(({ day, seconds }) => ({ learnerId, day, seconds }));
}
