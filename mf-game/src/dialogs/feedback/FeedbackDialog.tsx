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
  /** A day of the restaurant was finished before. */
  gameCompleted: boolean;
  /** Rejects when it was not kept. */
  onSend: (input: FeedbackInput) => Promise<void>;
  onClose: () => void;
}

type State = 'asking' | 'unrated' | 'sending' | 'failed' | 'sent';

/** Five choices and a few words, to be sent or left. What was written stays when sending fails. */
export function FeedbackDialog({ gameCompleted, onSend, onClose }: FeedbackDialogProps) {
  const t = useMessages(en);
  const [rating, setRating] = useState<Rating | null>(null);
  const [words, setWords] = useState('');
  const [state, setState] = useState<State>('asking');
  const send = () => {
    if (state === 'sending') return undefined;
    if (rating === null) return setState('unrated');
    setState('sending');
    const feedback = words.trim() === '' ? null : words.trim();
    return void onSend({ rating, feedback, gameCompleted }).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  const rate = (next: Rating) => {
    setRating(next);
    if (state === 'unrated') setState('asking');
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
            {/* Not `isPending`: its announcement outlives the button, which is gone when the opinion is sent. */}
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
          words={words}
          isUnrated={state === 'unrated'}
          isSending={state === 'sending'}
          hasFailed={state === 'failed'}
          onRate={rate}
          onWrite={setWords}
        />
      )}
    </Dialog>
  );
}
