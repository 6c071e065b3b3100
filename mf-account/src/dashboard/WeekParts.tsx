import { EmptyState } from '@countertop/design-system/EmptyState';
import { Card } from '@countertop/design-system/Card';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { PageLink } from '@countertop/routes/PageLink';
import { useSearch } from '@tanstack/react-router';
import { LazyWeekChart } from '../progress/lazyParts.ts';
import { type LearnerResults, weekOf } from '../progress/progressReport.ts';
import { en as reportTexts } from '../progress/progress.messages.ts';
import { Skills } from '../progress/Skills.tsx';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import { en } from './dashboard.messages.ts';
import { reportOf } from './dashboardState.ts';

/** Skills on the dashboard. The report has all of them. */
const mostSkills = 5;

/** Minutes per day and skills of the week, or what comes after the first day. */
export function WeekParts({ results }: { results: QueryState<LearnerResults | null> }) {
  const t = useMessages(en);
  const report = useMessages(reportTexts);
  if (results.status !== 'ready') {
    return (
      <SectionCard title={report('days.week')}>
        <QueryContent state={results}>{() => null}</QueryContent>
      </SectionCard>
    );
  }
  const own = reportOf(results);
  if (own === null) {
    return (
      <Card>
        <EmptyState title={report('empty.title')}>{t('week.nothing')}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Card>
        <LazyBoundary placement="inline">
          <LazyWeekChart days={weekOf(own).days} />
        </LazyBoundary>
      </Card>
      <Skills skills={own.skills} most={mostSkills} action={<WholeReport />} />
    </>
  );
}

/** Keeps the child in the address. */
function WholeReport() {
  const t = useMessages(reportTexts);
  const { child } = useSearch({ from: '/dashboard' });
  return (
    <PageLink variant="standalone" to="/progress" search={{ child }}>
      {t('lead.whole')}
    </PageLink>
  );
}

/** Tells accounts without reports what one looks like. */
export function SampleCard() {
  const t = useMessages(reportTexts);
  return (
    <SectionCard title={t('lead.title')}>
      <p>{t('lead.notIncluded')}</p>
      <PageLink variant="standalone" to="/progress">
        {t('lead.sample')}
      </PageLink>
    </SectionCard>
  );
}
