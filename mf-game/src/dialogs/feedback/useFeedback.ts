import { isBlocked } from '@countertop/client/shared/CallError';
import type { Rating } from '@countertop/contract/analytics/feedback.limits';
import { useState } from 'react';
import type { FeedbackInput } from './feedbackSender.ts';

export type FeedbackStatus = 'unrated' | 'sending' | 'failed' | 'blocked' | 'rated' | 'told';

/** The state of one answer: a rating, sent immediately, and an optional text, sent with the rating later. */
export interface FeedbackAnswer {
  readonly status: FeedbackStatus;
  readonly rating: Rating | null;
  readonly rate: (rating: Rating) => void;
  readonly tell: (text: string) => void;
}

export function useFeedback(gameCompleted: boolean, onSend: (input: FeedbackInput) => Promise<void>): FeedbackAnswer {
  const [rating, setRating] = useState<Rating | null>(null);
  const [status, setStatus] = useState<FeedbackStatus>('unrated');
  const send = (given: Rating, text: string) => {
    if (status === 'sending') return;
    setRating(given);
    setStatus('sending');
    const feedback = text.trim() === '' ? null : text.trim();
    void onSend({ rating: given, feedback, gameCompleted }).then(
      () => setStatus(feedback === null ? 'rated' : 'told'),
      (error: unknown) => setStatus(isBlocked(error) ? 'blocked' : 'failed'),
    );
  };
  return {
    status,
    rating,
    rate: (given) => send(given, ''),
    tell: (text) => rating !== null && send(rating, text),
  };
}
