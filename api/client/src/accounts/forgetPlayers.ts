import * as z from 'zod/mini';
import { forgetSettings } from '../play/childSettings.ts';
import {
  attemptsDatabase,
  awardsKey,
  gameKey,
  leaveKey,
  settingsKey,
  storedText,
  waitingGamesKey,
} from '../play/deviceKeys.ts';
import { parseJson } from '../shared/parseJson.ts';
import { unsentKey } from '../play/unsent.ts';

const prefix = 'countertop.';

/** Records of the device, and those the server doesn't have. Everything else belongs to players. */
const keptKeys: readonly string[] = [
  'countertop.preferences',
  'countertop.install.v1',
  'countertop.sign-up.v1',
  leaveKey,
  settingsKey,
  waitingGamesKey,
  awardsKey,
  unsentKey,
];

const savedGame = z.looseObject({
  playerId: z.string(),
  server: z.optional(z.looseObject({ isSaved: z.boolean() })),
  replaced: z.optional(z.unknown()),
});
const waitingGames = z.record(z.string(), z.unknown());

/** Lets the current game wait for its player if the server doesn't have it. */
function keepUnsentGame(): void {
  const { data: game } = z.safeParse(savedGame, parseJson(storedText(gameKey) ?? ''));
  if (game === undefined || (game.server?.isSaved === true && game.replaced === undefined)) return;
  const { data: waiting = {} } = z.safeParse(waitingGames, parseJson(storedText(waitingGamesKey) ?? ''));
  localStorage.setItem(waitingGamesKey, JSON.stringify({ ...waiting, [game.playerId]: game }));
}

/** Opens the database of the answers. Resolves to null if there is none. */
function openAnswers(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(attemptsDatabase);
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => resolve(null));
  });
}

function finished(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () =>
      reject(new Error('A request of IndexedDB failed.', { cause: request.error })),
    );
  });
}

/** Forgets how many answers each player has sent. Answers that wait stay. */
async function forgetSentAnswers(): Promise<void> {
  const database = 'indexedDB' in globalThis ? await openAnswers() : null;
  if (database === null) return;
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
  const waiting = transaction.objectStore('attempts').count();
  if (database.objectStoreNames.contains('sent')) transaction.objectStore('sent').clear();
  await finished(waiting).finally(() => database.close());
  if (waiting.result === 0) await finished(indexedDB.deleteDatabase(attemptsDatabase));
}

/**
 * Forgets who has played on this device: names, restaurants, games, settings, play time and IDs. What the server doesn't have waits
 * for its player, by ID only. Never rejects.
 */
export async function forgetPlayers(): Promise<void> {
  try {
    keepUnsentGame();
    forgetSettings();
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !keptKeys.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
    await forgetSentAnswers();
  } catch (error) {
    console.warn('Not everything about the player before could be forgotten.', error);
  }
}
