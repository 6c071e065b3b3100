import type { ClassLesson, LessonRow, OwnLesson } from '@countertop/contract/classLessons';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { isEnded } from '../classes/classEnd.ts';
import type { ClassModel } from '../classes/Class.model.ts';
import { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { requireStaff } from '../classes/requireStaff.ts';
import { ClassLessonModel } from './ClassLesson.model.ts';
import { LessonAnswers, lessonColumns, type LessonChild } from './LessonAnswers.ts';
import { LessonSeatModel } from './LessonSeat.model.ts';
import { lessonOf, requireClassLesson, storedLesson } from './lessons.service.ts';

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

interface NewestAttempt {
  readonly count: number | string;
  readonly newest: number | string | null;
}

interface Opened {
  readonly one: ClassModel;
  readonly row: ClassLessonModel;
  readonly children: readonly LessonChild[];
}

/** A lesson of a class for its staff, before the answers are read. */
export interface OpenedClassView {
  /** Changes with the lesson, with its children and with each of their answers. */
  readonly etag: string;
  readonly lesson: ClassLesson;
  readRows(): Promise<LessonRow[]>;
}

async function newestAttempt(database: Knex, { row, children }: Opened) {
  const [found] = await attemptsIn(database, row, children)
    .count('* as count')
    .max('received_at as newest')
    .castTo<NewestAttempt[]>();
  return { count: Number(found?.count ?? 0), newest: Number(found?.newest ?? 0) };
}

/**
 * Answers that were read before, so that a view that is polled reads new ones only. Other servers read them from the database: nothing
 * depends on it. Some 200 kB for a full class.
 */
const readAnswers = new LRUCache<string, LessonAnswers>({ max: 500, ttl: 600_000 });

/** Returns the answers to a lesson, of which there are at least `count`. */
async function answersTo(database: Knex, { one, row, children }: Opened, count: number): Promise<LessonAnswers> {
  // Erasing a child and changing the children or the times of a lesson change a version.
  const key = `${row.id}.${row.version}.${one.version}`;
  const attempts = () => attemptsIn(database, row, children).select(...lessonColumns);
  const known = readAnswers.get(key);
  if (known !== undefined) {
    if (known.size < count) known.add(await attempts().where('received_at', '>=', known.newest));
    // Otherwise one that arrived earlier was committed later.
    if (known.size >= count) return known;
  }
  const answers = new LessonAnswers(row, storedLesson(row));
  answers.add(await attempts());
  readAnswers.set(key, answers);
  return answers;
}

/** Opens the view of a lesson. Throws `ApiError` 404 for everybody who doesn't teach the class, or if it has no such lesson. */
export async function openClassView(
  database: Knex,
  userId: string,
  key: { readonly classId: string; readonly lessonId: string },
): Promise<OpenedClassView> {
  const { row: one } = await requireStaff(database, key.classId, userId);
  const row = await requireClassLesson(database, key);
  const children = await childrenOf(database, row);
  const opened = { one, row, children };
  const { count, newest } = await newestAttempt(database, opened);
  return {
    // Renaming a child changes the version of the class.
    etag: `"${one.version}.${row.version}.${count}.${newest}"`,
    lesson: await lessonOf(database, row),
    readRows: async () => (await answersTo(database, opened, count)).rows(children),
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
