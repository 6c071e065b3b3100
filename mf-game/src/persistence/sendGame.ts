import { saveProgress } from '@countertop/client/play/progress';
import { confirmName, restaurantNameOf } from './restaurant-name/restaurantName.ts';
import { type LocalSave, maxMarks, type ReplacedGame } from './localSaveSchema.ts';
import { sendReplaced } from './replacedGames.ts';
import { fingerprint, resolveConflict, type SyncState } from './resolveConflict.ts';
import type { StoredValue } from '@countertop/client/shared/storedValue';

/** Each retry means that another device has saved in between. */
const maxAttempts = 3;

/**
 * Uploads the locally saved game without continuing it. Resolves to true if the server then has it or a game that is
 * further along; false if the server is unreachable or the game belongs to another player.
 */
export async function sendGame(storage: StoredValue<LocalSave | null>, playerId: string): Promise<boolean> {
  const saved = storage.get();
  if (saved === null || (saved.server?.isSaved === true && saved.replaced === undefined)) return true;
  if (saved.playerId !== playerId) return false;
  const sync = await uploadReplaced(storage, saved);
  const isSent = sync !== null && (sync.isSaved || (await uploadCurrent(storage, saved, sync)));
  return isSent && storage.get()?.replaced === undefined;
}

/** Uploads the replaced games. Those that an older server refuses wait for a newer one. Resolves to null if the server is unreachable. */
async function uploadReplaced(storage: StoredValue<LocalSave | null>, saved: LocalSave): Promise<SyncState | null> {
  const { replaced = [], ...rest } = saved;
  const refused: ReplacedGame[] = [];
  let sync: SyncState = saved.server ?? { version: 0, isSaved: false, sentMarks: [] };
  for (const [index, next] of replaced.entries()) {
    sync = { ...sync, sentMarks: [...sync.sentMarks, fingerprint(next.game)].slice(-maxMarks) };
    const saving = await sendReplaced(saved.playerId, next);
    if (saving.kind === 'unreachable' || saving.kind === 'gone' || (saving.kind === 'refused' && saving.status !== 422))
      return null;
    if (saving.kind === 'refused') refused.push(next);
    if (saving.kind === 'saved') sync = { ...sync, version: saving.stored.version, isSaved: false };
    const remaining = [...refused, ...replaced.slice(index + 1)];
    const server = { ...sync, sentMarks: [...sync.sentMarks] };
    storage.set({ ...rest, server, ...(remaining.length > 0 && { replaced: remaining }) });
  }
  return sync;
}

async function uploadCurrent(
  storage: StoredValue<LocalSave | null>,
  { status, game, playerId, revision }: LocalSave,
  sync: SyncState,
): Promise<boolean> {
  const waiting = storage.get()?.replaced;
  let { version } = sync;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const restaurantName = restaurantNameOf(playerId);
    const input = { userId: playerId, version, restaurantName, status, game };
    const saving = await saveProgress(input, { keepalive: true });
    // Without consent, or after an erasure, nothing waits for the server.
    if (saving.kind === 'noConsent') return true;
    if (saving.kind === 'gone') {
      storage.set(null);
      return true;
    }
    if (saving.kind === 'refused' || saving.kind === 'unreachable') return false;
    const { stored } = saving;
    if (saving.kind === 'saved') confirmName(playerId, restaurantName);
    const isReplaced = saving.kind === 'outdated' && resolveConflict({ ...sync, game }, stored).winner === 'server';
    if (saving.kind === 'saved' || isReplaced || fingerprint(stored.game) === fingerprint(game)) {
      const kept = isReplaced ? { status: stored.status, game: stored.game } : { status, game };
      const server = { version: stored.version, isSaved: true, sentMarks: [] };
      storage.set({ playerId, revision, ...kept, server, ...(waiting && { replaced: waiting }) });
      return true;
    }
    version = stored.version;
  }
  return false;
}
