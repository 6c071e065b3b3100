import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { minutesPerDayChoices, pinDigits } from './family.limits.ts';
import { count } from '../shared/integers.ts';
import { timeZoneName } from '../shared/timeZone.ts';

const learnerId = { learnerId: z.string() };
/** Time zone of the device. It counts only until limits are set: they have that of the grown-up who sets them. */
const ownZone = { timeZone: timeZoneName };
/** Time of day: `20:30`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 20:30.'));

const limits = z.strictObject({
  /** Null: no limit. */
  minutesPerDay: z.nullable(z.union(minutesPerDayChoices.map((minutes) => z.literal(minutes)))),
  /** May cross midnight. Null: none. */
  quietHours: z.nullable(z.strictObject({ from: timeOfDay, to: timeOfDay })),
});
export type PlayLimits = z.infer<typeof limits>;

/** Limits, and the time played on the current day. The server decides which day that is, so that no clock of a device can. */
const playTime = z.strictObject({
  ...limits.shape,
  day: z.iso.date(),
  /** When the server answered. */
  serverTime: z.iso.datetime(),
  /** Time zone of the day and of quiet hours. */
  timeZone: z.string(),
  /** On that day, over all devices, in seconds. */
  playedSeconds: count,
  /** Of these, on the device that reported. */
  deviceSeconds: count,
  /** Added by a grown-up for that day. */
  extraSeconds: count,
});
export type PlayTime = z.infer<typeof playTime>;

/** Limits and time played today. */
export const getPlayTime = endpoint('GET', '/api/learners/:learnerId/play-time', {
  access: 'guardian',
  isForChildren: true,
  input: z.strictObject({ ...learnerId, ...ownZone }),
  output: playTime,
});

/**
 * Reports the time played on this device on a day. A report of another day than the server's is not stored; the answer says which day it
 * is. Repeating a report changes nothing: the total of the device only grows.
 */
export const putPlayTime = endpoint('PUT', '/api/learners/:learnerId/play-time', {
  access: 'guardian',
  isForChildren: true,
  input: z.strictObject({
    ...learnerId,
    ...ownZone,
    day: z.iso.date(),
    deviceId: z.uuid(),
    seconds: count.check(z.maximum(86_400)),
  }),
  output: playTime,
});

/** Sets the limits. Requires the feature `parentalControls`. A child who knows the PIN can't change them. */
export const putPlayLimits = endpoint('PUT', '/api/learners/:learnerId/limits', {
  access: 'guardian',
  needsPassword: true,
  errors: ['plan_required'],
  input: z.strictObject({ ...learnerId, ...ownZone, ...limits.shape }),
  output: limits,
});

/** Adds `extraMinutes` to the current day. In a child's session it takes the grown-up's PIN or password. */
export const postExtraTime = endpoint('POST', '/api/learners/:learnerId/extra-time', {
  access: 'guardian',
  isForChildren: true,
  isOnlyAtHome: true,
  errors: ['wrong_pin', 'wrong_password', 'pin_not_set', 'sign_in_blocked', 'passwords_not_used'],
  input: z.strictObject({
    ...learnerId,
    ...ownZone,
    pin: z.optional(z.string().check(z.regex(new RegExp(`^\\d{${pinDigits}}$`), `Enter ${pinDigits} digits.`))),
    password: z.optional(z.string()),
  }),
  output: playTime,
});
