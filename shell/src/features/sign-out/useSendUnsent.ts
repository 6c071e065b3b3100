import type { SendUnsentProps } from '@countertop/mf-game/SendUnsent';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** Loads a component that sends unsent progress when it renders, and calls `onSettled` with whether all of it was saved. */
export type LoadSender = (props: Required<SendUnsentProps>) => Promise<ComponentType>;

/** Unsent data by player. */
export type Unsent = Parameters<NonNullable<SendUnsentProps['onUnsent']>>[0];
const unknown: Unsent = [];

/** After this time the person decides, rather than waiting for a slow network. */
export const sendingLimitMs = 8000;

/** Sends unsent progress within a time limit. Render `Sender`. `isStuck` means that the attempt failed; then `unsent` is left, if known. */
export function useSendUnsent(loadSender: LoadSender, onSent: () => void) {
  const [attempt, setAttempt] = useState({ number: 1, isStuck: false });
  const [Sender, setSender] = useState<ComponentType | null>(null);
  const { number, isStuck } = attempt;
  const [unsent, setUnsent] = useState(unknown);
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
    void loadSender({ onSettled: settle, onUnsent: setUnsent }).then(
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
  return { Sender, isStuck, unsent, tryAgain: () => setAttempt({ number: number + 1, isStuck: false }) };
}
