import { Button } from '@countertop/design-system/Button';
import { Disclosure } from '@countertop/design-system/Disclosure';
import { downloadIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import { SectionTable } from '../../shared/report/SectionTable.tsx';
import { useDownload } from '../export/useDownload.ts';
import { localDay, type ReportFormat } from '../report/fileName.ts';
import { en } from './classView.messages.ts';
import { lessonReport, type LessonReportInput } from './lessonReport.ts';

type LessonReportProps = Omit<LessonReportInput, 'madeOn' | 'locale'>;

const formats: readonly ReportFormat[] = ['csv', 'pdf'];

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
  const t = useMessages(en);
  const { locale } = useLocale();
  const [madeOn] = useState(() => localDay(new Date()));
  const { state, start } = useDownload();
  const report = lessonReport({ ...input, madeOn, locale });
  return (
    <Stack gap="m">
      <Stack direction="horizontal" gap="s">
        {formats.map((format) => (
          <Button
            key={format}
            variant="outline"
            icon={downloadIcon}
            isDisabled={state === 'creating'}
            onPress={() => void start(report, format)}
          >
            {t(`report.${format}`)}
          </Button>
        ))}
      </Stack>
      <p role="alert">{state === 'failed' || state === 'letters' ? t(`report.${state}`) : ''}</p>
      {report.sections.map((section) => (
        <SectionTable key={section.id} section={section} />
      ))}
    </Stack>
  );
}
