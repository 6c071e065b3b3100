import type { AnalyticsEventType } from '@countertop/contract/analytics/analytics.limits';
import {
  gameCompleteData,
  gameStartData,
  pageViewData,
  problemReportData,
  type ProblemReport,
  subscribeClickData,
} from '@countertop/contract/analytics/eventData';
import { playSteps, type PlayStep } from '@countertop/contract/analytics/report.limits';
import { otherPage, pagePaths } from '@countertop/contract/site/pages';
import * as z from 'zod/mini';

/** Kind of a counter, in the column `kind` of `analytics_counters`. */
export type CounterKind =
  | 'session'
  | 'seconds'
  | 'visit'
  | 'event'
  | 'pricing'
  | 'page'
  | 'click'
  | 'start'
  | 'complete'
  | 'type'
  | 'type_right'
  | 'skill'
  | 'skill_right'
  | 'step'
  | 'report';

/** Increment that an event adds to a counter of its day. */
export interface Increment {
  readonly kind: CounterKind;
  /** For example the page; empty if the kind has a single counter. */
  readonly name: string;
  readonly count: number;
}

/** Kinds that also count unique visitors. */
const kindsWithVisitors = new Set<CounterKind>([
  'visit',
  'pricing',
  'page',
  'click',
  'start',
  'complete',
  'type',
  'skill',
  'step',
]);

export function hasUniqueVisitors(kind: CounterKind): boolean {
  return kindsWithVisitors.has(kind);
}

const knownPages: ReadonlySet<string> = new Set(pagePaths);
const gamePages: ReadonlySet<string> = new Set(['/game', '/game-setup']);

/** Returns the name under which a page is counted: its path, or the name of all other pages. */
export function countedPage(page: string): string {
  return knownPages.has(page) ? page : otherPage;
}

function once(kind: CounterKind, name: string): Increment {
  return { kind, name, count: 1 };
}

function step(name: PlayStep): Increment {
  return once('step', name);
}

/** Returns the parsed data of an event; null if it does not match the schema, because visitors can send anything. */
export function parseData<Output>(schema: z.ZodMiniType<Output>, data: string | null): Output | null {
  if (data === null) return null;
  const parsed = z.safeParse(schema, JSON.parse(data));
  return parsed.success ? parsed.data : null;
}

function pageIncrements(data: string | null): readonly Increment[] {
  const page = parseData(pageViewData, data)?.page ?? otherPage;
  const increments = [once('page', countedPage(page))];
  return gamePages.has(page) ? [...increments, step('opened')] : increments;
}

function startIncrements(data: string | null): readonly Increment[] {
  const start = parseData(gameStartData, data);
  return start === null ? [step('started')] : [step('started'), once('start', start.difficulty)];
}

function completeIncrements(data: string | null): readonly Increment[] {
  const complete = parseData(gameCompleteData, data);
  if (complete === null) return [];
  const { difficulty, day = 1, problems = [] } = complete;
  const reached = playSteps.find((name) => name === `day_${day}`);
  const practiced = problems.flatMap(({ type, skill, asked, right }): Increment[] => [
    { kind: 'type', name: type, count: asked },
    { kind: 'type_right', name: type, count: right },
    { kind: 'skill', name: skill, count: asked },
    { kind: 'skill_right', name: skill, count: right },
  ]);
  return [
    once('complete', difficulty),
    ...(reached === undefined ? [] : [step(reached)]),
    ...practiced.filter(({ count }) => count > 0),
  ];
}

/** Returns the counter name of a report; `parseProblemReportName` reverses it. */
function problemReportName({ seed, index, band, type, variant, skill, reason }: ProblemReport): string {
  return [seed, index, band, type, variant, skill, reason].join(' ');
}

/** Returns the counter name for the data of a `problem_report`; null if the data is invalid. */
export function problemReportNameOf(data: string | null): string | null {
  const report = parseData(problemReportData, data);
  return report === null ? null : problemReportName(report);
}

/** Returns the report that a counter name stands for. */
export function parseProblemReportName(name: string): ProblemReport {
  const [seed, index, band, type, variant, skill, reason] = name.split(' ');
  return z.parse(problemReportData, { seed: Number(seed), index: Number(index), band, type, variant, skill, reason });
}

const incrementsByType: Partial<Record<AnalyticsEventType, (data: string | null) => readonly Increment[]>> = {
  page_view: pageIncrements,
  pricing_page_view: () => [once('pricing', '')],
  game_start: startIncrements,
  game_complete: completeIncrements,
  subscribe_button_click(data) {
    const click = parseData(subscribeClickData, data);
    return click === null ? [] : [once('click', click.tier)];
  },
  problem_report(data) {
    const name = problemReportNameOf(data);
    return name === null ? [] : [once('report', name)];
  },
};

/** Returns what an event adds to the counters of its day. `data` is JSON or null. */
export function incrementsOf(type: AnalyticsEventType, data: string | null): readonly Increment[] {
  return [once('visit', ''), once('event', type), ...(incrementsByType[type]?.(data) ?? [])];
}
