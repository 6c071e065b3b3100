import { useState } from 'react';
import { AnalyticsView, type AnalyticsViewProps } from './AnalyticsView.tsx';
import { today } from './report.fixture.ts';
import { parseView, type View, toQueryString } from './view.ts';

export interface StatefulViewProps extends Pick<
  AnalyticsViewProps,
  'access' | 'siteReport' | 'support' | 'payments' | 'log' | 'onExportEmails' | 'onRefresh'
> {
  /** Initial query string. */
  start?: string;
  /** Called with each new query string. */
  onGo?: (search: string) => void;
}

/** The page with its view in React state instead of the URL. */
export function StatefulView({ start = '?from=2026-11-16&to=2026-11-22', onGo, ...props }: StatefulViewProps) {
  const [view, setView] = useState<View>(() => parseView(start, today));
  const goTo: AnalyticsViewProps['goTo'] = (next) => {
    const search = toQueryString(next);
    onGo?.(search);
    setView(parseView(search, today));
  };
  return <AnalyticsView {...props} view={view} goTo={goTo} today={today} isRefreshing={false} />;
}
