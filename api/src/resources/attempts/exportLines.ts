import type { Knex } from 'knex';
import { type Lines, rowsPerPage } from '../../platform/csv.ts';
import { AttemptModel, type AttemptRow } from './Attempt.model.ts';
import { gradedAttemptOf } from './attempts.service.ts';

function attemptLine(row: AttemptRow) {
  const { givens, ...attempt } = gradedAttemptOf(row);
  return { learnerId: row.learnerId, day: row.day, ...attempt, givens: JSON.stringify(givens) };
}

/** Yields a learner's attempts in pages. */
export async function* attemptPages(database: Knex, learnerId: string): AsyncGenerator<Lines> {
  let after = '';
  for (;;) {
    const rows = await AttemptModel.query(database)
      .where({ learnerId })
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsPerPage);
    yield rows.map(attemptLine);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    after = last.id;
  }
}
