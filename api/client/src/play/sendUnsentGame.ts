import { savedGame, savedStatuses } from '@countertop/contract/play/savedGame';
import * as z from 'zod/mini';
import { gameKey, restaurantsKey, storedText } from './deviceKeys.ts';
import { parseJson } from '../shared/parseJson.ts';
import { saveProgress } from './progress.ts';

/** The longest a child who leaves waits for the server. */
const patienceMs = 3000;

const unsentGame = z.looseObject({
  playerId: z.string(),
  status: z.enum(savedStatuses),
  game: savedGame,
  server: z.optional(z.looseObject({ version: z.int(), isSaved: z.boolean() })),
  replaced: z.optional(z.unknown()),
});
const names = z.record(z.string(), z.object({ name: z.string() }));

/**
 * Sends the game of the player before the session ends, if the server doesn't have it. If another device has saved in between, the
 * server keeps both. Never rejects.
 */
export async function sendUnsentGame(playerId: string): Promise<void> {
  const { data: saved } = z.safeParse(unsentGame, parseJson(storedText(gameKey) ?? ''));
  const isUnsent = saved?.playerId === playerId && saved.server?.isSaved !== true && saved.replaced === undefined;
  if (saved === undefined || !isUnsent) return;
  const { status, game, server } = saved;
  const { data: known = {} } = z.safeParse(names, parseJson(storedText(restaurantsKey) ?? ''));
  const restaurantName = known[playerId]?.name ?? null;
  const saving = saveProgress({ userId: playerId, version: server?.version ?? 0, restaurantName, status, game });
  const isSent = saving.then(({ kind }) => kind === 'saved' || kind === 'outdated');
  const isLate = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false));
  if (!(await Promise.race([isSent, isLate]))) return;
  localStorage.setItem(
    gameKey,
    JSON.stringify({ ...saved, server: { version: 0, sentMarks: [], ...server, isSaved: true } }),
  );
}
