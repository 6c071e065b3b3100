import type { Game } from '@countertop/engine/game';
import { createContext, type ReactNode, useCallback, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';
import type { Farewell } from './farewells.ts';
import type { GameSession, OpenDialog, SessionState } from './session.ts';

/** What the screens show. */
type Shown = Snapshot<SessionState>;

const SessionContext = createContext<GameSession | null>(null);
const ShownContext = createContext<Shown | null>(null);

/**
 * Gives the screens below their game. They follow a step a moment later: first the press that made it is painted, then
 * the screens are drawn in slices, so that a slow tablet answers at once.
 */
export function SessionProvider({ session, children }: { session: GameSession; children: ReactNode }) {
  const { state } = session;
  const listen = useCallback((onChange: () => void) => subscribe(state, onChange), [state]);
  const current = useSyncExternalStore(
    listen,
    () => snapshot(state),
    () => snapshot(state),
  );
  return (
    <SessionContext value={session}>
      <ShownContext value={useDeferredValue(current)}>{children}</ShownContext>
    </SessionContext>
  );
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A game screen needs a SessionProvider around it.');
  return value;
}

/** The session of the game around; to send events. */
export function useSession(): GameSession {
  return present(useContext(SessionContext));
}

/** Everything that is shown of the session, drawn anew after each step. */
export function useShown(): Shown {
  return present(useContext(ShownContext));
}

/** The rules' state, drawn anew after each step. */
export function useGame(): Game {
  return useShown().game;
}

/** Guests who are on their way out. */
export function useFarewells(): readonly Farewell[] {
  return useShown().farewells;
}

/** The dialog a person opened, if any. */
export function useOpenDialog(): OpenDialog {
  return useShown().dialog;
}
