/**
 * Returns a function whose promise resolves when it is the caller's turn: first come, first served, one in each turn of the
 * event loop. However many clients load pages at once, a call of the API, which needs several turns to finish, waits for one
 * page in each of them and not for all.
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
