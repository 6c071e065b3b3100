import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import type { Rating } from '@countertop/contract/feedback.limits';
import { useState } from 'react';
import { en } from './feedback.messages.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import type { FeedbackInput } from './feedbackSender.ts';
import { Thanks } from './Thanks.tsx';

export interface FeedbackDialogProps {
  /** Whether at least one day has been completed. */
  gameCompleted: boolean;
  /** Rejects if the feedback could not be saved. */
  onSend: (input: FeedbackInput) => Promise<void>;
  onClose: () => void;
}

type State = 'editing' | 'unrated' | 'sending' | 'failed' | 'sent';

/** Asks for a rating and an optional text. The text is kept if sending fails. */
export function FeedbackDialog({ gameCompleted, onSend, onClose }: FeedbackDialogProps) {
  const t = useMessages(en);
  const [rating, setRating] = useState<Rating | null>(null);
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('editing');
  const send = () => {
    if (state === 'sending') return undefined;
    if (rating === null) return setState('unrated');
    setState('sending');
    const feedback = text.trim() === '' ? null : text.trim();
    return void onSend({ rating, feedback, gameCompleted }).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  const rate = (next: Rating) => {
    setRating(next);
    if (state === 'unrated') setState('editing');
  };

  const isSent = state === 'sent';
  return (
    <Dialog
      title={t('feedback.title')}
      isOpen
      onOpenChange={onClose}
      actions={
        isSent ? (
          <Button onPress={onClose}>{t('feedback.close')}</Button>
        ) : (
          <>
            <Button emphasis="quiet" onPress={onClose}>
              {t('feedback.later')}
            </Button>
            {/* Not `isPending`: its announcement would outlive the button, which disappears after sending. */}
            <Button onPress={send}>{t(state === 'sending' ? 'feedback.sending' : 'feedback.send')}</Button>
          </>
        )
      }
    >
      {isSent ? (
        <Thanks />
      ) : (
        <FeedbackForm
          rating={rating}
          text={text}
          isUnrated={state === 'unrated'}
          isSending={state === 'sending'}
          hasFailed={state === 'failed'}
          onRate={rate}
          onTextChange={setText}
        />
      )}
    </Dialog>
  );
}
