/**
 * Returns a function whose promise resolves when it is the caller's turn: first come, first served, one per turn of the event
 * loop. API calls need several turns, so however many clients load pages at once, a call waits for one page per turn instead
 * of for all of them.
 */
export function fairTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function letNextIn(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letNextIn);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(letNextIn);
    });
}
