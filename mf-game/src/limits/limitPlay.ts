import { CallError, isRefusal } from '@countertop/client/shared/CallError';
import { startClock } from '../session/clock.ts';
import type { GameStore } from '../session/gameStore.ts';
import { closingOf, secondsLeft, withPlayed } from './playTime.ts';
import { playerTime, playTimeRecord, readPlay, reportPlayTime, storedPlay, updatePlay } from './playTimeRecord.ts';

const reportMs = 60_000;
/** How long a new day waits for the server when a page opens. */
const answerMs = 5000;
/** How long before the end the child is warned. */
const noticeSeconds = 300;

export interface LimitOptions {
  readonly store: GameStore;
  readonly learnerId: string;
  /** Called once before the kitchen closes, with the minutes left. */
  readonly onClosingSoon: (minutesLeft: number) => void;
  /** Called when the server refuses a report: somebody else may be signed in. */
  readonly onRefused: () => void;
}

/** Whether time counts: a day is open on a visible page, and the game isn't paused. */
function isPlaying({ state: { game } }: GameStore): boolean {
  return game.status === 'playing' && game.dayComplete === null && !document.hidden;
}

type Report = (options?: { readonly keepalive: boolean }) => Promise<void>;

/** Returns how a learner's time is reported. Without a connection the device counts alone, and reports the total later. */
function reporter({ learnerId, onRefused }: LimitOptions): Report {
  return async (options) => {
    try {
      await reportPlayTime(learnerId, options);
    } catch (error) {
      if (error instanceof CallError) console.warn('The time played could not be reported.', error);
      if (isRefusal(error)) onRefused();
    }
  };
}

/** Reports once a minute, when play stops, when the page is hidden or shown, and when the connection is back. */
function reportRegularly(store: GameStore, report: Report): () => void {
  const reportNow = () => void report();
  const reportOnVisibility = () => void report({ keepalive: document.hidden });
  const stopSteps = store.onStep(({ before, after }) => {
    if (before.status === 'playing' && after.status !== 'playing') reportNow();
  });
  const timer = setInterval(() => {
    if (!document.hidden) reportNow();
  }, reportMs);
  document.addEventListener('visibilitychange', reportOnVisibility);
  window.addEventListener('online', reportNow);
  return () => {
    stopSteps();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', reportOnVisibility);
    window.removeEventListener('online', reportNow);
  };
}

/**
 * Counts a child's time, reports it, and closes the kitchen when it is up. The day is the server's, which is asked first; a day that
 * begins by the clock of this device counts only while the server can't be reached. Time is counted with a monotonic clock. Returns a
 * function that ends it.
 */
export function limitPlay(options: LimitOptions): () => void {
  const { store, learnerId, onClosingSoon } = options;
  const report = reporter(options);
  let playedMs = 0;
  let passedMs = 0;
  let isNoticeDue = true;
  let isStopped = false;
  let hasAsked = false;
  let { day: askedDay } = readPlay(learnerId);

  function check(): void {
    const now = playerTime(learnerId);
    const play = hasAsked ? readPlay(learnerId) : storedPlay(learnerId);
    if (hasAsked && play.day !== askedDay && play.confirmed === 'no') void report();
    askedDay = play.day;
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
    if (seconds > 0) updatePlay(learnerId, (play) => withPlayed(play, seconds, playerTime(learnerId)));
    else check();
  }

  function startDay(): void {
    if (isStopped) return;
    hasAsked = true;
    check();
  }

  const timer = setTimeout(startDay, answerMs);
  const stops = [playTimeRecord.subscribe(check), startClock(count), reportRegularly(store, report)];
  check();
  void report().then(startDay);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    store.setClosedKitchen(null);
  };
}
