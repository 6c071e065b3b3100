import { Button } from '@countertop/design-system/Button';
import { downloadIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { useState } from 'react';
import { buttons } from '../shared/Account.styles.ts';
import { en } from './progress.messages.ts';
import type { FileFormat } from './reportFile.ts';

const formats = ['csv', 'pdf'] as const satisfies readonly FileFormat[];

export interface SaveReportProps {
  /** Downloads the report and returns the name of the file. Rejects if its code or fonts fail to load. */
  onSave: (format: FileFormat) => Promise<string>;
}

/** Downloads the report. */
export function SaveReport({ onSave }: SaveReportProps) {
  const t = useMessages(en);
  const [making, setMaking] = useState<FileFormat | null>(null);
  async function save(format: FileFormat): Promise<void> {
    if (making !== null) return;
    setMaking(format);
    try {
      notify({ message: t('save.done', { file: await onSave(format) }) });
    } catch (error) {
      console.warn('The file could not be created.', error);
      notify({ message: t('save.failed'), tone: 'danger' });
    }
    setMaking(null);
  }
  return (
    <div data-screen-only="">
      <SectionCard title={t('save.title')} lead={t('save.text')}>
        <div css={buttons}>
          {formats.map((format) => (
            <Button
              key={format}
              variant="outline"
              size="medium"
              icon={downloadIcon}
              isPending={making === format}
              pendingLabel={t('save.making')}
              onPress={() => void save(format)}
            >
              {t(`save.${format}`)}
            </Button>
          ))}
        </div>
      </SectionCard>
    </div>
  );
}
