import { saveProgress } from '@countertop/client/progress';
import { restaurantName } from '../start/restaurant/restaurantName.ts';
import type { StoredValue } from '@countertop/client/storedValue';
import { sendReplaced } from './replacedGames.ts';
import { maxMarks, type SavedFile } from './savedShape.ts';
import { markOf, type ServerSide, whichGame } from './whichGame.ts';

/** Each further one means that another device has saved in between. */
const tries = 3;

/**
 * Sends the game that a browser keeps, without playing on. True when the server has it afterwards, or a game that is
 * further; false when it could not be reached, or when the game is another player's.
 */
export async function sendGame(file: StoredValue<SavedFile | null>, playerId: string): Promise<boolean> {
  const saved = file.get();
  if (saved === null || (saved.server?.isSaved === true && saved.replaced === undefined)) return true;
  if (saved.playerId !== playerId) return false;
  const known = await handOver(file, saved);
  return known !== null && (known.isSaved || sendCurrent(file, { saved, known }));
}

/** Sends the games that were replaced here; null when the server could not be reached. */
async function handOver(file: StoredValue<SavedFile | null>, saved: SavedFile): Promise<ServerSide | null> {
  const { replaced = [], ...rest } = saved;
  let known: ServerSide = saved.server ?? { version: 0, isSaved: false, sentMarks: [] };
  for (const [index, next] of replaced.entries()) {
    known = { ...known, sentMarks: [...known.sentMarks, markOf(next.game)].slice(-maxMarks) };
    const saving = await sendReplaced(saved.playerId, next);
    if (saving.kind === 'unreachable' || (saving.kind === 'refused' && saving.status !== 422)) return null;
    if (saving.kind === 'saved') known = { ...known, version: saving.stored.version, isSaved: false };
    const left = replaced.slice(index + 1);
    const server = { ...known, sentMarks: [...known.sentMarks] };
    file.set({ ...rest, server, ...(left.length > 0 && { replaced: left }) });
  }
  return known;
}

async function sendCurrent(
  file: StoredValue<SavedFile | null>,
  { saved, known }: { saved: SavedFile; known: ServerSide },
): Promise<boolean> {
  const { status, game, playerId, revision } = saved;
  const keep = (version: number, kept: Pick<SavedFile, 'status' | 'game'>) =>
    file.set({ playerId, revision, ...kept, server: { version, isSaved: true, sentMarks: [] } });
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
