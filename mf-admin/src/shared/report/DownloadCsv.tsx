import { decimalMarkOf } from '@countertop/contract/shared/csv';
import { Button, type ButtonProps } from '@countertop/design-system/Button';
import { download } from '@countertop/design-system/download';
import { downloadIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { csvType, makeCsv } from './makeCsv.ts';
import { en } from './report.messages.ts';
import type { ReportSection } from './section.ts';

export interface DownloadCsvProps extends Pick<ButtonProps, 'variant'> {
  /** Tables of the file. With several, each has its title above it. */
  sections: readonly ReportSection[];
  /** For example "countertop-pages-2026-11-16-to-2026-11-22.csv". */
  fileName: string;
  /** Names the content for screen readers, if the label alone doesn't. */
  title?: string;
  /** The button's label. Defaults to "CSV". */
  children?: string;
}

/** Downloads the rows of a table, in the order shown, as CSV for the spreadsheets of the reader's region. */
export function DownloadCsv({ sections, fileName, title, children, variant = 'text' }: DownloadCsvProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const make = async () => {
    try {
      download(await makeCsv(sections, locale, decimalMarkOf(navigator.languages)), csvType, fileName);
      notify({ message: t('csv.done', { file: fileName }) });
    } catch (error) {
      console.warn('The file could not be created.', error);
      notify({ message: t('csv.failed'), tone: 'danger' });
    }
  };
  return (
    <Button
      variant={variant}
      icon={downloadIcon}
      onPress={() => void make()}
      {...(title !== undefined && { 'aria-label': t('csv.of', { title }) })}
    >
      {children ?? t('csv')}
    </Button>
  );
}
