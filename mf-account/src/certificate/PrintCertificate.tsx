import type { Certificate } from '@countertop/contract/awards';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { download } from '@countertop/design-system/download';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { useState } from 'react';
import { en } from './messages/en.messages.ts';
import { sheetWords } from './sheetWords.ts';
import type { ShownSkill } from '@countertop/contract/shownSkills';

export interface PrintCertificateProps {
  certificate: Certificate;
  /** What the sheet says that the child can do. */
  skills: readonly ShownSkill[];
}

type Problem = 'missing' | 'letters' | 'failed';

/** A button that asks for the child's name and hands over the sheet as a PDF, made in this browser. */
export function PrintCertificate({ certificate, skills }: PrintCertificateProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isMaking, setMaking] = useState(false);
  const sentences: Readonly<Record<Problem, string>> = {
    missing: t('print.name.missing'),
    letters: t('print.name.letters'),
    failed: t('print.failed'),
  };

  const make = async () => {
    if (name.trim() === '') return setProblem('missing');
    setMaking(true);
    try {
      const words = sheetWords({ certificate, skills, name, locale, host: location.host }, t);
      const { makeSheet } = await import(/* webpackChunkName: "certificate" */ './makeSheet.ts');
      download(await makeSheet(words), 'application/pdf', t('sheet.file'));
      setOpen(false);
    } catch (error) {
      console.warn('The certificate could not be made.', error);
      setProblem(error instanceof Error && error.name === 'LettersMissing' ? 'letters' : 'failed');
    }
    setMaking(false);
    return undefined;
  };
  const change = (typed: string) => {
    setName(typed);
    setProblem(null);
  };

  return (
    <>
      <Button emphasis="quiet" size="adult" onPress={() => setOpen(true)}>
        {t('print.open', { title: certificate.title })}
      </Button>
      <Dialog
        title={t('print.title')}
        size="small"
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button emphasis="quiet" size="adult" slot="close">
              {t('print.cancel')}
            </Button>
            <Button size="adult" isDisabled={isMaking} onPress={() => void make()}>
              {t('print.download')}
            </Button>
          </>
        }
      >
        <TextField
          label={t('print.name')}
          description={t('print.name.privacy')}
          errorMessage={problem === null ? undefined : sentences[problem]}
          autoComplete="off"
          value={name}
          onChange={change}
        />
      </Dialog>
    </>
  );
}
