import type { DaySummary } from '@countertop/engine/play/game';
import { useGameStore, useGameSnapshot } from '../../session/GameStoreContext.tsx';
import { DayComplete } from './DayComplete.tsx';

/** The end of the day of the game around. */
export function OpenDay({ summary }: { summary: DaySummary }) {
  const { dispatch } = useGameStore();
  const { highlights } = useGameSnapshot();
  return (
    <DayComplete summary={summary} highlights={highlights} onNextDay={() => dispatch({ type: 'nextDayOpened' })} />
  );
}
