import { randomUUID } from 'node:crypto';
import type { ClassLesson, patchClassLesson, postClassLesson } from '@countertop/contract/classes/classLessons';
import { maxClassLessons, maxLessonDays } from '@countertop/contract/classes/classLessons.limits';
import { dayMs, isoOf } from '@countertop/contract/shared/time';
import { type Lesson, lessonCode, readLesson } from '@countertop/engine/lesson/lessonCode';
import type { Knex } from 'knex';
import { raw } from 'objection';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { ClassModel } from '../classes/Class.model.ts';
import { classEndMs, requireRunning } from '../classes/classEnd.ts';
import { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { requireTeaching } from '../classes/requirePlan.ts';
import { lockClass, requireStaff } from '../classes/requireStaff.ts';
import { ClassLessonModel } from './ClassLesson.model.ts';
import { LessonSeatModel } from './LessonSeat.model.ts';

/** Returns the lesson of a stored code. */
export function storedLesson({ code }: Pick<ClassLessonModel, 'code'>): Lesson {
  const lesson = readLesson(code);
  if (typeof lesson === 'string') throw new Error(`The stored lesson ${code} is ${lesson}.`);
  return lesson;
}

/** Returns the lesson of a code that a teacher sent. Throws `ApiError` 422 if it can't be played, or is for another age band. */
function requireLesson(code: string, { band }: ClassModel): Lesson {
  const lesson = readLesson(code);
  if (lesson === 'later_rules')
    throw new ApiError('lesson_code_invalid', 'This lesson was made with a newer version. Reload the page.');
  if (lesson === 'invalid') {
    const sentence = 'There is no lesson with this code. Check it for typing errors.';
    throw new ApiError('lesson_code_invalid', sentence, { code: sentence });
  }
  if (lesson.band === band) return lesson;
  const sentence = 'This lesson is for another age. Make one for the age of the class.';
  throw new ApiError('lesson_band', sentence, { code: sentence });
}

interface Times {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Throws `ApiError` 422 unless a lesson opens before it closes, within the class and for at most `maxLessonDays`. */
function requireTimes({ opensAt, closesAt }: Times, { endsOn }: ClassModel): void {
  const isOrdered = opensAt < closesAt && closesAt <= opensAt + maxLessonDays * dayMs;
  if (isOrdered && closesAt <= classEndMs(endsOn)) return;
  const sentence = `Choose an end after the start, at most ${maxLessonDays} days later and before the end of the class.`;
  throw new ApiError('lesson_times', sentence, { closesAt: sentence });
}

/** Replaces the seats of a lesson; null for the whole class. Throws `ApiError` 404 if a seat isn't in the class. */
async function setSeats(
  trx: Knex.Transaction,
  { id, classId }: Pick<ClassLessonModel, 'id' | 'classId'>,
  seatIds: readonly string[] | null,
): Promise<void> {
  await LessonSeatModel.query(trx).where({ lessonId: id }).delete();
  for (const seatId of new Set(seatIds)) {
    if ((await ClassSeatModel.query(trx).findOne({ id: seatId, classId }).select('id')) === undefined)
      throw new ApiError('seat_not_found', 'A chosen child is no longer in the class. Reload the page.');
    await LessonSeatModel.query(trx).insert({ lessonId: id, seatId });
  }
}

/** Converts rows to the contract's type. */
export async function lessonsOf(database: Knex, rows: readonly ClassLessonModel[]): Promise<ClassLesson[]> {
  const some = rows.filter(({ isForAll }) => !isForAll).map(({ id }) => id);
  const seats =
    some.length === 0 ? [] : await LessonSeatModel.query(database).whereIn('lessonId', some).orderBy('seatId');
  return rows.map((row) => {
    const { id, code, title, opensAt, closesAt, isForAll, version } = row;
    const { band, count: total } = storedLesson(row);
    const chosen = seats.flatMap(({ lessonId, seatId }) => (lessonId === id ? [seatId] : []));
    return {
      id,
      code,
      title,
      band,
      total,
      opensAt: isoOf(opensAt),
      closesAt: isoOf(closesAt),
      seatIds: isForAll ? null : chosen,
      version,
    };
  });
}

/** Converts a row to the contract's type. */
export async function lessonOf(database: Knex, row: ClassLessonModel): Promise<ClassLesson> {
  const [lesson] = await lessonsOf(database, [row]);
  if (lesson === undefined) throw new Error('A row has a lesson.');
  return lesson;
}

/** Returns the lessons of a class, those that open last first. */
export async function listLessons(database: Knex, userId: string, classId: string): Promise<ClassLesson[]> {
  await requireStaff(database, classId, userId);
  const rows = await ClassLessonModel.query(database)
    .where({ classId })
    .orderBy([{ column: 'opensAt', order: 'desc' }, 'id']);
  return lessonsOf(database, rows);
}

/** Assigns a lesson to a class or to some of its children. */
export async function assignLesson(
  database: Knex,
  userId: string,
  { classId, code, title, opensAt, closesAt, seatIds }: z.infer<typeof postClassLesson.input>,
  nowMs: number,
): Promise<ClassLesson> {
  const { row: one } = await requireTeaching(database, classId, userId, nowMs);
  requireRunning(one, nowMs);
  const lesson = requireLesson(code, one);
  const times = { opensAt: Date.parse(opensAt), closesAt: Date.parse(closesAt) };
  requireTimes(times, one);
  return database.transaction(async (trx) => {
    // Locks the class, so that two requests at once can't exceed the limit.
    await lockClass(trx, classId);
    if ((await ClassLessonModel.query(trx).where({ classId }).resultSize()) >= maxClassLessons)
      throw new ApiError('too_many_lessons', `A class has at most ${maxClassLessons} lessons. Remove one first.`);
    const row = await ClassLessonModel.query(trx).insertAndFetch({
      ...times,
      id: randomUUID(),
      classId,
      code: lessonCode(lesson),
      title: title.trim(),
      isForAll: seatIds === null,
      version: 1,
      createdAt: nowMs,
      updatedAt: nowMs,
    });
    await setSeats(trx, row, seatIds);
    return lessonOf(trx, row);
  });
}

export interface LessonKey {
  readonly classId: string;
  readonly lessonId: string;
}

/** Returns a lesson of a class. Throws `ApiError` 404 if the class has no such lesson. */
export async function requireClassLesson(database: Knex, { classId, lessonId }: LessonKey): Promise<ClassLessonModel> {
  const row = await ClassLessonModel.query(database).findOne({ id: lessonId, classId });
  if (row === undefined) throw new ApiError('lesson_not_found', 'This lesson was removed. Reload the page.');
  return row;
}

/** Another teacher changed the lesson in between. The response holds what is stored. */
class LessonChanged extends ApiError {
  override readonly extra: { readonly stored: ClassLesson };

  constructor(stored: ClassLesson) {
    super('lesson_changed', 'Another teacher has changed this lesson. Look at the changes and try again.');
    this.extra = { stored };
  }
}

/** Changes the title, the times or the children of a lesson. Throws `ApiError` 409 if another version is stored. */
export async function editLesson(
  database: Knex,
  userId: string,
  { classId, lessonId, version, title, opensAt, closesAt, seatIds }: z.infer<typeof patchClassLesson.input>,
  nowMs: number,
): Promise<ClassLesson> {
  const { row: owner } = await requireTeaching(database, classId, userId, nowMs);
  requireRunning(owner, nowMs);
  return database.transaction(async (trx) => {
    await requireClassLesson(trx, { classId, lessonId });
    const [row] = await ClassLessonModel.query(trx)
      .where({ id: lessonId, classId, version })
      .patch({
        ...(title !== undefined && { title: title.trim() }),
        ...(opensAt !== undefined && { opensAt: Date.parse(opensAt) }),
        ...(closesAt !== undefined && { closesAt: Date.parse(closesAt) }),
        ...(seatIds !== undefined && { isForAll: seatIds === null }),
        version: raw('version + 1'),
        updatedAt: nowMs,
      })
      .returning('*');
    if (row === undefined) {
      const stored = await requireClassLesson(trx, { classId, lessonId });
      throw new LessonChanged(await lessonOf(trx, stored));
    }
    if (opensAt !== undefined || closesAt !== undefined) requireTimes(row, owner);
    if (seatIds !== undefined) await setSeats(trx, row, seatIds);
    return lessonOf(trx, row);
  });
}

/** Removes a lesson from a class. */
export async function removeLesson(database: Knex, userId: string, key: LessonKey): Promise<void> {
  await requireStaff(database, key.classId, userId);
  await requireClassLesson(database, key);
  await ClassLessonModel.query(database).deleteById(key.lessonId);
}
