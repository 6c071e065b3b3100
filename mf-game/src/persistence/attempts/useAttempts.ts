import { devicePlayer, grownUp } from '@countertop/client/play/devicePlayer';
import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { hasUnsent } from '@countertop/client/play/unsent';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { attemptOf } from '@countertop/engine/play/order/attempt';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GameStore, Step } from '../../session/gameStore.ts';
import type { Player } from '../../session/usePlayer.ts';
import { en } from '../persistence.messages.ts';
import type { Answer, AttemptQueue } from './attemptQueue.ts';

const load = () => import(/* webpackChunkName: "attempts" */ './attemptQueue.ts');

/** Starts a queue of the module once that has loaded. */
type StartQueue = (module: Awaited<ReturnType<typeof load>>) => AttemptQueue;

/** Loads the queue and adds answers to it. Those from before it has loaded wait in memory. */
function createRecorder(start: StartQueue) {
  let waiting: readonly Answer[] = [];
  let queue: AttemptQueue | null = null;
  let isStopped = false;

  async function record(): Promise<void> {
    try {
      const module = await load();
      queue ??= start(module);
      if (waiting.length > 0) queue.add(waiting);
      waiting = [];
      if (isStopped) queue.stop();
    } catch (error) {
      // The next answer tries again.
      console.warn('Answers could not be stored yet:', error);
    }
  }

  return {
    add(...answers: readonly Answer[]): void {
      waiting = [...waiting, ...answers];
      void record();
    },
    stop(): void {
      isStopped = true;
      queue?.stop();
    },
  };
}

/** Deletes what was stored before the server said that the grown-up who plays has no plan. */
async function dropUnclaimed(): Promise<void> {
  if (!hasUnsent()) return;
  const { attemptStore } = await import(/* webpackChunkName: "attempts" */ './attemptStore.ts');
  await attemptStore.dropAll(grownUp);
}

/**
 * Keeps each answer of a subscriber's learner until the server has it. Without a network, it may be unknown who is playing, or whether
 * they have a plan: on a device where somebody is signed in, answers are stored by then, too. Others are kept in memory until we know,
 * and those of players without a plan are never stored.
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
      if (kind === 'free') void dropUnclaimed();
      return undefined;
    }
    const learnerId = id ?? (isSignedIn() ? devicePlayer() : null);
    const recorder =
      learnerId === null
        ? null
        : createRecorder(({ startAttemptQueue, startUnsentQueue }) =>
            id === null
              ? startUnsentQueue(learnerId)
              : startAttemptQueue({ learnerId: id, onDropped: () => warn('full'), onGone: () => warn('gone') }),
          );
    if (id !== null) {
      // Also loads the queue, which sends what earlier visits have stored.
      recorder?.add(...early.current);
      early.current = [];
    }
    const unsubscribe = store.onStep(({ before, after }: Step) => {
      const facts = attemptOf(before, after);
      if (facts === null) return;
      const answer = { facts, at: new Date() };
      if (recorder === null) early.current = [...early.current, answer];
      else recorder.add(answer);
    });
    return () => {
      unsubscribe();
      recorder?.stop();
    };
  }, [store, kind, id]);
}
