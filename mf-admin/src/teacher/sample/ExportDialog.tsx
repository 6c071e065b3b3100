import { decimalMarkOf } from '@countertop/contract/shared/csv';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { downloadIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { Select } from '@countertop/design-system/Select';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import { en } from './teacher.messages.ts';
import { fileNameOf, type ReportFormat, type ReportId } from '../report/report.ts';
import { en as reportTexts } from '../report/teacherReport.messages.ts';
import { Contents } from './Contents.tsx';
import { contents } from '../report/ExportDialog.styles.ts';
import { useDownload } from '../report/useDownload.ts';
import { type ReportOptions, sampleReport } from './sampleReport.ts';

export interface ExportDialogProps {
  id: ReportId;
  /** Its student is initially selected, which matters only to the individual report. */
  options: ReportOptions;
  onClose: () => void;
}

/** Previews a report, and downloads it in the chosen format. */
export function ExportDialog({ id, options, onClose }: ExportDialogProps) {
  const t = useMessages(en);
  const tReport = useMessages(reportTexts);
  const [format, setFormat] = useState<ReportFormat>(() => {
    if (id !== 'export-all-data') return 'pdf';
    return decimalMarkOf(navigator.languages) === ',' ? 'semicolons' : 'csv';
  });
  const [student, setStudent] = useState(options.student);
  const { state, start, reset } = useDownload();
  const students = options.context.children;
  const report = sampleReport(id, { ...options, student });
  const problem = state === 'failed' || state === 'letters' ? tReport(`export.${state}`) : undefined;
  const file = fileNameOf(report, format);
  const choose = (studentId: string) => setStudent(students.find((each) => each.id === studentId) ?? student);
  const change = (chosen: ReportFormat) => {
    setFormat(chosen);
    reset();
  };
  const make = async () => {
    if (!(await start(report, format))) return;
    notify({ message: t('export.done', { file }) });
    onClose();
  };
  return (
    <Dialog
      title={report.title}
      description={report.note}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="outline" size="medium" slot="close">
            {t('export.cancel')}
          </Button>
          <Button size="medium" icon={downloadIcon} isDisabled={state === 'creating'} onPress={() => void make()}>
            {state === 'creating' ? t('export.making') : t('export.download')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {id === 'individual-progress-report' && (
          <Select
            label={t('export.student')}
            options={students.map(({ id: key, name }) => ({ id: key, label: name }))}
            selectedKey={student.id}
            onSelectionChange={choose}
          />
        )}
        <RadioGroup
          label={t('export.format')}
          variant="segmented"
          description={t(`export.${format}.what`)}
          errorMessage={problem}
          options={[
            { id: 'csv', label: tReport('export.csv') },
            { id: 'semicolons', label: tReport('export.semicolons') },
            { id: 'pdf', label: tReport('export.pdf') },
          ]}
          value={format}
          onChange={change}
        />
        <div css={contents}>
          <h3>{t('export.contents')}</h3>
          <Contents report={report} format={format} />
        </div>
        <p>
          {t('export.fileName')}: <bdi dir="ltr">{file}</bdi>
        </p>
        <LiveRegion message={problem ?? ''} politeness="assertive" />
      </Stack>
    </Dialog>
  );
}
