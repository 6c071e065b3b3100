import type { AwardGiven } from '@countertop/client/play/awards';
import { devicePlayer, devicePlayerId } from '@countertop/client/play/devicePlayer';
import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Player } from '../../session/usePlayer.ts';
import { localSave } from '../localSave.ts';
import { scheduleUploads } from '../uploads.ts';
import { claimAwards, isSavedFor, queueAward, sendAwards, takeUnclaimed } from './sendAwards.ts';
import { unsentAwards } from './unsentAwards.ts';

const isGameSaved = () => localSave.get()?.server?.isSaved === true;

/** Sends a player's awards until `stop` is called. */
function startSending(playerId: string) {
  // A running upload also sends awards that are added meanwhile.
  const uploads = scheduleUploads((isOverlapping) =>
    isOverlapping ? Promise.resolve('done') : sendAwards(unsentAwards, playerId, isGameSaved),
  );
  function send(): void {
    uploads.schedule();
    uploads.flush();
  }
  const sendOnceSaved = () => {
    if (isGameSaved() && unsentAwards.get().length > 0) send();
  };
  const unsubscribe = localSave.subscribe(sendOnceSaved);
  if (unsentAwards.get().length > 0) send();
  return {
    add(award: AwardGiven): void {
      queueAward(unsentAwards, playerId, award);
      send();
    },
    stop(): void {
      unsubscribe();
      uploads.stop();
    },
  };
}

/**
 * Returns a function that saves an award for the signed-in player. Awards wait in this browser until the server has them,
 * across network failures and reloads. Until we know who is playing, they wait without a player ID. Awards of a signed-out
 * child stay in memory in case someone signs in.
 */
export function useAwardSending(player: Player): (award: AwardGiven) => void {
  const sender = useRef<ReturnType<typeof startSending> | null>(null);
  const inMemory = useRef<readonly AwardGiven[]>([]);
  const { kind, id } = player;
  const claim = useEffectEvent(() => {
    // On a device that was handed over, they are somebody else's.
    const unclaimed = devicePlayer() === player.id ? [] : takeUnclaimed(unsentAwards);
    claimAwards(unsentAwards, player, [...unclaimed, ...inMemory.current]);
    inMemory.current = [];
  });
  useEffect(() => {
    if (kind === 'anonymous') inMemory.current = [...inMemory.current, ...takeUnclaimed(unsentAwards)];
    if (id === null) return undefined;
    claim();
    const started = startSending(id);
    sender.current = started;
    return () => {
      sender.current = null;
      started.stop();
    };
  }, [kind, id]);
  return (award) => {
    if (id !== null) {
      if (isSavedFor(player, award)) sender.current?.add(award);
    } else if (kind === 'unknown' && isSignedIn()) queueAward(unsentAwards, devicePlayerId(), award);
    else inMemory.current = [...inMemory.current, award];
  };
}
