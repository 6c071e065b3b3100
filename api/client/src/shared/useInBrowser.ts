import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Reads a value that only the browser knows. Prerendering and hydration use `before`, so that both render the same. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}
