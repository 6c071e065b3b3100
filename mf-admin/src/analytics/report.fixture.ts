import type { AuditEntry } from '@countertop/contract/accounts/auditLog';
import type { Part, Period, SiteReport, PeriodReport } from '@countertop/contract/analytics/siteReport';
import { lastDays, periodBefore } from './period.ts';

/** Today's UTC date in stories and tests. */
export const today = '2026-11-22';
const week = lastDays(7, today);
const day = (from: string, index: number) => new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10);

/** Visitors by day. All other numbers are derived from them. */
const busyWeek = [24, 31, 28, 22, 35, 41, 30];
const quietWeek = [20, 25, 30, 20, 28, 30, 27];

function parts(counts: Readonly<Record<string, number>>): Part[] {
  return Object.entries(counts).map(([name, count]) => ({ name, count, people: Math.round(count * 0.9) }));
}

function practiced(counts: Readonly<Record<string, readonly [asked: number, right: number]>>) {
  return Object.entries(counts).map(([name, [count, right]]) => ({ name, count, right, people: 10 + count }));
}

function periodReportOf(period: Period, visitorsByDay: readonly number[]): PeriodReport {
  const days = visitorsByDay.map((visitors, index) => ({
    date: day(period.from, index),
    visitors,
    sessions: visitors + 4,
    timeSeconds: (visitors + 4) * (180 + 12 * index),
    pageViews: 3 * visitors,
    gamesStarted: Math.round(visitors * 0.7),
    gamesCompleted: Math.round(visitors * 0.5),
  }));
  const sum = (name: Exclude<keyof (typeof days)[number], 'date'>) =>
    days.reduce((total, each) => total + each[name], 0);
  const visitors = sum('visitors');
  return {
    ...period,
    visitors,
    sessions: sum('sessions'),
    timeSeconds: sum('timeSeconds'),
    pageViews: sum('pageViews'),
    gamesStarted: sum('gamesStarted'),
    gamesCompleted: sum('gamesCompleted'),
    days,
    pages: {
      parts: parts({ '/': visitors, '/game': 158, '/pricing': 74, '/about': 21 }),
      rest: { people: 13, count: 15 },
    },
    startedByBand: {
      parts: parts({ ages_8_9: 51, ages_6_7: 44, ages_10_12: 33, ages_12_plus: 20 }),
      rest: null,
    },
    completedByBand: { parts: parts({ ages_8_9: 38, ages_6_7: 31 }), rest: { people: 17, count: 36 } },
    problemTypes: {
      parts: practiced({ order_total: [220, 191], change_calculation: [205, 160], pricing: [180, 113] }),
      rest: null,
    },
    skills: {
      parts: practiced({
        equal_groups: [120, 108],
        small_change: [131, 107],
        profit: [88, 61],
        percent_profit: [71, 38],
      }),
      rest: { people: 12, count: 195, right: 150 },
    },
    steps: [
      { name: 'visited', people: visitors },
      { name: 'opened', people: 158 },
      { name: 'started', people: 148 },
      { name: 'day_1', people: 71 },
      { name: 'day_2', people: 44 },
      { name: 'day_3', people: 22 },
      { name: 'day_4', people: 11 },
      { name: 'day_5', people: null },
    ],
    reportedProblems: Array.from({ length: 11 }, (_, index) => ({
      seed: 7 + index,
      index: 3,
      band: 'ages_10_12' as const,
      type: 'pricing' as const,
      variant: 'profit_cost' as const,
      skill: 'profit' as const,
      reason: index % 2 === 0 ? ('answer' as const) : ('words' as const),
      count: 12 - index,
    })),
    earlyAccess: { parts: parts({ 'Cipher Street': 18, 'Fraction Farm': 12 }), rest: null },
    ratings: { parts: parts({ '5': 41, '4': 14, '1': 10 }), rest: { people: 11, count: 11 } },
  };
}

/** A week with groups of every size, after a quieter one. */
export const report: SiteReport = {
  period: periodReportOf(week, busyWeek),
  before: periodReportOf(periodBefore(week), quietWeek),
  measuredAt: '2026-11-22T09:15:00.000Z',
};

function nothingOf(period: Period): PeriodReport {
  const none = { parts: [], rest: null };
  return {
    ...periodReportOf(period, [0, 0, 0, 0, 0, 0, 0]),
    sessions: 0,
    timeSeconds: 0,
    pages: none,
    startedByBand: none,
    completedByBand: none,
    problemTypes: none,
    skills: none,
    steps: report.period.steps.map(({ name }) => ({ name, people: 0 })),
    reportedProblems: [],
    earlyAccess: none,
    ratings: none,
  };
}

/** A week without visitors. */
export const emptyReport: SiteReport = {
  ...report,
  period: nothingOf(week),
  before: nothingOf(periodBefore(week)),
};

/** Fewer than ten people, so nothing is broken down. */
export const smallReport: SiteReport = {
  ...emptyReport,
  period: {
    ...emptyReport.period,
    visitors: 4,
    sessions: 5,
    timeSeconds: 700,
    pageViews: 9,
    gamesStarted: 3,
    pages: { parts: [], rest: { people: 4, count: 9 } },
    startedByBand: { parts: [], rest: { people: 3, count: 3 } },
    problemTypes: { parts: [], rest: { people: 3, count: 10, right: 8 } },
    skills: { parts: [], rest: { people: 3, count: 10, right: 8 } },
    steps: emptyReport.period.steps.map((step, index) => (index < 3 ? { ...step, people: null } : step)),
    ratings: { parts: [], rest: { people: 2, count: 2 } },
    earlyAccess: { parts: [], rest: { people: 1, count: 1 } },
  },
};

/** Newest first. */
export const entries: readonly AuditEntry[] = [
  {
    id: 3,
    at: '2026-11-22T09:00:00.000Z',
    action: 'early_access_exported',
    adminId: 'u1',
    adminEmail: 'ada@home.example',
    people: 30,
  },
  {
    id: 2,
    at: '2026-11-21T16:30:00.000Z',
    action: 'recent_subscriptions_seen',
    adminId: 'u1',
    adminEmail: 'ada@home.example',
    people: 4,
  },
  {
    id: 1,
    at: '2026-11-20T11:05:00.000Z',
    action: 'recent_subscriptions_seen',
    adminId: 'u2',
    adminEmail: null,
    people: 2,
  },
];
