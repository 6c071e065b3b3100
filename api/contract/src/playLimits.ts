import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { minutesPerDayChoices, pinDigits } from './family.limits.ts';
import { count } from './integers.ts';

const learnerId = { learnerId: z.string() };
/** Time of day on the device: `20:30`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 20:30.'));

const limits = z.strictObject({
  /** Null: no limit. */
  minutesPerDay: z.nullable(z.union(minutesPerDayChoices.map((minutes) => z.literal(minutes)))),
  /** May cross midnight. Null: none. */
  quietHours: z.nullable(z.strictObject({ from: timeOfDay, to: timeOfDay })),
});
export type PlayLimits = z.infer<typeof limits>;

const playTime = z.strictObject({
  ...limits.shape,
  /** On the day that was asked for, over all devices, in seconds. */
  playedSeconds: count,
  /** Added by a grown-up for that day. */
  extraSeconds: count,
});
export type PlayTime = z.infer<typeof playTime>;

/** Limits and time played on a day of the device (`YYYY-MM-DD`). */
export const getPlayTime = endpoint('GET', '/api/learners/:learnerId/play-time', {
  access: 'guardian',
  isForChildren: true,
  input: z.strictObject({ ...learnerId, day: z.iso.date() }),
  output: playTime,
});

/** Reports the time played on this device on a day. Repeating a report changes nothing: the total of the device only grows. */
export const putPlayTime = endpoint('PUT', '/api/learners/:learnerId/play-time', {
  access: 'guardian',
  isForChildren: true,
  input: z.strictObject({
    ...learnerId,
    day: z.iso.date(),
    deviceId: z.uuid(),
    seconds: count.check(z.maximum(86_400)),
  }),
  output: playTime,
});

/** Sets the limits. Requires the feature `parentalControls`. */
export const putPlayLimits = endpoint('PUT', '/api/learners/:learnerId/limits', {
  access: 'guardian',
  errors: ['plan_required'],
  input: z.strictObject({ ...learnerId, ...limits.shape }),
  output: limits,
});

/** Adds `extraMinutes` to a day. In a child's session it takes the grown-up's PIN or password. */
export const postExtraTime = endpoint('POST', '/api/learners/:learnerId/extra-time', {
  access: 'guardian',
  isForChildren: true,
  isOnlyAtHome: true,
  errors: ['wrong_pin', 'wrong_password', 'pin_not_set', 'sign_in_blocked', 'passwords_not_used'],
  input: z.strictObject({
    ...learnerId,
    day: z.iso.date(),
    pin: z.optional(z.string().check(z.regex(new RegExp(`^\\d{${pinDigits}}$`), `Enter ${pinDigits} digits.`))),
    password: z.optional(z.string()),
  }),
  output: playTime,
});
