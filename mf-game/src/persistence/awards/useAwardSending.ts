import type { AwardGiven } from '@countertop/client/awards';
import { isSignedIn } from '@countertop/client/signedIn';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Player } from '../../session/usePlayer.ts';
import { localFile } from '../localFile.ts';
import { scheduleUploads } from '../uploads.ts';
import { claimAwards, isKeptFor, keepUnsent, sendAwards, takeUnclaimed } from './sendAwards.ts';
import { unsentAwards } from './unsentAwards.ts';

const isGameSaved = () => localFile.get()?.server?.isSaved === true;

/** Sends awards for a player as long as somebody plays; the result takes one more. */
function startSending(playerId: string) {
  // Whoever sends already sends what was added meanwhile.
  const uploads = scheduleUploads((isAhead) =>
    isAhead ? Promise.resolve('done') : sendAwards(unsentAwards, playerId, isGameSaved),
  );
  function send(): void {
    uploads.changed();
    uploads.hurry();
  }
  const sendWhenSaved = () => {
    if (isGameSaved() && unsentAwards.get().length > 0) send();
  };
  window.addEventListener('online', send);
  const unsubscribe = localFile.subscribe(sendWhenSaved);
  if (unsentAwards.get().length > 0) send();
  return {
    give(award: AwardGiven): void {
      keepUnsent(unsentAwards, playerId, award);
      send();
    },
    end(): void {
      window.removeEventListener('online', send);
      unsubscribe();
      uploads.stop();
    },
  };
}

/**
 * Returns what keeps an award for whoever is signed in. Awards wait in this browser until the server has them: through a
 * lost network, a reload, and the next visit. While it is not known who plays they wait without a name, and those of a
 * child who is signed out wait in this page, in case somebody signs in.
 */
export function useAwardSending(player: Player): (award: AwardGiven) => void {
  const sending = useRef<ReturnType<typeof startSending> | null>(null);
  const ofThisPage = useRef<readonly AwardGiven[]>([]);
  const { kind, id } = player;
  const claim = useEffectEvent(() => {
    claimAwards(unsentAwards, player, [...takeUnclaimed(unsentAwards), ...ofThisPage.current]);
    ofThisPage.current = [];
  });
  useEffect(() => {
    if (kind === 'anonymous') ofThisPage.current = [...ofThisPage.current, ...takeUnclaimed(unsentAwards)];
    if (id === null) return undefined;
    claim();
    const started = startSending(id);
    sending.current = started;
    return () => {
      sending.current = null;
      started.end();
    };
  }, [kind, id]);
  return (award) => {
    if (id !== null) {
      if (isKeptFor(player, award)) sending.current?.give(award);
    } else if (kind === 'unknown' && isSignedIn()) keepUnsent(unsentAwards, null, award);
    else ofThisPage.current = [...ofThisPage.current, award];
  };
}
