import type { Period } from '@countertop/contract/siteAnalytics';
import { Card } from '@countertop/design-system/Card';
import { Stack } from '@countertop/design-system/Stack';
import type { ReactNode } from 'react';
import { DownloadCsv } from '../../shared/report/DownloadCsv.tsx';
import { SectionChart, type SectionChartProps } from '../../shared/report/SectionChart.tsx';
import { SectionTable } from '../../shared/report/SectionTable.tsx';
import type { ReportSection } from '../../shared/report/section.ts';
import { fileNameOf } from './fileName.ts';
import { PrivacyNote } from './PrivacyNote.tsx';

export interface FigureCardProps extends Pick<SectionChartProps, 'orientation' | 'highlight' | 'empty'> {
  section: ReportSection;
  /** Used in the file name. */
  period: Period;
  /** Says why numbers are hidden. */
  privacyNote?: string | undefined;
  children?: ReactNode;
}

/** A card with a chart, its table, a CSV download and a note on hidden numbers. */
export function FigureCard({ section, period, privacyNote, children, ...look }: FigureCardProps) {
  const { id, title, chart } = section;
  if (!chart) return null;
  const csv = <DownloadCsv sections={[section]} fileName={fileNameOf(id, period)} title={title} />;
  const table = <SectionTable section={section} isCaptionHidden />;
  return (
    <Card>
      <Stack gap="m">
        <SectionChart {...look} section={section} chart={chart} level={3} fullTable={table} actions={csv} />
        {privacyNote !== undefined && <PrivacyNote>{privacyNote}</PrivacyNote>}
        {children}
      </Stack>
    </Card>
  );
}
