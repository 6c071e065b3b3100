import type { Game } from '@countertop/engine/play/game';

/** A sentence for screen readers. */
export interface Announcement {
  readonly text: string;
  /** A newer announcement replaces a waiting one on the same topic. */
  readonly topic: string;
  /** Whether the sentence is still true; it is dropped otherwise. */
  readonly isCurrent: (game: Game) => boolean;
}

export interface AnnouncementQueue {
  readonly spoken: string | null;
  /** Oldest first. */
  readonly waiting: readonly Announcement[];
}

export const emptyQueue: AnnouncementQueue = { spoken: null, waiting: [] };

/** Older announcements are dropped beyond this: nobody wants to hear about a moment that has passed. */
const maxWaiting = 4;

/** Appends announcements: one per topic, no repeats, at most four waiting. */
export function enqueue(queue: AnnouncementQueue, announcements: readonly Announcement[]): AnnouncementQueue {
  let { waiting } = queue;
  for (const next of announcements) {
    const others = waiting.filter(({ topic, text }) => topic !== next.topic && text !== next.text);
    waiting = next.text === queue.spoken ? others : [...others, next];
  }
  return { ...queue, waiting: waiting.slice(-maxWaiting) };
}

/** Moves on to the next announcement that is still true. */
export function advance({ waiting }: AnnouncementQueue, game: Game): AnnouncementQueue {
  const index = waiting.findIndex(({ isCurrent }) => isCurrent(game));
  const next = waiting[index];
  return next === undefined ? emptyQueue : { spoken: next.text, waiting: waiting.slice(index + 1) };
}

/** Estimated time a voice at normal speed takes to speak the text, so that the next sentence does not cut it off. */
export function speakingMs(text: string): number {
  return Math.max(1500, 500 + 60 * text.length);
}
