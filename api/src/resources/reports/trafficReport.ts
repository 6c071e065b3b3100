import type {
  Breakdown,
  DayFigures,
  Part,
  Period,
  Practised,
  PracticeBreakdown,
  SiteFigures,
} from '@countertop/contract/analytics/siteAnalytics';
import { playSteps, reportedProblemsMax, smallestGroup } from '@countertop/contract/payments/metrics.limits';
import type { Knex } from 'knex';
import { type CounterRow, EventCounterModel } from '../events/EventCounter.model.ts';
import { type Metric, parseProblemReportName } from '../events/metrics.ts';
import { addDays, daysFrom } from '../../platform/days.ts';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { FeedbackModel } from '../feedback/Feedback.model.ts';
import { breakDown } from './breakDown.ts';

/** A counter summed up over a period. PostgreSQL returns sums as text. */
type Sum = { readonly [Key in 'count' | 'people']: number | string } & Pick<CounterRow, 'kind' | 'name'>;

/** Metrics that are summed up over a period, by name. */
const breakdownMetrics: readonly Metric[] = [
  'page',
  'start',
  'complete',
  'type',
  'type_right',
  'skill',
  'skill_right',
  'step',
];
/** Metrics that are shown per day. */
const dailyMetrics = {
  visitors: { kind: 'visit', figure: 'people' },
  sessions: { kind: 'session', figure: 'count' },
  timeSeconds: { kind: 'seconds', figure: 'count' },
  pageViews: { kind: 'event', name: 'page_view', figure: 'count' },
  gamesStarted: { kind: 'event', name: 'game_start', figure: 'count' },
  gamesCompleted: { kind: 'event', name: 'game_complete', figure: 'count' },
} as const;

async function readDays(database: Knex, { from, to }: Period): Promise<DayFigures[]> {
  const rows = await EventCounterModel.query(database)
    .whereIn('kind', ['visit', 'session', 'seconds', 'event'])
    .whereBetween('day', [from, to])
    .whereIn('name', ['', 'page_view', 'game_start', 'game_complete'])
    .select('day', 'kind', 'name', 'count', 'people');
  const found = new Map(rows.map((row) => [`${row.day} ${row.kind} ${row.name}`, row]));
  return daysFrom(from, to).map((date) => {
    const of = (figure: keyof typeof dailyMetrics) => {
      const {
        kind,
        name = '',
        figure: which,
      }: { kind: string; name?: string; figure: 'count' | 'people' } = dailyMetrics[figure];
      return found.get(`${date} ${kind} ${name}`)?.[which] ?? 0;
    };
    return {
      date,
      visitors: of('visitors'),
      sessions: of('sessions'),
      timeSeconds: of('timeSeconds'),
      pageViews: of('pageViews'),
      gamesStarted: of('gamesStarted'),
      gamesCompleted: of('gamesCompleted'),
    };
  });
}

function totalOf(days: readonly DayFigures[]): Omit<DayFigures, 'date'> {
  const sum = (figure: keyof typeof dailyMetrics) => days.reduce((total, day) => total + day[figure], 0);
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

async function readParts(database: Knex, { from, to }: Period): Promise<(kind: Metric) => readonly Part[]> {
  const rows = await EventCounterModel.query(database)
    .whereIn('kind', [...breakdownMetrics])
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

async function readReports(database: Knex, { from, to }: Period): Promise<SiteFigures['reportedProblems']> {
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
  return rows.map(({ rating, ...figures }) => ({ name: String(rating), ...figures }));
}

/** Returns what happened on the site during a period. Groups of fewer than `smallestGroup` people are hidden. */
export async function readTrafficReport(database: Knex, period: Period): Promise<SiteFigures> {
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
