import { Button } from '@countertop/design-system/Button';
import { downloadIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { SectionTable } from '../../shared/report/SectionTable.tsx';
import type { Report, ReportFormat } from './report.ts';
import { en } from './teacherReport.messages.ts';
import { Facts } from './Facts.tsx';
import { facts } from './ExportDialog.styles.ts';
import { useDownload } from './useDownload.ts';

const formats: readonly ReportFormat[] = ['csv', 'semicolons', 'pdf'];

export interface ReportTablesProps {
  report: Report;
  /** Heading level of the sections. */
  level: 2 | 3;
}

/** A report as tables, and the same tables as files. */
export function ReportTables({ report, level }: ReportTablesProps) {
  const t = useMessages(en);
  const { state, start } = useDownload();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Stack gap="m">
      <div data-screen-only="">
        <Stack direction="horizontal" gap="s">
          {formats.map((format) => (
            <Button
              key={format}
              variant="outline"
              icon={downloadIcon}
              isDisabled={state === 'creating'}
              onPress={() => void start(report, format)}
            >
              {t(`export.${format}`)}
            </Button>
          ))}
        </Stack>
      </div>
      <p role="alert">{state === 'failed' || state === 'letters' ? t(`export.${state}`) : ''}</p>
      <Stack gap="xl">
        {report.sections.map((section) =>
          section.shape === 'facts' ? (
            <div key={section.id} css={facts}>
              <Heading>{section.title}</Heading>
              <Facts {...section} />
            </div>
          ) : (
            <SectionTable
              key={section.id}
              section={section}
              narrow={section.columns.some(({ kind }) => kind === 'list') ? 'stacked' : 'inline'}
            />
          ),
        )}
      </Stack>
    </Stack>
  );
}
