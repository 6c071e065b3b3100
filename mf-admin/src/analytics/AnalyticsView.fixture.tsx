import { useState } from 'react';
import { AnalyticsView, type AnalyticsViewProps } from './AnalyticsView.tsx';
import { today } from './site.fixture.ts';
import { readView, type View, writeView } from './view/view.ts';

export interface KeptViewProps extends Pick<
  AnalyticsViewProps,
  'access' | 'figures' | 'log' | 'onExportEmails' | 'onRefresh'
> {
  /** What stands after the path. */
  start?: string;
  /** Told every address that the page goes to. */
  onGo?: (search: string) => void;
}

/** The page with a view that is kept here in place of the address. */
export function KeptView({ start = '?from=2026-11-16&to=2026-11-22', onGo, ...props }: KeptViewProps) {
  const [view, setView] = useState<View>(() => readView(start, today));
  const goTo: AnalyticsViewProps['goTo'] = (next) => {
    const search = writeView(next);
    onGo?.(search);
    setView(readView(search, today));
  };
  return <AnalyticsView {...props} view={view} goTo={goTo} today={today} isRefreshing={false} />;
}
