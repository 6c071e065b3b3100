import type { SkillDayRow } from './SkillDay.model.ts';

/** The part of an answer that is counted. */
interface CountedAttempt extends Pick<SkillDayRow, 'learner_id' | 'day' | 'skill' | 'elapsed_ms'> {
  readonly is_retry: boolean;
  readonly is_correct: boolean;
  readonly hints_used: number;
}

const sums = ['asked', 'right_first_try', 'with_help', 'corrected', 'elapsed_ms'] as const;
const keys = ['learner_id', 'day', 'skill'] as const;
const columns = [...keys, ...sums];

/** Returns the SQL that adds `rows` to the totals of their days. */
export const addSkillDays = (rows: string) => `insert into skill_days (${columns.join(', ')})
  select ${keys.map((_, index) => `rows.value->>${index}`).join(', ')},
    ${sums.map((_, index) => `cast(rows.value->>${keys.length + index} as bigint)`).join(', ')}
  from ${rows} where true
  on conflict (${keys.join(', ')}) do update
    set ${sums.map((column) => `${column} = skill_days.${column} + excluded.${column}`).join(', ')}`;

function skillDayOf(attempt: CountedAttempt): SkillDayRow {
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
  return {
    ...one,
    asked: one.asked + other.asked,
    right_first_try: one.right_first_try + other.right_first_try,
    with_help: one.with_help + other.with_help,
    corrected: one.corrected + other.corrected,
    elapsed_ms: one.elapsed_ms + other.elapsed_ms,
  };
}

/** Returns the JSON parameter of `addSkillDays`. */
export function skillDayValues(attempts: readonly CountedAttempt[]): string {
  const totals = new Map<string, SkillDayRow>();
  for (const one of attempts.map(skillDayOf)) {
    const key = `${one.learner_id} ${one.day} ${one.skill}`;
    const total = totals.get(key);
    totals.set(key, total === undefined ? one : sumOf(total, one));
  }
  // In the same order on every server, so that two of them never wait for each other in a circle.
  const sorted = [...totals].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted.map(([, total]) => columns.map((column) => total[column])));
}
