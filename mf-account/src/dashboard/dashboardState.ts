import { progressReport, type LearnerResults, type ProgressReport } from '../progress/progressReport.ts';
import type { QueryState } from '../shared/queryState.ts';
import type { ProgressFacts } from './progress.ts';

/** Returns the report if there is anything in it. */
export function reportOf(results: QueryState<LearnerResults | null> | undefined): ProgressReport | null {
  if (results?.status !== 'ready' || results.value === null) return null;
  const report = progressReport(results.value);
  return report.headline.kind === 'nothing' ? null : report;
}

/** Whether nothing has been saved or reported yet, so that the first step is to play. */
export function isNew(
  results: QueryState<LearnerResults | null> | undefined,
  progress: QueryState<ProgressFacts | null>,
): boolean {
  if (progress.status !== 'ready' || progress.value !== null) return false;
  return results === undefined || (results.status === 'ready' && reportOf(results) === null);
}
