import type { Knex } from 'knex';
import type { Model, ModelClass, QueryBuilderType } from 'objection';

/** Result of one run of a job that deletes. */
export interface Deleted {
  readonly count: number;
  /** Whether it deleted as much as one run may. The rest is deleted by the next runs. */
  readonly isLimited: boolean;
}

/** Accounts, classes and families that one run may always erase. Somebody would miss more than that on the same day. */
export const leastPeople = 25;
/** Rows that one run may always delete. */
const leastRows = 1000;

/**
 * Returns how many of `stored` items one run may delete: a quarter, so that a large site catches up within days, but a wrong date
 * does not cost everything before somebody notices.
 */
export function runLimit(stored: number, least: number): number {
  return Math.max(least, Math.ceil(stored / 4));
}

/** Deletes rows that `due` selects in the order of their age, at most as many as one run may. */
export async function deleteDue<Row extends Model>(
  database: Knex,
  model: ModelClass<Row>,
  due: (query: QueryBuilderType<Row>) => unknown,
): Promise<Deleted> {
  const key = [model.idColumn].flat();
  const deleteRows = (limit: number): PromiseLike<number> => {
    const chosen = model.query().select(key).limit(limit);
    due(chosen);
    return model.query(database).whereIn(key, chosen).delete();
  };
  const first = await deleteRows(leastRows);
  // Most days end here, without counting a large table.
  if (first < leastRows) return { count: first, isLimited: false };
  const limit = runLimit(first + (await model.query(database).resultSize()), leastRows);
  const count = first + (await deleteRows(limit - first));
  return { count, isLimited: count >= limit };
}
