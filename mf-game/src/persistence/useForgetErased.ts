import { confirmErasure, knownErasure } from '@countertop/client/play/erasures';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { newGame } from '@countertop/engine/play/newGame';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameStore } from '../session/gameStore.ts';
import type { Player } from '../session/usePlayer.ts';
import { forgetLearner } from './forgetLearner.ts';
import { en } from './persistence.messages.ts';

/** Resolves to whether this browser had something of the learner. */
async function forgetErased(learnerId: string, erasedAt: string): Promise<boolean> {
  const hadSomething = await forgetLearner(learnerId);
  confirmErasure(learnerId, erasedAt);
  return hadSomething;
}

/**
 * Forgets what this browser has of a player from before they were erased, and says so once. Until that is done, the player counts as
 * unknown, so that nothing of it is restored or sent.
 */
export function useForgetErased(store: GameStore, player: Player): Player {
  const t = useMessages(en);
  const { data: erasedAt = null } = useQuery({ ...currentUserQuery(), select: (user) => user?.erasedAt ?? null });
  const [, setConfirmed] = useState<string | null>(null);
  const { id } = player;
  const isOutdated = id !== null && erasedAt !== null && knownErasure(id) !== erasedAt;
  const finish = useEffectEvent((at: string, hadSomething: boolean) => {
    if (hadSomething) {
      store.replaceGame(newGame(store.state.game));
      notify({ title: t('erased'), message: t('erased.more'), tone: 'neutral', timeoutMs: null });
    }
    setConfirmed(at);
  });
  useEffect(() => {
    if (!isOutdated || id === null || erasedAt === null) return undefined;
    let isMounted = true;
    void forgetErased(id, erasedAt).then((hadSomething) => isMounted && finish(erasedAt, hadSomething));
    return () => {
      isMounted = false;
    };
  }, [id, erasedAt, isOutdated]);
  return isOutdated ? { kind: 'unknown', id: null } : player;
}
