import { type AwardGiven, giveAward } from '@countertop/client/awards';
import type { Player } from '../../session/usePlayer.ts';
import type { Sent } from '../uploads.ts';
import type { UnsentAward, UnsentAwards } from './unsentAwards.ts';

function isSame({ award: one }: UnsentAward, { award: other }: UnsentAward): boolean {
  if (one.kind === 'badge') return other.kind === 'badge' && one.given.badgeType === other.given.badgeType;
  return other.kind === 'certificate' && one.given.certificateType === other.given.certificateType;
}

/**
 * Puts an award at the end of the queue; one that waits already stays where it is, with its game. `playerId` is null while
 * it is not known who plays.
 */
export function keepUnsent(file: UnsentAwards, playerId: string | null, award: AwardGiven): void {
  const added = { playerId, award };
  const waiting = file.get();
  if (!waiting.some((one) => one.playerId === playerId && isSame(one, added))) file.set([...waiting, added]);
}

/** Takes the awards out of the queue that were earned while it was not known who plays. */
export function takeUnclaimed(file: UnsentAwards): readonly AwardGiven[] {
  const unclaimed = file.get().filter(({ playerId }) => playerId === null);
  if (unclaimed.length > 0) file.set(file.get().filter(({ playerId }) => playerId !== null));
  return unclaimed.map(({ award }) => award);
}

/** Whether an award is kept for a player: badges for everyone with an account, certificates with a subscription. */
export function isKeptFor({ kind }: Player, award: AwardGiven): boolean {
  return kind === 'premium' || (kind === 'free' && award.kind === 'badge');
}

/** Queues awards for a player who is known now; those that are not kept for them are dropped. */
export function claimAwards(file: UnsentAwards, player: Player, awards: readonly AwardGiven[]): void {
  for (const award of awards) if (isKeptFor(player, award)) keepUnsent(file, player.id, award);
}

/**
 * Sends the queued awards of a player, one after the other. What the server has, or will never accept, leaves the queue.
 * A certificate waits until `isGameSaved`: the server gives it for the saved game only.
 */
export async function sendAwards(file: UnsentAwards, playerId: string, isGameSaved: () => boolean): Promise<Sent> {
  const tried: UnsentAward[] = [];
  const isNext = (one: UnsentAward) => one.playerId === playerId && !tried.some((other) => isSame(one, other));
  for (;;) {
    const next = file.get().find(isNext);
    if (next === undefined) return file.get().some((one) => one.playerId === playerId) ? 'later' : 'done';
    tried.push(next);
    if (next.award.kind === 'certificate' && !isGameSaved()) continue;
    const giving = await giveAward(next.award);
    if (giving === 'unreachable') return 'later';
    if (giving === 'signedOut') return 'never';
    if (giving === 'notYet') continue;
    file.set(file.get().filter((one) => one.playerId !== playerId || !isSame(one, next)));
  }
}
