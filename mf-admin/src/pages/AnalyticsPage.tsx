import { queryClient } from '@countertop/client/shared/queryClient';
import { siteReportQuery, takeEarlyAccessEmails } from '@countertop/client/analytics/siteReport';
import { currentTime } from '@countertop/client/shared/today';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { download } from '@countertop/design-system/download';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { accessOf, isAdmin } from '../shared/access/access.ts';
import { AnalyticsView } from '../analytics/AnalyticsView.tsx';
import { datedFileName } from '../analytics/reportContext.ts';
import { useLog } from '../analytics/LogTab.tsx';
import { utcDayOf } from '../analytics/period.ts';
import { searchOf, viewOf } from '../analytics/view.ts';
import { usePayments } from '../payments/usePayments.ts';
import { useSupportInbox } from '../support/useSupportInbox.ts';
import { csvType } from '../shared/report/makeCsv.ts';

const utcToday = () => utcDayOf(currentTime());

/** /analytics */
export function AnalyticsPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Analytics />
    </QueryClientProvider>
  );
}

function Analytics() {
  const search = useSearch({ from: '/analytics' });
  const navigate = useNavigate({ from: '/analytics' });
  const [today, setToday] = useState(utcToday);
  const view = viewOf(search, today);
  const user = useQuery(currentUserQuery());
  const activeTab = isAdmin(user) ? view.tab : null;
  const siteReport = useQuery({
    ...siteReportQuery(view.error === null ? view.period : null),
    // On each tab, because the notice about the server's clock is above them.
    ...(activeTab === null && { enabled: false }),
  });
  const log = useLog(user, activeTab === 'log');
  const support = useSupportInbox(user, activeTab === 'support');
  const payments = usePayments(user, activeTab === 'payments');
  const { error } = { overview: siteReport, support, payments, log }[view.tab];
  return (
    <AnalyticsView
      access={accessOf(user, { data: true, error, isFetching: false, refetch: user.refetch })}
      view={view}
      goTo={(next) => {
        setToday(utcToday());
        void navigate({ search: searchOf(next), resetScroll: false });
      }}
      today={today}
      siteReport={accessOf(user, siteReport)}
      isRefreshing={siteReport.isFetching}
      onRefresh={() => {
        setToday(utcToday());
        void siteReport.refetch();
      }}
      support={support.part}
      payments={payments.part}
      log={log.part}
      onExportEmails={async () => {
        const file = datedFileName('early-access', utcToday());
        download(await takeEarlyAccessEmails(), csvType, file);
        return file;
      }}
    />
  );
}
