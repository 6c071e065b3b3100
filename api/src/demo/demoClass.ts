import { schoolNoticeVersion } from '@countertop/contract/classes/classes.limits';
import { dayMs } from '@countertop/contract/shared/time';
import { type Lesson, lessonCode } from '@countertop/engine/lesson/lessonCode';
import { newGame } from '@countertop/engine/play/newGame';
import { playDay } from '@countertop/engine/play/simulate';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';
import type { Knex } from 'knex';
import { addDays, dayOf } from '../platform/days.ts';
import { toAttemptRow } from '../resources/attempts/toAttemptRow.ts';
import { writeAttempts } from '../resources/attempts/writeAttempts.ts';
import { assignLesson } from '../resources/class-lessons/lessons.service.ts';
import { insertClass } from '../resources/classes/classes.service.ts';
import { insertSeats } from '../resources/classes/seats.service.ts';
import type { UserRow } from '../resources/people/Account.model.ts';
import { demoAttempts } from './demoAttempts.ts';
import { storeHistory } from './demoHistory.ts';

const band = 'ages_8_9';
/** Left of the school year of the demo class. */
const daysLeft = 180;
/** A strong class with two children who need help. */
const pupils = [
  { name: 'Aisha', correctPercent: 92 },
  { name: 'Ben', correctPercent: 84 },
  { name: 'Chidi', correctPercent: 76 },
  { name: 'Elena', correctPercent: 95 },
  { name: 'Jonas', correctPercent: 58 },
  { name: 'Mei', correctPercent: 88 },
  { name: 'Priya', correctPercent: 80 },
  { name: 'Tom', correctPercent: 52 },
] as const;

/** Stores a class of a demo account, whose children have played. */
export async function storeDemoClass(database: Knex, teacher: UserRow, nowMs: number): Promise<void> {
  const endsOn = addDays(dayOf(nowMs), daysLeft);
  const chosen = { name: 'Year 4 math', band, endsOn, noticeVersion: schoolNoticeVersion } as const;
  const [classId, learnerIds] = await database.transaction(async (trx) => {
    const made = await insertClass(trx, teacher.id, chosen, teacher.createdAt);
    return [made.id, await insertSeats(trx, made, pupils, teacher.createdAt)] as const;
  });
  for (const [index, { name, correctPercent }] of pupils.entries()) {
    const learnerId = learnerIds[index] ?? '';
    const child = { learnerId, restaurantName: `${name}’s Kitchen`, band, seed: 101 + index, correctPercent } as const;
    await storeHistory(database, child, nowMs);
  }
  await storeDemoLessons(database, { teacherId: teacher.id, classId, learnerIds }, nowMs);
}

interface DemoLesson {
  readonly title: string;
  readonly lesson: Lesson;
  /** Before now. */
  readonly openedDaysAgo: number;
  /** After the start. */
  readonly daysOpen: number;
  /** Problems that each child has answered. */
  readonly answered: readonly number[];
}

const fixed = { rules: rulesVersion, band, speed: 'none', hints: true } as const;
const demoLessons: readonly DemoLesson[] = [
  {
    title: 'Orders and change',
    lesson: { ...fixed, seed: 411, types: ['order_total', 'change_calculation'], count: 10 },
    openedDaysAgo: 5,
    daysOpen: 2,
    answered: pupils.map(() => 10),
  },
  {
    title: 'Stock of the week',
    lesson: { ...fixed, seed: 412, types: ['inventory_management', 'pricing'], count: 8 },
    openedDaysAgo: 1,
    daysOpen: 7,
    answered: [8, 8, 5, 8, 3, 6, 0, 8],
  },
];

/** Numbers attempts of lessons apart from those of the history. */
const firstLessonAttempt = 10_000;

interface DemoClass {
  readonly teacherId: string;
  readonly classId: string;
  /** In the order of `pupils`. */
  readonly learnerIds: readonly string[];
}

/** Assigns a lesson that is over and one that is open, and stores the answers of the children. */
async function storeDemoLessons(database: Knex, { teacherId, classId, learnerIds }: DemoClass, nowMs: number) {
  for (const { title, lesson, openedDaysAgo, daysOpen, answered } of demoLessons) {
    const opensMs = nowMs - openedDaysAgo * dayMs;
    const opensAt = new Date(opensMs).toISOString();
    const closesAt = new Date(opensMs + daysOpen * dayMs).toISOString();
    const assignment = { classId, code: lessonCode(lesson), title, opensAt, closesAt, seatIds: null };
    await assignLesson(database, teacherId, assignment, nowMs);
    const attempts = pupils.flatMap(({ correctPercent }, index) => {
      const game = newGame({ seed: lesson.seed, band, lesson, speed: lesson.speed });
      const { events } = playDay(game, { seed: 201 + index, correctPercent });
      return demoAttempts(game, events, opensMs + dayMs / 2, firstLessonAttempt)
        .slice(0, answered[index])
        .map((attempt) => toAttemptRow(learnerIds[index] ?? '', attempt, nowMs));
    });
    await writeAttempts(
      database,
      attempts.filter((attempt) => typeof attempt !== 'string'),
    );
  }
}
