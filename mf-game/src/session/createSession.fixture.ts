import type { Game } from '@countertop/engine/play/game';
import { type GameSession, openSession } from './session.ts';
import { takeStep } from './takeStep.ts';

/** For stories and tests: a session that has its rules from the beginning. */
export function createSession(game: Game): GameSession {
  const session = openSession(game);
  session.begin(takeStep);
  return session;
}
