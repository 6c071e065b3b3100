import { type AwardGiven, giveAward } from '@countertop/client/awards';
import type { Sent } from '../saved/uploads.ts';
import type { UnsentAward, UnsentAwards } from './unsentAwards.ts';

function isSame({ award: one }: UnsentAward, { award: other }: UnsentAward): boolean {
  if (one.kind === 'badge') return other.kind === 'badge' && one.given.badgeType === other.given.badgeType;
  return other.kind === 'certificate' && one.given.certificateType === other.given.certificateType;
}

/** Puts an award at the end of what waits; one that waits already stays where it is, with its figures. */
export function keepUnsent(file: UnsentAwards, playerId: string, award: AwardGiven): void {
  const added = { playerId, award };
  const waiting = file.get();
  if (!waiting.some((one) => one.playerId === playerId && isSame(one, added))) file.set([...waiting, added]);
}

/** Sends what waits of a player, one after the other. What the server has, or will never take, waits no longer. */
export async function sendAwards(file: UnsentAwards, playerId: string): Promise<Sent> {
  for (;;) {
    const next = file.get().find((one) => one.playerId === playerId);
    if (next === undefined) return 'done';
    const giving = await giveAward(next.award);
    if (giving === 'unreachable') return 'later';
    if (giving === 'signedOut') return 'never';
    file.set(file.get().filter((one) => one.playerId !== playerId || !isSame(one, next)));
  }
}
