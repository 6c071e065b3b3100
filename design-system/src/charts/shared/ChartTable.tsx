import { useLocale } from '../../i18n/messages.ts';
import { Table, type TableColumn } from '../../components/Table/Table.tsx';
import { knownValues, valueFormatter } from './chartData.ts';
import type { ChartFigureProps } from './chartFigureProps.ts';

type Facts = { id: number; label: string } & Record<`series${number}`, string | null>;

/** The data of a chart as a table, in the same number format. */
export function ChartTable({ title, rowName, series, rows, format, note }: ChartFigureProps) {
  const { locale } = useLocale();
  const formatValue = valueFormatter(format, locale, knownValues(rows));
  const columns: readonly TableColumn<Facts>[] = [
    { id: 'label', name: rowName },
    ...series.map((name, index) => ({ id: `series${index}` as const, name, align: 'number' as const })),
  ];
  const facts = rows.map(({ label, name = label, values }, id): Facts => {
    const cells = series.map((_, index) => {
      const value = values[index] ?? null;
      return [`series${index}`, value === null ? null : formatValue(value)] as const;
    });
    return { ...Object.fromEntries(cells), id, label: label === note?.label ? `${name} (${note.note})` : name };
  });
  return <Table caption={title} isCaptionHidden columns={columns} rows={facts} />;
}
