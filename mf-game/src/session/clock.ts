/** A tab that was asleep tells one large step; more than this was not play. */
const longestStepMs = 1000;
const stepMs = 200;

/** Calls `onStep` a few times a second with the milliseconds that really passed; the result stops it. */
export function startClock(onStep: (elapsedMs: number) => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    onStep(Math.min(now - last, longestStepMs));
    last = now;
  }, stepMs);
  return () => clearInterval(timer);
}
