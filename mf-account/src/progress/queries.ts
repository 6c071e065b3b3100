import { attemptsQuery, learnerDaysQuery, learnersQuery, learnerSkillsQuery } from '@countertop/client/learners';
import type { Learner } from '@countertop/contract/learners';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryState } from '../shared/queryState.ts';
import { daysUntil } from './period.ts';
import { type LearnerResults, progressReport } from './progressReport.ts';
import type { AnsweredTicket } from './wrongAnswers.ts';

/** A learner and the results of four weeks. */
export interface LearnerProgress {
  readonly learner: Learner;
  readonly results: LearnerResults;
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
  const range = { learnerId: learner.id, from: daysUntil(today)[0] ?? today, to: today };
  const [days, skills] = await Promise.all([
    client.fetchQuery({ ...learnerDaysQuery(range), ...fresh }),
    client.fetchQuery({ ...learnerSkillsQuery(range), ...fresh }),
  ]);
  return { learner, results: { today, days, skills } };
}

/** Results up to `today`, of the learner with this ID, or of the first one. */
export interface ProgressOf {
  readonly today: string;
  readonly learnerId: string | null;
}

/** Returns the learner with this ID, or the first one. */
export function chosenLearner(learners: readonly Learner[], learnerId: string | null): Learner | undefined {
  return learners.find(({ id }) => id === learnerId) ?? learners[0];
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

/** Returns the results only. */
export function resultsOf(state: QueryState<LearnerProgress | null>): QueryState<LearnerResults | null> {
  return state.status === 'ready' ? { status: 'ready', value: state.value?.results ?? null } : state;
}

async function readTickets(client: QueryClient, { learner, results }: LearnerProgress): Promise<MistakeTickets> {
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
  return queryOptions({
    queryKey: ['/api/learners', 'tickets', progress],
    queryFn: progress === null ? skipToken : ({ client }) => readTickets(client, progress),
  });
}
