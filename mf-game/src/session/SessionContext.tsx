import type { Game } from '@countertop/engine/play/game';
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';
import { afterPaint } from './afterPaint.ts';
import type { Farewell } from './farewells.ts';
import type { GameSession, OpenDialog, SessionState } from './session.ts';

/** What the screens show. */
type Shown = Snapshot<SessionState>;

const SessionContext = createContext<GameSession | null>(null);
const ShownContext = createContext<Shown | null>(null);

/** Tells of changes, several in one, after the press that made them has been painted. */
function subscribeAfterPaint(state: SessionState, onChange: () => void): () => void {
  let cancel: (() => void) | null = null;
  const end = subscribe(state, () => {
    cancel ??= afterPaint(() => {
      cancel = null;
      onChange();
    });
  });
  return () => {
    end();
    cancel?.();
  };
}

/**
 * Gives the screens below their game. They follow a step one frame later: opening a ticket or a result is long work for a
 * slow tablet, and the press that asked for it must be answered first.
 */
export function SessionProvider({ session, children }: { session: GameSession; children: ReactNode }) {
  const { state } = session;
  const listen = useCallback((onChange: () => void) => subscribeAfterPaint(state, onChange), [state]);
  const shown = useSyncExternalStore(listen, () => snapshot(state));
  return (
    <SessionContext value={session}>
      <ShownContext value={shown}>{children}</ShownContext>
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
