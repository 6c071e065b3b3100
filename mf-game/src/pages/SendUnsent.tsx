import { currentUserQuery } from '@countertop/client/user';
import { queryClient } from '@countertop/client/queryClient';
import { useEffect, useEffectEvent } from 'react';
import { claimAwards, sendAwards, takeUnclaimed } from '../persistence/awards/sendAwards.ts';
import { unsentAwards } from '../persistence/awards/unsentAwards.ts';
import { playerOf } from '../session/usePlayer.ts';
import { localFile } from '../persistence/localFile.ts';
import { sendGame } from '../persistence/sendGame.ts';

export interface SendUnsentProps {
  /** True when the server has all that this browser kept for it. */
  onSettled: (isSent: boolean) => void;
}

/**
 * Sends what this browser has of the game and the server has not, before the browser is cleared; draws nothing. A
 * component, so that the shell can fetch it as it fetches a page.
 */
export function SendUnsent({ onSettled }: SendUnsentProps) {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    void send().then(settle);
  }, []);
  return null;
}

async function send(): Promise<boolean> {
  try {
    const user = await queryClient.fetchQuery(currentUserQuery());
    if (user === null) return false;
    const isGameSent = await sendGame(localFile, user.id);
    claimAwards(unsentAwards, playerOf(user), takeUnclaimed(unsentAwards));
    const awards = await sendAwards(unsentAwards, user.id, () => isGameSent);
    return isGameSent && awards === 'done' && unsentAwards.get().length === 0;
  } catch (error) {
    console.warn('What is unsent could not be sent.', error);
    return false;
  }
}
