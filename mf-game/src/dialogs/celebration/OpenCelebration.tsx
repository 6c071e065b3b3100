import type { Celebration } from '@countertop/engine/rewards/award';
import { useGame, useGameStore } from '../../session/GameStoreContext.tsx';
import { AwardPopup } from './AwardPopup.tsx';
import { LevelUpCelebration } from './LevelUpCelebration.tsx';

/** The celebration whose turn it is. Give it a key, so that the next one begins anew. */
export function OpenCelebration({ celebration }: { celebration: Celebration }) {
  const { speed } = useGame();
  const { dispatch } = useGameStore();
  const close = () => dispatch({ type: 'celebrationClosed' });
  if (celebration.kind === 'level_up')
    return <LevelUpCelebration levelUp={celebration} speed={speed} onClose={close} />;
  return <AwardPopup earned={celebration} speed={speed} onClose={close} />;
}
