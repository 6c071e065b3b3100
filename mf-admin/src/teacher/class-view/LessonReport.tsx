import { localDay } from '@countertop/client/localDay';
import { Disclosure } from '@countertop/design-system/Disclosure';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { ReportTables } from '../export/ReportTables.tsx';
import { en } from './classView.messages.ts';
import { lessonReport, type LessonReportInput } from './lessonReport.ts';

/** The answers to a lesson as tables, and the same tables as files. */
export function LessonReport(input: Omit<LessonReportInput, 'madeOn' | 'locale'>) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [madeOn] = useState(() => localDay(new Date()));
  return (
    <Disclosure title={t('report.title')}>
      <ReportTables report={lessonReport({ ...input, madeOn, locale })} level={3} />
    </Disclosure>
  );
}
