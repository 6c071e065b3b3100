import { playersKey, storedText } from '@countertop/client/play/deviceKeys';
import { parseJson } from '@countertop/client/shared/parseJson';
import * as z from 'zod/mini';
import { attemptStore } from './attempts/attemptStore.ts';
import { unsentAwards } from './awards/unsentAwards.ts';
import { isUnsent, localSave, playersOfWaitingSaves } from './localSave.ts';

/** Unsent data of a player. */
export interface UnsentOfPlayer {
  /** Null if the browser doesn't know the name. */
  readonly name: string | null;
  /** Whether it is the signed-in user. */
  readonly isOwn: boolean;
  readonly answers: number;
  readonly awards: number;
  readonly hasGame: boolean;
}

const children = z.array(z.object({ id: z.string(), nickname: z.nullable(z.string()) }));

/** Returns the name of a child who can play on this device. */
function nicknameOf(id: string): string | null {
  const known = z.safeParse(children, parseJson(storedText(playersKey) ?? '')).data ?? [];
  return known.find((child) => child.id === id)?.nickname ?? null;
}

function playersOfGames(): ReadonlySet<string> {
  const save = localSave.get();
  return new Set([...playersOfWaitingSaves(), ...(save !== null && isUnsent(save) ? [save.playerId] : [])]);
}

/** Returns what the server doesn't have, by player. `ownId` is the signed-in user, who comes first; null if unknown. */
export async function unsentOfPlayers(ownId: string | null): Promise<readonly UnsentOfPlayer[]> {
  const answers = await attemptStore.waiting();
  const games = playersOfGames();
  const awards = unsentAwards.get();
  const ids = new Set([...answers.keys(), ...games, ...awards.map(({ playerId }) => playerId)]);
  return [...ids]
    .map((id) => ({
      name: nicknameOf(id),
      isOwn: id === ownId,
      answers: answers.get(id) ?? 0,
      awards: awards.filter(({ playerId }) => playerId === id).length,
      hasGame: games.has(id),
    }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}
