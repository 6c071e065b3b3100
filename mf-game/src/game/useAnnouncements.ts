import { useMessages } from '@countertop/design-system/messages';
import { useEffect, useState } from 'react';
import { en as feedbackTexts } from '../feedback/messages/en.messages.ts';
import { en } from '../messages/en.messages.ts';
import { announcements } from './announcements.ts';
import type { GameSession } from './session.ts';

/** A screen reader needs this long to take a sentence up before the next one may replace it. */
const sentenceMs = 1500;

/** What is being said now: one sentence at a time, later ones wait their turn. */
export function useAnnouncements(session: GameSession): string {
  const screen = useMessages(en);
  const feedback = useMessages(feedbackTexts);
  const [queue, setQueue] = useState<readonly string[]>([]);

  useEffect(
    () =>
      session.watch((step) => {
        const sentences = announcements(step, { screen, feedback });
        if (sentences.length > 0) setQueue((waiting) => [...waiting, ...sentences]);
      }),
    [session, screen, feedback],
  );

  useEffect(() => {
    if (queue.length === 0) return undefined;
    const timer = setTimeout(() => setQueue(([, ...rest]) => rest), sentenceMs);
    return () => clearTimeout(timer);
  }, [queue]);

  return queue[0] ?? '';
}
