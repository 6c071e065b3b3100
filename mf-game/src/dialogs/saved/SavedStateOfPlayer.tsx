import { useEffect, useState } from 'react';
import { type AttemptCounts, attemptStore } from '../../persistence/attempts/attemptStore.ts';
import { isUnsent, localSave } from '../../persistence/localSave.ts';
import { useStored } from '@countertop/client/shared/useStored';
import { usePlayer } from '../../session/usePlayer.ts';
import { SavedState } from './SavedState.tsx';

/** Returns a learner's counts as they change; null until they are loaded. */
function useAttemptCounts(learnerId: string): AttemptCounts | null {
  const [counts, setCounts] = useState<AttemptCounts | null>(null);
  useEffect(() => {
    let isMounted = true;
    async function update(): Promise<void> {
      const latest = await attemptStore.counts(learnerId);
      if (isMounted) setCounts(latest);
    }
    const unsubscribe = attemptStore.subscribe(() => void update());
    void update();
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [learnerId]);
  return counts;
}

function SavedStateOf({ learnerId }: { learnerId: string }) {
  const counts = useAttemptCounts(learnerId);
  const save = useStored(localSave);
  return <SavedState counts={counts} isGameWaiting={save !== null && isUnsent(save)} />;
}

/** Shows the saved state of a player with a plan. Nothing is stored of others. */
export function SavedStateOfPlayer() {
  const { kind, id } = usePlayer();
  return kind === 'premium' && <SavedStateOf learnerId={id} />;
}
