import { columnOf } from '../../platform/db/snakeCase.ts';
import type { SkillDayRow } from '../learners/SkillDay.model.ts';
import type { AttemptRow } from './Attempt.model.ts';

/** Columns that the browser sends. */
export const sentColumns = [
  'rulesVersion',
  'seed',
  'number',
  'band',
  'type',
  'variant',
  'dish',
  'givens',
  'origin',
  'lesson',
  'answerHundredths',
  'isRetry',
  'hintsUsed',
  'elapsedMs',
  'speed',
  'answeredAt',
] as const;
const columns = [
  'learnerId',
  'id',
  ...sentColumns,
  'receivedAt',
  'day',
  'skill',
  'isCorrect',
  'mistake',
] as const satisfies readonly (keyof AttemptRow)[];

const casts: Partial<Record<(typeof columns)[number], string>> = {
  rulesVersion: 'integer',
  seed: 'bigint',
  number: 'integer',
  answerHundredths: 'double precision',
  isRetry: 'boolean',
  hintsUsed: 'integer',
  elapsedMs: 'integer',
  receivedAt: 'bigint',
  isCorrect: 'boolean',
};
const selected = columns.map((column, index) => {
  const type = casts[column];
  return type === undefined ? `rows.value->>${index}` : `cast(rows.value->>${index} as ${type})`;
});

/** Returns the SQL that inserts `rows` of attempts, and skips those whose ID is stored or whose learner is gone. */
export const insertAttempts = (rows: string) => `insert into attempts (${columns.map(columnOf).join(', ')})
  select ${selected.join(', ')} from ${rows}
  where exists (select 1 from learners where learners.id = rows.value->>0)
  on conflict (learner_id, id) do nothing`;

/** Returns the JSON parameter of `insertAttempts`. */
export function attemptValues(attempts: readonly AttemptRow[]): string {
  return JSON.stringify(
    attempts.map((row) => columns.map((column) => (column === 'givens' ? JSON.stringify(row.givens) : row[column]))),
  );
}

const skillDaySums = ['asked', 'rightFirstTry', 'withHelp', 'corrected', 'elapsedMs'] as const;
const skillDayKeys = ['learnerId', 'day', 'skill'] as const;
const skillDayColumns = [...skillDayKeys, ...skillDaySums];

/** Returns the SQL that adds `rows` to the totals of their days. */
export const addSkillDays = (rows: string) => `insert into skill_days (${skillDayColumns.map(columnOf).join(', ')})
  select ${skillDayKeys.map((_, index) => `rows.value->>${index}`).join(', ')},
    ${skillDaySums.map((_, index) => `cast(rows.value->>${skillDayKeys.length + index} as bigint)`).join(', ')}
  from ${rows} where true
  on conflict (${skillDayKeys.map(columnOf).join(', ')}) do update
    set ${skillDaySums
      .map(columnOf)
      .map((column) => `${column} = skill_days.${column} + excluded.${column}`)
      .join(', ')}`;

function skillDayOf(attempt: AttemptRow): SkillDayRow {
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
export function skillDayValues(attempts: readonly AttemptRow[]): string {
  const totals = new Map<string, SkillDayRow>();
  for (const one of attempts.map(skillDayOf)) {
    const key = `${one.learnerId} ${one.day} ${one.skill}`;
    const total = totals.get(key);
    totals.set(key, total === undefined ? one : sumOf(total, one));
  }
  // In the same order on every server, so that two of them never wait for each other in a circle.
  const sorted = [...totals].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted.map(([, total]) => skillDayColumns.map((column) => total[column])));
}

/** Returns the SQL that sets the bands of learners. */
export const setBands = (rows: string) => `update learners
  set band = rows.value->>1, updated_at = cast(rows.value->>2 as bigint) from ${rows}
  where learners.id = rows.value->>0 and learners.band is distinct from rows.value->>1`;

/** Returns the JSON parameter of `setBands`: the band of each learner's last attempt, except for reviews of earlier bands. */
export function bandValues(attempts: readonly AttemptRow[]): string {
  const chosen = attempts.filter(({ origin }) => origin !== 'review');
  const last = new Map(chosen.map((attempt) => [attempt.learnerId, attempt]));
  return JSON.stringify([...last.values()].map(({ learnerId: id, band, receivedAt: at }) => [id, band, at]));
}
