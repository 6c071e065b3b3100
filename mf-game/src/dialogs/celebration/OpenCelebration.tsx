import type { Celebration } from '@countertop/engine/rewards/award';
import { useGame, useSession } from '../../session/SessionContext.tsx';
import { AwardPopup } from './AwardPopup.tsx';
import { LevelUpCelebration } from './LevelUpCelebration.tsx';

/** The celebration whose turn it is. Give it a key, so that the next one begins anew. */
export function OpenCelebration({ celebration }: { celebration: Celebration }) {
  const { speed } = useGame();
  const { send } = useSession();
  const close = () => send({ type: 'celebrationClosed' });
  if (celebration.kind === 'level_up')
    return <LevelUpCelebration levelUp={celebration} speed={speed} onClose={close} />;
  return <AwardPopup earned={celebration} speed={speed} onClose={close} />;
}
