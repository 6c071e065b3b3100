import { CallError } from '@countertop/client/shared/CallError';
import type { Card, ClassSeat, SchoolClass } from '@countertop/contract/classes/classes';
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
  calls: Pick<ClassCalls, 'drawCards' | 'replaceCards'>;
  onClose: () => void;
}

/** Cards and their file. */
interface Made {
  /** For whom, and on which paper. */
  readonly wanted: string;
  readonly cards: readonly Card[];
  readonly pdf: Uint8Array;
}

/** Makes new cards and downloads them as a PDF. The earlier ones work until the new ones are in a file. */
export function CardsDialog({ schoolClass, seats, calls, onClose }: CardsDialogProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const without = seats.filter(({ cardMadeAt }) => cardMadeAt === null);
  const hasChoice = without.length > 0 && without.length < seats.length;
  const [who, setWho] = useState<'without' | 'all'>(hasChoice ? 'without' : 'all');
  const [paper, setPaper] = useState<Paper>(() => paperOf(locale));
  const drawings = useRef<HTMLDivElement>(null);
  const chosen = who === 'all' ? seats : without;
  const wanted = `${who} ${paper}`;
  /** Cards that the server may have although no response came. They are saved again, so that those it has are in a file. */
  const unsaved = useRef<Made | null>(null);

  async function make(): Promise<Made> {
    const { id: classId, name: className } = schoolClass;
    const cards = await calls.drawCards(
      classId,
      chosen.map(({ id }) => id),
    );
    const { makeCardsPdf } = await import(/* webpackChunkName: "cards-pdf" */ './makeCardsPdf.ts');
    const pdf = await makeCardsPdf({ cards, className, origin: location.origin, paper, locale }, drawings.current);
    return { wanted, cards, pdf };
  }

  async function submit(): Promise<void> {
    const made = unsaved.current?.wanted === wanted ? unsaved.current : await make();
    unsaved.current = made;
    try {
      await calls.replaceCards(schoolClass.id, made.cards);
    } catch (error) {
      if (error instanceof CallError) unsaved.current = null;
      throw error;
    }
    download(made.pdf, 'application/pdf', 'class-cards.pdf');
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
