import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** Loads a component that sends unsent progress when it renders, and calls `onSettled` with whether all of it was saved. */
export type LoadSender = (onSettled: (isSent: boolean) => void) => Promise<ComponentType>;

/** After this time the person decides, rather than waiting for a slow network. */
export const sendingLimitMs = 8000;

/** Sends unsent progress within a time limit. Render `Sender`. `isStuck` means that the attempt failed. */
export function useSendUnsent(loadSender: LoadSender, onSent: () => void) {
  const [attempt, setAttempt] = useState({ number: 1, isStuck: false });
  const [Sender, setSender] = useState<ComponentType | null>(null);
  const { number, isStuck } = attempt;
  const finish = useEffectEvent(onSent);
  useEffect(() => {
    if (isStuck) return undefined;
    let isWaiting = true;
    function settle(isSent: boolean): void {
      if (!isWaiting) return;
      isWaiting = false;
      if (isSent) finish();
      else setAttempt({ number, isStuck: true });
    }
    const timer = setTimeout(settle, sendingLimitMs, false);
    void loadSender(settle).then(
      (component) => {
        if (isWaiting) setSender(() => component);
      },
      () => settle(false),
    );
    return () => {
      isWaiting = false;
      clearTimeout(timer);
      setSender(null);
    };
  }, [loadSender, isStuck, number]);
  return { Sender, isStuck, tryAgain: () => setAttempt({ number: number + 1, isStuck: false }) };
}
