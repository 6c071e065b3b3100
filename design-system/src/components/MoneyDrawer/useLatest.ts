import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that never changes and calls the latest one, so that memoized children don't re-render. For event handlers only. */
export function useLatest<Value>(handler: (value: Value) => void): (value: Value) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((value) => latest.current(value), []);
}
