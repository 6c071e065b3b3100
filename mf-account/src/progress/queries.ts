import { daysUntil } from '@countertop/client/shared/localDay';
import { periodDays } from './period.ts';
import { attemptsQuery, learnerDaysQuery, learnersQuery, learnerSkillsQuery } from '@countertop/client/play/learners';
import type { Learner } from '@countertop/contract/play/learners';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryState } from '../shared/queryState.ts';
import { type LearnerResults, progressReport } from './progressReport.ts';
import type { AnsweredTicket } from './wrongAnswers.ts';

/** A learner and the results of four weeks. */
export interface LearnerProgress {
  readonly learner: Learner;
  /** Null if no plan includes the report. */
  readonly results: LearnerResults | null;
}

/** Wrong answers by mistake. */
export type MistakeTickets = ReadonlyMap<string, readonly AnsweredTicket[]>;

const ticketsPerMistake = 2;

/** `fetchQuery` would return cached responses, which never go stale. */
const fresh = { staleTime: 0 } as const;

async function readResults(client: QueryClient, { today, learnerId }: ProgressOf): Promise<LearnerProgress | null> {
  const learners = await client.fetchQuery({ ...learnersQuery(), ...fresh });
  const learner = chosenLearner(learners, learnerId);
  if (learner === undefined) return null;
  if (!learner.hasReports) return { learner, results: null };
  const range = { learnerId: learner.id, from: daysUntil(today, periodDays)[0] ?? today, to: today };
  const [days, skills] = await Promise.all([
    client.fetchQuery({ ...learnerDaysQuery(range), ...fresh }),
    client.fetchQuery({ ...learnerSkillsQuery(range), ...fresh }),
  ]);
  return { learner, results: { today, days, skills } };
}

/** Results up to `today`, of the learner with this ID, or of the one shown first. */
export interface ProgressOf {
  readonly today: string;
  readonly learnerId: string | null;
}

/** Returns the learner with this ID, or else the first one with a report. */
export function chosenLearner(learners: readonly Learner[], learnerId: string | null): Learner | undefined {
  return learners.find(({ id }) => id === learnerId) ?? learners.find(({ hasReports }) => hasReports) ?? learners[0];
}

/** The results of one of the user's learners; null if there is none. Refreshed whenever a page shows them. */
export function learnerProgressQuery(of: ProgressOf, isEnabled: boolean) {
  return queryOptions({
    queryKey: ['/api/learners', 'progress', of],
    queryFn: ({ client }) => readResults(client, of),
    enabled: isEnabled,
    refetchOnMount: 'always',
  });
}

/** Returns the results only: null if there is no learner, undefined if no plan includes the report. */
export function resultsOf(state: QueryState<LearnerProgress | null>): QueryState<LearnerResults | null> | undefined {
  if (state.status !== 'ready') return state;
  if (state.value === null) return { status: 'ready', value: null };
  const { results } = state.value;
  return results === null ? undefined : { status: 'ready', value: results };
}

async function readTickets(client: QueryClient, learner: Learner, results: LearnerResults): Promise<MistakeTickets> {
  const { mistakes } = progressReport(results);
  const limit = String(ticketsPerMistake);
  const tickets = mistakes.map(async ({ mistake }) => {
    const query = attemptsQuery({ learnerId: learner.id, mistake, limit });
    const { pages } = await client.fetchInfiniteQuery({ ...query, ...fresh });
    return [mistake, pages.flatMap(({ attempts }) => attempts)] as const;
  });
  return new Map(await Promise.all(tickets));
}

/** The latest wrong answers of each mistake of the report. */
export function ticketsQuery(progress: LearnerProgress | null) {
  const { learner, results } = progress ?? { results: null };
  return queryOptions({
    queryKey: ['/api/learners', 'tickets', progress],
    queryFn: learner && results ? ({ client }) => readTickets(client, learner, results) : skipToken,
  });
}
