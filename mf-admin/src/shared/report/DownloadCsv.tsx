import { Button, type ButtonProps } from '@countertop/design-system/Button';
import { download } from '@countertop/design-system/download';
import { downloadIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { csvType, makeCsv } from './makeCsv.ts';
import { en } from './report.messages.ts';
import type { ReportSection } from './section.ts';

export interface DownloadCsvProps extends Pick<ButtonProps, 'emphasis'> {
  /** The tables of the file: one begins with its heads, several follow each other below their titles. */
  sections: readonly ReportSection[];
  /** With its day: "countertop-pages-2026-11-16-to-2026-11-22.csv". */
  fileName: string;
  /** What is in it, for those who hear the button alone. Without it the button's words say it. */
  title?: string;
  /** The words on the button; "CSV" when left out. */
  children?: string;
}

/** Hands over the file of what a table shows: the same lines, in the same order. */
export function DownloadCsv({ sections, fileName, title, children, emphasis = 'text' }: DownloadCsvProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const make = async () => {
    try {
      download(await makeCsv(sections, locale), csvType, fileName);
      notify({ message: t('csv.done', { file: fileName }) });
    } catch (error) {
      console.warn('The file could not be made.', error);
      notify({ message: t('csv.failed'), tone: 'destructive' });
    }
  };
  return (
    <Button
      emphasis={emphasis}
      icon={downloadIcon}
      onPress={() => void make()}
      {...(title !== undefined && { 'aria-label': t('csv.of', { title }) })}
    >
      {children ?? t('csv')}
    </Button>
  );
}
