import type { ClassLesson, LessonRow } from '@countertop/contract/classes/classLessons';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { requireStaff } from '../classes/requireStaff.ts';
import { ClassLessonModel } from './ClassLesson.model.ts';
import { LessonAnswers, lessonColumns, type LessonChild } from './LessonAnswers.ts';
import { LessonSeatModel } from './LessonSeat.model.ts';
import { type LessonKey, lessonOf, requireClassLesson, storedLesson } from './lessons.service.ts';

/** Returns the children of a lesson. */
async function childrenOf(database: Knex, row: ClassLessonModel): Promise<readonly LessonChild[]> {
  const seats = ClassSeatModel.query(database).where({ classId: row.classId }).select('id', 'learnerId').orderBy('id');
  if (!row.isForAll)
    void seats.whereIn('id', LessonSeatModel.query(database).where({ lessonId: row.id }).select('seatId'));
  return seats;
}

/** Selects the attempts of children in a lesson, also those that were made at other times. */
function attemptsIn(database: Knex, { code }: ClassLessonModel, children: readonly LessonChild[]) {
  return AttemptModel.query(database)
    .where({ lesson: code })
    .whereIn(
      'learnerId',
      children.map(({ learnerId: id }) => id),
    );
}

/** A lesson with the version of its class. */
type StaffLesson = ClassLessonModel & { readonly classVersion: number };

/**
 * Returns a lesson with the version of its class, in a single query because the page polls it. Throws `ApiError` 404 if the caller doesn't
 * teach the class, or if the class has no such lesson.
 */
async function requireStaffLesson(database: Knex, userId: string, key: LessonKey): Promise<StaffLesson> {
  const found = await ClassLessonModel.query(database)
    .findOne({ 'class_lessons.id': key.lessonId, 'class_lessons.classId': key.classId, userId })
    .join('class_staff', 'class_staff.classId', 'class_lessons.classId')
    .join('classes', 'classes.id', 'class_lessons.classId')
    .select('class_lessons.*', 'classes.version as classVersion')
    .castTo<StaffLesson | undefined>();
  if (found !== undefined) return found;
  const { row: one } = await requireStaff(database, key.classId, userId);
  const row = await requireClassLesson(database, key);
  return Object.assign(row, { classVersion: one.version });
}

/** A lesson as it was read: what doesn't change without a new version of the lesson or its class, and the answers so far. */
interface ReadLesson {
  readonly lesson: ClassLesson;
  readonly children: readonly LessonChild[];
  readonly answers: LessonAnswers;
}

/**
 * Lessons that were read before, so that a view that is polled reads new answers only. Other servers read them from the database: nothing
 * depends on it. Some 200 kB for a full class.
 */
const readLessons = new LRUCache<string, ReadLesson>({ max: 500, ttl: 600_000 });

async function readLesson(database: Knex, row: StaffLesson): Promise<ReadLesson> {
  // Erasing a child and changing the children or the times of a lesson change a version.
  const key = `${row.id}.${row.version}.${row.classVersion}`;
  const known = readLessons.get(key);
  if (known !== undefined) return known;
  const [lesson, children] = [await lessonOf(database, row), await childrenOf(database, row)];
  const read = { lesson, children, answers: new LessonAnswers(row, storedLesson(row)) };
  readLessons.set(key, read);
  return read;
}

interface NewestAttempt {
  readonly count: number | string;
  readonly newest: number | string | null;
}

async function newestAttempt(database: Knex, row: ClassLessonModel, children: readonly LessonChild[]) {
  const [found] = await attemptsIn(database, row, children)
    .count('* as count')
    .max('receivedAt as newest')
    .castTo<NewestAttempt[]>();
  return { count: Number(found?.count ?? 0), newest: Number(found?.newest ?? 0) };
}

/** A lesson of a class for its staff, before new answers are read. */
export interface OpenedClassView {
  /** Changes with the lesson, with its children and with each of their answers. */
  readonly etag: string;
  readonly lesson: ClassLesson;
  readRows(): Promise<LessonRow[]>;
}

/** Opens the view of a lesson. Throws `ApiError` 404 for everybody who doesn't teach the class, or if it has no such lesson. */
export async function openClassView(database: Knex, userId: string, key: LessonKey): Promise<OpenedClassView> {
  const row = await requireStaffLesson(database, userId, key);
  const { lesson, children, answers } = await readLesson(database, row);
  const { count, newest } = await newestAttempt(database, row, children);
  const attempts = () => attemptsIn(database, row, children).select(...lessonColumns);
  return {
    // Renaming a child changes the version of the class.
    etag: `"${row.classVersion}.${row.version}.${count}.${newest}"`,
    lesson,
    async readRows() {
      if (answers.size < count) answers.add(await attempts().where('receivedAt', '>=', answers.newest));
      // One that arrived earlier was committed later.
      if (answers.size < count) answers.add(await attempts());
      return answers.rows(children);
    },
  };
}
