import type { PlayLimits, PlayTime, putPlayTime } from '@countertop/contract/playLimits';
import { extraMinutes, minutesPerDayChoices } from '@countertop/contract/family.limits';
import { playTimeKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { raw } from 'objection';
import type * as z from 'zod/mini';
import { addDays, dayOf } from '../../platform/days.ts';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { ExtraTimeModel } from './ExtraTime.model.ts';
import { PlayLimitsModel } from './PlayLimits.model.ts';
import { PlayTimeModel } from './PlayTime.model.ts';

/** A learner on a day of a device. */
export interface LearnerDay {
  readonly learnerId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

export type PlayTimeReport = z.infer<typeof putPlayTime.input>;

const secondsPerDay = 86_400;
/** Devices of a learner and day that are stored by themselves: far more than a family or a school has for one child. */
const maxDevicesPerDay = 20;
/** Device as which all further ones are stored. */
const furtherDevices = 'further';

/** Throws `ApiError` 422 unless a day is today, yesterday or tomorrow in UTC, as it is in every time zone. */
export function requireNearDay(day: string, nowMs: number): void {
  const today = dayOf(nowMs);
  if (day >= addDays(today, -1) && day <= addDays(today, 1)) return;
  const sentence = 'This day is not today. Check the clock of this device.';
  throw new ApiError('invalid_input', sentence, { day: sentence });
}

async function readLimits(database: Knex, learnerId: string): Promise<PlayLimits> {
  const row = await PlayLimitsModel.query(database).findById(learnerId);
  return limitsOf(row);
}

function limitsOf(row: PlayLimitsModel | undefined): PlayLimits {
  const { minutes_per_day: minutes = null, quiet_from: from = null, quiet_to: to = null } = row ?? {};
  return {
    minutesPerDay: minutesPerDayChoices.find((choice) => choice === minutes) ?? null,
    quietHours: from === null || to === null ? null : { from, to },
  };
}

/** Stores the limits of a learner. */
export async function writeLimits(
  database: Knex,
  learnerId: string,
  limits: PlayLimits,
  nowMs: number,
): Promise<PlayLimits> {
  const { minutesPerDay, quietHours } = limits;
  await PlayLimitsModel.query(database)
    .insert({
      learner_id: learnerId,
      minutes_per_day: minutesPerDay,
      quiet_from: quietHours?.from ?? null,
      quiet_to: quietHours?.to ?? null,
      updated_at: nowMs,
    })
    .onConflict('learner_id')
    .merge();
  return { minutesPerDay, quietHours };
}

/** Returns the limits of a learner and the time played on a day, over all devices. */
export async function readPlayTime(database: Knex, { learnerId, day }: LearnerDay): Promise<PlayTime> {
  const where = { learner_id: learnerId, day };
  const total = await PlayTimeModel.query(database).where(where).sum('seconds as seconds').first();
  const extra = await ExtraTimeModel.query(database).findById([learnerId, day]);
  return {
    ...(await readLimits(database, learnerId)),
    playedSeconds: total?.seconds ?? 0,
    extraSeconds: extra?.seconds ?? 0,
  };
}

/**
 * Returns the device as which time is stored: itself, or `furtherDevices` if it is new and the learner has `maxDevicesPerDay` on that day
 * already. Part of the insert, so that devices which report at once are counted.
 */
function storedDevice({ learnerId, day, deviceId }: Pick<PlayTimeReport, 'learnerId' | 'day' | 'deviceId'>) {
  const devices = 'from play_times where learner_id = ? and day = ?';
  return raw(
    `case when exists (select 1 ${devices} and device_id = ?) or (select count(*) ${devices}) < ? then ? else ? end`,
    [learnerId, day, deviceId, learnerId, day, maxDevicesPerDay, deviceId, furtherDevices],
  );
}

/** Stores the time played on a device. Its total only grows, so reports may be repeated and arrive in any order. */
export async function addPlayTime(database: Knex, report: PlayTimeReport): Promise<void> {
  const { learnerId, day, seconds } = report;
  const deviceId = report.deviceId.toLowerCase();
  // Nothing played is nothing to store.
  if (seconds === 0) return;
  const greatest = isPostgres(database) ? 'greatest' : 'max';
  await PlayTimeModel.query(database)
    .insert({ learner_id: learnerId, day, device_id: storedDevice({ learnerId, day, deviceId }), seconds })
    .onConflict(['learner_id', 'day', 'device_id'])
    .merge({ seconds: raw(`${greatest}(play_times.seconds, excluded.seconds)`) });
}

/** Adds `extraMinutes` to a day. */
export async function addExtraTime(database: Knex, { learnerId, day }: LearnerDay): Promise<void> {
  const least = isPostgres(database) ? 'least' : 'min';
  await ExtraTimeModel.query(database)
    .insert({ learner_id: learnerId, day, seconds: extraMinutes * 60 })
    .onConflict(['learner_id', 'day'])
    .merge({ seconds: raw(`${least}(extra_times.seconds + excluded.seconds, ?)`, [secondsPerDay]) });
}

/** Deletes the time played on past days. */
export async function deleteOldPlayTimes(database: Knex, nowMs: number): Promise<void> {
  const oldest = addDays(dayOf(nowMs), -playTimeKeptDays);
  for (const model of [PlayTimeModel, ExtraTimeModel]) await model.query(database).where('day', '<', oldest).delete();
}
