import { devicePlayerId } from '@countertop/client/play/devicePlayer';
import { storedValue } from '@countertop/client/shared/storedValue';
import * as z from 'zod/mini';

const endings = ['completed', 'skipped'] as const;
const ending = z.enum(endings);

/** How the tutorial ended; null if it has not, and then it is offered. */
export type TutorialRecord = (typeof endings)[number] | null;

/** While nobody is signed in. */
const anonymous = storedValue<TutorialRecord>({
  area: 'localStorage',
  key: 'countertop.tutorial.v1',
  fallback: null,
  read: (json) => z.nullable(ending).safeParse(json).data,
});

type Endings = Readonly<Record<string, TutorialRecord>>;
const none: Endings = {};

/** By player. */
const ofPlayers = storedValue<Endings>({
  area: 'localStorage',
  key: 'countertop.tutorial.players.v1',
  fallback: none,
  read: (json) => z.record(z.string(), z.nullable(ending)).safeParse(json).data,
});

/** How the tutorial ended for the current player. */
export const tutorialRecord = {
  get(): TutorialRecord {
    const playerId = devicePlayerId();
    return playerId === null ? anonymous.get() : (ofPlayers.get()[playerId] ?? null);
  },
  set(record: TutorialRecord): void {
    const playerId = devicePlayerId();
    if (playerId === null) return anonymous.set(record);
    ofPlayers.set({ ...ofPlayers.get(), [playerId]: record });
  },
};

/** Records a skip. A completed tutorial stays completed. */
export function recordSkipped(): void {
  if (tutorialRecord.get() === null) tutorialRecord.set('skipped');
}
