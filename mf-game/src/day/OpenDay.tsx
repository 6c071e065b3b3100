import type { DaySummary } from '@countertop/engine/game';
import { useSnapshot } from 'valtio';
import { useSession } from '../game/SessionContext.tsx';
import { DayComplete } from './DayComplete.tsx';

/** The end of the day of the game around. */
export function OpenDay({ summary }: { summary: DaySummary }) {
  const { state, send } = useSession();
  const { highlights } = useSnapshot(state);
  return <DayComplete summary={summary} highlights={highlights} onNextDay={() => send({ type: 'nextDayOpened' })} />;
}
