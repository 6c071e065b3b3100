import { Button } from '@countertop/design-system/Button';
import { download } from '@countertop/design-system/download';
import { downloadIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { type Paper as PaperSize, paperOf, papers } from '@countertop/design-system/pdfPaper';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { Section } from '@countertop/design-system/Section';
import { Stack } from '@countertop/design-system/Stack';
import { type Lesson, lessonCode } from '@countertop/engine/lesson/lessonCode';
import { useState } from 'react';
import { en } from './lesson.messages.ts';

const documents = ['worksheet', 'answer-key'] as const;
type DocumentName = (typeof documents)[number];

/** Downloads of the problems and their answers. */
export function Paper({ lesson }: { lesson: Lesson }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [paper, setPaper] = useState<PaperSize>(() => paperOf(locale));
  const [pending, setPending] = useState<DocumentName | null>(null);
  const [isFailed, setFailed] = useState(false);
  const make = async (name: DocumentName) => {
    setPending(name);
    setFailed(false);
    try {
      const { makeLessonPdf } = await import(/* webpackChunkName: "lesson-pdf" */ './makeLessonPdf.ts');
      const code = lessonCode(lesson);
      const ages = t(`lesson.band.${lesson.band}`);
      const bytes = await makeLessonPdf(name, lesson, { ages, code, paper, locale });
      download(bytes, 'application/pdf', `${name}-${code}.pdf`);
    } catch (error) {
      console.warn('The PDF could not be created.', error);
      setFailed(true);
    }
    setPending(null);
  };
  return (
    <Section title={t('lesson.paper')} lead={t('lesson.paper.lead')}>
      <Stack gap="m">
        <RadioGroup
          label={t('lesson.paper.size')}
          variant="segmented"
          options={papers.map((id) => ({ id, label: t(`lesson.paper.${id}`) }))}
          value={paper}
          onChange={setPaper}
        />
        <Stack direction="horizontal" gap="s" align="stretch">
          {documents.map((name) => (
            <Button
              key={name}
              variant="outline"
              icon={downloadIcon}
              isPending={pending === name}
              pendingLabel={t('lesson.making')}
              isDisabled={pending !== null && pending !== name}
              onPress={() => void make(name)}
            >
              {t(`lesson.${name}`)}
            </Button>
          ))}
        </Stack>
        <p role="alert">{isFailed && t('lesson.failed')}</p>
      </Stack>
    </Section>
  );
}
