import type { AwardGiven } from '@countertop/client/play/awards';
import { useEffect, useRef } from 'react';
import { type Player, playerIdOnDevice } from '../../session/usePlayer.ts';
import { localSave } from '../localSave.ts';
import { scheduleUploads } from '../uploads.ts';
import { isSavedFor, queueAward, sendAwards } from './sendAwards.ts';
import { unsentAwards } from './unsentAwards.ts';

const isGameSaved = () => localSave.get()?.server?.isSaved === true;

/** Sends a player's awards until `stop` is called. */
function startSending(playerId: string) {
  // A running upload also sends awards added while it runs.
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
 * across network failures and reloads. They stay in memory until we know whose they are, also those of a signed-out child, in case
 * someone signs in.
 */
export function useAwardSending({ kind, id }: Player): (award: AwardGiven) => void {
  const sender = useRef<ReturnType<typeof startSending> | null>(null);
  const early = useRef<readonly AwardGiven[]>([]);
  useEffect(() => {
    if (id === null) return undefined;
    for (const award of early.current) if (isSavedFor({ kind }, award)) queueAward(unsentAwards, id, award);
    early.current = [];
    const started = startSending(id);
    sender.current = started;
    return () => {
      sender.current = null;
      started.stop();
    };
  }, [kind, id]);
  return (award) => {
    const playerId = playerIdOnDevice({ kind, id });
    if (playerId === null) early.current = [...early.current, award];
    else if (id === null) queueAward(unsentAwards, playerId, award);
    else if (isSavedFor({ kind }, award)) sender.current?.add(award);
  };
}
