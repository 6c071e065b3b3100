import { readAnswer } from '../answers/answer.ts';
import { makeProblem, problemKey } from '../problems/makeProblem.ts';
import { grade } from './grade.ts';
import { numberedRandom } from '../problems/random.ts';
import { timeLimitMs } from '../rewards/scoring.ts';
import { dueFollowUp } from '../problems/followUp.ts';
import type { Game, Table } from './state.ts';

/** Opens a waiting customer's order: patience stops, and the problem's own time limit starts. */
export function openOrder(game: Game, table: Extract<Table, { status: 'waiting' }>): Game {
  const number = game.record.problemsMade + 1;
  const { seed, band, menu, record } = game;
  const followUp = dueFollowUp(record, number);
  const { type, variant, ofKey: followUpOfKey } = followUp ?? {};
  const request = { id: `${seed}-${number}`, band, menu, lastKey: record.lastProblemKey, type, variant, followUpOfKey };
  const problem = makeProblem(request, numberedRandom(seed, number));
  return {
    ...game,
    order: {
      tableId: table.id,
      customer: table.customer,
      problem,
      timeLeftMs: timeLimitMs(problem, game.speed),
      elapsedMs: 0,
      workedMs: 0,
      // A follow-up problem that can't be asked, because too few dishes are in stock, is replaced by a random one.
      origin: problem.variant === variant ? 'follow_up' : 'drawn',
      challenge: 'usual',
      opensPicture: false,
      hintsShown: 0,
      question: null,
    },
    record: {
      ...record,
      problemsMade: number,
      lastProblemKey: problemKey(problem),
      siblings: record.siblings.filter((queued) => queued !== followUp),
    },
  };
}

/** Shows one more hint, until all are shown. */
export function showHint(game: Game): Game {
  const { order } = game;
  if (order === null || order.hintsShown >= order.problem.hints.length) return game;
  return { ...game, order: { ...order, hintsShown: order.hintsShown + 1 } };
}

/** Grades an entry. An unreadable entry changes nothing; an ambiguous one becomes a question. */
export function answer(game: Game, text: string): Game {
  const { order } = game;
  if (order === null) return game;
  const reading = readAnswer(text, order.problem.answer.unit);
  switch (reading.kind) {
    case 'empty':
    case 'unreadable':
      return game;
    case 'ambiguous':
      return { ...game, order: { ...order, question: { text, readings: reading.readings } } };
    case 'number':
      return grade(game, order, reading.hundredths);
  }
}

/** Grades the reading of an ambiguous entry that the player meant. */
export function confirmAnswer(game: Game, hundredths: number): Game {
  const { order } = game;
  if (order?.question?.readings.includes(hundredths) !== true) return game;
  return grade(game, order, hundredths);
}
