import { gameOf, type SavedGame } from '@countertop/engine/saved-game/savedGame';
import type { GameSession, Step } from '../session/session.ts';
import type { SavedFile } from './savedShape.ts';

/** Steps that change nothing worth keeping: most of them are time passing. */
export function isWorthSaving({ before, after }: Step): boolean {
  return (
    before.stats !== after.stats ||
    before.awards !== after.awards ||
    before.band !== after.band ||
    before.status !== after.status ||
    before.menu !== after.menu
  );
}

/** On with a saved game, as it was left: at its menu, or paused, so that no clock runs before the child is there. */
export function restore(session: GameSession, saved: { status: SavedFile['status']; game: SavedGame }): void {
  session.take(gameOf(saved.game, session.state.game.speed));
  session.send({ type: 'premiumChanged', isPremium: true });
  if (saved.status === 'menu') return;
  session.send({ type: 'continued' });
  session.send({ type: 'paused' });
}
