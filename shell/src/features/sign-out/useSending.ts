import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** Fetches what sends: drawing the result sends, and `onSettled` hears whether all of it arrived. */
export type FetchSender = (onSettled: (isSent: boolean) => void) => Promise<ComponentType>;

/** Longer, and the person is asked: a slow network has had its time, and somebody waits to leave. */
export const sendingLimitMs = 8000;

/** Sends what is unsent, within a time limit. `Sender` is to be drawn; `isStuck` says that it came to nothing. */
export function useSending(fetchSender: FetchSender, onSent: () => void) {
  const [round, setRound] = useState({ number: 1, isStuck: false });
  const [Sender, setSender] = useState<ComponentType | null>(null);
  const { number, isStuck } = round;
  const finish = useEffectEvent(onSent);
  useEffect(() => {
    if (isStuck) return undefined;
    let isWaiting = true;
    function settle(isSent: boolean): void {
      if (!isWaiting) return;
      isWaiting = false;
      if (isSent) finish();
      else setRound({ number, isStuck: true });
    }
    const timer = setTimeout(settle, sendingLimitMs, false);
    void fetchSender(settle).then(
      (come) => {
        if (isWaiting) setSender(() => come);
      },
      () => settle(false),
    );
    return () => {
      isWaiting = false;
      clearTimeout(timer);
      setSender(null);
    };
  }, [fetchSender, isStuck, number]);
  return { Sender, isStuck, tryAgain: () => setRound({ number: number + 1, isStuck: false }) };
}
