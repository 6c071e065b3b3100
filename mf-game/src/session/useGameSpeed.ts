import { usePreferences } from '@countertop/design-system/preferences';
import { useEffect } from 'react';
import type { GameSession } from './session.ts';

/** The game follows the speed chosen in the accessibility options, also from another tab. */
export function useGameSpeed(session: GameSession): void {
  const { gameSpeed } = usePreferences();
  useEffect(() => {
    session.send({ type: 'speedChanged', speed: gameSpeed });
  }, [session, gameSpeed]);
}
