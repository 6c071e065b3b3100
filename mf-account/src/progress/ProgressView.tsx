import { EmptyState } from '@countertop/design-system/EmptyState';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import type { ReactNode } from 'react';
import { AccountPage, type AccountPageProps } from '../shared/AccountPage.tsx';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import type { UserFacts } from '../shared/user.ts';
import { stack } from '../shared/Account.styles.ts';
import { progressReport, type LearnerResults, type ProgressReport } from './progressReport.ts';
import { en } from './progress.messages.ts';
import type { MistakeTickets } from './queries.ts';
import { ReportTicket } from './ReportTicket.tsx';
import { ReportView } from './ReportView.tsx';
import { Reviews, type ReviewsProps } from './Reviews.tsx';
import { sampleResults, sampleTickets } from './sample.ts';
import { SampleNotice } from './SampleNotice.tsx';
import type { FileFormat } from './reportFile.ts';

export interface ProgressViewProps extends Pick<AccountPageProps<UserFacts>, 'user' | 'leave'> {
  /** `YYYY-MM-DD` on this device. */
  today: string;
  /** Null if nobody has played. Undefined if no plan includes the report: a sample is shown. */
  results: QueryState<LearnerResults | null> | undefined;
  tickets: QueryState<MistakeTickets>;
  /** The review schedule; absent if no plan includes it. */
  reviews?: Omit<ReviewsProps, 'today'>;
  /** The choice of the child. */
  choice?: ReactNode;
  /** Downloads a report and returns the name of the file. */
  onSave: (format: FileFormat, report: ProgressReport, isSample: boolean) => Promise<string>;
}

/** The report for grown-ups: a child's practice, and what to talk about. */
export function ProgressView({ user, leave, today, choice, results, onSave, ...own }: ProgressViewProps) {
  const t = useMessages(en);
  const back = (
    <span data-screen-only="">
      <PageLink variant="outline" to="/dashboard">
        {t('progress.dashboard')}
      </PageLink>
    </span>
  );
  return (
    <AccountPage
      title={t('progress.title')}
      lead={t('progress.lead')}
      action={back}
      picture={<ReportTicket />}
      path="/progress"
      user={user}
      {...(leave && { leave })}
    >
      {() => (
        <>
          {choice}
          {results ? <OwnReport {...{ results, today, onSave }} {...own} /> : <SampleReport {...{ today, onSave }} />}
        </>
      )}
    </AccountPage>
  );
}

interface OwnReportProps extends Pick<ProgressViewProps, 'today' | 'tickets' | 'reviews' | 'onSave'> {
  results: QueryState<LearnerResults | null>;
}

function OwnReport({ results, today, tickets, reviews, onSave }: OwnReportProps) {
  return (
    <QueryContent state={results}>
      {(own) => {
        const report = own === null ? null : progressReport(own);
        if (report === null || report.headline.kind === 'nothing') return <NothingYet />;
        return (
          <ReportView
            report={report}
            tickets={tickets}
            reviews={reviews && <Reviews {...reviews} today={today} />}
            onSave={(format) => onSave(format, report, false)}
          />
        );
      }}
    </QueryContent>
  );
}

function SampleReport({ today, onSave }: Pick<ProgressViewProps, 'today' | 'onSave'>) {
  const report = progressReport(sampleResults(today));
  return (
    <div css={stack}>
      <SampleNotice />
      <ReportView
        report={report}
        tickets={{ status: 'ready', value: sampleTickets(today) }}
        onSave={(format) => onSave(format, report, true)}
      />
    </div>
  );
}

function NothingYet() {
  const t = useMessages(en);
  return (
    <EmptyState
      title={t('empty.title')}
      actions={
        <PageLink variant="solid" to="/game-setup">
          {t('empty.play')}
        </PageLink>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
