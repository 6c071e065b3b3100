import { BarChart } from '@countertop/design-system/charts/BarChart';
import { LineChart } from '@countertop/design-system/charts/LineChart';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { DayLine } from './progressReport.ts';
import { en } from './progress.messages.ts';
import { shortDayOf, shortWeekdayOf, weekdayOf } from './reportText.ts';

export interface DaysChartProps {
  /** Oldest first. */
  days: readonly DayLine[];
}

/** Minutes and problems per day. */
export function DaysChart({ days }: DaysChartProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <LineChart
      title={t('days.title')}
      level={2}
      summary={useSummary(days)}
      rowName={t('days.day')}
      series={[t('days.minutes'), t('days.problems')]}
      rows={days.map(({ day, minutes, orders }) => ({
        label: shortDayOf(day, locale),
        name: weekdayOf(day, locale),
        values: [minutes, orders],
      }))}
    />
  );
}

/** Minutes per day of a week. */
export function WeekChart({ days }: DaysChartProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <BarChart
      title={t('days.week')}
      level={2}
      summary={useSummary(days)}
      rowName={t('days.day')}
      series={[t('days.minutes')]}
      rows={days.map(({ day, minutes }) => ({
        label: shortWeekdayOf(day, locale),
        name: weekdayOf(day, locale),
        values: [minutes],
      }))}
    />
  );
}

function useSummary(days: readonly DayLine[]): string {
  const t = useMessages(en);
  const { locale } = useLocale();
  const played = days.filter(({ orders }) => orders > 0);
  const [best] = played.toSorted((one, other) => other.minutes - one.minutes);
  if (best === undefined) return t('days.none');
  return t('days.summary', { days: played.length, best: weekdayOf(best.day, locale), minutes: best.minutes });
}
