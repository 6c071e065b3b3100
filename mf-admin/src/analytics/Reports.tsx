import type { Period } from '@countertop/contract/analytics/siteReport';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { DownloadCsv } from '../shared/report/DownloadCsv.tsx';
import type { ReportRow, ReportSection } from '../shared/report/section.ts';
import { SectionTable } from '../shared/report/SectionTable.tsx';
import { en } from './analytics.messages.ts';
import { cardHead } from './Analytics.styles.ts';
import { fileNameOf, type ReportContext, skillLabel, typeLabel } from './reportContext.ts';

/** Reported problems, with what is needed to replay each. */
export function reportsSection(context: ReportContext): ReportSection {
  const { t, period } = context;
  return {
    id: 'reports',
    title: t('section.reports'),
    shape: 'rows',
    columns: [
      { id: 'seed', name: t('column.seed'), kind: 'text' },
      { id: 'index', name: t('column.index'), kind: 'text' },
      { id: 'band', name: t('column.band'), kind: 'text' },
      { id: 'type', name: t('column.type'), kind: 'text' },
      { id: 'skill', name: t('column.skill'), kind: 'text' },
      { id: 'reason', name: t('column.reason'), kind: 'text' },
      { id: 'reports', name: t('column.reports'), kind: 'number' },
    ],
    rows: period.reportedProblems.map((report): ReportRow => {
      const { seed, index, band, type, variant, skill, reason, count } = report;
      return {
        id: [seed, index, band, type, variant, skill, reason].join(' '),
        seed: String(seed),
        index,
        band: t(`band.${band}`),
        type: typeLabel(context, type),
        skill: skillLabel(context, skill),
        reason: t(`reason.${reason}`),
        reports: count,
        ages: band,
      };
    }),
  };
}

/** The CSV has all of them. */
const shownAtFirst = 8;

/** A link that replays the game: the same seed and band give the same problems. */
function Seed({ row }: { row: ReportRow }) {
  const t = useMessages(en);
  const [seed, ages] = [String(row['seed']), String(row['ages'])];
  return (
    <PageLink variant="standalone" to="/game" search={{ seed, ages }}>
      {t('reports.seed', { seed })}
    </PageLink>
  );
}

const cells = { seed: (row: ReportRow) => <Seed row={row} /> };

export interface ReportsProps {
  section: ReportSection;
  period: Period;
}

/** Problems that players reported, each with a link to replay it. */
export function Reports({ section, period }: ReportsProps) {
  const t = useMessages(en);
  const [showsAll, setShowsAll] = useState(false);
  const { rows, id, title } = section;
  const shown = showsAll ? section : { ...section, rows: rows.slice(0, shownAtFirst) };
  return (
    <Card>
      <Stack gap="m">
        <div css={cardHead}>
          <div>
            <h3>{title}</h3>
            <p>{rows.length === 0 ? t('reports.empty') : t('reports.lead', { count: rows.length })}</p>
          </div>
          {rows.length > 0 && <DownloadCsv sections={[section]} fileName={fileNameOf(id, period)} title={title} />}
        </div>
        {rows.length > 0 && <SectionTable section={shown} isCaptionHidden cells={cells} />}
        {shown.rows.length < rows.length && (
          <div>
            <Button variant="outline" size="medium" onPress={() => setShowsAll(true)}>
              {t('reports.all', { count: rows.length })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
