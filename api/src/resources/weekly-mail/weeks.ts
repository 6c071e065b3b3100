import { dayMs, hourMs } from '@countertop/contract/shared/time';
import { addDays, dayOf } from '../../platform/days.ts';

/** Monday in UTC when the last Sunday is over in every time zone. */
const startHour = 12;
/** Emails about a week are sent until Thursday, in case no server was running on Monday. Later, they would be no news. */
const lastDay = 3;

/** A week that emails are sent about, from Monday to Sunday on the devices. */
export interface Week {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** When its emails are due, in milliseconds since 1970 UTC. */
  readonly dueMs: number;
}

/** Returns the week that emails are due about at a moment; null from Thursday on, and early on Monday. */
export function dueWeek(nowMs: number): Week | null {
  const weekday = (new Date(nowMs).getUTCDay() + 6) % 7;
  const monday = addDays(dayOf(nowMs), -weekday);
  const dueMs = Date.parse(monday) + startHour * hourMs;
  if (nowMs < dueMs || nowMs >= Date.parse(monday) + lastDay * dayMs) return null;
  return { from: addDays(monday, -7), to: addDays(monday, -1), dueMs };
}
