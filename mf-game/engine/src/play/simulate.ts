import { next } from './game.ts';
import type { CorrectAnswer } from '../problems/problem.ts';
import { chance, type Random, seededRandom } from '../problems/random.ts';
import type { Game } from './state.ts';
import type { GameEvent } from './gameEvent.ts';

export interface Player {
  /** Seed of the player's random choices; the game has its own. */
  readonly seed?: number;
  /** Share of correct answers, 0 to 100 percent. */
  readonly correctPercent?: number;
  /** Length of a tick in milliseconds. */
  readonly tickMs?: number;
  /** Maximum number of events, in case the day doesn't end. */
  readonly maxEvents?: number;
}

export interface PlayedDay {
  readonly game: Game;
  /** All events in order; replaying them on the same game leads to the same state. */
  readonly events: readonly GameEvent[];
}

/** Returns the correct answer as a person would type it. */
export function answerText(answer: CorrectAnswer): string {
  return answer.unit === 'money' ? (answer.cents / 100).toFixed(2) : String(answer.count);
}

/** Returns a wrong answer. */
export function wrongAnswerText(answer: CorrectAnswer): string {
  return answer.unit === 'money' ? ((answer.cents + 100) / 100).toFixed(2) : String(answer.count + 1);
}

function playerEvent(game: Game, random: Random, { correctPercent, tickMs }: Required<Player>): GameEvent {
  if (game.status === 'menu') return { type: 'started' };
  if (game.status === 'paused') return { type: 'resumed' };
  if (game.result !== null) return { type: 'resultClosed' };
  if (game.celebrations.length > 0) return { type: 'celebrationClosed' };
  if (game.order !== null) {
    const { answer } = game.order.problem;
    const isRight = chance(random, correctPercent);
    return { type: 'answered', text: isRight ? answerText(answer) : wrongAnswerText(answer) };
  }
  const table = game.tables.find(({ status }) => status === 'ready' || status === 'waiting');
  return table === undefined ? { type: 'ticked', elapsedMs: tickMs } : { type: 'tablePressed', tableId: table.id };
}

/** Plays until the day is complete: presses tables, answers correctly or not by chance, closes dialogs, lets time pass. */
export function playDay(game: Game, player: Player = {}): PlayedDay {
  const options = { seed: 1, correctPercent: 80, tickMs: 250, maxEvents: 100_000, ...player };
  const random = seededRandom(options.seed);
  const events: GameEvent[] = [];
  let now = next(game, { type: 'nextDayOpened' });
  if (now !== game) events.push({ type: 'nextDayOpened' });
  const isOver = (): boolean => now.dayComplete !== null && now.celebrations.length === 0;
  while (!isOver() && events.length < options.maxEvents) {
    const event = playerEvent(now, random, options);
    now = next(now, event);
    events.push(event);
  }
  return { game: now, events };
}
