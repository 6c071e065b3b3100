import { type AgeBand, ageBands } from '@countertop/engine/problems/band';

/** Query parameters of the game page. `?seed=7&ages=ages_8_9` replays the same problems. */
export interface GameAddress {
  readonly seed: number | null;
  readonly band: AgeBand | null;
}

const largestSeed = 0xffff_ffff;

/** Parses the query string. Invalid values count as missing. */
export function readAddress(search: string): GameAddress {
  const query = new URLSearchParams(search);
  return { seed: readSeed(query.get('seed')), band: readBand(query.get('ages')) };
}

/** Returns a link that replays a game from its first problem. */
export function replayLink(origin: string, seed: number, band: AgeBand): string {
  return `${origin}/game?seed=${seed}&ages=${band}`;
}

/** Returns an unpredictable seed. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function readSeed(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const seed = Number(text);
  return seed <= largestSeed ? seed : null;
}

function readBand(text: string | null): AgeBand | null {
  return ageBands.find((band) => band === text) ?? null;
}
