import { localDay } from '@countertop/client/shared/localDay';
import { currentTime } from '@countertop/client/shared/today';
import type { ClassLesson } from '@countertop/contract/classes/classLessons';
import { lessonTitleMaxLength, maxLessonDays } from '@countertop/contract/classes/classLessons.limits';
import { nameErrorOf } from '@countertop/contract/shared/name.limits';
import { dayMs } from '@countertop/contract/shared/time';

/** The entries of a teacher about a lesson. */
export interface LessonPlan {
  readonly title: string;
  /** Local date and time like `2026-11-24T08:30`, as a field for both has it; null for now. */
  readonly opens: string | null;
  readonly closes: string;
  /** Seats that the lesson is for; null for the whole class. */
  readonly seatIds: readonly string[] | null;
}

/** A reason why a plan can't be saved. */
export type PlanError = 'title' | 'seats' | 'incomplete' | 'order' | 'over' | 'long';

const usualDays = 7;
const usualHour = 18;

/** Returns a time as the value of a field for local date and time. */
export function toLocal(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${localDay(time)}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** Returns the end that a new lesson starts with: 6 PM a week later, or on the last day of the class if that is earlier. */
export function usualClose(now: Date, { endsOn }: { readonly endsOn: string }): string {
  const day = localDay(new Date(now.getTime() + usualDays * dayMs));
  return `${day < endsOn ? day : endsOn}T${usualHour}:00`;
}

/** Returns what a lesson that is stored was planned as. Children who have left the class are left out. */
export function planOf({ title, opensAt, closesAt, seatIds }: ClassLesson, inClass: readonly string[]): LessonPlan {
  return {
    title,
    opens: toLocal(new Date(opensAt)),
    closes: toLocal(new Date(closesAt)),
    seatIds: seatIds && seatIds.filter((id) => inClass.includes(id)),
  };
}

function timesErrorOf({ opens, closes }: Pick<LessonPlan, 'opens' | 'closes'>, nowMs: number): PlanError | null {
  const [opensMs, closesMs] = [opens === null ? nowMs : Date.parse(opens), Date.parse(closes)];
  if (Number.isNaN(opensMs) || Number.isNaN(closesMs)) return 'incomplete';
  if (closesMs <= opensMs) return 'order';
  if (closesMs <= nowMs) return 'over';
  return closesMs > opensMs + maxLessonDays * dayMs ? 'long' : null;
}

/**
 * Returns what is wrong with a plan at a time, null if nothing is. `before` is the stored plan, whose times can stay: the title of a
 * lesson that is over can change.
 */
export function planErrorOf(plan: LessonPlan, before?: LessonPlan, now = currentTime()): PlanError | null {
  if (nameErrorOf(plan.title, lessonTitleMaxLength) !== null) return 'title';
  if (plan.seatIds?.length === 0) return 'seats';
  const hasSameTimes = plan.opens === before?.opens && plan.closes === before.closes;
  return hasSameTimes ? null : timesErrorOf(plan, now.getTime());
}

/** Returns a valid plan as it is sent. */
export function toInput({ title, opens, closes, seatIds }: LessonPlan, now = currentTime()) {
  return {
    title: title.trim(),
    opensAt: (opens === null ? now : new Date(opens)).toISOString(),
    closesAt: new Date(closes).toISOString(),
    seatIds: seatIds && [...seatIds],
  };
}

export type LessonPhase = 'open' | 'planned' | 'over';

/** Returns whether a lesson is open at a time. */
export function phaseOf({ opensAt, closesAt }: Pick<ClassLesson, 'opensAt' | 'closesAt'>, atMs: number): LessonPhase {
  if (Date.parse(closesAt) <= atMs) return 'over';
  return Date.parse(opensAt) <= atMs ? 'open' : 'planned';
}
