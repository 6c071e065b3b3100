import { useToday } from '@countertop/client/shared/today';
import { Disclosure } from '@countertop/design-system/Disclosure';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { ReportTables } from '../../report/ReportTables.tsx';
import { en } from './classView.messages.ts';
import { lessonReport, type LessonReportInput } from './lessonReport.ts';

type LessonReportProps = Omit<LessonReportInput, 'madeOn' | 'locale'>;

/** The answers to a lesson as tables, and the same tables as files. */
export function LessonReport(input: LessonReportProps) {
  const t = useMessages(en);
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Disclosure title={t('report.title')} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      {/* Every new answer would render the closed tables again. */}
      {isExpanded && <Tables {...input} />}
    </Disclosure>
  );
}

function Tables(input: LessonReportProps) {
  const { locale } = useLocale();
  const madeOn = useToday();
  return <ReportTables report={lessonReport({ ...input, madeOn, locale })} level={3} />;
}
