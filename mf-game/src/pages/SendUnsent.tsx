import { currentUserQuery } from '@countertop/client/accounts/user';
import { queryClient } from '@countertop/client/shared/queryClient';
import { useEffect, useEffectEvent } from 'react';
import { AttemptSender, sendOthers } from '../persistence/attempts/AttemptSender.ts';
import { sendAwards } from '../persistence/awards/sendAwards.ts';
import { unsentAwards } from '../persistence/awards/unsentAwards.ts';
import { localSave } from '../persistence/localSave.ts';
import { sendGame } from '../persistence/sendGame.ts';
import { type UnsentOfPlayer, unsentOfPlayers } from '../persistence/unsentOfPlayers.ts';

export interface SendUnsentProps {
  /** Called with true if the server now has everything. */
  onSettled: (isSent: boolean) => void;
  /** Called with what the server doesn't have, at first and whenever it is known again. */
  onUnsent?: (unsent: readonly UnsentOfPlayer[]) => void;
}

/**
 * Uploads unsaved progress, awards and answers before signing out clears the browser. Renders nothing; a component so that the
 * shell can load it like a page.
 */
export function SendUnsent({ onSettled, onUnsent }: SendUnsentProps) {
  const settled = useEffectEvent(onSettled);
  const report = useEffectEvent((unsent: readonly UnsentOfPlayer[]) => onUnsent?.(unsent));
  useEffect(() => {
    void send(report).then(settled);
  }, []);
  return null;
}

type Report = (unsent: readonly UnsentOfPlayer[]) => void;

async function send(report: Report): Promise<boolean> {
  try {
    const known = queryClient.getQueryData(currentUserQuery().queryKey);
    report(await unsentOfPlayers(known?.id ?? null));
    const user = await queryClient.fetchQuery(currentUserQuery());
    if (user === null) return false;
    const isGameSent = await sendGame(localSave, user.id);
    await sendAwards(unsentAwards, user.id, () => isGameSent);
    await new AttemptSender(user.id).send();
    await sendOthers(user.id);
    const unsent = await unsentOfPlayers(user.id);
    report(unsent);
    // Games and awards of other players of this device are sent when they play.
    return isGameSent && unsent.every(({ isOwn, answers, awards }) => isOwn && answers + awards === 0);
  } catch (error) {
    console.warn('Unsent progress could not be uploaded.', error);
    return false;
  }
}
