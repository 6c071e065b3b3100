import { useState } from 'react';
import { useGame } from '../../session/SessionContext.tsx';
import { OpinionDialog } from './OpinionDialog.tsx';
import { wasAsked } from './opinionRecord.ts';
import { opinionSender, type Said } from './opinionSender.ts';

/** The question how this game is liked. */
export function OpenOpinion({ onClose }: { onClose: () => void }) {
  const { stats, dayComplete } = useGame();
  const [send] = useState(opinionSender);
  const sendOnce = async (said: Said) => {
    await send(said);
    wasAsked.set(true);
  };
  return <OpinionDialog gameCompleted={stats.day > 1 || dayComplete !== null} onSend={sendOnce} onClose={onClose} />;
}
