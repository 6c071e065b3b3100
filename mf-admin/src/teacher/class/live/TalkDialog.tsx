import type { LessonRow } from '@countertop/contract/classes/classLessons';
import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { StageDialog } from '@countertop/design-system/StageDialog';
import { Ticket } from '@countertop/design-system/Ticket';
import { Stack } from '@countertop/design-system/Stack';
import type { Problem } from '@countertop/engine/problems/problem';
import { answerText } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { WorkedSteps } from '@countertop/phrases/WorkedSteps';
import { ProblemTicket } from '../../lesson-maker/Problems.tsx';
import { en } from './classView.messages.ts';
import { talk } from './ClassView.styles.ts';

export interface TalkDialogProps {
  row: LessonRow;
  problem: Problem;
  /** Before the first problem comes the last one, so that no button disappears under the focus. */
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** A problem for the wall: its ticket, the wrong path that most children took, and the right way. Without names and numbers of children. */
export function TalkDialog({ row, problem, onPrevious, onNext, onClose }: TalkDialogProps) {
  const t = useMessages(en);
  return (
    <StageDialog
      title={t('row.talk')}
      isOpen
      onOpenChange={onClose}
      backdrop={null}
      actions={
        <>
          <Button variant="outline" onPress={onPrevious}>
            {t('talk.previous')}
          </Button>
          <Button variant="outline" onPress={onNext}>
            {t('talk.next')}
          </Button>
          <Button onPress={onClose}>{t('talk.close')}</Button>
        </>
      }
    >
      <div css={talk}>
        <ProblemTicket problem={problem} number={row.number} hasAnswer={false} />
        <Stack>
          <WrongPath {...{ row, problem }} />
          <Ticket>
            <WorkedSteps problem={problem} />
          </Ticket>
        </Stack>
      </div>
    </StageDialog>
  );
}

/** The known mistake that most children made, or the most likely one if nobody made one. */
function WrongPath({ row: { wrong }, problem }: Pick<TalkDialogProps, 'row' | 'problem'>) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { mistakes, moneyDigits } = problem;
  const made = wrong
    .map(({ hundredths, mistake }) =>
      mistake === null ? undefined : mistakes.find((one) => one.hundredths === hundredths),
    )
    .find((one) => one !== undefined);
  const shown = made ?? mistakes[0];
  if (shown === undefined) return null;
  const answer = answerText(shown.hundredths, problem, locale);
  return (
    <div>
      <h3>{t(made ? 'talk.wrong' : 'talk.likely', { answer })}</h3>
      <p>{phraseText(shown.reason, { locale, moneyDigits })}</p>
    </div>
  );
}
