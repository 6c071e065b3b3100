import { isCorrect, readAnswer } from '../answers/answer.ts';
import type { Game, Result, Retry } from './state.ts';

const opened: Retry = { status: 'open', answerHundredths: null, question: null };

const withRetry = (game: Game, result: Result, retry: Retry): Game => ({ ...game, result: { ...result, retry } });

/** The result and its second try, while an entry is awaited. */
function openRetryOf({ result }: Game): { readonly result: Result; readonly retry: Retry } | null {
  const retry = result?.retry ?? null;
  return result === null || retry?.status !== 'open' ? null : { result, retry };
}

function graded(game: Game, result: Result, answerHundredths: number): Game {
  const status = isCorrect(answerHundredths, result.problem.answer) ? 'right' : 'wrong';
  return withRetry(game, result, { status, answerHundredths, question: null });
}

/** Opens the second try of a wrong answer; there is one. */
export function openRetry(game: Game): Game {
  const { result } = game;
  if (result === null || result.isCorrect || result.retry !== null) return game;
  return withRetry(game, result, opened);
}

/** Grades the entry of a second try, for the learning only: no score, money, row or statistic changes. */
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

/** Grades what was meant by an entry of a second try that could be read two ways. */
export function settleRetry(game: Game, hundredths: number): Game {
  const open = openRetryOf(game);
  if (open?.retry.question?.readings.includes(hundredths) !== true) return game;
  return graded(game, open.result, hundredths);
}
