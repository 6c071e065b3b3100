import { OpenAchievements } from './achievements/OpenAchievements.tsx';
import { OpenCelebration } from './celebration/OpenCelebration.tsx';
import { OpenDay } from './day/OpenDay.tsx';
import { replayLink } from '../session/address.ts';
import { useGame, useOpenDialog, useGameStore } from '../session/GameStoreContext.tsx';
import { OpenInventory } from './inventory/OpenInventory.tsx';
import { OpenFeedback } from './feedback/OpenFeedback.tsx';
import { PauseDialog } from './pause/PauseDialog.tsx';
import { OpenProgress } from './progress/OpenProgress.tsx';
import { OpenResult } from '../play/result/OpenResult.tsx';

/** Whatever the game lays over itself; at most one dialog at a time, the person's own first. */
export function GameDialogs() {
  const game = useGame();
  const dialog = useOpenDialog();
  const { dispatch, openDialog } = useGameStore();
  const close = () => openDialog(null);

  if (dialog === 'feedback') return <OpenFeedback onClose={close} />;
  if (dialog === 'progress') return <OpenProgress onClose={close} />;
  if (dialog === 'achievements') return <OpenAchievements onClose={close} />;
  if (dialog === 'inventory') return <OpenInventory onClose={close} />;
  // The tutorial and the dialogs of the menu have places of their own.
  if (dialog !== null) return null;
  if (game.status === 'paused') {
    return (
      <PauseDialog
        seed={game.seed}
        link={replayLink(location.origin, game.seed, game.band)}
        onResume={() => dispatch({ type: 'resumed' })}
        onLeave={() => dispatch({ type: 'left' })}
        onHelp={() => openDialog('help')}
        onGiveFeedback={() => openDialog('feedback')}
      />
    );
  }
  if (game.result !== null) return <OpenResult result={game.result} />;
  const [celebration] = game.celebrations;
  if (celebration !== undefined) {
    return <OpenCelebration key={JSON.stringify(celebration)} celebration={celebration} />;
  }
  if (game.dayComplete !== null) return <OpenDay summary={game.dayComplete} />;
  return null;
}
