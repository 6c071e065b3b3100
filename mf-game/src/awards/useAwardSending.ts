import type { AwardGiven } from '@countertop/client/awards';
import { useEffect, useRef } from 'react';
import type { Player } from '../player/usePlayer.ts';
import { scheduleUploads } from '../saved/uploads.ts';
import { keepUnsent, sendAwards } from './sendAwards.ts';
import { unsentAwards } from './unsentAwards.ts';

/** Sends awards for a player as long as somebody plays; the result takes one more. */
function startSending(playerId: string) {
  // Whoever sends already sends what was added meanwhile.
  const uploads = scheduleUploads((isAhead) =>
    isAhead ? Promise.resolve('done') : sendAwards(unsentAwards, playerId),
  );
  function send(): void {
    uploads.changed();
    uploads.hurry();
  }
  window.addEventListener('online', send);
  if (unsentAwards.get().length > 0) send();
  return {
    give(award: AwardGiven): void {
      keepUnsent(unsentAwards, playerId, award);
      send();
    },
    end(): void {
      window.removeEventListener('online', send);
      uploads.stop();
    },
  };
}

/**
 * Keeps awards with whoever is signed in. They wait in this browser until the server has them: through a lost network, a
 * reload, and the next visit. The result takes one.
 */
export function useAwardSending({ id }: Player): (award: AwardGiven) => void {
  const sending = useRef<ReturnType<typeof startSending> | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const started = startSending(id);
    sending.current = started;
    return () => {
      sending.current = null;
      started.end();
    };
  }, [id]);
  return (award) => sending.current?.give(award);
}
