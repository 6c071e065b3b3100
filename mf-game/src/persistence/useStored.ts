import type { StoredValue } from '@countertop/client/storedValue';
import { useSyncExternalStore } from 'react';

/** Returns a stored value and renders again when it changes. */
export function useStored<Value>({ subscribe, get }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
