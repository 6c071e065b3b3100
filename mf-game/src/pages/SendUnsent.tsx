import { currentUserQuery } from '@countertop/client/user';
import { queryClient } from '@countertop/client/queryClient';
import { useEffect, useEffectEvent } from 'react';
import { AttemptSender, sendOthers } from '../persistence/attempts/AttemptSender.ts';
import { attemptStore } from '../persistence/attempts/attemptStore.ts';
import { claimAwards, sendAwards, takeUnclaimed } from '../persistence/awards/sendAwards.ts';
import { unsentAwards } from '../persistence/awards/unsentAwards.ts';
import { toPlayer } from '../session/usePlayer.ts';
import { hasWaitingSaves, localSave } from '../persistence/localSave.ts';
import { sendGame } from '../persistence/sendGame.ts';

export interface SendUnsentProps {
  /** Called with true if the server now has everything. */
  onSettled: (isSent: boolean) => void;
}

/**
 * Uploads unsaved progress, awards and answers before signing out clears the browser. Renders nothing; a component so that the
 * shell can load it like a page.
 */
export function SendUnsent({ onSettled }: SendUnsentProps) {
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    void send().then(settled);
  }, []);
  return null;
}

async function send(): Promise<boolean> {
  try {
    const user = await queryClient.fetchQuery(currentUserQuery());
    if (user === null) return false;
    const isGameSent = await sendGame(localSave, user.id);
    claimAwards(unsentAwards, toPlayer(user), takeUnclaimed(unsentAwards));
    const awards = await sendAwards(unsentAwards, user.id, () => isGameSent);
    await attemptStore.claim(user.id);
    await new AttemptSender(user.id).send();
    await sendOthers(user.id);
    const attemptsLeft = await attemptStore.remove([]);
    // What the session of this player may not send waits until the others play.
    const isAllOwn = !hasWaitingSaves() && unsentAwards.get().length === 0 && attemptsLeft === 0;
    return isGameSent && awards === 'done' && isAllOwn;
  } catch (error) {
    console.warn('Unsent progress could not be uploaded.', error);
    return false;
  }
}
