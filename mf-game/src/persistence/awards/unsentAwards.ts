import type { AwardGiven } from '@countertop/client/awards';
import { noteUnsent } from '@countertop/client/unsent';
import { postBadge, postCertificate } from '@countertop/contract/awards';
import * as z from 'zod/mini';
import { type StoredValue, storedValue } from '@countertop/client/storedValue';

/** More than all awards of a game together. */
const most = 80;

const unsentAward = z.strictObject({
  /** Who earned it: another account on the same device does not get it. Null while that is not known. */
  playerId: z.nullable(z.string()),
  award: z.union([
    z.strictObject({ kind: z.literal('badge'), given: postBadge.input }),
    z.strictObject({ kind: z.literal('certificate'), given: postCertificate.input }),
  ]),
});

/** An award whose keeping the server has not confirmed. */
export interface UnsentAward {
  readonly playerId: string | null;
  readonly award: AwardGiven;
}

/** Awards that wait in this browser, oldest first. */
export type UnsentAwards = StoredValue<readonly UnsentAward[]>;

const kept: UnsentAwards = storedValue<readonly UnsentAward[]>({
  area: 'localStorage',
  key: 'countertop.awards.v1',
  fallback: [],
  read: (json) => z.array(unsentAward).safeParse(json).data,
});

/** What this browser keeps until the server has it. */
export const unsentAwards: UnsentAwards = {
  ...kept,
  set(awards) {
    kept.set(awards.slice(-most));
    noteUnsent('awards', awards.length > 0);
  },
};
