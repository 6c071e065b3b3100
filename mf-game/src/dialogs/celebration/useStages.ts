import { isMotionReduced } from '@countertop/design-system/preferences';
import { useEffect, useState } from 'react';

/** How many of the stages have come, each after so many milliseconds; all at once where motion is reduced. */
export function useStages(stagesMs: readonly number[]): number {
  const [reached, setReached] = useState(() => (isMotionReduced() ? stagesMs.length : 0));
  useEffect(() => {
    const isAtOnce = isMotionReduced();
    const timers = stagesMs.map((afterMs, index) => setTimeout(() => setReached(index + 1), isAtOnce ? 0 : afterMs));
    return () => timers.forEach(clearTimeout);
  }, [stagesMs]);
  return reached;
}
