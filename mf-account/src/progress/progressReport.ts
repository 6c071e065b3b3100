import { daysUntil } from '@countertop/client/shared/localDay';
import { periodDays } from './period.ts';
import type { DayResult, SkillResult } from '@countertop/contract/play/learners';
import type { SkillId } from '@countertop/engine/problems/skill';
import { percentReached } from '@countertop/engine/rewards/percent';
import { minAsked, skillLevel, type SkillLevel } from '@countertop/engine/rewards/practice';
import { isKnownMistake, type MistakeId, type MistakeKind, mistakeKinds } from '@countertop/contract/play/mistakeKinds';

/** With fewer problems there is nothing to say about a child. */
export const minProblems = 10;
/** A mistake that was made once may be a slip. */
const minTimes = 2;
const maxMistakes = 5;
/** Without play for this long, the report says so before anything else. */
const awayDays = 7;

/** A learner's results as the API returns them. */
export interface LearnerResults {
  /** `YYYY-MM-DD`, the last day of the period. */
  readonly today: string;
  readonly days: readonly DayResult[];
  readonly skills: readonly SkillResult[];
}

/** The one thing to say first. */
export type Headline =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'tooLittle'; readonly orders: number }
  | { readonly kind: 'away'; readonly lastDay: string; readonly skill: SkillId }
  /** `mistake` is null if no mistake explains most of the wrong answers. */
  | (SkillScore & { readonly kind: 'talk'; readonly mistake: MistakeId | null })
  | (SkillScore & { readonly kind: 'newSkill' })
  | (SkillScore & { readonly kind: 'good'; readonly allRight: number; readonly allAsked: number });

interface SkillScore {
  readonly skill: SkillId;
  readonly asked: number;
  readonly right: number;
}

export interface SkillLine extends SkillResult {
  readonly level: SkillLevel;
  /** Right on the first try. */
  readonly percent: number;
}

export interface DayLine {
  readonly day: string;
  readonly orders: number;
  /** Right on the first try. */
  readonly right: number;
  readonly seconds: number;
  readonly minutes: number;
}

export interface MistakeLine {
  readonly mistake: MistakeId;
  readonly times: number;
  /** In the order of `skills`. */
  readonly skills: readonly SkillId[];
}

export interface ProgressReport {
  readonly headline: Headline;
  /** Four weeks, oldest first, including days without play. */
  readonly days: readonly DayLine[];
  /** The skill that needs practice most comes first. */
  readonly skills: readonly SkillLine[];
  /** Made more than once, most common first. */
  readonly mistakes: readonly MistakeLine[];
  /** Decides about the activity; null if no mistake was made more than once. */
  readonly activity: MistakeKind | null;
  readonly orders: number;
  readonly right: number;
  readonly minutes: number;
  readonly daysPlayed: number;
}

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0);

const minutesOf = (seconds: number) => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0);

/** Returns the total minutes played on these days, at least 1 if there was any play. Only the total is rounded, so it can differ from the sum of the days' minutes. */
export const minutesPlayed = (days: readonly { readonly seconds: number }[]): number =>
  minutesOf(sumOf(days, ({ seconds }) => seconds));

function dayLines({ today, days }: LearnerResults): readonly DayLine[] {
  return daysUntil(today, periodDays).map((day) => {
    const { orders = 0, right = 0, seconds = 0 } = days.find((one) => one.day === day) ?? {};
    return { day, orders, right, seconds, minutes: minutesOf(seconds) };
  });
}

/** Whether there were enough problems to say that a skill needs practice. */
const needsPractice = ({ asked, level }: SkillLine) => asked >= minAsked && level !== 'secure';

/** Skills that need practice first, secure ones last. */
function rankOf(line: SkillLine): number {
  if (needsPractice(line)) return 0;
  return line.level === 'secure' ? 2 : 1;
}

function skillLines(skills: readonly SkillResult[]): readonly SkillLine[] {
  return skills
    .filter(({ asked }) => asked > 0)
    .map((skill) => ({ ...skill, level: skillLevel(skill), percent: percentReached(skill.right, skill.asked) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.percent - other.percent || other.asked - one.asked);
}

function mistakeLines(skills: readonly SkillResult[]): readonly MistakeLine[] {
  const lines = new Map<MistakeId, MistakeLine>();
  for (const { skill, mistakes } of skills) {
    for (const { mistake, count } of mistakes) {
      if (!isKnownMistake(mistake)) continue;
      const line = lines.get(mistake);
      lines.set(mistake, { mistake, times: (line?.times ?? 0) + count, skills: [...(line?.skills ?? []), skill] });
    }
  }
  return [...lines.values()]
    .filter(({ times }) => times >= minTimes)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, maxMistakes);
}

/** Returns the mistake behind most of the wrong answers of a skill. */
function mainMistake({ asked, right, mistakes: [top] }: SkillResult): MistakeId | null {
  if (top === undefined || top.count < minTimes || !isKnownMistake(top.mistake)) return null;
  return 2 * top.count > asked - right ? top.mistake : null;
}

const scoreOf = ({ skill, asked, right }: SkillScore): SkillScore => ({ skill, asked, right });

function headlineOf(results: LearnerResults, skills: readonly SkillLine[]): Headline {
  const orders = sumOf(results.days, (day) => day.orders);
  const lastDay = results.days.findLast((day) => day.orders > 0)?.day;
  const [first] = skills;
  if (lastDay === undefined || first === undefined) return { kind: 'nothing' };
  if (!daysUntil(results.today, awayDays).includes(lastDay)) return { kind: 'away', lastDay, skill: first.skill };
  if (orders < minProblems) return { kind: 'tooLittle', orders };
  const [weakest] = skills
    .filter(needsPractice)
    .toSorted((one, other) => other.asked - other.right - (one.asked - one.right));
  if (weakest !== undefined) return { kind: 'talk', ...scoreOf(weakest), mistake: mainMistake(weakest) };
  if (first.level !== 'secure') return { kind: 'newSkill', ...scoreOf(first) };
  const best = skills.toSorted((one, other) => other.right - one.right)[0] ?? first;
  return { kind: 'good', ...scoreOf(best), allRight: sumOf(skills, ({ right }) => right), allAsked: orders };
}

const weekDays = 7;

/** The last seven days of a report. */
export interface Week {
  /** Oldest first. */
  readonly days: readonly DayLine[];
  readonly orders: number;
  readonly right: number;
  readonly minutes: number;
  readonly daysPlayed: number;
}

/** Returns the last seven days of a report. */
export function weekOf(report: ProgressReport): Week {
  const days = report.days.slice(-weekDays);
  return {
    days,
    orders: sumOf(days, ({ orders }) => orders),
    right: sumOf(days, ({ right }) => right),
    minutes: minutesPlayed(days),
    daysPlayed: days.filter(({ orders }) => orders > 0).length,
  };
}

/** Returns the report of a learner. */
export function progressReport(results: LearnerResults): ProgressReport {
  const skills = skillLines(results.skills);
  const mistakes = mistakeLines(results.skills);
  const [top] = mistakes;
  const days = dayLines(results);
  return {
    headline: headlineOf(results, skills),
    days,
    skills,
    mistakes,
    activity: top === undefined ? null : mistakeKinds[top.mistake],
    orders: sumOf(days, ({ orders }) => orders),
    right: sumOf(results.days, ({ right }) => right),
    minutes: minutesPlayed(results.days),
    daysPlayed: days.filter(({ orders }) => orders > 0).length,
  };
}
