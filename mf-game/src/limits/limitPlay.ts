import { CallError } from '@countertop/client/CallError';
import { startClock } from '../session/clock.ts';
import type { GameStore } from '../session/gameStore.ts';
import { closingOf, secondsLeft, withPlayed } from './playTime.ts';
import { playTimeRecord, readPlay, reportPlayTime, updatePlay } from './playTimeRecord.ts';

const reportMs = 60_000;
/** How long before the end the child is told. */
const noticeSeconds = 300;

export interface LimitOptions {
  readonly store: GameStore;
  readonly learnerId: string;
  /** Called once before the kitchen closes, with the minutes left. */
  readonly onClosingSoon: (minutesLeft: number) => void;
}

/** Whether time counts: a day is open on a visible page, and the game isn't paused. */
function isPlaying({ state: { game } }: GameStore): boolean {
  return game.status === 'playing' && game.dayComplete === null && !document.hidden;
}

async function report(learnerId: string, options?: { readonly keepalive: boolean }): Promise<void> {
  try {
    await reportPlayTime(learnerId, options);
  } catch (error) {
    // Without a connection the device counts alone, and reports the total later.
    if (error instanceof CallError) console.warn('The time played could not be reported.', error);
  }
}

/** Reports now, once a minute, when play stops, when the page is hidden or shown, and when the connection is back. */
function reportRegularly(store: GameStore, learnerId: string): () => void {
  const reportNow = () => void report(learnerId);
  const reportOnVisibility = () => void report(learnerId, { keepalive: document.hidden });
  const stopSteps = store.onStep(({ before, after }) => {
    if (before.status === 'playing' && after.status !== 'playing') reportNow();
  });
  const timer = setInterval(() => {
    if (!document.hidden) reportNow();
  }, reportMs);
  document.addEventListener('visibilitychange', reportOnVisibility);
  window.addEventListener('online', reportNow);
  reportNow();
  return () => {
    stopSteps();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', reportOnVisibility);
    window.removeEventListener('online', reportNow);
  };
}

/**
 * Counts a child's time, reports it, and closes the kitchen when it is up. Counts with a monotonic clock, so that changing the
 * device's time changes no count. Returns a function that ends it.
 */
export function limitPlay({ store, learnerId, onClosingSoon }: LimitOptions): () => void {
  let playedMs = 0;
  let passedMs = 0;
  let isNoticeDue = true;

  function check(): void {
    const now = new Date();
    const play = readPlay(learnerId, now);
    const closing = closingOf(play, now);
    const closed = closing && { learnerId, ...closing };
    const { game, closedKitchen } = store.state;
    if (JSON.stringify(closed) !== JSON.stringify(closedKitchen)) store.setClosedKitchen(closed);
    if (closed !== null && game.status !== 'menu' && !game.isClosing) store.dispatch({ type: 'kitchenClosed' });
    const left = secondsLeft(play, now);
    if (left > noticeSeconds) isNoticeDue = true;
    else if (left > 0 && isNoticeDue && isPlaying(store)) {
      isNoticeDue = false;
      onClosingSoon(Math.ceil(left / 60));
    }
  }

  function count(elapsedMs: number): void {
    passedMs += elapsedMs;
    if (isPlaying(store)) playedMs += elapsedMs;
    if (passedMs < 1000) return;
    passedMs = 0;
    const seconds = Math.floor(playedMs / 1000);
    playedMs -= seconds * 1000;
    // Storing a change also checks.
    if (seconds > 0) updatePlay(learnerId, new Date(), (play) => withPlayed(play, seconds, new Date()));
    else check();
  }

  const stops = [playTimeRecord.subscribe(check), startClock(count), reportRegularly(store, learnerId)];
  check();
  return () => {
    for (const stop of stops) stop();
    store.setClosedKitchen(null);
  };
}
