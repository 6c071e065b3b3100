import { BarChart } from '@countertop/design-system/charts/BarChart';
import { DotPlot } from '@countertop/design-system/charts/DotPlot';
import { LineChart } from '@countertop/design-system/charts/LineChart';
import { useLocale } from '@countertop/design-system/messages';
import type { ReactNode } from 'react';
import { chartRows } from './chartRows.ts';
import { columnOf, type ReportChart, type ReportSection } from './section.ts';

export interface SectionChartProps {
  section: ReportSection;
  chart: ReportChart;
  /** Heading level of the title. */
  level: 2 | 3 | 4;
  orientation?: 'vertical' | 'horizontal';
  /** The bar to highlight, and a short reason. */
  highlight?: { label: string; note: string } | undefined;
  /** Replaces the generated table, for sections with more columns than the chart. */
  fullTable?: ReactNode;
  /** Shown next to the button for the table. */
  actions?: ReactNode;
  /** Shown when there is no data. */
  empty?: ReactNode;
}

/** The chart of a section, with its rows as a table. */
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
  if (chart.shape === 'line') return <LineChart {...plot} {...(chart.range && { range: chart.range })} />;
  if (chart.shape === 'dots') return <DotPlot {...plot} {...(chart.target && { target: chart.target })} />;
  return <BarChart {...plot} {...(orientation && { orientation })} {...(highlight && { highlight })} />;
}
