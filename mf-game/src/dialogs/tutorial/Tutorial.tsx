import { lazyComponent, useIsLoaded } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useOpenDialog, useGameStore } from '../../session/GameStoreContext.tsx';
import { useTutorial } from './useTutorial.ts';

export const TutorialDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "tutorial" */ './TutorialDialog.tsx')).TutorialDialog,
);

export const TutorialConfetti = lazyComponent(
  async () => (await import(/* webpackChunkName: "tutorial" */ './TutorialConfetti.tsx')).TutorialConfetti,
);

export interface TutorialProps {
  /** Starts or continues the game at the menu. */
  onPlay: () => void;
}

/** The tutorial, and the confetti after its last step. */
export function Tutorial({ onPlay }: TutorialProps) {
  const store = useGameStore();
  const dialog = useOpenDialog();
  const { isCelebrating, onComplete } = useTutorial(store, onPlay);
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
