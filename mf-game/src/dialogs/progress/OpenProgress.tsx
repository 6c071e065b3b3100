import { useGame, useSession } from '../../session/SessionContext.tsx';
import { ProgressDialog } from './ProgressDialog.tsx';

/** The progress of the game around. */
export function OpenProgress({ onClose }: { onClose: () => void }) {
  const { openDialog } = useSession();
  return <ProgressDialog game={useGame()} onAchievements={() => openDialog('achievements')} onClose={onClose} />;
}
