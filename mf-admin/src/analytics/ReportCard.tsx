import type { Period } from '@countertop/contract/analytics/siteReport';
import { Card } from '@countertop/design-system/Card';
import { Icon } from '@countertop/design-system/Icon';
import { infoIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import type { ReactNode } from 'react';
import { DownloadCsv } from '../shared/report/DownloadCsv.tsx';
import { formatCell } from '../shared/report/formatCell.ts';
import { columnOf, type ReportChart, type ReportSection } from '../shared/report/section.ts';
import { SectionChart, type SectionChartProps } from '../shared/report/SectionChart.tsx';
import { SectionTable } from '../shared/report/SectionTable.tsx';
import { en } from './analytics.messages.ts';
import { cardHead, note } from './Analytics.styles.ts';
import { fileNameOf } from './reportContext.ts';

export interface ReportCardProps extends Pick<SectionChartProps, 'orientation' | 'highlight'> {
  section: ReportSection;
  /** Used in the file name. */
  period: Period;
  /** Shown instead of an empty chart. Defaults to the chart's summary. */
  empty?: string;
  /** Says why numbers are hidden. */
  privacyNote?: string | undefined;
  children?: ReactNode;
}

/** A card with a chart, its table, a CSV download and a note on hidden numbers. Without numbers, only a sentence. */
export function ReportCard({ section, period, empty, privacyNote, children, ...look }: ReportCardProps) {
  const { id, title, chart, rows } = section;
  if (!chart) return null;
  // Small groups would be the longest bar everywhere, so they are text below the chart.
  const charted = { ...section, rows: rows.filter((row) => row.id !== 'rest') };
  const hasNumbers = charted.rows.some((row) => chart.values.some((column) => Number(row[column]) > 0));
  const hasSmallGroups = charted.rows.length < rows.length;
  const table = <SectionTable section={section} isCaptionHidden narrow="inline" />;
  const csv = <DownloadCsv sections={[section]} fileName={fileNameOf(id, period)} title={title} />;
  return (
    <Card>
      <Stack gap="m">
        {hasNumbers ? (
          <SectionChart {...look} section={charted} chart={chart} level={3} fullTable={table} actions={csv} />
        ) : (
          <>
            <div css={cardHead}>
              <div>
                <h3>{title}</h3>
                <p>{rows.length > 0 ? chart.summary : (empty ?? chart.summary)}</p>
              </div>
              {hasSmallGroups && csv}
            </div>
            {hasSmallGroups && table}
          </>
        )}
        {privacyNote !== undefined && (
          <PrivacyNote>
            <SmallGroups section={section} chart={chart} />
            <span>{privacyNote}</span>
          </PrivacyNote>
        )}
        {children}
      </Stack>
    </Card>
  );
}

/** The values of all small groups in one sentence. */
function SmallGroups({ section, chart }: { section: ReportSection; chart: ReportChart }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const rest = section.rows.find(({ id }) => id === 'rest');
  if (!rest) return null;
  const values = chart.values.map((id) => {
    const { name, kind } = columnOf(section, id);
    return t('small.value', { name, value: formatCell(rest[id] ?? '', kind, { locale }) });
  });
  return <span>{`${t('small.values', { values: values.join(', ') })} `}</span>;
}

/** Says below a chart why numbers are hidden. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <div css={note}>
      <Icon icon={infoIcon} size="small" />
      <p>{children}</p>
    </div>
  );
}
