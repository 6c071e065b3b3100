import { hasUnsent } from '@countertop/client/play/unsent';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { type AttemptFacts, attemptOf } from '@countertop/engine/play/order/attempt';
import { useEffect, useEffectEvent, useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { GameStore, Step } from '../../session/gameStore.ts';
import { type Player, playerIdOnDevice } from '../../session/usePlayer.ts';
import { en } from '../persistence.messages.ts';
import { scheduleUploads, type UploadResult, type Uploads } from '../uploads.ts';
import { AttemptSender, sendOthers } from './AttemptSender.ts';
import { attemptStore } from './attemptStore.ts';

/** An answer of the learner, and when it was given. */
interface Answer {
  readonly facts: AttemptFacts;
  readonly at: Date;
}

interface AttemptQueue {
  /** Stores an answer and sends it soon. */
  add(answer: Answer): void;
  /** Ends the queue after a last upload. */
  stop(): void;
}

interface AttemptQueueOptions {
  readonly learnerId: string;
  /** False while the server hasn't said who is playing and whether they have a plan: answers are stored, but not sent. */
  readonly isPlayerKnown: boolean;
  /** Called once if the store is full, so that its oldest attempts are dropped. */
  readonly onDropped: () => void;
  /** Called when attempts are dropped because their learner was erased. */
  readonly onGone: () => void;
}

/** A teacher who looks at the class every two seconds should see an answer within three. */
const attemptAfterMs = 500;

/** Returns the local time of the device with its offset: `2026-11-24T18:30:00-05:00`. */
function localTime(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const digits = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${digits(offset / 60)}:${digits(offset % 60)}`;
}

/** Sends a learner's stored answers, then those of the other learners of this device. */
function startSending(learnerId: string, onGone: () => void): Uploads {
  const sender = new AttemptSender(learnerId, { onGone });
  let others: Promise<void> | null = null;
  async function send(): Promise<UploadResult> {
    const result = await sender.send();
    if (result === 'done') others ??= sendOthers(learnerId, { onGone });
    return result;
  }
  const uploads = scheduleUploads(send, attemptAfterMs);
  uploads.schedule();
  uploads.flush();
  return uploads;
}

/** Stores a learner's answers in this browser and sends them to the server, those of earlier visits first. */
function startAttemptQueue({ learnerId, isPlayerKnown, onDropped, onGone }: AttemptQueueOptions): AttemptQueue {
  const uploads = isPlayerKnown ? startSending(learnerId, onGone) : null;
  let hasDropped = false;

  async function keep({ facts, at }: Answer): Promise<void> {
    const id = uuidv7();
    const attempt = { id, ...facts, answeredAt: localTime(at) };
    const dropped = await attemptStore.add([{ id, learnerId, isPlayerKnown, attempt }]);
    uploads?.schedule();
    if (dropped > 0 && !hasDropped) onDropped();
    hasDropped ||= dropped > 0;
  }

  return {
    add: (answer) => void keep(answer),
    stop: () => uploads?.stop(),
  };
}

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
