import { useSession } from '../session/SessionContext.tsx';
import { useSavedGame } from './useSavedGame.ts';

/** Keeps the game of a subscriber; draws nothing. A component, so that it is fetched only for those who need it. */
export function SavedGame({ playerId }: { playerId: string }) {
  useSavedGame(useSession(), playerId);
  return null;
}
