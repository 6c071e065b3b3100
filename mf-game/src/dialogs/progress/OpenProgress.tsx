import { useGame, useGameStore } from '../../session/GameStoreContext.tsx';
import { ProgressDialog } from './ProgressDialog.tsx';

/** The progress of the game around. */
export function OpenProgress({ onClose }: { onClose: () => void }) {
  const { openDialog } = useGameStore();
  return <ProgressDialog game={useGame()} onAchievements={() => openDialog('achievements')} onClose={onClose} />;
}
