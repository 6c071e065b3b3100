import { type AgeBand, ageBands, tierOf } from '../problems/band.ts';
import { notice, withFeedback } from './order/feedback.ts';
import { defaultMenus } from './day/menu.ts';
import type { Game } from './state.ts';

/** Changes the age band. Another tier brings its own menu; an open order stays as it was asked. */
export function chooseBand(game: Game, band: AgeBand): Game {
  if (game.band === band || game.lesson !== null) return game;
  // A follow-up of a problem from another age group would be outside this group's number range.
  const record = { ...game.record, siblings: [], bandStartedAt: game.stats.totalProblems };
  if (tierOf(game.band) === tierOf(band)) return { ...game, band, record };
  const menu = defaultMenus[tierOf(band)];
  const stats = { ...game.stats, failedAttempts: 0 };
  return { ...game, band, menu, stats, record: { ...record, fullMenu: menu } };
}

/** Returns the next age band, or undefined after the last one. */
export function bandAfter(band: AgeBand): AgeBand | undefined {
  return ageBands[ageBands.indexOf(band) + 1];
}

/** Follows the suggestion to move up. Level, money and the day go on. */
export function moveUp(game: Game): Game {
  const band = bandAfter(game.band);
  const feedback = game.feedback.filter(({ action }) => action !== 'move_up');
  if (band === undefined || feedback.length === game.feedback.length) return game;
  return withFeedback({ ...chooseBand(game, band), feedback }, notice('feedback.moved_up'));
}
