import { useState } from 'react';
import { useGame } from '../../session/GameStoreContext.tsx';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { wasAsked } from './feedbackRecord.ts';
import { feedbackSender, type Said } from './feedbackSender.ts';

/** The question how this game is liked. */
export function OpenFeedback({ onClose }: { onClose: () => void }) {
  const { stats, dayComplete } = useGame();
  const [send] = useState(feedbackSender);
  const sendOnce = async (said: Said) => {
    await send(said);
    wasAsked.set(true);
  };
  return <FeedbackDialog gameCompleted={stats.day > 1 || dayComplete !== null} onSend={sendOnce} onClose={onClose} />;
}
