import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { Form } from '@countertop/design-system/Form';
import { downloadIcon, printIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { type FormEvent, useState } from 'react';
import { buttons } from '../shared/Account.styles.ts';
import { en } from './certificate.messages.ts';
import type { CertificateText } from './certificateText.ts';

/** The name field and the buttons, on one line if there is room. */
const printForm = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem) auto',
  gap: token.space.m,
  alignItems: 'center',
  justifyContent: 'space-between',
  // Both ways to paper are equally good.
  '& > :last-child': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Next to each other, the labels would break into two lines.
  '@media (max-width: 26rem)': { '& > :last-child': { gridAutoFlow: 'row' } },
});

export interface PrintFormProps {
  /** The name. It is never stored or sent. */
  name: string;
  onChange: (name: string) => void;
  texts: CertificateText;
  onPrint: () => void;
  /** Downloads the certificate as a PDF. Rejects with `MissingGlyphsError`, or if its code or fonts fail to load. */
  onDownload: (texts: CertificateText & { name: string }) => Promise<void>;
}

type Status = 'still' | 'making' | 'done' | 'letters' | 'failed';

/** Takes the name, and prints the certificate or downloads a PDF created in the browser. */
export function PrintForm({ name, onChange, texts, onPrint, onDownload }: PrintFormProps) {
  const t = useMessages(en);
  const [status, setStatus] = useState<Status>('still');
  const message = { still: '', making: '', done: '', letters: t('print.name.letters'), failed: t('print.failed') }[
    status
  ];

  async function download(): Promise<void> {
    if (status === 'making') return;
    setStatus('making');
    try {
      await onDownload({ ...texts, name: name.trim() });
      setStatus('done');
    } catch (error) {
      setStatus(error instanceof Error && error.name === 'MissingGlyphsError' ? 'letters' : 'failed');
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    onPrint();
  }
  return (
    <Card>
      <Form validationBehavior="aria" onSubmit={submit}>
        <div css={printForm}>
          <TextField
            label={t('print.name')}
            description={t('print.name.privacy')}
            errorMessage={message === '' ? undefined : message}
            autoComplete="off"
            maxLength={100}
            value={name}
            onChange={(typed) => {
              onChange(typed);
              setStatus('still');
            }}
          />
          <div css={buttons}>
            <Button type="submit" variant="outline" size="medium" icon={printIcon}>
              {t('print.print')}
            </Button>
            <Button
              variant="outline"
              size="medium"
              icon={downloadIcon}
              isPending={status === 'making'}
              pendingLabel={t('print.making')}
              onPress={() => void download()}
            >
              {t('print.download')}
            </Button>
          </div>
        </div>
        <LiveRegion message={status === 'done' ? t('print.done') : message} />
      </Form>
    </Card>
  );
}
