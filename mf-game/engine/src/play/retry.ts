import { isCorrect, readAnswer } from '../answers/answer.ts';
import type { Game, Result, Retry } from './state.ts';

const opened: Retry = { status: 'open', answerHundredths: null, question: null };

const withRetry = (game: Game, result: Result, retry: Retry): Game => ({ ...game, result: { ...result, retry } });

/** Returns the result and its second try while it waits for an entry, else null. */
function openRetryOf({ result }: Game): { readonly result: Result; readonly retry: Retry } | null {
  const retry = result?.retry ?? null;
  return result === null || retry?.status !== 'open' ? null : { result, retry };
}

function graded(game: Game, result: Result, answerHundredths: number): Game {
  const status = isCorrect(answerHundredths, result.problem.answer) ? 'right' : 'wrong';
  return withRetry(game, result, { status, answerHundredths, question: null });
}

/** Opens the second try after a wrong answer. There is only one. */
export function openRetry(game: Game): Game {
  const { result } = game;
  if (result === null || result.isCorrect || result.retry !== null) return game;
  return withRetry(game, result, opened);
}

/** Grades the entry of a second try. Score, money, streak and statistics don't change. */
export function enterRetry(game: Game, text: string): Game {
  const open = openRetryOf(game);
  if (open === null) return game;
  const { result } = open;
  const reading = readAnswer(text, result.problem.answer.unit);
  switch (reading.kind) {
    case 'empty':
    case 'unreadable':
      return game;
    case 'ambiguous':
      return withRetry(game, result, { ...opened, question: { text, readings: reading.readings } });
    case 'number':
      return graded(game, result, reading.hundredths);
  }
}

/** Grades the reading of an ambiguous second try that the player meant. */
export function clarifyRetry(game: Game, hundredths: number): Game {
  const open = openRetryOf(game);
  if (open?.retry.question?.readings.includes(hundredths) !== true) return game;
  return graded(game, open.result, hundredths);
}
