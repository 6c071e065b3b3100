import { subscribe } from 'valtio';
import {
  advance,
  type Announcement,
  type AnnouncementQueue,
  emptyQueue,
  enqueue,
  speakingMs,
} from './announcementQueue.ts';
import type { GameStore, GameStoreState, Step } from '../session/gameStore.ts';
import { isOverlayOpen } from '../session/overlays.ts';

/** Lets a newly focused control speak first, and groups announcements that arrive together. */
const initialDelayMs = 300;

export interface AnnouncementSource {
  readonly announcementsFor: (step: Step) => readonly Announcement[];
  /** Describes all tables, one sentence each. */
  readonly describeFloor: (state: GameStoreState) => string;
}

/**
 * Announces the game one sentence at a time. Announcements wait while an overlay is open, and a pause or a return to the
 * menu clears them. A request for the floor interrupts everything else. Calls `onAnnounce` with each sentence and with ''
 * for silence. Returns a function that stops it.
 */
export function startAnnouncer(
  store: GameStore,
  source: AnnouncementSource,
  onAnnounce: (text: string) => void,
): () => void {
  const { state } = store;
  let queue = emptyQueue;
  let isMuted = isOverlayOpen(state);
  let { floorRequests } = state;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(next: AnnouncementQueue): void {
    const isChanged = next.spoken !== queue.spoken;
    queue = next;
    if (isChanged) onAnnounce(queue.spoken ?? '');
    clearTimeout(timer);
    timer = undefined;
    scheduleNext();
  }

  function scheduleNext(): void {
    if (isMuted || timer !== undefined || (queue.spoken === null && queue.waiting.length === 0)) return;
    const delayMs = queue.spoken === null ? initialDelayMs : speakingMs(queue.spoken);
    timer = setTimeout(() => update(advance(queue, state.game)), delayMs);
  }

  function onStep(step: Step): void {
    if (step.event.type === 'paused' || step.event.type === 'left') update(emptyQueue);
    // Not `update`: that would restart the timer of the current sentence.
    queue = enqueue(queue, source.announcementsFor(step));
    scheduleNext();
  }

  function onStateChange(): void {
    const isOpen = isOverlayOpen(state);
    const isFloorRequested = state.floorRequests !== floorRequests;
    floorRequests = state.floorRequests;
    if (isOpen !== isMuted) {
      isMuted = isOpen;
      update({ ...queue, spoken: null });
    }
    if (isFloorRequested) {
      update(emptyQueue);
      update({ spoken: source.describeFloor(state), waiting: [] });
    }
  }

  const unsubscribeSteps = store.onStep(onStep);
  const unsubscribeState = subscribe(state, onStateChange);
  return () => {
    clearTimeout(timer);
    unsubscribeSteps();
    unsubscribeState();
  };
}
