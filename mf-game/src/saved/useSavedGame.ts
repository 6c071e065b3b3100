import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { gameOf, savedOf } from '@countertop/engine/savedGame';
import { useEffect } from 'react';
import type { GameSession, Step } from '../game/session.ts';
import { storedValue } from '../stored/storedValue.ts';
import { en } from './messages/en.messages.ts';
import { readSavedFile, type SavedFile } from './savedShape.ts';

const file = storedValue<SavedFile | null>({
  area: 'localStorage',
  key: 'countertop.game.v1',
  fallback: null,
  read: readSavedFile,
});

/** The file of this player; another player's is not theirs to see. */
function fileOf(playerId: string): SavedFile | null {
  const saved = file.get();
  return saved?.playerId === playerId ? saved : null;
}

/** Steps that change nothing worth keeping: most of them are time passing. */
function isWorthSaving({ before, after }: Step): boolean {
  return (
    before.stats !== after.stats ||
    before.awards !== after.awards ||
    before.band !== after.band ||
    before.status !== after.status ||
    before.menu !== after.menu
  );
}

/** On with a saved game, as it was left: at its menu, or paused, so that no clock runs before the child is there. */
function restore(session: GameSession, { status, game }: SavedFile): void {
  session.take(gameOf(game, session.state.game.speed));
  session.send({ type: 'premiumChanged', isPremium: true });
  if (status === 'menu') return;
  session.send({ type: 'continued' });
  session.send({ type: 'paused' });
}

/**
 * For subscribers: the game of the last visit comes back, and is kept after each step that matters. Two tabs do not
 * fight: the one that was overtaken says so and keeps nothing more.
 */
export function useSavedGame(session: GameSession, id: string): void {
  const t = useMessages(en);
  useEffect(() => {
    const { game } = session.state;
    const saved = fileOf(id);
    if (saved !== null && game.status === 'menu' && game.stats.totalProblems === 0) restore(session, saved);
    let revision = saved?.revision ?? 0;
    let isOvertaken = false;

    const lookForOvertaking = () => {
      if (isOvertaken || (fileOf(id)?.revision ?? 0) === revision) return;
      isOvertaken = true;
      notify({ title: t('saved.overtaken'), message: t('saved.overtaken.more'), tone: 'destructive', timeoutMs: null });
    };
    const keep = (step: Step) => {
      if (!isWorthSaving(step)) return;
      lookForOvertaking();
      if (isOvertaken) return;
      revision += 1;
      file.set({ playerId: id, revision, status: step.after.status, game: savedOf(step.after) });
    };

    const stopWatching = session.watch(keep);
    const stopListening = file.subscribe(lookForOvertaking);
    return () => {
      stopWatching();
      stopListening();
    };
  }, [session, id, t]);
}
