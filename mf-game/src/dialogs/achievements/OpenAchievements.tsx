import { achievementProgress } from '@countertop/engine/rewards/achievements';
import { useGame } from '../../session/GameStoreContext.tsx';
import { AchievementsDialog } from './AchievementsDialog.tsx';

/** The achievements of the game around. */
export function OpenAchievements({ onClose }: { onClose: () => void }) {
  return <AchievementsDialog achievements={achievementProgress(useGame())} onClose={onClose} />;
}
