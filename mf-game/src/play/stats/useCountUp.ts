import { isMotionReduced } from '@countertop/design-system/preferences';
import { useEffect, useState } from 'react';

const durationMs = 420;

/** Animates a number up to its new value. Decreases, and all changes with reduced motion, apply immediately. */
export function useCountUp(value: number): number {
  const [count, setCount] = useState({ from: value, to: value, shown: value });
  if (count.to !== value) {
    const isImmediate = value < count.shown || isMotionReduced();
    setCount({ from: count.shown, to: value, shown: isImmediate ? value : count.shown });
  }
  const { from, to } = count;
  const isRunning = count.shown !== to;

  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function run(now) {
      const share = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      setCount((last) => (last.to === to ? { ...last, shown: Math.round(from + (to - from) * share) } : last));
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to, isRunning]);

  return count.shown;
}
