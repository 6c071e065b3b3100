import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import type { ProgressReport } from './progressReport.ts';
import { en } from './progress.messages.ts';
import { durationText } from './reportText.ts';

/** Time, problems and days of the period. */
export function Figures({ report }: { report: ProgressReport }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <section aria-label={t('figures.title')}>
      <StatStrip>
        <StatCard label={t('figures.time')} value={durationText(report.minutes, t)} />
        <StatCard
          label={t('figures.problems')}
          value={formatNumber(report.orders, locale)}
          note={t('figures.right', { right: report.right })}
        />
        <StatCard
          label={t('figures.days')}
          value={formatNumber(report.daysPlayed, locale)}
          note={t('figures.ofDays', { days: report.days.length })}
        />
      </StatStrip>
    </section>
  );
}
