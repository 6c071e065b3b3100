import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { useId } from 'react';
import { card } from './Feedback.styles.ts';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import { en } from './feedback.messages.ts';
import { FeedbackQuestion } from './FeedbackQuestion.tsx';
import { useFeedback } from './useFeedback.ts';

/** Asks for a rating next to something else. It can be ignored. */
export function FeedbackCard({ gameCompleted, onSend, onClose }: FeedbackDialogProps) {
  const t = useMessages(en);
  const titleId = useId();
  return (
    <section css={card} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>{t('feedback.title')}</h3>
        <IconButton icon={crossIcon} label={t('feedback.later')} onPress={onClose} />
      </header>
      <FeedbackQuestion answer={useFeedback(gameCompleted, onSend)} />
    </section>
  );
}
