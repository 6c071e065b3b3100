import { conversionPercent, type DailyStat } from '@countertop/contract/payments/metrics';
import { Card } from '@countertop/design-system/Card';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { formatDay } from '../shared/report/formatCell.ts';
import { BarCell } from './BarCell.tsx';
import { en } from './subscriptions.messages.ts';
import { head } from './Subscriptions.styles.ts';
import { formatPercent } from './format.ts';

/** A row of the table. `id` is the date. */
interface Day extends Omit<DailyStat, 'date'> {
  readonly id: string;
  /** Subscriptions per hundred views, to one decimal. */
  readonly conversion: number;
}

/** Views, clicks and subscriptions by day, for the last seven days. */
export function DailyPerformance({ days }: { days: readonly DailyStat[] }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const rows = days.map(({ date: id, ...counts }): Day => ({
    id,
    ...counts,
    conversion: conversionPercent(counts.subscriptions, counts.views),
  }));
  const today = days.at(-1)?.date;
  const nameOf = (date: string) => {
    const day = formatDay(date, locale);
    return date === today ? t('daily.today', { day }) : day;
  };
  const withBar = (of: (day: Day) => number) => {
    const largest = Math.max(...rows.map(of));
    return (day: Day) => (
      <BarCell value={of(day)} largest={largest}>
        {formatNumber(of(day), locale)}
      </BarCell>
    );
  };
  const columns: readonly TableColumn<Day>[] = [
    { id: 'id', name: t('daily.date'), cell: ({ id }) => nameOf(id) },
    { id: 'views', name: t('daily.views'), align: 'number', cell: withBar((day) => day.views) },
    { id: 'clicks', name: t('daily.clicks'), align: 'number', cell: withBar((day) => day.clicks) },
    {
      id: 'subscriptions',
      name: t('daily.subscriptions'),
      align: 'number',
      cell: withBar((day) => day.subscriptions),
    },
    {
      id: 'conversion',
      name: t('daily.conversion'),
      align: 'number',
      cell: ({ conversion }) => formatPercent(conversion, locale),
    },
  ];
  const sum = (of: (day: DailyStat) => number) => days.reduce((total, day) => total + of(day), 0);
  const [views, subscriptions] = [sum((day) => day.views), sum((day) => day.subscriptions)];
  const totals = {
    id: t('daily.total', { count: days.length }),
    views: formatNumber(views, locale),
    clicks: formatNumber(
      sum((day) => day.clicks),
      locale,
    ),
    subscriptions: formatNumber(subscriptions, locale),
    conversion: formatPercent(conversionPercent(subscriptions, views), locale),
  };
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2>{t('daily.title')}</h2>
          <p>{t('daily.lead', { count: days.length })}</p>
        </div>
        <Table
          caption={t('daily.title')}
          isCaptionHidden
          narrow="inline"
          columns={columns}
          rows={rows}
          totals={totals}
        />
      </Stack>
    </Card>
  );
}
