import type { Knex } from 'knex';
import { jsonRows } from '../../platform/db/jsonRows.ts';
import type { AttemptRow } from '../attempts/Attempt.model.ts';
import type { SkillDayRow } from './SkillDay.model.ts';

const sums = ['asked', 'right_first_try', 'with_help', 'corrected', 'elapsed_ms'] as const;
const keys = ['learner_id', 'day', 'skill'] as const;
const columns = [...keys, ...sums];

const addRows = (rows: string) => `insert into skill_days (${columns.join(', ')})
  select ${keys.map((_, index) => `rows.value->>${index}`).join(', ')},
    ${sums.map((_, index) => `cast(rows.value->>${keys.length + index} as bigint)`).join(', ')}
  from ${rows} where true
  on conflict (${keys.join(', ')}) do update
    set ${sums.map((column) => `${column} = skill_days.${column} + excluded.${column}`).join(', ')}`;

function skillDayOf(attempt: AttemptRow): SkillDayRow {
  const { learner_id, day, skill, is_retry: isRetry, is_correct: isCorrect, hints_used: hints, elapsed_ms } = attempt;
  return {
    learner_id,
    day,
    skill,
    asked: Number(!isRetry),
    right_first_try: Number(!isRetry && isCorrect),
    with_help: Number(!isRetry && hints > 0),
    corrected: Number(isRetry && isCorrect),
    elapsed_ms,
  };
}

function sumOf(one: SkillDayRow, other: SkillDayRow): SkillDayRow {
  return { ...one, ...Object.fromEntries(sums.map((column) => [column, one[column] + other[column]])) };
}

/** Adds attempts to the totals of their days. */
export async function addSkillDays(trx: Knex.Transaction, attempts: readonly AttemptRow[]): Promise<void> {
  if (attempts.length === 0) return;
  const totals = new Map<string, SkillDayRow>();
  for (const one of attempts.map(skillDayOf)) {
    const key = keys.map((column) => one[column]).join(' ');
    const total = totals.get(key);
    totals.set(key, total === undefined ? one : sumOf(total, one));
  }
  // In the same order on every server, so that two of them never wait for each other in a circle.
  const sorted = [...totals].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const values = sorted.map(([, total]) => columns.map((column) => total[column]));
  await trx.raw(addRows(jsonRows(trx)), [JSON.stringify(values)]);
}
