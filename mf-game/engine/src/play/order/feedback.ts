import type { AgeBand } from '../../problems/band.ts';
import { kept } from '../constants.ts';
import { type Filled, pick, type Random } from '../../problems/random.ts';
import type { FeedbackId } from './feedbackIds.ts';
import { praiseIds } from './feedbackIds.ts';
import type { Customer } from '../floor/cast.ts';
import type { FeedbackEntry, Game } from '../state.ts';

/** Draws a sentence of praise for an age band. */
export function praise(random: Random, band: AgeBand): FeedbackId {
  const ids: Filled<FeedbackId> = praiseIds[band];
  return pick(random, ids);
}

/** Returns an entry that addresses the player and no customer says. */
export function notice(message: FeedbackId): Omit<FeedbackEntry, 'id'> {
  return { mood: 'waiting', message, customer: null, points: 0, patiencePercent: 100 };
}

/** Returns an entry that a customer says. */
export function customerEntry(
  customer: Customer,
  entry: Pick<FeedbackEntry, 'mood' | 'message' | 'points' | 'patiencePercent'>,
): Omit<FeedbackEntry, 'id'> {
  return { ...entry, customer };
}

/** Adds an entry to the top of the feedback. A repeated notice moves up instead of filling the list. */
export function withFeedback(game: Game, entry: Omit<FeedbackEntry, 'id'>): Game {
  const id = game.record.feedbackMade + 1;
  const others = game.feedback.filter(({ customer, message }) => customer !== null || message !== entry.message);
  const feedback = [{ ...entry, id }, ...others].slice(0, kept.feedback);
  return { ...game, feedback, record: { ...game.record, feedbackMade: id } };
}
