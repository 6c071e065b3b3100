import { isMotionReduced } from '@countertop/design-system/preferences';
import { useEffect, useState } from 'react';
import { levelUpTiming } from './timing.ts';

const atOnce = { stepPercent: 100, stepMs: 0 } as const;

/** A bar that fills to 100 percent step by step once it may; full at once where motion is reduced. */
export function useFill(isFilling: boolean): number {
  const [percent, setPercent] = useState(() => (isMotionReduced() ? 100 : 0));
  const isFull = percent >= 100;
  useEffect(() => {
    if (!isFilling || isFull) return undefined;
    const { stepPercent, stepMs } = isMotionReduced() ? atOnce : levelUpTiming.bar;
    const timer = setInterval(() => setPercent((now) => Math.min(100, now + stepPercent)), stepMs);
    return () => clearInterval(timer);
  }, [isFilling, isFull]);
  return percent;
}
