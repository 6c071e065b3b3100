import type {
  Breakdown,
  DayReport,
  Part,
  Period,
  Practised,
  PracticeBreakdown,
  PeriodReport,
} from '@countertop/contract/analytics/siteReport';
import { playSteps, reportedProblemsMax, smallestGroup } from '@countertop/contract/analytics/report.limits';
import type { Knex } from 'knex';
import { type CounterRow, EventCounterModel } from '../events/EventCounter.model.ts';
import { type CounterKind, parseProblemReportName } from '../events/counters.ts';
import { addDays, daysFrom } from '../../platform/days.ts';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { FeedbackModel } from '../feedback/Feedback.model.ts';
import { breakDown } from './breakDown.ts';

/** A counter summed up over a period. PostgreSQL returns sums as text. */
type Sum = { readonly [Key in 'count' | 'people']: number | string } & Pick<CounterRow, 'kind' | 'name'>;

/** Counters that are summed up over a period, by name. */
const breakdownKinds: readonly CounterKind[] = [
  'page',
  'start',
  'complete',
  'type',
  'type_right',
  'skill',
  'skill_right',
  'step',
];
/** Counters that are shown per day, and which of their two numbers. */
const dailyCounters = {
  visitors: { kind: 'visit', of: 'people' },
  sessions: { kind: 'session', of: 'count' },
  timeSeconds: { kind: 'seconds', of: 'count' },
  pageViews: { kind: 'event', name: 'page_view', of: 'count' },
  gamesStarted: { kind: 'event', name: 'game_start', of: 'count' },
  gamesCompleted: { kind: 'event', name: 'game_complete', of: 'count' },
} as const;

async function readDays(database: Knex, { from, to }: Period): Promise<DayReport[]> {
  const rows = await EventCounterModel.query(database)
    .whereIn('kind', ['visit', 'session', 'seconds', 'event'])
    .whereBetween('day', [from, to])
    .whereIn('name', ['', 'page_view', 'game_start', 'game_complete'])
    .select('day', 'kind', 'name', 'count', 'people');
  const found = new Map(rows.map((row) => [`${row.day} ${row.kind} ${row.name}`, row]));
  return daysFrom(from, to).map((date) => {
    const numberOf = (counter: keyof typeof dailyCounters) => {
      const { kind, name = '', of }: { kind: string; name?: string; of: 'count' | 'people' } = dailyCounters[counter];
      return found.get(`${date} ${kind} ${name}`)?.[of] ?? 0;
    };
    return {
      date,
      visitors: numberOf('visitors'),
      sessions: numberOf('sessions'),
      timeSeconds: numberOf('timeSeconds'),
      pageViews: numberOf('pageViews'),
      gamesStarted: numberOf('gamesStarted'),
      gamesCompleted: numberOf('gamesCompleted'),
    };
  });
}

function totalOf(days: readonly DayReport[]): Omit<DayReport, 'date'> {
  const sum = (counter: keyof typeof dailyCounters) => days.reduce((total, day) => total + day[counter], 0);
  return {
    visitors: sum('visitors'),
    sessions: sum('sessions'),
    timeSeconds: sum('timeSeconds'),
    pageViews: sum('pageViews'),
    gamesStarted: sum('gamesStarted'),
    gamesCompleted: sum('gamesCompleted'),
  };
}

function withoutSmallGroups(parts: readonly Part[]): Breakdown {
  return breakDown(parts, (one, other) => ({ people: one.people + other.people, count: one.count + other.count }));
}

function practiceBreakdown(asked: readonly Part[], right: readonly Part[]): PracticeBreakdown {
  const parts = asked.map((part): Practised => ({
    ...part,
    right: right.find(({ name }) => name === part.name)?.count ?? 0,
  }));
  return breakDown(parts, (one, other) => ({
    people: one.people + other.people,
    count: one.count + other.count,
    right: one.right + other.right,
  }));
}

async function readParts(database: Knex, { from, to }: Period): Promise<(kind: CounterKind) => readonly Part[]> {
  const rows = await EventCounterModel.query(database)
    .whereIn('kind', [...breakdownKinds])
    .whereBetween('day', [from, to])
    .groupBy('kind', 'name')
    .select('kind', 'name')
    .sum('count as count')
    .sum('people as people')
    .castTo<Sum[]>();
  const parts = rows.map((row) => ({ ...row, count: Number(row.count), people: Number(row.people) }));
  return (kind) =>
    parts.filter((part) => part.kind === kind).map(({ name, count, people }) => ({ name, count, people }));
}

async function readReports(database: Knex, { from, to }: Period): Promise<PeriodReport['reportedProblems']> {
  const rows = await EventCounterModel.query(database)
    .where({ kind: 'report' })
    .whereBetween('day', [from, to])
    .groupBy('name')
    .sum('count as count')
    .select('name')
    .orderBy([{ column: 'count', order: 'desc' }, 'name'])
    .limit(reportedProblemsMax)
    .castTo<Pick<Sum, 'name' | 'count'>[]>();
  return rows.map(({ name, count }) => ({ ...parseProblemReportName(name), count: Number(count) }));
}

async function readEarlyAccess(database: Knex, { from, to }: Period): Promise<readonly Part[]> {
  const rows = await EarlyAccessModel.query(database)
    .whereNotNull('confirmedAt')
    .where('createdAt', '>=', Date.parse(from))
    .where('createdAt', '<', Date.parse(addDays(to, 1)))
    .groupBy('gameTitle')
    .select({ name: 'gameTitle' })
    .count('* as count')
    .castTo<{ name: string; count: number }[]>();
  return rows.map((row) => ({ ...row, people: row.count }));
}

async function readRatings(database: Knex, { from, to }: Period): Promise<readonly Part[]> {
  const rows = await FeedbackModel.query(database)
    .whereBetween('day', [from, to])
    .groupBy('rating')
    .select('rating')
    .count('* as count')
    .countDistinct('sessionId as people')
    .castTo<{ rating: number; count: number; people: number }[]>();
  return rows.map(({ rating, ...numbers }) => ({ name: String(rating), ...numbers }));
}

/** Returns the report of a period. Groups of fewer than `smallestGroup` people are hidden. */
export async function readSiteReport(database: Knex, period: Period): Promise<PeriodReport> {
  const days = await readDays(database, period);
  const partsOf = await readParts(database, period);
  const totals = totalOf(days);
  const people = new Map([
    ['visited', totals.visitors],
    ...partsOf('step').map((step) => [step.name, step.people] as const),
  ]);
  return {
    ...period,
    ...totals,
    days,
    pages: withoutSmallGroups(partsOf('page')),
    startedByBand: withoutSmallGroups(partsOf('start')),
    completedByBand: withoutSmallGroups(partsOf('complete')),
    problemTypes: practiceBreakdown(partsOf('type'), partsOf('type_right')),
    skills: practiceBreakdown(partsOf('skill'), partsOf('skill_right')),
    steps: playSteps.map((name) => {
      const reached = people.get(name) ?? 0;
      return { name, people: reached > 0 && reached < smallestGroup ? null : reached };
    }),
    reportedProblems: await readReports(database, period),
    earlyAccess: withoutSmallGroups(await readEarlyAccess(database, period)),
    ratings: withoutSmallGroups(await readRatings(database, period)),
  };
}
