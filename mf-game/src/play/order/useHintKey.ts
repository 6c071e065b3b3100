import { useMessages } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { useState } from 'react';
import { en } from '../play.messages.ts';

interface HintKeyOptions {
  readonly problem: Pick<Problem, 'hints'>;
  readonly hintsShown: number;
  /** Called to show one more hint. */
  readonly onHint: () => void;
}

/** State of the slip with the hints, and the Hint key that opens it and shows one more. */
export function useHintKey({ problem: { hints }, hintsShown, onHint }: HintKeyOptions) {
  const t = useMessages(en);
  const [isWanted, setWanted] = useState(true);
  const isOpen = isWanted && hintsShown > 0;
  const isHidden = !isWanted && hintsShown > 0;
  const press = () => {
    if (!isHidden) onHint();
    setWanted(true);
  };
  const next = hintsShown === 0 ? 'order.hint' : isHidden ? 'order.hint.show' : 'order.hint.next';
  const label = hints.length === 0 ? 'order.hint.none' : next;
  return {
    isOpen,
    hide: () => setWanted(false),
    key: {
      onHint: isHidden || hintsShown < hints.length ? press : undefined,
      hintLabel: t(label),
      ...(hints.length > 0 && { hints: { shown: hintsShown, total: hints.length } }),
    },
  };
}
