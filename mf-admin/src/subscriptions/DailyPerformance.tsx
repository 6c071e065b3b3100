import { conversionPercent, type DailyStat } from '@countertop/contract/metrics';
import { Card } from '@countertop/design-system/Card';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { writeDay } from '../shared/report/writeCell.ts';
import { en } from './subscriptions.messages.ts';
import { head } from './Subscriptions.styles.ts';
import { writePercent } from './writing.ts';

/** A day of the table; its `id` is its date. */
interface Day extends Omit<DailyStat, 'date'> {
  readonly id: string;
  /** Subscriptions of a hundred views, to one decimal. */
  readonly conversion: number;
}

/** Views, clicks and subscriptions of the last seven days, today last. */
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
    const day = writeDay(date, locale);
    return date === today ? t('daily.today', { day }) : day;
  };
  const columns: readonly TableColumn<Day>[] = [
    { id: 'id', name: t('daily.date'), cell: ({ id }) => nameOf(id) },
    { id: 'views', name: t('daily.views'), align: 'number' },
    { id: 'clicks', name: t('daily.clicks'), align: 'number' },
    { id: 'subscriptions', name: t('daily.subscriptions'), align: 'number' },
    {
      id: 'conversion',
      name: t('daily.conversion'),
      align: 'number',
      cell: ({ conversion }) => writePercent(conversion, locale),
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
    conversion: writePercent(conversionPercent(subscriptions, views), locale),
  };
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2>{t('daily.title')}</h2>
          <p>{t('daily.lead', { count: days.length })}</p>
        </div>
        <Table caption={t('daily.title')} isCaptionHidden columns={columns} rows={rows} totals={totals} />
      </Stack>
    </Card>
  );
}
