import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { ClassLessonModel } from './ClassLesson.model.ts';

export async function lessonLines(database: Knex, classId: string): Promise<Lines> {
  const rows = await ClassLessonModel.query(database)
    .where({ class_id: classId })
    .withGraphFetched('seats')
    .orderBy(['opens_at', 'id']);
  return rows.map((row) => ({
    classId,
    code: row.code,
    title: row.title,
    opensAt: timeOf(row.opens_at),
    closesAt: timeOf(row.closes_at),
    isForAll: row.is_for_all,
    learnerIds: row.seats?.map(({ learner_id: id }) => id).join(' ') ?? '',
    createdAt: timeOf(row.created_at),
    updatedAt: timeOf(row.updated_at),
  }));
}
