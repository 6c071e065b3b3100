import { currentUserQuery } from '@countertop/client/accounts/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGameSnapshot, useGameStore } from '../session/GameStoreContext.tsx';
import { isOverlayOpen } from '../session/overlays.ts';
import { ClosingNotice } from './ClosingNotice.tsx';
import { limitPlay } from './limitPlay.ts';
import { playTimeRecord, rememberPlaying } from './playTimeRecord.ts';

/** Returns the learner to whom this device is handed over, or the last known one if the server is unreachable. */
function usePlayingLearner(): string | null {
  const { data, isError, isPaused } = useQuery(currentUserQuery());
  const isKnown = data !== undefined;
  const playingId = data?.player == null ? null : data.id;
  useEffect(() => {
    if (isKnown) rememberPlaying(playingId);
  }, [isKnown, playingId]);
  if (isKnown) return playingId;
  return isError || isPaused ? (playTimeRecord.get()?.playingId ?? null) : null;
}

/** Keeps a child to the time that the family has set. A grown-up who plays has no limits. */
export function PlayLimits() {
  const learnerId = usePlayingLearner();
  return learnerId === null ? null : <Limits key={learnerId} learnerId={learnerId} />;
}

function Limits({ learnerId }: { learnerId: string }) {
  const store = useGameStore();
  const shown = useGameSnapshot();
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    const onRefused = () => void client.invalidateQueries({ queryKey: currentUserQuery().queryKey });
    return limitPlay({ store, learnerId, onClosingSoon: setMinutesLeft, onRefused });
  }, [store, learnerId, client]);
  const { status, isClosing, popups, speed } = shown.game;
  const isInTheWay = status !== 'playing' || isClosing || popups.length > 0 || isOverlayOpen(shown);
  return (
    <ClosingNotice minutesLeft={isInTheWay ? null : minutesLeft} speed={speed} onClose={() => setMinutesLeft(null)} />
  );
}
