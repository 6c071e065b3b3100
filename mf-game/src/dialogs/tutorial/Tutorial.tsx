import { useOpenDialog, useGameStore } from '../../session/GameStoreContext.tsx';
import { Late } from '../../later/Late.tsx';
import { tutorialConfetti, tutorialDialog } from '../../later/parts.ts';
import { useTutorial } from './useTutorial.ts';

/** The tutorial, which opens by itself on the first visit, and the confetti after its last step. */
export function Tutorial() {
  const store = useGameStore();
  const dialog = useOpenDialog();
  const { isCelebrating, onComplete } = useTutorial(store, tutorialDialog);
  const close = () => store.openDialog(null);
  return (
    <>
      {dialog === 'tutorial' && <Late part={tutorialDialog} props={{ onSkip: close, onComplete }} onGiveUp={close} />}
      {isCelebrating && <Late part={tutorialConfetti} props={{}} isWanted={false} onGiveUp={close} />}
    </>
  );
}
