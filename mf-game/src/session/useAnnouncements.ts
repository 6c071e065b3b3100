import { useMessages } from '@countertop/design-system/messages';
import { useEffect, useState } from 'react';
import { en as feedbackTexts } from '../play/customer-feedback/customerFeedback.messages.ts';
import { useFloorWords } from '../play/floor/useFloorWords.ts';
import { announcements } from './announcements.ts';
import { en } from './session.messages.ts';
import type { GameSession } from './session.ts';
import { startSpeaking } from './speaking.ts';

/** What is being said now, for a live region; `occurrence` changes with each sentence, the same words or not. */
export function useAnnouncements(session: GameSession): { message: string; occurrence: number } {
  const screen = useMessages(en);
  const feedback = useMessages(feedbackTexts);
  const floorWords = useFloorWords();
  const [heard, setHeard] = useState({ message: '', occurrence: 0 });

  useEffect(
    () =>
      startSpeaking(
        session,
        { sentencesOf: (step) => announcements(step, { screen, feedback }), floorWords },
        (message) => setHeard(({ occurrence }) => ({ message, occurrence: occurrence + 1 })),
      ),
    [session, screen, feedback, floorWords],
  );

  return heard;
}
