import type { ClassLesson, LessonRow, OwnLesson } from '@countertop/contract/classLessons';
import type { Knex } from 'knex';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { isEnded } from '../classes/classEnd.ts';
import type { ClassModel } from '../classes/Class.model.ts';
import { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { requireStaff } from '../classes/requireStaff.ts';
import { ClassLessonModel } from './ClassLesson.model.ts';
import { lessonColumns, type LessonChild, lessonRows } from './lessonRows.ts';
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

async function etagOf(database: Knex, { one, row, children }: Opened): Promise<string> {
  const found = await attemptsIn(database, row, children)
    .count('* as count')
    .max('received_at as newest')
    .castTo<NewestAttempt[]>();
  const { count = 0, newest = null } = found[0] ?? {};
  // Erasing a child and renaming one both change the version of the class.
  return `"${one.version}.${row.version}.${count}.${newest ?? 0}"`;
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
  return {
    etag: await etagOf(database, { one, row, children }),
    lesson: await lessonOf(database, row),
    async readRows() {
      const attempts = await attemptsIn(database, row, children).select(...lessonColumns);
      return lessonRows({ row, lesson: storedLesson(row), children }, attempts);
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
    const attempts = await attemptsIn(database, row, [seat]).select(...lessonColumns);
    const problems = lessonRows({ row, lesson: storedLesson(row), children: [seat] }, attempts);
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
