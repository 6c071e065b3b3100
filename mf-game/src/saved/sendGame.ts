import { saveProgress } from '@countertop/client/progress';
import { restaurantName } from '../restaurant/restaurantName.ts';
import type { StoredValue } from '../stored/storedValue.ts';
import type { SavedFile } from './savedShape.ts';
import { markOf, whichGame } from './whichGame.ts';

/** Each further one means that another device has saved in between. */
const tries = 3;

/**
 * Sends the game that a browser keeps, without playing on. True when the server has it afterwards, or a game that is
 * further; false when it could not be reached, or when the game is another player's.
 */
export async function sendGame(file: StoredValue<SavedFile | null>, playerId: string): Promise<boolean> {
  const saved = file.get();
  if (saved === null || saved.server?.isSaved === true) return true;
  if (saved.playerId !== playerId) return false;
  const { status, game } = saved;
  const known = saved.server ?? { version: 0, isSaved: false, sentMarks: [] };
  const keep = (version: number, kept: Pick<SavedFile, 'status' | 'game'>) =>
    file.set({ ...saved, ...kept, server: { version, isSaved: true, sentMarks: [] } });
  let { version } = known;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const toSave = { userId: playerId, version, restaurantName: restaurantName.get(), status, game };
    const saving = await saveProgress(toSave, { keepalive: true });
    if (saving.kind === 'refused' || saving.kind === 'unreachable') return false;
    const { stored } = saving;
    const isTheirs = saving.kind === 'outdated' && whichGame({ ...known, game }, stored).goesOn === 'theirs';
    if (saving.kind === 'saved' || isTheirs || markOf(stored.game) === markOf(game)) {
      keep(stored.version, isTheirs ? { status: stored.status, game: stored.game } : { status, game });
      return true;
    }
    version = stored.version;
  }
  return false;
}
