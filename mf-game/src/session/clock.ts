/** A tab that wakes up reports one huge step; anything longer than this was not play time. */
const maxStepMs = 1000;
const stepMs = 200;

/** Calls `onStep` five times a second with the actual elapsed milliseconds. Returns a function that stops it. */
export function startClock(onStep: (elapsedMs: number) => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    onStep(Math.min(now - last, maxStepMs));
    last = now;
  }, stepMs);
  return () => clearInterval(timer);
}
