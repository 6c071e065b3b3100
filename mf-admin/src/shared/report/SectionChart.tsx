import { BarChart } from '@countertop/design-system/charts/BarChart';
import { LineChart } from '@countertop/design-system/charts/LineChart';
import { useLocale } from '@countertop/design-system/messages';
import type { ReactNode } from 'react';
import { chartRows } from './chartRows.ts';
import { columnOf, type ReportChart, type ReportSection } from './section.ts';

export interface SectionChartProps {
  section: ReportSection;
  chart: ReportChart;
  /** Level of its title among the page's headings. */
  level: 2 | 3 | 4;
  orientation?: 'vertical' | 'horizontal';
  /** The one bar to point out, and the word that says why. */
  highlight?: { label: string; note: string } | undefined;
  /** In place of a table of the bars alone: the section's own, where that has more columns. */
  fullTable?: ReactNode;
  /** Beside the button that shows the table. */
  actions?: ReactNode;
  /** Stands in place of picture and table while nothing is known. */
  empty?: ReactNode;
}

/** The picture of a section, with the same lines as a table. */
export function SectionChart({ section, chart, orientation, highlight, ...look }: SectionChartProps) {
  const { locale } = useLocale();
  const columns = chart.values.map((id) => columnOf(section, id));
  const plot = {
    ...look,
    title: chart.title,
    summary: chart.summary,
    rowName: columnOf(section, chart.label).name,
    series: columns.map(({ name }) => name),
    format: columns[0]?.kind === 'percent' ? 'percent' : 'number',
    rows: chartRows(section, chart, locale),
  } as const;
  if (chart.shape === 'line') return <LineChart {...plot} />;
  return <BarChart {...plot} {...(orientation && { orientation })} {...(highlight && { highlight })} />;
}
