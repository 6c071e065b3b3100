import { useSyncExternalStore } from 'react';
import type { Arrival, LatePart } from './latePart.ts';

/** What there is of a part, drawn again when that changes. */
export function useArrival<Props>({ subscribe, now }: LatePart<Props>): Arrival<Props> {
  return useSyncExternalStore(subscribe, now);
}
