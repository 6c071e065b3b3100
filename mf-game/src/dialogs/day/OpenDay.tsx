import type { DaySummary } from '@countertop/engine/play/game';
import { useSession, useShown } from '../../session/SessionContext.tsx';
import { DayComplete } from './DayComplete.tsx';

/** The end of the day of the game around. */
export function OpenDay({ summary }: { summary: DaySummary }) {
  const { send } = useSession();
  const { highlights } = useShown();
  return <DayComplete summary={summary} highlights={highlights} onNextDay={() => send({ type: 'nextDayOpened' })} />;
}
