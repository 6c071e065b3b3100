import { type AwardGiven, giveAward } from '@countertop/client/play/awards';
import { devicePlayer } from '@countertop/client/play/devicePlayer';
import type { Player } from '../../session/usePlayer.ts';
import type { UploadResult } from '../uploads.ts';
import type { UnsentAward, UnsentAwards } from './unsentAwards.ts';

function isSame({ award: one }: UnsentAward, { award: other }: UnsentAward): boolean {
  if (one.kind === 'badge') return other.kind === 'badge' && one.given.badgeType === other.given.badgeType;
  return other.kind === 'certificate' && one.given.certificateType === other.given.certificateType;
}

/** Appends an award to the queue. An award that is already queued keeps its place and its game. */
export function queueAward(queue: UnsentAwards, playerId: string, award: AwardGiven): void {
  const added = { playerId, award };
  const waiting = queue.get();
  if (!waiting.some((other) => other.playerId === playerId && isSame(other, added))) queue.set([...waiting, added]);
}

/** Whether an award is saved for this player: badges need an account, certificates a subscription. */
export function isSavedFor({ kind }: Pick<Player, 'kind'>, award: AwardGiven): boolean {
  return kind === 'premium' || (kind === 'free' && award.kind === 'badge');
}

/**
 * Sends a player's queued awards one by one; one that fails doesn't hold up the others. Awards leave the queue once the server has
 * them or rejects them permanently. Ends when somebody else uses the device: the server gives awards to the user of the session.
 * Certificates wait for `isGameSaved`, because the server checks them against the saved game.
 */
export async function sendAwards(
  queue: UnsentAwards,
  playerId: string,
  isGameSaved: () => boolean,
): Promise<UploadResult> {
  const tried: UnsentAward[] = [];
  const unknown: UnsentAward[] = [];
  const user = devicePlayer();
  const isPending = (entry: UnsentAward) => entry.playerId === playerId && !tried.some((other) => isSame(entry, other));
  for (;;) {
    const next = queue.get().find(isPending);
    if (devicePlayer() !== user) return 'retry';
    if (next === undefined) {
      const isWorthRetry = (entry: UnsentAward) => !unknown.some((other) => isSame(entry, other));
      return queue.get().some((entry) => entry.playerId === playerId && isWorthRetry(entry)) ? 'retry' : 'done';
    }
    tried.push(next);
    if (next.award.kind === 'certificate' && !isGameSaved()) continue;
    const result = await giveAward(playerId, next.award);
    if (result === 'unreachable') return 'retry';
    if (result === 'signedOut') return 'stop';
    if (result === 'unknown') unknown.push(next);
    if (result === 'notYet' || result === 'failed' || result === 'unknown') continue;
    queue.set(queue.get().filter((entry) => entry.playerId !== playerId || !isSame(entry, next)));
  }
}
