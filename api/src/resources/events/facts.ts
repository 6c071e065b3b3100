import type { AnalyticsEventType } from '@countertop/contract/analytics.limits';
import {
  gameCompleteData,
  gameStartData,
  pageViewData,
  problemReportData,
  type ProblemReport,
  subscribeClickData,
} from '@countertop/contract/eventData';
import { playSteps, type PlayStep } from '@countertop/contract/metrics.limits';
import { otherPage, pagePaths } from '@countertop/contract/pages';
import * as z from 'zod/mini';

/** What is counted of sessions, and of events: all, by type, and by what their data says. */
export type FactKind =
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

/** Something that an event adds to the counts of its day. */
export interface Fact {
  readonly kind: FactKind;
  /** For example the page; empty where the kind says it all. */
  readonly name: string;
  readonly count: number;
}

/** The kinds of which it is counted, too, how many visitors they are of. */
const kindsOfPeople = new Set<FactKind>([
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

export function countsPeople(kind: FactKind): boolean {
  return kindsOfPeople.has(kind);
}

const knownPages: ReadonlySet<string> = new Set(pagePaths);
const gamePages: ReadonlySet<string> = new Set(['/game', '/game-setup']);

/** The name an address is counted by: its own, or that of all others. */
export function countedPage(page: string): string {
  return knownPages.has(page) ? page : otherPage;
}

function once(kind: FactKind, name: string): Fact {
  return { kind, name, count: 1 };
}

function step(name: PlayStep): Fact {
  return once('step', name);
}

/** The data of an event where it is of the shape, else null: visitors send what they like. */
export function dataOf<Shape>(shape: z.ZodMiniType<Shape>, data: string | null): Shape | null {
  if (data === null) return null;
  const parsed = z.safeParse(shape, JSON.parse(data));
  return parsed.success ? parsed.data : null;
}

function pageFacts(data: string | null): readonly Fact[] {
  const page = dataOf(pageViewData, data)?.page ?? otherPage;
  const facts = [once('page', countedPage(page))];
  return gamePages.has(page) ? [...facts, step('opened')] : facts;
}

function startFacts(data: string | null): readonly Fact[] {
  const start = dataOf(gameStartData, data);
  return start === null ? [step('started')] : [step('started'), once('start', start.difficulty)];
}

function completeFacts(data: string | null): readonly Fact[] {
  const complete = dataOf(gameCompleteData, data);
  if (complete === null) return [];
  const { difficulty, day = 1, problems = [] } = complete;
  const reached = playSteps.find((name) => name === `day_${day}`);
  const practised = problems.flatMap(({ type, skill, asked, right }): Fact[] => [
    { kind: 'type', name: type, count: asked },
    { kind: 'type_right', name: type, count: right },
    { kind: 'skill', name: skill, count: asked },
    { kind: 'skill_right', name: skill, count: right },
  ]);
  return [
    once('complete', difficulty),
    ...(reached === undefined ? [] : [step(reached)]),
    ...practised.filter(({ count }) => count > 0),
  ];
}

/** A report as the name of a count; `reportOf` reads it back. */
function reportName({ seed, index, band, type, variant, skill, reason }: ProblemReport): string {
  return [seed, index, band, type, variant, skill, reason].join(' ');
}

/** The name under which the data of a `problem_report` is counted; null if it has another shape. */
export function reportNameOf(data: string | null): string | null {
  const report = dataOf(problemReportData, data);
  return report === null ? null : reportName(report);
}

/** The report that a name tells of. */
export function reportOf(name: string): ProblemReport {
  const [seed, index, band, type, variant, skill, reason] = name.split(' ');
  return z.parse(problemReportData, { seed: Number(seed), index: Number(index), band, type, variant, skill, reason });
}

const factsByType: Partial<Record<AnalyticsEventType, (data: string | null) => readonly Fact[]>> = {
  page_view: pageFacts,
  pricing_page_view: () => [once('pricing', '')],
  game_start: startFacts,
  game_complete: completeFacts,
  subscribe_button_click(data) {
    const click = dataOf(subscribeClickData, data);
    return click === null ? [] : [once('click', click.tier)];
  },
  problem_report(data) {
    const name = reportNameOf(data);
    return name === null ? [] : [once('report', name)];
  },
};

/** What an event adds to the counts. `data` is a JSON text or null. */
export function factsOf(type: AnalyticsEventType, data: string | null): readonly Fact[] {
  return [once('visit', ''), once('event', type), ...(factsByType[type]?.(data) ?? [])];
}
