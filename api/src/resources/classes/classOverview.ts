import type { ChildResults } from '@countertop/contract/classes/classOverview';
import { type SkillId, skillIds } from '@countertop/engine/problems/skill';
import type { Knex } from 'knex';
import { addDays } from '../../platform/days.ts';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { BadgeModel } from '../awards/Badge.model.ts';
import { CertificateModel } from '../awards/Certificate.model.ts';
import { SkillDayModel } from '../learners/SkillDay.model.ts';
import { PlayerProgressModel } from '../progress/PlayerProgress.model.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { requireStaff } from './requireStaff.ts';

/** Sums and counts, which PostgreSQL returns as text. */
type Total = number | string;

interface SkillTotals {
  readonly learnerId: string;
  readonly skill: SkillId;
  readonly asked: Total;
  readonly right: Total;
  readonly elapsedMs: Total;
}

interface DayTotals {
  readonly learnerId: string;
  readonly day: string;
  readonly asked: Total;
  readonly right: Total;
}

interface MistakeTotals {
  readonly learnerId: string;
  readonly skill: SkillId;
  readonly mistake: string;
  readonly count: Total;
}

/** Reads the levels and awards of learners, each with one query for all of them. */
async function readAwards(database: Knex, learnerIds: readonly string[]) {
  const [progress, badges, certificates] = await Promise.all([
    PlayerProgressModel.query(database)
      .findByIds([...learnerIds])
      .select('learnerId', 'game'),
    BadgeModel.query(database)
      .whereIn('learnerId', learnerIds)
      .select('learnerId', 'badgeType')
      .orderBy(['earnedAt', 'id']),
    CertificateModel.query(database)
      .whereIn('learnerId', learnerIds)
      .select('learnerId', 'certificateType')
      .orderBy(['earnedAt', 'id']),
  ]);
  return { progress, badges, certificates };
}

/** Reads the totals of learners, each with one query for all of them. */
async function readTotals(database: Knex, learnerIds: readonly string[]) {
  const [skills, days, mistakes] = await Promise.all([
    SkillDayModel.query(database)
      .whereIn('learnerId', learnerIds)
      .groupBy('learnerId', 'skill')
      .select('learnerId', 'skill')
      .sum('asked as asked')
      .sum('rightFirstTry as right')
      .sum('elapsedMs as elapsedMs')
      .castTo<SkillTotals[]>(),
    SkillDayModel.query(database)
      .whereIn('learnerId', learnerIds)
      .groupBy('learnerId', 'day')
      .select('learnerId', 'day')
      .sum('asked as asked')
      .sum('rightFirstTry as right')
      .orderBy('day')
      .castTo<DayTotals[]>(),
    AttemptModel.query(database)
      .whereIn('learnerId', learnerIds)
      .whereNotNull('mistake')
      .where({ isRetry: false })
      .groupBy('learnerId', 'skill', 'mistake')
      .select('learnerId', 'skill', 'mistake')
      .count('* as count')
      .orderBy([{ column: 'count', order: 'desc' }, 'mistake'])
      .castTo<MistakeTotals[]>(),
  ]);
  return { skills, days, mistakes };
}

/** Returns the number of days in a row that end today or the day before. `days` are sorted. */
function streakOf(days: readonly string[], today: string): number {
  let [streak, next] = [0, days.at(-1) === today ? today : addDays(today, -1)];
  for (const day of days.toReversed()) {
    if (day !== next) break;
    [streak, next] = [streak + 1, addDays(next, -1)];
  }
  return streak;
}

const sumOf = (totals: readonly Total[]) => totals.reduce<number>((sum, one) => sum + Number(one), 0);

type Totals = Awaited<ReturnType<typeof readTotals>> & Awaited<ReturnType<typeof readAwards>>;

/** Returns the totals of one learner. */
function totalsOf(learnerId: string, totals: Totals): Totals {
  const isOwn = (row: { readonly learnerId: string }) => row.learnerId === learnerId;
  return {
    skills: totals.skills.filter(isOwn),
    days: totals.days.filter(isOwn),
    mistakes: totals.mistakes.filter(isOwn),
    progress: totals.progress.filter(isOwn),
    badges: totals.badges.filter(isOwn),
    certificates: totals.certificates.filter(isOwn),
  };
}

function skillsOf({ skills, mistakes }: Totals): ChildResults['skills'] {
  return skills
    .toSorted((one, other) => skillIds.indexOf(one.skill) - skillIds.indexOf(other.skill))
    .map(({ skill, asked, right }) => ({
      skill,
      asked: Number(asked),
      right: Number(right),
      mistakes: mistakes
        .filter((row) => row.skill === skill)
        .map(({ mistake, count }) => ({ mistake, count: Number(count) })),
    }));
}

function resultsOf(seatId: string, totals: Totals, today: string): ChildResults {
  const { skills, days, progress, badges, certificates } = totals;
  const firstDay = addDays(today, -6);
  const week = days.filter(({ day }) => day >= firstDay && day <= today);
  return {
    seatId,
    orders: sumOf(skills.map(({ asked }) => asked)),
    right: sumOf(skills.map(({ right }) => right)),
    seconds: Math.round(sumOf(skills.map(({ elapsedMs: ms }) => ms)) / 1000),
    daysPlayed: days.length,
    lastDay: days.at(-1)?.day ?? null,
    streak: streakOf(
      days.map(({ day }) => day),
      today,
    ),
    week: week.map(({ day, asked, right }) => ({ day, asked: Number(asked), right: Number(right) })),
    level: progress[0]?.game.stats.level ?? 1,
    badges: badges.map(({ badgeType: type }) => type),
    certificates: certificates.map(({ certificateType: type }) => type),
    skills: skillsOf(totals),
  };
}

/** A class on the day of its teacher. */
interface ClassDay {
  readonly classId: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Returns the results of the children of a class. Throws `ApiError` 404 for everybody who doesn't teach it. */
export async function readClassOverview(
  database: Knex,
  userId: string,
  { classId, today }: ClassDay,
): Promise<ChildResults[]> {
  await requireStaff(database, classId, userId);
  const seats = await ClassSeatModel.query(database).where({ classId }).select('id', 'learnerId').orderBy('id');
  const ids = seats.map(({ learnerId: id }) => id);
  const [totals, awards] = await Promise.all([readTotals(database, ids), readAwards(database, ids)]);
  const all = { ...totals, ...awards };
  return seats.map(({ id, learnerId }) => resultsOf(id, totalsOf(learnerId, all), today));
}
