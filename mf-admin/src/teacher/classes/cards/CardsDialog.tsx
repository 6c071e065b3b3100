import type { Card, ClassSeat, SchoolClass } from '@countertop/contract/classes';
import { download } from '@countertop/design-system/download';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { type Paper, paperOf, papers } from '@countertop/design-system/pdfPaper';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { useRef, useState } from 'react';
import type { ClassCalls } from '../classCalls.ts';
import { FormDialog } from '../FormDialog.tsx';
import { CardDrawings } from './CardDrawings.tsx';
import { en } from './cards.messages.ts';

export interface CardsDialogProps {
  schoolClass: SchoolClass;
  /** The children to make cards for: all of the class, or one. */
  seats: readonly ClassSeat[];
  calls: Pick<ClassCalls, 'makeCards'>;
  onClose: () => void;
}

/** Makes new cards and downloads them as a PDF. They are known to this dialog only, so a failed PDF is made again from the same cards. */
export function CardsDialog({ schoolClass, seats, calls, onClose }: CardsDialogProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const without = seats.filter(({ cardMadeAt }) => cardMadeAt === null);
  const hasChoice = without.length > 0 && without.length < seats.length;
  const [who, setWho] = useState<'without' | 'all'>(hasChoice ? 'without' : 'all');
  const [paper, setPaper] = useState<Paper>(() => paperOf(locale));
  const made = useRef<readonly Card[]>(null);
  const drawings = useRef<HTMLDivElement>(null);
  const chosen = who === 'all' ? seats : without;

  async function submit(): Promise<void> {
    made.current ??= await calls.makeCards(
      schoolClass.id,
      chosen.map(({ id }) => id),
    );
    const { makeCardsPdf } = await import(/* webpackChunkName: "cards-pdf" */ './makeCardsPdf.ts');
    const { name: className } = schoolClass;
    const sheet = { cards: made.current, className, origin: location.origin, paper, locale };
    download(await makeCardsPdf(sheet, drawings.current), 'application/pdf', 'class-cards.pdf');
  }

  return (
    <FormDialog
      title={t('cards.title', { count: chosen.length })}
      submitLabel={t('cards.submit')}
      size="medium"
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      <CardDrawings ref={drawings} />
      <p>{t('cards.text')}</p>
      {hasChoice && (
        <RadioGroup
          label={t('cards.who')}
          options={(['without', 'all'] as const).map((id) => ({ id, label: t(`cards.who.${id}`) }))}
          value={who}
          onChange={setWho}
        />
      )}
      <RadioGroup
        label={t('cards.paper')}
        variant="segmented"
        options={papers.map((id) => ({ id, label: t(`cards.paper.${id}`) }))}
        value={paper}
        onChange={setPaper}
      />
    </FormDialog>
  );
}
