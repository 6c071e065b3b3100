import type { DayReport, PeriodReport } from '@countertop/contract/analytics/siteReport';
import { Sparkline } from '@countertop/design-system/charts/Sparkline';
import { Icon } from '@countertop/design-system/Icon';
import { downIcon, upIcon } from '@countertop/design-system/icons';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { en } from './analytics.messages.ts';
import { change as changeStyle, statNote, headline } from './Analytics.styles.ts';
import { changeOf } from './period.ts';
import { minutesASession } from './Visits.tsx';

const names = ['visitors', 'sessions', 'time', 'pageViews', 'gamesStarted', 'gamesCompleted'] as const;
type Name = (typeof names)[number];

/** A period or one of its days. */
type Counted = Omit<DayReport, 'date'>;

const counts: Readonly<Record<Name, (report: Counted) => number>> = {
  visitors: (report) => report.visitors,
  sessions: (report) => report.sessions,
  time: (report) => minutesASession(report) || 0,
  pageViews: (report) => report.pageViews,
  gamesStarted: (report) => report.gamesStarted,
  gamesCompleted: (report) => report.gamesCompleted,
};

export interface HeadlineProps {
  period: PeriodReport;
  before: PeriodReport;
}

/** The six headline numbers, compared with the previous period, with their course by day. */
export function Headline({ period, before }: HeadlineProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const isFirst = names.every((name) => counts[name](before) === 0);
  return (
    <div css={headline}>
      <StatStrip>
        {names.map((name) => {
          const [now, then] = [counts[name](period), counts[name](before)];
          const format = (value: number) =>
            name === 'time' ? t('card.minutes', { minutes: value }) : formatNumber(value, locale);
          return (
            <StatCard
              key={name}
              label={t(`card.${name}`)}
              value={format(now)}
              note={
                <span css={statNote}>
                  {!isFirst && <Change now={now} before={then} formattedBefore={format(then)} />}
                  <Sparkline values={period.days.map(counts[name])} />
                </span>
              }
            />
          );
        })}
      </StatStrip>
      {isFirst && <p>{t('change.first')}</p>}
    </div>
  );
}

interface ChangeProps {
  now: number;
  before: number;
  /** The formatted previous value. */
  formattedBefore: string;
}

const arrows = {
  up: upIcon,
  slightlyUp: upIcon,
  down: downIcon,
  slightlyDown: downIcon,
  same: undefined,
  new: undefined,
};

/** The change since the previous period: arrow, sign and text. Without color, because more isn't always better. */
function Change({ now, before, formattedBefore }: ChangeProps) {
  const t = useMessages(en);
  const change = changeOf(now, before);
  const arrow = arrows[change.kind];
  const text = () => {
    switch (change.kind) {
      case 'up':
      case 'down':
        return t(`change.${change.kind}`, { percent: change.percent, before: formattedBefore });
      case 'slightlyUp':
      case 'slightlyDown':
        return t(`change.${change.kind}`, { before: formattedBefore });
      case 'same':
      case 'new':
        return t(`change.${change.kind}`);
    }
  };
  return (
    <span css={changeStyle}>
      {arrow && <Icon icon={arrow} size="small" />}
      <span>{text()}</span>
    </span>
  );
}
