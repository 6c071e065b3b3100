import { queryClient } from '@countertop/client/shared/queryClient';
import { useToday } from '@countertop/client/shared/today';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { useLocale } from '@countertop/design-system/messages';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ProgressView } from '../progress/ProgressView.tsx';
import { learnerProgressQuery, resultsOf, ticketsQuery } from '../progress/queries.ts';
import { ChildChoice } from '../progress/ChildChoice.tsx';
import { LazyDaysChart } from '../progress/lazyParts.ts';
import { useReviews } from '../progress/useReviews.ts';
import { useChosenChild } from '../progress/useChosenChild.ts';
import { downloadReport } from '../progress/downloadReport.ts';
import { queryState } from '../shared/queryState.ts';
import { usePageState } from '../shared/usePageState.ts';

/** /progress */
export function ProgressPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Progress />
    </QueryClientProvider>
  );
}

function Progress() {
  const { locale } = useLocale();
  const today = useToday();
  const user = useQuery(currentUserQuery());
  const { learners, learnerId, chosen } = useChosenChild('/progress');
  const progress = useQuery(learnerProgressQuery({ today, learnerId }, user.data?.player === null));
  const tickets = useQuery(ticketsQuery(progress.data ?? null));
  const reviews = useReviews(progress.data ?? null, today);
  const page = usePageState(user, [progress]);
  useEffect(() => void LazyDaysChart.preload(), []);
  return (
    <ProgressView
      user={page}
      today={today}
      choice={<ChildChoice learners={learners} chosenId={chosen?.id} path="/progress" />}
      results={resultsOf(queryState(progress))}
      tickets={queryState(tickets)}
      {...(reviews && { reviews })}
      onSave={(format, report, isSample) => downloadReport(format, { report, isSample, locale })}
    />
  );
}
