import { useEffect, useState } from 'react';
import { FeedbackCard } from './FeedbackCard.tsx';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import { isFeedbackAsked } from './feedbackSender.ts';

/** Asks for feedback once per browser session, after the first completed day. */
export function FeedbackAside({ gameCompleted, onSend }: Omit<FeedbackDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(() => gameCompleted && !isFeedbackAsked.get());
  useEffect(() => {
    if (isOpen) isFeedbackAsked.set(true);
  }, [isOpen]);
  return isOpen && <FeedbackCard gameCompleted={gameCompleted} onSend={onSend} onClose={() => setOpen(false)} />;
}
