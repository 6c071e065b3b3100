import { isMotionReduced } from '@countertop/design-system/preferences';
import { useEffect, useState } from 'react';
import { levelUpTiming } from './timing.ts';

/** Returns how many stages have started, each after its delay; all at once with reduced motion. */
export function useStages(stagesMs: readonly number[]): number {
  const [reached, setReached] = useState(() => (isMotionReduced() ? stagesMs.length : 0));
  useEffect(() => {
    const isInstant = isMotionReduced();
    const timers = stagesMs.map((afterMs, index) => setTimeout(() => setReached(index + 1), isInstant ? 0 : afterMs));
    return () => timers.forEach(clearTimeout);
  }, [stagesMs]);
  return reached;
}

const instant = { stepPercent: 100, stepMs: 0 } as const;

/** Returns the percentage of a bar that fills step by step; full immediately with reduced motion. */
export function useFill(isFilling: boolean): number {
  const [percent, setPercent] = useState(() => (isMotionReduced() ? 100 : 0));
  const isFull = percent >= 100;
  useEffect(() => {
    if (!isFilling || isFull) return undefined;
    const { stepPercent, stepMs } = isMotionReduced() ? instant : levelUpTiming.bar;
    const timer = setInterval(() => setPercent((now) => Math.min(100, now + stepPercent)), stepMs);
    return () => clearInterval(timer);
  }, [isFilling, isFull]);
  return percent;
}
