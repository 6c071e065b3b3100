import type { SiteFigures } from '@countertop/contract/siteAnalytics';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import type { CellKind } from '../../report/section.ts';
import { writeCell } from '../../report/writeCell.ts';
import { en } from '../messages/en.messages.ts';
import { Change } from './Change.tsx';

const secondsASession = ({ sessions, timeSeconds }: SiteFigures) =>
  sessions === 0 ? 0 : Math.round(timeSeconds / sessions);

const figures = {
  visitors: (site: SiteFigures) => site.visitors,
  sessions: (site: SiteFigures) => site.sessions,
  time: secondsASession,
  pageViews: (site: SiteFigures) => site.pageViews,
  gamesStarted: (site: SiteFigures) => site.gamesStarted,
  gamesCompleted: (site: SiteFigures) => site.gamesCompleted,
} as const;
const names = ['visitors', 'sessions', 'time', 'pageViews', 'gamesStarted', 'gamesCompleted'] as const;

export interface HeadlineProps {
  period: SiteFigures;
  before: SiteFigures;
}

/** The six figures of a period, each beside the period before. */
export function Headline({ period, before }: HeadlineProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <StatStrip>
      {names.map((name) => {
        const [now, then] = [figures[name](period), figures[name](before)];
        const kind: CellKind = name === 'time' ? 'seconds' : 'number';
        return (
          <StatCard
            key={name}
            label={t(`card.${name}`)}
            value={writeCell(now, kind, { locale })}
            note={<Change now={now} before={then} written={writeCell(then, kind, { locale })} />}
          />
        );
      })}
    </StatStrip>
  );
}
