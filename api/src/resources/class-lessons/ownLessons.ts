import type { OwnLesson } from '@countertop/contract/classes/classLessons';
import type { Knex } from 'knex';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { isEnded } from '../classes/classEnd.ts';
import { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { ClassLessonModel } from './ClassLesson.model.ts';
import { LessonAnswers, lessonColumns } from './LessonAnswers.ts';
import { LessonSeatModel } from './LessonSeat.model.ts';
import { storedLesson } from './lessons.service.ts';

/** Returns the open lessons of a child in a class, those that close first first. */
export async function listOwnLessons(database: Knex, learnerId: string, nowMs: number): Promise<OwnLesson[]> {
  const seat = await ClassSeatModel.query(database).findOne({ learnerId }).withGraphFetched('class');
  if (seat?.class === undefined || isEnded(seat.class, nowMs)) return [];
  const chosen = LessonSeatModel.query(database).where({ seatId: seat.id }).select('lessonId');
  const rows = await ClassLessonModel.query(database)
    .where({ classId: seat.classId })
    .where('opensAt', '<=', nowMs)
    .where('closesAt', '>', nowMs)
    .where((query) => void query.where({ isForAll: true }).orWhereIn('id', chosen))
    .orderBy(['closesAt', 'id']);
  const lessons: OwnLesson[] = [];
  for (const row of rows) {
    const answers = new LessonAnswers(row, storedLesson(row));
    answers.add(
      await AttemptModel.query(database)
        .where({ learnerId, lesson: row.code })
        .select(...lessonColumns),
    );
    const problems = answers.rows([seat]);
    lessons.push({
      id: row.id,
      code: row.code,
      title: row.title,
      answered: problems.filter(({ missing }) => missing.length === 0).length,
      total: problems.length,
      opensAt: new Date(row.opensAt).toISOString(),
      closesAt: new Date(row.closesAt).toISOString(),
    });
  }
  return lessons;
}
