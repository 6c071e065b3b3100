import { smallestGroup } from '@countertop/contract/metrics.limits';
import type { PracticeBreakdown } from '@countertop/contract/siteAnalytics';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import type { ReportSection } from '../../shared/report/section.ts';
import { en } from '../analytics.messages.ts';
import { FigureCard } from './FigureCard.tsx';
import { Part } from './Part.tsx';
import type { PartProps } from './partProps.ts';
import { Reports } from './Reports.tsx';

/** Accuracy by type and skill, and reported problems. */
export function Problems({ site: { period }, report }: PartProps) {
  const t = useMessages(en);
  const practice = (section: ReportSection, { rest, parts }: PracticeBreakdown) => (
    <FigureCard
      section={section}
      period={period}
      orientation="horizontal"
      empty={t('practice.empty')}
      highlight={parts.length > 1 ? { label: String(section.rows[0]?.['name']), note: t('practice.note') } : undefined}
      privacyNote={rest ? t('small.people', { count: rest.people, smallest: smallestGroup }) : undefined}
    />
  );
  return (
    <Part title={t('part.problems')} lead={t('part.problems.lead')}>
      <Stack gap="l">
        <Grid columns="main-aside" align="start">
          {practice(report.skills, period.skills)}
          {practice(report.types, period.problemTypes)}
        </Grid>
        <Reports period={period} section={report.reports} />
      </Stack>
    </Part>
  );
}
