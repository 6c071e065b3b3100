import { columnOf } from '../../platform/db/snakeCase.ts';
import type { SkillDayRow } from './SkillDay.model.ts';

/** The part of an answer that is counted. */
interface CountedAttempt extends Pick<SkillDayRow, 'learnerId' | 'day' | 'skill' | 'elapsedMs'> {
  readonly isRetry: boolean;
  readonly isCorrect: boolean;
  readonly hintsUsed: number;
}

const sums = ['asked', 'rightFirstTry', 'withHelp', 'corrected', 'elapsedMs'] as const;
const keys = ['learnerId', 'day', 'skill'] as const;
const columns = [...keys, ...sums];

/** Returns the SQL that adds `rows` to the totals of their days. */
export const addSkillDays = (rows: string) => `insert into skill_days (${columns.map(columnOf).join(', ')})
  select ${keys.map((_, index) => `rows.value->>${index}`).join(', ')},
    ${sums.map((_, index) => `cast(rows.value->>${keys.length + index} as bigint)`).join(', ')}
  from ${rows} where true
  on conflict (${keys.map(columnOf).join(', ')}) do update
    set ${sums
      .map(columnOf)
      .map((column) => `${column} = skill_days.${column} + excluded.${column}`)
      .join(', ')}`;

function skillDayOf(attempt: CountedAttempt): SkillDayRow {
  const { learnerId, day, skill, isRetry, isCorrect, hintsUsed: hints, elapsedMs } = attempt;
  return {
    learnerId,
    day,
    skill,
    asked: Number(!isRetry),
    rightFirstTry: Number(!isRetry && isCorrect),
    withHelp: Number(!isRetry && hints > 0),
    corrected: Number(isRetry && isCorrect),
    elapsedMs,
  };
}

function sumOf(one: SkillDayRow, other: SkillDayRow): SkillDayRow {
  return {
    ...one,
    asked: one.asked + other.asked,
    rightFirstTry: one.rightFirstTry + other.rightFirstTry,
    withHelp: one.withHelp + other.withHelp,
    corrected: one.corrected + other.corrected,
    elapsedMs: one.elapsedMs + other.elapsedMs,
  };
}

/** Returns the JSON parameter of `addSkillDays`. */
export function skillDayValues(attempts: readonly CountedAttempt[]): string {
  const totals = new Map<string, SkillDayRow>();
  for (const one of attempts.map(skillDayOf)) {
    const key = `${one.learnerId} ${one.day} ${one.skill}`;
    const total = totals.get(key);
    totals.set(key, total === undefined ? one : sumOf(total, one));
  }
  // In the same order on every server, so that two of them never wait for each other in a circle.
  const sorted = [...totals].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted.map(([, total]) => columns.map((column) => total[column])));
}
