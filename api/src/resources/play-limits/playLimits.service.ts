import type { PlayLimits, PlayTime, putPlayTime } from '@countertop/contract/family/playLimits';
import { extraMinutes, minutesPerDayChoices } from '@countertop/contract/family/family.limits';
import { playTimeKeptDays } from '@countertop/contract/accounts/retention';
import { wallTimeIn } from '@countertop/contract/shared/timeZone';
import type { Knex } from 'knex';
import { raw } from 'objection';
import type * as z from 'zod/mini';
import { addDays, dayOf } from '../../platform/days.ts';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { ExtraTimeModel } from './ExtraTime.model.ts';
import { PlayLimitsModel } from './PlayLimits.model.ts';
import { PlayTimeModel } from './PlayTime.model.ts';

/** A learner, and the time zone of the device that asks. */
export interface LearnerHere {
  readonly learnerId: string;
  readonly timeZone: string;
}

/** The limits of a learner, and the day on which time counts now. */
interface CurrentDay extends LearnerHere {
  readonly limits: PlayLimits;
  /** YYYY-MM-DD. */
  readonly day: string;
}

export type PlayTimeReport = z.infer<typeof putPlayTime.input>;

const secondsPerDay = 86_400;
/** Devices of a learner and day that are stored separately: far more than a family or a school has for one child. */
const maxDevicesPerDay = 20;
/** Device as which all further ones are stored. */
const furtherDevices = 'further';

function limitsOf(row: PlayLimitsModel | undefined): PlayLimits {
  const { minutesPerDay: minutes = null, quietFrom: from = null, quietTo: to = null } = row ?? {};
  return {
    minutesPerDay: minutesPerDayChoices.find((choice) => choice === minutes) ?? null,
    quietHours: from === null || to === null ? null : { from, to },
  };
}

/**
 * Returns the current day in the time zone of the limits. Older limits have none and take that of the first device that asks, so that
 * moving to another one begins no new day.
 */
async function currentDay(database: Knex, { learnerId, timeZone }: LearnerHere, nowMs: number): Promise<CurrentDay> {
  const row = await PlayLimitsModel.query(database).findById(learnerId);
  if (row?.timeZone === null) {
    await PlayLimitsModel.query(database).findById(learnerId).whereNull('timeZone').patch({ timeZone });
  }
  const counting = row?.timeZone ?? timeZone;
  return { learnerId, timeZone: counting, limits: limitsOf(row), day: wallTimeIn(counting, nowMs).day };
}

/** Stores the limits of a learner. */
export async function writeLimits(
  database: Knex,
  { learnerId, timeZone, minutesPerDay, quietHours }: LearnerHere & PlayLimits,
  nowMs: number,
): Promise<PlayLimits> {
  await PlayLimitsModel.query(database)
    .insert({
      learnerId,
      minutesPerDay,
      quietFrom: quietHours?.from ?? null,
      quietTo: quietHours?.to ?? null,
      timeZone,
      updatedAt: nowMs,
    })
    .onConflict('learnerId')
    .merge();
  return { minutesPerDay, quietHours };
}

/** Returns the seconds played on a day: over all devices, and on one of them if it is given. */
async function secondsOn(
  database: Knex,
  { learnerId, day }: CurrentDay,
  deviceId: string | null,
): Promise<Pick<PlayTime, 'playedSeconds' | 'deviceSeconds'>> {
  const ofDevice = 'max(case when device_id = ? then seconds end)';
  const sums = await PlayTimeModel.query(database)
    .where({ learnerId, day })
    .select(raw('coalesce(sum(seconds), 0)').as('playedSeconds'))
    .select(raw(`coalesce(${ofDevice}, ${ofDevice}, 0)`, [deviceId, deviceId && furtherDevices]).as('deviceSeconds'))
    .castTo<Pick<PlayTime, 'playedSeconds' | 'deviceSeconds'>[]>();
  return sums[0] ?? { playedSeconds: 0, deviceSeconds: 0 };
}

async function timeOn(database: Knex, current: CurrentDay, deviceId: string | null, nowMs: number): Promise<PlayTime> {
  const { learnerId, limits, timeZone, day } = current;
  const extra = await ExtraTimeModel.query(database).findById([learnerId, day]);
  return {
    ...limits,
    ...(await secondsOn(database, current, deviceId)),
    day,
    timeZone,
    serverTime: new Date(nowMs).toISOString(),
    extraSeconds: extra?.seconds ?? 0,
  };
}

/** Returns the limits of a learner and the time played today, over all devices. */
export async function readPlayTime(database: Knex, learner: LearnerHere, nowMs: number): Promise<PlayTime> {
  return timeOn(database, await currentDay(database, learner, nowMs), null, nowMs);
}

/**
 * Returns the device as which time is stored: itself, or `furtherDevices` if it is new and the learner has `maxDevicesPerDay` on that day
 * already. Part of the insert, so that devices which report at once are counted.
 */
function storedDevice({ learnerId, day }: CurrentDay, deviceId: string) {
  const stored = () => PlayTimeModel.query().where({ learnerId, day });
  return raw('case when exists ? or ? < ? then ? else ? end', [
    stored().where({ deviceId }),
    stored().count(),
    maxDevicesPerDay,
    deviceId,
    furtherDevices,
  ]);
}

/** Stores the time played on a device. Its total only grows, so reports may be repeated and arrive in any order. */
async function addPlayTime(
  database: Knex,
  current: CurrentDay,
  { deviceId, seconds }: Pick<PlayTimeReport, 'deviceId' | 'seconds'>,
): Promise<void> {
  const { learnerId, day } = current;
  const greatest = isPostgres(database) ? 'greatest' : 'max';
  await PlayTimeModel.query(database)
    .insert({ learnerId, day, deviceId: storedDevice(current, deviceId), seconds })
    .onConflict(['learnerId', 'day', 'deviceId'])
    .merge({ seconds: raw(`${greatest}(play_times.seconds, excluded.seconds)`) });
}

/**
 * Stores a report, unless it is of another day or nothing was played, and returns what `readPlayTime` does. If nothing may be stored, the
 * device counts alone.
 */
export async function reportPlayTime(
  database: Knex,
  report: PlayTimeReport,
  { mayStore, nowMs }: { readonly mayStore: boolean; readonly nowMs: number },
): Promise<PlayTime> {
  const current = await currentDay(database, report, nowMs);
  const seconds = report.day === current.day ? report.seconds : 0;
  const deviceId = report.deviceId.toLowerCase();
  if (mayStore && seconds > 0) await addPlayTime(database, current, { deviceId, seconds });
  const time = await timeOn(database, current, deviceId, nowMs);
  if (mayStore) return time;
  return { ...time, playedSeconds: Math.max(time.playedSeconds, seconds), deviceSeconds: seconds };
}

/** Adds `extraMinutes` to today, and returns what `readPlayTime` does. */
export async function addExtraTime(database: Knex, learner: LearnerHere, nowMs: number): Promise<PlayTime> {
  const current = await currentDay(database, learner, nowMs);
  const least = isPostgres(database) ? 'least' : 'min';
  await ExtraTimeModel.query(database)
    .insert({ learnerId: learner.learnerId, day: current.day, seconds: extraMinutes * 60 })
    .onConflict(['learnerId', 'day'])
    .merge({ seconds: raw(`${least}(extra_times.seconds + excluded.seconds, ?)`, [secondsPerDay]) });
  return timeOn(database, current, null, nowMs);
}

/** Deletes the time played on past days. */
export async function deleteOldPlayTimes(database: Knex, nowMs: number): Promise<void> {
  const oldest = addDays(dayOf(nowMs), -playTimeKeptDays);
  for (const model of [PlayTimeModel, ExtraTimeModel]) await model.query(database).where('day', '<', oldest).delete();
}
