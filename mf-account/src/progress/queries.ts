import { call } from '@countertop/client/call';
import { getAttempts } from '@countertop/contract/attempts';
import { getLearnerDays, getLearners, getLearnerSkills, type Learner } from '@countertop/contract/learners';
import { queryOptions, skipToken } from '@tanstack/react-query';
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

async function readResults(today: string, signal: AbortSignal): Promise<LearnerProgress | null> {
  const [learner] = await call(getLearners, {}, { signal });
  if (learner === undefined) return null;
  const range = { learnerId: learner.id, from: daysUntil(today)[0] ?? today, to: today };
  const [days, skills] = await Promise.all([
    call(getLearnerDays, range, { signal }),
    call(getLearnerSkills, range, { signal }),
  ]);
  return { learner, results: { today, days, skills } };
}

/** The results of the user's first learner up to `today`; null if there is no learner. Refreshed whenever a page shows them. */
export function learnerProgressQuery(today: string, isEnabled: boolean) {
  return queryOptions({
    queryKey: ['/api/learners', 'progress', today],
    queryFn: ({ signal }) => readResults(today, signal),
    enabled: isEnabled,
    refetchOnMount: 'always',
  });
}

/** Returns the results only. */
export function resultsOf(state: QueryState<LearnerProgress | null>): QueryState<LearnerResults | null> {
  return state.status === 'ready' ? { status: 'ready', value: state.value?.results ?? null } : state;
}

async function readTickets({ learner, results }: LearnerProgress, signal: AbortSignal): Promise<MistakeTickets> {
  const limit = String(ticketsPerMistake);
  const { mistakes } = progressReport(results);
  const pages = mistakes.map(async ({ mistake }) => {
    const { attempts } = await call(getAttempts, { learnerId: learner.id, mistake, limit }, { signal });
    return [mistake, attempts] as const;
  });
  return new Map(await Promise.all(pages));
}

/** The latest wrong answers of each mistake of the report. */
export function ticketsQuery(progress: LearnerProgress | null) {
  return queryOptions({
    queryKey: ['/api/learners', 'tickets', progress],
    queryFn: progress === null ? skipToken : ({ signal }) => readTickets(progress, signal),
  });
}
