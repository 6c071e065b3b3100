import { useIsLoaded } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useOpenDialog, useGameStore } from '../../session/GameStoreContext.tsx';
import { TutorialConfetti, TutorialDialog } from '../../lazy/lazyComponents.ts';
import { useTutorial } from './useTutorial.ts';

/** The tutorial, offered automatically on the first visit, and the confetti after its last step. */
export function Tutorial() {
  const store = useGameStore();
  const dialog = useOpenDialog();
  const { isCelebrating, onComplete } = useTutorial(store, TutorialDialog);
  const isConfettiLoaded = useIsLoaded(TutorialConfetti);
  const close = () => store.openDialog(null);
  return (
    <>
      {dialog === 'tutorial' && (
        <LazyBoundary onDismiss={close}>
          <TutorialDialog onSkip={close} onComplete={onComplete} />
        </LazyBoundary>
      )}
      {isCelebrating && isConfettiLoaded && <TutorialConfetti />}
    </>
  );
}
