import type { SiteFigures } from '@countertop/contract/siteAnalytics';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { en } from '../analytics.messages.ts';
import { minutesASession } from '../sections/daySections.ts';
import { Change } from './Change.tsx';

const figures = {
  visitors: (site: SiteFigures) => site.visitors,
  sessions: (site: SiteFigures) => site.sessions,
  time: (site: SiteFigures) => minutesASession(site) || 0,
  pageViews: (site: SiteFigures) => site.pageViews,
  gamesStarted: (site: SiteFigures) => site.gamesStarted,
  gamesCompleted: (site: SiteFigures) => site.gamesCompleted,
} as const;
const names = ['visitors', 'sessions', 'time', 'pageViews', 'gamesStarted', 'gamesCompleted'] as const;

export interface HeadlineProps {
  period: SiteFigures;
  before: SiteFigures;
}

/** The six headline figures, compared with the period before. */
export function Headline({ period, before }: HeadlineProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <StatStrip>
      {names.map((name) => {
        const [now, then] = [figures[name](period), figures[name](before)];
        const format = (value: number) =>
          name === 'time' ? t('card.minutes', { minutes: value }) : formatNumber(value, locale);
        return (
          <StatCard
            key={name}
            label={t(`card.${name}`)}
            value={format(now)}
            note={<Change now={now} before={then} formattedBefore={format(then)} />}
          />
        );
      })}
    </StatStrip>
  );
}
