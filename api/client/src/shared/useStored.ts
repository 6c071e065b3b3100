import type { StoredValue } from './storedValue.ts';
import { useSyncExternalStore } from 'react';

/** Returns a stored value and renders again when it changes. During hydration, when storage is as empty as at build time, its fallback. */
export function useStored<Value>({ subscribe, get, fallback }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => fallback);
}
