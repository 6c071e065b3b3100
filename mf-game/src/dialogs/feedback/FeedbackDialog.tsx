import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './feedback.messages.ts';
import { FeedbackQuestion } from './FeedbackQuestion.tsx';
import type { FeedbackInput } from './feedbackSender.ts';
import { useFeedback } from './useFeedback.ts';

export interface FeedbackDialogProps {
  /** Whether at least one day has been completed. */
  gameCompleted: boolean;
  /** Rejects if the feedback could not be saved. */
  onSend: (input: FeedbackInput) => Promise<void>;
  onClose: () => void;
}

/** Asks for a rating, opened from the pause dialog. */
export function FeedbackDialog({ gameCompleted, onSend, onClose }: FeedbackDialogProps) {
  const t = useMessages(en);
  const answer = useFeedback(gameCompleted, onSend);
  const isAnswered = answer.status === 'rated' || answer.status === 'told';
  return (
    <Dialog
      title={t('feedback.title')}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant={isAnswered ? 'solid' : 'outline'} onPress={onClose}>
          {t(isAnswered ? 'feedback.close' : 'feedback.later')}
        </Button>
      }
    >
      <FeedbackQuestion answer={answer} />
    </Dialog>
  );
}
