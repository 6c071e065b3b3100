import { isKnownMistake } from '@countertop/contract/play/mistakeKinds';
import { minuteMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import type { WeeklyReport } from './weeklyMailText.ts';
import { SkillDayModel } from '../learners/SkillDay.model.ts';
import type { Week } from './weeks.ts';

/** Answers to a skill before it is worth a word, and the share of them that works. */
const minAsked = 5;
const minShare = 0.7;
/** How often a mistake must be made before it is worth talking about. */
const minTimes = 2;

type Figures = Pick<SkillDayModel, 'learnerId' | 'day' | 'skill' | 'asked' | 'rightFirstTry' | 'elapsedMs'>;
interface MistakeCount extends Pick<AttemptModel, 'learnerId' | 'skill'> {
  readonly mistake: string;
  /** PostgreSQL returns text. */
  readonly count: number | string;
}

function groupBy<Row extends { readonly learnerId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.learnerId);
    if (group === undefined) groups.set(row.learnerId, [row]);
    else group.push(row);
  }
  return groups;
}

/** Returns the skill that went best; null if none was asked often and answered well. */
function bestSkill(figures: readonly Figures[]): WeeklyReport['best'] {
  const sums = new Map<Figures['skill'], { asked: number; right: number }>();
  for (const { skill, asked, rightFirstTry: right } of figures) {
    const sum = sums.get(skill) ?? { asked: 0, right: 0 };
    sums.set(skill, { asked: sum.asked + asked, right: sum.right + right });
  }
  const works = [...sums]
    .map(([skill, { asked, right }]) => ({ skill, asked, right }))
    .filter(({ asked, right }) => asked >= minAsked && right / asked >= minShare);
  return (
    works.toSorted((one, other) => other.right / other.asked - one.right / one.asked || other.asked - one.asked)[0] ??
    null
  );
}

function topMistake(mistakes: readonly MistakeCount[]): WeeklyReport['mistake'] {
  const counts = mistakes.map(({ skill, mistake, count }) => ({ skill, mistake, times: Number(count) }));
  const [top] = counts
    .filter(({ times, mistake }) => times >= minTimes && isKnownMistake(mistake))
    .toSorted((one, other) => other.times - one.times || (one.mistake < other.mistake ? -1 : 1));
  return top !== undefined && isKnownMistake(top.mistake) ? { ...top, mistake: top.mistake } : null;
}

/** Returns the weeks of learners, by their IDs. Those who did not play are left out. */
export async function weeklyReports(
  database: Knex,
  learnerIds: readonly string[],
  { from, to }: Week,
): Promise<ReadonlyMap<string, WeeklyReport>> {
  const figures: Figures[] = await SkillDayModel.query(database)
    .whereIn('learnerId', [...learnerIds])
    .whereBetween('day', [from, to])
    .select('learnerId', 'day', 'skill', 'asked', 'rightFirstTry', 'elapsedMs');
  const mistakes = await AttemptModel.query(database)
    .whereIn('learnerId', [...learnerIds])
    .whereBetween('day', [from, to])
    .whereNotNull('mistake')
    .groupBy('learnerId', 'skill', 'mistake')
    .select('learnerId', 'skill', 'mistake')
    .count('* as count')
    .castTo<MistakeCount[]>();
  const mistakesOf = groupBy(mistakes);
  return new Map(
    [...groupBy(figures)].map(([id, own]) => [
      id,
      {
        days: new Set(own.map(({ day }) => day)).size,
        minutes: Math.max(1, Math.round(own.reduce((sum, { elapsedMs: ms }) => sum + ms, 0) / minuteMs)),
        orders: own.reduce((sum, { asked }) => sum + asked, 0),
        best: bestSkill(own),
        mistake: topMistake(mistakesOf.get(id) ?? []),
      },
    ]),
  );
}
