import { hasUnsent } from '@countertop/client/play/unsent';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { attemptOf } from '@countertop/engine/play/order/attempt';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GameStore, Step } from '../../session/gameStore.ts';
import { type Player, playerIdOnDevice } from '../../session/usePlayer.ts';
import { en } from '../persistence.messages.ts';
import { type Answer, startAttemptQueue } from './attemptQueue.ts';
import { attemptStore } from './attemptStore.ts';

/** Deletes what was stored before the server said that the player has no plan. */
async function dropEarly(learnerId: string): Promise<void> {
  if (hasUnsent()) await attemptStore.drop(learnerId, ({ isPlayerKnown }) => isPlayerKnown === false);
}

/**
 * Keeps each answer of a subscriber's learner until the server has it. Without a network, it may be unknown who is playing, or
 * whether they have a plan: on a device where somebody is signed in, answers are stored anyway. Otherwise they stay in memory until
 * we know, and those of players without a plan are never stored.
 */
export function useAttempts(store: GameStore, { kind, id }: Player): void {
  const t = useMessages(en);
  const early = useRef<readonly Answer[]>([]);
  const warn = useEffectEvent((about: 'full' | 'gone') =>
    notify({ title: t(`attempts.${about}`), message: t(`attempts.${about}.more`), tone: 'neutral', timeoutMs: null }),
  );
  useEffect(() => {
    if (kind === 'free' || kind === 'anonymous') {
      early.current = [];
      if (id !== null) void dropEarly(id);
      return undefined;
    }
    const learnerId = playerIdOnDevice({ kind, id });
    const notices = { onDropped: () => warn('full'), onGone: () => warn('gone') };
    const queue = learnerId === null ? null : startAttemptQueue({ learnerId, isPlayerKnown: id !== null, ...notices });
    if (id !== null) {
      for (const answer of early.current) queue?.add(answer);
      early.current = [];
    }
    const unsubscribe = store.onStep(({ before, after }: Step) => {
      const facts = attemptOf(before, after);
      if (facts === null) return;
      const answer = { facts, at: new Date() };
      if (queue) queue.add(answer);
      else early.current = [...early.current, answer];
    });
    return () => {
      unsubscribe();
      queue?.stop();
    };
  }, [store, kind, id]);
}
