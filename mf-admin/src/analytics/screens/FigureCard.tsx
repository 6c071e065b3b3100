import type { Period } from '@countertop/contract/siteAnalytics';
import { Card } from '@countertop/design-system/Card';
import { Stack } from '@countertop/design-system/Stack';
import type { ReactNode } from 'react';
import { DownloadCsv } from '../../shared/report/DownloadCsv.tsx';
import { SectionChart, type SectionChartProps } from '../../shared/report/SectionChart.tsx';
import { SectionTable } from '../../shared/report/SectionTable.tsx';
import type { ReportSection } from '../../shared/report/section.ts';
import { fileNameOf } from './fileName.ts';
import { Why } from './Why.tsx';

export interface FigureCardProps extends Pick<SectionChartProps, 'orientation' | 'highlight' | 'empty'> {
  section: ReportSection;
  /** The days it is about, for the name of its file. */
  period: Period;
  /** Why something in it is not told. */
  why?: string | undefined;
  /** Below it. */
  children?: ReactNode;
}

/** A picture on a sheet of its own, with its table, the file of that table, and what it does not tell. */
export function FigureCard({ section, period, why, children, ...look }: FigureCardProps) {
  const { id, title, chart } = section;
  if (!chart) return null;
  const csv = <DownloadCsv sections={[section]} fileName={fileNameOf(id, period)} title={title} />;
  const table = <SectionTable section={section} isCaptionHidden />;
  return (
    <Card>
      <Stack gap="m">
        <SectionChart {...look} section={section} chart={chart} level={3} fullTable={table} actions={csv} />
        {why !== undefined && <Why>{why}</Why>}
        {children}
      </Stack>
    </Card>
  );
}
