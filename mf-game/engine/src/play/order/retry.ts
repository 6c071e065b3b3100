import { readAnswer } from '../../answers/answer.ts';
import { isCorrect } from '../../problems/isCorrect.ts';
import type { Game, Result, Retry } from '../state.ts';

const opened: Retry = { status: 'open', answerHundredths: null, hintsShown: 0, workedMs: 0, question: null };

const withRetry = (game: Game, result: Result, retry: Retry): Game => ({ ...game, result: { ...result, retry } });

interface OpenRetry {
  readonly result: Result;
  readonly retry: Retry;
}

/** Returns the result and its second try while it waits for an entry, else null. */
function openRetryOf({ result }: Game): OpenRetry | null {
  const retry = result?.retry ?? null;
  return result === null || retry?.status !== 'open' ? null : { result, retry };
}

function graded(game: Game, { result, retry }: OpenRetry, answerHundredths: number): Game {
  const status = isCorrect(answerHundredths, result.problem.answer) ? 'right' : 'wrong';
  return withRetry(game, result, { ...retry, status, answerHundredths, question: null });
}

/** Opens the second try after a wrong answer. There is only one. */
export function openRetry(game: Game): Game {
  const { result } = game;
  if (result === null || result.isCorrect || result.retry !== null) return game;
  return withRetry(game, result, opened);
}

/** Shows one more hint of a second try, until all are shown. */
export function showRetryHint(game: Game): Game {
  const open = openRetryOf(game);
  if (open === null || open.retry.hintsShown >= open.result.problem.hints.length) return game;
  return withRetry(game, open.result, { ...open.retry, hintsShown: open.retry.hintsShown + 1 });
}

/** Adds time to a second try, unless the game is paused or asks about an ambiguous entry. */
export function passRetry(game: Game, passedMs: number): Game {
  const open = openRetryOf(game);
  if (open === null || game.status !== 'playing' || open.retry.question !== null) return game;
  return withRetry(game, open.result, { ...open.retry, workedMs: open.retry.workedMs + passedMs });
}

/** Grades the entry of a second try. Score, money, streak and statistics don't change. */
export function enterRetry(game: Game, text: string): Game {
  const open = openRetryOf(game);
  if (open === null) return game;
  const { result, retry } = open;
  const reading = readAnswer(text, result.problem.answer.unit);
  switch (reading.kind) {
    case 'empty':
    case 'unreadable':
      return game;
    case 'ambiguous':
      return withRetry(game, result, { ...retry, question: { text, readings: reading.readings } });
    case 'number':
      return graded(game, open, reading.hundredths);
  }
}

/** Grades the reading of an ambiguous second try that the player meant. */
export function clarifyRetry(game: Game, hundredths: number): Game {
  const open = openRetryOf(game);
  if (open?.retry.question?.readings.includes(hundredths) !== true) return game;
  return graded(game, open, hundredths);
}
