import type {
  Breakdown,
  DayFigures,
  Part,
  Period,
  Practised,
  PracticeBreakdown,
  SiteFigures,
} from '@countertop/contract/siteAnalytics';
import { playSteps, reportedProblemsMax, smallestGroup } from '@countertop/contract/metrics.limits';
import type { Knex } from 'knex';
import { type FactKind, reportOf } from '../events/facts.ts';
import { AnalyticsTallyModel, type TallyRow } from '../events/AnalyticsTally.model.ts';
import { addDays, daysFrom } from '../../platform/days.ts';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { FeedbackModel } from '../feedback/Feedback.model.ts';
import { breakDown } from './breakDown.ts';

/** Counts of a period by kind and name. PostgreSQL returns sums as text. */
type Summed = { readonly [Key in 'count' | 'people']: number | string } & Pick<TallyRow, 'kind' | 'name'>;

/** The kinds a period is summed up from. */
const brokenDown: readonly FactKind[] = [
  'page',
  'start',
  'complete',
  'type',
  'type_right',
  'skill',
  'skill_right',
  'step',
];
/** Those that are shown for each day, and under which name. */
const daily = {
  visitors: { kind: 'visit', figure: 'people' },
  sessions: { kind: 'session', figure: 'count' },
  timeSeconds: { kind: 'seconds', figure: 'count' },
  pageViews: { kind: 'event', name: 'page_view', figure: 'count' },
  gamesStarted: { kind: 'event', name: 'game_start', figure: 'count' },
  gamesCompleted: { kind: 'event', name: 'game_complete', figure: 'count' },
} as const;

async function readDays(database: Knex, { from, to }: Period): Promise<DayFigures[]> {
  const rows = await AnalyticsTallyModel.query(database)
    .whereIn('kind', ['visit', 'session', 'seconds', 'event'])
    .whereBetween('day', [from, to])
    .whereIn('name', ['', 'page_view', 'game_start', 'game_complete'])
    .select('day', 'kind', 'name', 'count', 'people');
  const found = new Map(rows.map((row) => [`${row.day} ${row.kind} ${row.name}`, row]));
  return daysFrom(from, to).map((date) => {
    const of = (figure: keyof typeof daily) => {
      const {
        kind,
        name = '',
        figure: which,
      }: { kind: string; name?: string; figure: 'count' | 'people' } = daily[figure];
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
  const sum = (figure: keyof typeof daily) => days.reduce((total, day) => total + day[figure], 0);
  return {
    visitors: sum('visitors'),
    sessions: sum('sessions'),
    timeSeconds: sum('timeSeconds'),
    pageViews: sum('pageViews'),
    gamesStarted: sum('gamesStarted'),
    gamesCompleted: sum('gamesCompleted'),
  };
}

function plain(parts: readonly Part[]): Breakdown {
  return breakDown(parts, (one, other) => ({ people: one.people + other.people, count: one.count + other.count }));
}

function practised(asked: readonly Part[], right: readonly Part[]): PracticeBreakdown {
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

/** Sums of the counts of a period. */
async function readParts(database: Knex, { from, to }: Period): Promise<(kind: FactKind) => readonly Part[]> {
  const rows = await AnalyticsTallyModel.query(database)
    .whereIn('kind', [...brokenDown])
    .whereBetween('day', [from, to])
    .groupBy('kind', 'name')
    .select('kind', 'name')
    .sum('count as count')
    .sum('people as people')
    .castTo<Summed[]>();
  const parts = rows.map((row) => ({ ...row, count: Number(row.count), people: Number(row.people) }));
  return (kind) =>
    parts.filter((part) => part.kind === kind).map(({ name, count, people }) => ({ name, count, people }));
}

async function readReports(database: Knex, { from, to }: Period): Promise<SiteFigures['reportedProblems']> {
  const rows = await AnalyticsTallyModel.query(database)
    .where({ kind: 'report' })
    .whereBetween('day', [from, to])
    .groupBy('name')
    .sum('count as count')
    .select('name')
    .orderBy([{ column: 'count', order: 'desc' }, 'name'])
    .limit(reportedProblemsMax)
    .castTo<Pick<Summed, 'name' | 'count'>[]>();
  return rows.map(({ name, count }) => ({ ...reportOf(name), count: Number(count) }));
}

async function readWishes(database: Knex, { from, to }: Period): Promise<readonly Part[]> {
  const rows = await EarlyAccessModel.query(database)
    .whereNotNull('confirmed_at')
    .where('created_at', '>=', Date.parse(from))
    .where('created_at', '<', Date.parse(addDays(to, 1)))
    .groupBy('game_title')
    .select({ name: 'game_title' })
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
    .countDistinct('session_id as people')
    .castTo<{ rating: number; count: number; people: number }[]>();
  return rows.map(({ rating, ...figures }) => ({ name: String(rating), ...figures }));
}

/** What happens on the site in a period. */
export async function readSiteFigures(database: Knex, period: Period): Promise<SiteFigures> {
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
    pages: plain(partsOf('page')),
    startedByBand: plain(partsOf('start')),
    completedByBand: plain(partsOf('complete')),
    problemTypes: practised(partsOf('type'), partsOf('type_right')),
    skills: practised(partsOf('skill'), partsOf('skill_right')),
    steps: playSteps.map((name) => {
      const reached = people.get(name) ?? 0;
      return { name, people: reached > 0 && reached < smallestGroup ? null : reached };
    }),
    reportedProblems: await readReports(database, period),
    earlyAccess: plain(await readWishes(database, period)),
    ratings: plain(await readRatings(database, period)),
  };
}
