import { BarChart } from '@countertop/design-system/BarChart';
import { chartRows } from '../report/chartRows.ts';
import { columnOf, type ReportChart, type ReportSection } from '../report/report.ts';

export interface SectionChartProps {
  section: ReportSection;
  chart: ReportChart;
  /** Level of its title among the page's headings. */
  level: 2 | 3 | 4;
  orientation?: 'vertical' | 'horizontal';
}

/** The bars of a section, with the same lines as a table. */
export function SectionChart({ section, chart, ...look }: SectionChartProps) {
  const value = columnOf(section, chart.value);
  return (
    <BarChart
      {...look}
      title={chart.title}
      summary={chart.summary}
      rowName={columnOf(section, chart.label).name}
      series={[value.name]}
      format={value.kind === 'percent' ? 'percent' : 'number'}
      rows={chartRows(section, chart)}
    />
  );
}
