import type { Game } from '@countertop/engine/game';
import { createContext, type ReactNode, useContext } from 'react';
import { useSnapshot } from 'valtio';
import type { Farewell } from './farewells.ts';
import type { GameSession, OpenDialog } from './session.ts';

const SessionContext = createContext<GameSession | null>(null);

/** Gives the screens below their game. */
export function SessionProvider({ session, children }: { session: GameSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the game around; to send events. */
export function useSession(): GameSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('A game screen needs a SessionProvider around it.');
  return session;
}

/** The rules' state, drawn anew after each step. */
export function useGame(): Game {
  return useSnapshot(useSession().state).game;
}

/** Guests who are on their way out. */
export function useFarewells(): readonly Farewell[] {
  return useSnapshot(useSession().state).farewells;
}

/** The dialog a person opened, if any. */
export function useOpenDialog(): OpenDialog {
  return useSnapshot(useSession().state).dialog;
}
