import { previousGamesQuery, progressQuery } from '@countertop/client/play/progress';
import { queryClient } from '@countertop/client/shared/queryClient';
import { useToday } from '@countertop/client/shared/today';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ChildChoice } from '../progress/ChildChoice.tsx';
import { learnerProgressQuery, resultsOf } from '../progress/queries.ts';
import { LazyWeekChart } from '../progress/lazyParts.ts';
import { useChosenChild } from '../progress/useChosenChild.ts';
import { queryState } from '../shared/queryState.ts';
import { usePageState } from '../shared/usePageState.ts';
import { badgesQuery, certificatesQuery, rename, restore } from '../shared/queries.ts';
import { can } from '../shared/user.ts';
import { DashboardView } from '../dashboard/DashboardView.tsx';
import { cancel, resume } from '../billing/subscription/cancel.ts';

/** /dashboard */
export function DashboardPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Dashboard />
    </QueryClientProvider>
  );
}

function Dashboard() {
  const client = useQueryClient();
  const user = useQuery(currentUserQuery());
  const isIn = user.data != null;
  const today = useToday();
  const { learners, learnerId, chosen } = useChosenChild('/dashboard');
  const report = useQuery(learnerProgressQuery({ today, learnerId }, user.data?.player === null));
  const progress = useQuery(progressQuery(user.data?.id));
  const previous = useQuery(previousGamesQuery(user.data?.id));
  const badges = useQuery({ ...badgesQuery(), enabled: isIn });
  const certificates = useQuery(certificatesQuery(user.data != null && can(user.data, 'certificates')));
  const page = usePageState(user, [report, progress, previous, badges, certificates]);
  const hasReports = user.data != null && can(user.data, 'progressTracking');
  const hasFamily = user.data != null && can(user.data, 'multipleProfiles');
  useEffect(() => {
    if (hasReports) void LazyWeekChart.preload();
  }, [hasReports]);
  return (
    <DashboardView
      user={page}
      choice={<ChildChoice {...{ learners, hasFamily }} chosenId={chosen?.id} path="/dashboard" />}
      isOtherChild={chosen !== undefined && chosen.id !== user.data?.id}
      results={resultsOf(queryState(report))}
      nickname={report.data?.learner.nickname ?? null}
      progress={queryState(progress)}
      previous={previous.data ?? []}
      onRestore={(gameId) => restore(client, user.data?.id, gameId)}
      badges={queryState(badges)}
      certificates={queryState(certificates)}
      onRename={(name) => rename(client, name)}
      onCancel={cancel}
      onResume={resume}
    />
  );
}
