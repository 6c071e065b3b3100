import { useEffect } from 'react';
import type { GameSession } from '../session/session.ts';
import type { Player } from '../session/usePlayer.ts';

/** How long a child who wants to play waits for the saved game, in milliseconds. Afterwards both games are kept. */
const patienceMs = 5000;

/** Lets a game start once it is known that nobody has a saved one. For subscribers the answer of the server says so. */
export function useSavedGameKnown(session: GameSession, { kind }: Player): void {
  const isKnown = kind === 'anonymous' || kind === 'free';
  useEffect(() => {
    if (isKnown) {
      session.savedGameKnown();
      return undefined;
    }
    const timer = setTimeout(() => session.savedGameKnown(), patienceMs);
    return () => clearTimeout(timer);
  }, [session, isKnown]);
}
