import * as z from 'zod/mini';
import { storedValue } from '../shared/storedValue.ts';

type Erasures = Readonly<Record<string, string>>;
const none: Erasures = {};

/** The erasure of each learner after which everything on this device was recorded, see `erasure.ts` of the contract. */
const stored = storedValue<Erasures>({
  area: 'localStorage',
  key: 'countertop.erased.v1',
  fallback: none,
  read: (json) => z.safeParse(z.record(z.string(), z.iso.datetime()), json).data,
});

/** Returns the erasure of a learner that this device knows. */
export function knownErasure(learnerId: string): string | undefined {
  return stored.get()[learnerId];
}

/** Records that this device has forgotten what it had of a learner. */
export function confirmErasure(learnerId: string, erasedAt: string): void {
  stored.set({ ...stored.get(), [learnerId]: erasedAt });
}
