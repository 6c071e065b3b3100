import { useOpenDialog, useSession } from '../game/SessionContext.tsx';
import { TutorialConfetti } from './TutorialConfetti.tsx';
import { TutorialDialog } from './TutorialDialog.tsx';
import { useTutorial } from './useTutorial.ts';

/** The tutorial, offered by itself on the first visit, and the paper that falls after its last step. */
export function Tutorial() {
  const session = useSession();
  const dialog = useOpenDialog();
  const { isCelebrating, onComplete } = useTutorial(session);
  return (
    <>
      {dialog === 'tutorial' && <TutorialDialog onSkip={() => session.openDialog(null)} onComplete={onComplete} />}
      {isCelebrating && <TutorialConfetti />}
    </>
  );
}
