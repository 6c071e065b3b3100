import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { ClassLessonModel } from './ClassLesson.model.ts';

export async function lessonLines(database: Knex, classId: string): Promise<Lines> {
  const rows = await ClassLessonModel.query(database)
    .where({ classId })
    .withGraphFetched('seats')
    .orderBy(['opensAt', 'id']);
  return rows.map((row) => ({
    classId,
    code: row.code,
    title: row.title,
    opensAt: timeOf(row.opensAt),
    closesAt: timeOf(row.closesAt),
    isForAll: row.isForAll,
    learnerIds: row.seats?.map(({ learnerId: id }) => id).join(' ') ?? '',
    createdAt: timeOf(row.createdAt),
    updatedAt: timeOf(row.updatedAt),
  }));
}
