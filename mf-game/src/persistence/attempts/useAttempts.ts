import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { attemptOf } from '@countertop/engine/play/attempt';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GameStore, Step } from '../../session/gameStore.ts';
import type { Player } from '../../session/usePlayer.ts';
import { en } from '../persistence.messages.ts';
import type { Answer, AttemptQueue } from './attemptQueue.ts';

/** Loads the queue and adds answers to it. Those from before it has loaded wait in memory. */
function startRecording(learnerId: string, earlier: readonly Answer[], onDropped: () => void) {
  let waiting = earlier;
  let queue: AttemptQueue | null = null;
  let isStopped = false;

  async function record(): Promise<void> {
    try {
      const { startAttemptQueue } = await import(/* webpackChunkName: "attempts" */ './attemptQueue.ts');
      queue ??= startAttemptQueue({ learnerId, onDropped });
      if (waiting.length > 0) queue.add(waiting);
      waiting = [];
      if (isStopped) queue.stop();
    } catch (error) {
      // The next answer tries again.
      console.warn('Answers could not be stored yet:', error);
    }
  }

  void record();
  return {
    add(answer: Answer): void {
      waiting = [...waiting, answer];
      void record();
    },
    stop(): void {
      isStopped = true;
      queue?.stop();
    },
  };
}

/**
 * Keeps each answer of a subscriber's learner until the server has it. Answers from before we know who is playing are kept
 * once we do; those of other players are never stored.
 */
export function useAttempts(store: GameStore, { kind, id }: Player): void {
  const t = useMessages(en);
  const early = useRef<readonly Answer[]>([]);
  const warn = useEffectEvent(() =>
    notify({ title: t('attempts.full'), message: t('attempts.full.more'), tone: 'neutral', timeoutMs: null }),
  );
  useEffect(() => {
    if (kind === 'free' || kind === 'anonymous') {
      early.current = [];
      return undefined;
    }
    const recording = id === null ? null : startRecording(id, early.current, () => warn());
    if (recording !== null) early.current = [];
    const unsubscribe = store.onStep(({ before, after }: Step) => {
      const facts = attemptOf(before, after);
      if (facts === null) return;
      const answer = { facts, at: new Date() };
      if (recording === null) early.current = [...early.current, answer];
      else recording.add(answer);
    });
    return () => {
      unsubscribe();
      recording?.stop();
    };
  }, [store, kind, id]);
}
