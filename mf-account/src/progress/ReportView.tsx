import { Card } from '@countertop/design-system/Card';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import type { ReactNode } from 'react';
import { columns, stack } from '../shared/Account.styles.ts';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import { Activity } from './Activity.tsx';
import { Figures } from './Figures.tsx';
import { LazyDaysChart, LazyMistakes } from './lazyParts.ts';
import { headline } from './Progress.styles.ts';
import type { ProgressReport } from './progressReport.ts';
import { en } from './progress.messages.ts';
import type { MistakeTickets } from './queries.ts';
import { headlineText } from './reportText.ts';
import { SaveReport, type SaveReportProps } from './SaveReport.tsx';
import { Skills } from './Skills.tsx';

export interface ReportViewProps extends Pick<SaveReportProps, 'onSave'> {
  report: ProgressReport;
  tickets: QueryState<MistakeTickets>;
  /** Sections below the skills. */
  reviews?: ReactNode;
}

/** The report: one sentence, then figures, days, skills and mistakes, and what to do at home. */
export function ReportView({ report, tickets, reviews, onSave }: ReportViewProps) {
  const { locale } = useLocale();
  return (
    <div css={stack}>
      <p css={headline}>{headlineText(report.headline, locale)}</p>
      <Figures report={report} />
      <div css={columns}>
        <div css={stack}>
          <Card>
            <LazyBoundary placement="inline">
              <LazyDaysChart days={report.days} />
            </LazyBoundary>
          </Card>
          <Skills skills={report.skills} />
          {reviews}
          <MistakesSheet report={report} tickets={tickets} />
        </div>
        <div css={stack}>
          <Activity kind={report.activity} />
          <SaveReport onSave={onSave} />
        </div>
      </div>
    </div>
  );
}

function MistakesSheet({ report: { mistakes }, tickets }: Pick<ReportViewProps, 'report' | 'tickets'>) {
  const t = useMessages(en);
  if (mistakes.length === 0)
    return (
      <SectionCard title={t('mistakes.title')}>
        <p>{t('mistakes.none')}</p>
      </SectionCard>
    );
  return (
    <SectionCard title={t('mistakes.title')} lead={t('mistakes.lead')}>
      <QueryContent state={tickets}>
        {(shown) => (
          <LazyBoundary placement="inline">
            <LazyMistakes mistakes={mistakes} tickets={shown} />
          </LazyBoundary>
        )}
      </QueryContent>
    </SectionCard>
  );
}
