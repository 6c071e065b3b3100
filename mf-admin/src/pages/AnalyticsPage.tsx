import { queryClient } from '@countertop/client/queryClient';
import { siteAnalyticsQuery, takeEarlyAccessEmails } from '@countertop/client/siteAnalytics';
import { currentUserQuery } from '@countertop/client/user';
import { download } from '@countertop/design-system/download';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accessOf, isAdmin } from '../shared/access/access.ts';
import { useAddress } from '../shared/useAddress.ts';
import { AnalyticsView } from '../analytics/AnalyticsView.tsx';
import { datedFileName } from '../analytics/screens/fileName.ts';
import { useLog } from '../analytics/useLog.ts';
import { utcDayOf } from '../analytics/view/period.ts';
import { readView, writeView } from '../analytics/view/view.ts';
import { csvType } from '../shared/report/makeCsv.ts';

const utcToday = () => utcDayOf(new Date());

/** /analytics */
export function AnalyticsPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Analytics />
    </QueryClientProvider>
  );
}

function Analytics() {
  const [search, goToSearch] = useAddress();
  const [today, setToday] = useState(utcToday);
  const view = readView(search, today);
  const user = useQuery(currentUserQuery());
  const asksFor = isAdmin(user) ? view.tab : null;
  const figures = useQuery({
    ...siteAnalyticsQuery(view.problem === null ? view.asked : null),
    ...(asksFor !== 'figures' && { enabled: false }),
  });
  const log = useLog(user, asksFor === 'log');
  const { error } = view.tab === 'log' ? log : figures;
  return (
    <AnalyticsView
      access={accessOf(user, { data: true, error, isFetching: false, refetch: user.refetch })}
      view={view}
      goTo={(next) => {
        setToday(utcToday());
        goToSearch(writeView(next));
      }}
      today={today}
      figures={accessOf(user, figures)}
      isRefreshing={figures.isFetching}
      onRefresh={() => {
        setToday(utcToday());
        void figures.refetch();
      }}
      log={log.part}
      onExportEmails={async () => {
        const file = datedFileName('early-access', utcToday());
        download(await takeEarlyAccessEmails(), csvType, file);
        return file;
      }}
    />
  );
}
