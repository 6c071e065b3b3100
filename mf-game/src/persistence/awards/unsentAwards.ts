import type { AwardGiven } from '@countertop/client/play/awards';
import { awardsKey } from '@countertop/client/play/deviceKeys';
import { noteUnsent } from '@countertop/client/play/unsent';
import { postBadge, postCertificate } from '@countertop/contract/play/awards';
import * as z from 'zod/mini';
import { type StoredValue, storedValue } from '@countertop/client/shared/storedValue';

/** More than the number of awards in a game. */
const maxAwards = 80;

const unsentAward = z.strictObject({
  /** The player who earned it, so that another account on this device does not get it. */
  playerId: z.string(),
  award: z.union([
    z.strictObject({ kind: z.literal('badge'), given: postBadge.input }),
    z.strictObject({ kind: z.literal('certificate'), given: postCertificate.input }),
  ]),
});

/** An award that the server has not confirmed. */
export interface UnsentAward {
  readonly playerId: string;
  readonly award: AwardGiven;
}

/** Oldest first. */
export type UnsentAwards = StoredValue<readonly UnsentAward[]>;

const stored: UnsentAwards = storedValue<readonly UnsentAward[]>({
  area: 'localStorage',
  key: awardsKey,
  fallback: [],
  read: (json) => z.array(unsentAward).safeParse(json).data,
});

/** The awards this browser keeps until the server has them. */
export const unsentAwards: UnsentAwards = {
  ...stored,
  set(awards) {
    stored.set(awards.slice(-maxAwards));
    noteUnsent('awards', awards.length > 0);
  },
};

/** Forgets the awards of a player who was erased. Returns whether there were any. */
export function forgetAwards(playerId: string): boolean {
  const others = unsentAwards.get().filter((award) => award.playerId !== playerId);
  const isAny = others.length < unsentAwards.get().length;
  if (isAny) unsentAwards.set(others);
  return isAny;
}
