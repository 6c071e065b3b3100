import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { Link } from '@countertop/design-system/Link';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent, Sheet } from '../shared/Sheet.tsx';
import { LazyWeekChart } from './lazyParts.ts';
import { headline } from './Progress.styles.ts';
import { type LearnerResults, progressReport } from './progressReport.ts';
import { en } from './progress.messages.ts';
import { headlineText } from './reportText.ts';

const weekDays = 7;

export interface ProgressLeadProps {
  /** Null if nobody has played. Undefined if reports aren't part of the plan. */
  results: QueryState<LearnerResults | null> | undefined;
}

/** The sentence of the report and the last seven days, with a link to the whole report. */
export function ProgressLead({ results }: ProgressLeadProps) {
  const t = useMessages(en);
  const whole = (
    <Link variant="standalone" href="/progress">
      {t(results === undefined ? 'lead.sample' : 'lead.whole')}
    </Link>
  );
  return (
    <Sheet title={t('lead.title')} way={whole}>
      {results === undefined ? (
        <p>{t('lead.notIncluded')}</p>
      ) : (
        <QueryContent state={results}>
          {(own) => (own === null ? <p>{t('lead.nothing')}</p> : <Week results={own} />)}
        </QueryContent>
      )}
    </Sheet>
  );
}

function Week({ results }: { results: LearnerResults }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const report = progressReport(results);
  if (report.headline.kind === 'nothing') return <p>{t('lead.nothing')}</p>;
  return (
    <>
      <p css={headline}>{headlineText(report.headline, locale)}</p>
      <LazyBoundary placement="inline">
        <LazyWeekChart days={report.days.slice(-weekDays)} />
      </LazyBoundary>
    </>
  );
}
