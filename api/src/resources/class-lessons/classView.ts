import type { ClassLesson, LessonRow, OwnLesson } from '@countertop/contract/classes/classLessons';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { isEnded } from '../classes/classEnd.ts';
import { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { requireStaff } from '../classes/requireStaff.ts';
import { ClassLessonModel } from './ClassLesson.model.ts';
import { LessonAnswers, lessonColumns, type LessonChild } from './LessonAnswers.ts';
import { LessonSeatModel } from './LessonSeat.model.ts';
import { type LessonKey, lessonOf, requireClassLesson, storedLesson } from './lessons.service.ts';

/** Returns the children of a lesson. */
async function childrenOf(database: Knex, row: ClassLessonModel): Promise<readonly LessonChild[]> {
  const seats = ClassSeatModel.query(database)
    .where({ class_id: row.class_id })
    .select('id', 'learner_id')
    .orderBy('id');
  if (!row.is_for_all)
    void seats.whereIn('id', LessonSeatModel.query(database).where({ lesson_id: row.id }).select('seat_id'));
  return seats;
}

/** Selects the attempts of children in a lesson, also those that were made at other times. */
function attemptsIn(database: Knex, { code }: ClassLessonModel, children: readonly LessonChild[]) {
  return AttemptModel.query(database)
    .where({ lesson: code })
    .whereIn(
      'learner_id',
      children.map(({ learner_id: id }) => id),
    );
}

/** A lesson with the version of its class. */
type StaffLesson = ClassLessonModel & { readonly class_version: number };

/**
 * Returns a lesson with the version of its class, in a single query because the page polls it. Throws `ApiError` 404 if the caller doesn't
 * teach the class, or if the class has no such lesson.
 */
async function requireStaffLesson(database: Knex, userId: string, key: LessonKey): Promise<StaffLesson> {
  const found = await ClassLessonModel.query(database)
    .findOne({ 'class_lessons.id': key.lessonId, 'class_lessons.class_id': key.classId, user_id: userId })
    .join('class_staff', 'class_staff.class_id', 'class_lessons.class_id')
    .join('classes', 'classes.id', 'class_lessons.class_id')
    .select('class_lessons.*', 'classes.version as class_version')
    .castTo<StaffLesson | undefined>();
  if (found !== undefined) return found;
  const { row: one } = await requireStaff(database, key.classId, userId);
  const row = await requireClassLesson(database, key);
  return Object.assign(row, { class_version: one.version });
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
  const key = `${row.id}.${row.version}.${row.class_version}`;
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
    .max('received_at as newest')
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
    etag: `"${row.class_version}.${row.version}.${count}.${newest}"`,
    lesson,
    async readRows() {
      if (answers.size < count) answers.add(await attempts().where('received_at', '>=', answers.newest));
      // One that arrived earlier was committed later.
      if (answers.size < count) answers.add(await attempts());
      return answers.rows(children);
    },
  };
}

/** Returns the open lessons of a child in a class, those that close first first. */
export async function listOwnLessons(database: Knex, learnerId: string, nowMs: number): Promise<OwnLesson[]> {
  const seat = await ClassSeatModel.query(database).findOne({ learner_id: learnerId }).withGraphFetched('class');
  if (seat?.class === undefined || isEnded(seat.class, nowMs)) return [];
  const chosen = LessonSeatModel.query(database).where({ seat_id: seat.id }).select('lesson_id');
  const rows = await ClassLessonModel.query(database)
    .where({ class_id: seat.class_id })
    .where('opens_at', '<=', nowMs)
    .where('closes_at', '>', nowMs)
    .where((query) => void query.where({ is_for_all: true }).orWhereIn('id', chosen))
    .orderBy(['closes_at', 'id']);
  const lessons: OwnLesson[] = [];
  for (const row of rows) {
    const answers = new LessonAnswers(row, storedLesson(row));
    answers.add(await attemptsIn(database, row, [seat]).select(...lessonColumns));
    const problems = answers.rows([seat]);
    lessons.push({
      id: row.id,
      code: row.code,
      title: row.title,
      answered: problems.filter(({ missing }) => missing.length === 0).length,
      total: problems.length,
      opensAt: new Date(row.opens_at).toISOString(),
      closesAt: new Date(row.closes_at).toISOString(),
    });
  }
  return lessons;
}
