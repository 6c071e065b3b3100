import { searchFormat, type SearchOf } from '@countertop/routes/routes';
import { useState } from 'react';
import { AnalyticsView, type AnalyticsViewProps } from './AnalyticsView.tsx';
import { today } from './report.fixture.ts';
import { searchOf, type View, viewOf } from './view.ts';

export interface StatefulViewProps extends Pick<
  AnalyticsViewProps,
  'access' | 'siteReport' | 'support' | 'payments' | 'log' | 'onExportEmails' | 'onRefresh'
> {
  /** Initial query parameters. */
  start?: SearchOf<'/analytics'>;
  /** Called with each new query string. */
  onGo?: (search: string) => void;
}

/** The page with its view in React state instead of the URL. */
export function StatefulView({ start = { from: '2026-11-16', to: '2026-11-22' }, onGo, ...props }: StatefulViewProps) {
  const [view, setView] = useState<View>(() => viewOf(start, today));
  const goTo: AnalyticsViewProps['goTo'] = (next) => {
    const search = searchOf(next);
    onGo?.(searchFormat.stringifySearch(search));
    setView(viewOf(search, today));
  };
  return <AnalyticsView {...props} view={view} goTo={goTo} today={today} isRefreshing={false} />;
}
