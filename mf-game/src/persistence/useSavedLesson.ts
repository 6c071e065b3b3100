import { devicePlayerId } from '@countertop/client/play/devicePlayer';
import { savedGameShape } from '@countertop/contract/play/savedGame';
import { storedValue } from '@countertop/client/shared/storedValue';
import { lessonCode } from '@countertop/engine/lesson/lessonCode';
import { gameOf, type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { GameStore } from '../session/gameStore.ts';
import { isWorthSaving } from './restoreSavedGame.ts';

const savedLesson = z.strictObject({
  code: z.string(),
  playerId: z.optional(z.nullable(z.string())),
  game: savedGameShape,
});

interface SavedLesson {
  readonly code: string;
  /** Null if nobody is signed in. */
  readonly playerId?: string | null | undefined;
  readonly game: SavedGame;
}

/** The lesson of this tab and of one player. It never replaces the child's own restaurant, and the next child at this device starts from the beginning. */
const stored = storedValue<SavedLesson | null>({
  area: 'sessionStorage',
  key: 'countertop.lesson.v1',
  fallback: null,
  read: (json) => savedLesson.safeParse(json).data,
});

/** Saves the game of a lesson after every relevant step, and restores it when the page was loaded again. */
export function useSavedLesson(store: GameStore): void {
  useEffect(() => {
    const { game } = store.state;
    const { lesson } = game;
    if (lesson === null) return undefined;
    const code = lessonCode(lesson);
    const playerId = devicePlayerId();
    const saved = stored.get();
    const isUntouched = game.status === 'menu' && game.stats.totalProblems === 0;
    const isOwn = saved?.code === code && (saved.playerId ?? null) === playerId;
    if (isOwn && isUntouched) store.replaceGame({ ...gameOf(saved.game, game.speed), lesson });
    store.markSavedGameChecked();
    return store.onStep((step) => {
      if (isWorthSaving(step)) stored.set({ code, playerId, game: savedOf(step.after) });
    });
  }, [store]);
}
