import { next } from './game.ts';
import type { CorrectAnswer } from '../problems/problem.ts';
import { chance, type Random, seededRandom } from '../problems/random.ts';
import type { Game, GameEvent } from './state.ts';

export interface Player {
  /** Seed of the player's own chances; the game's are in the game. */
  readonly seed?: number;
  /** How often the player is right, 0 to 100 percent. */
  readonly correctPercent?: number;
  /** Milliseconds of a tick. */
  readonly tickMs?: number;
  /** Stops after so many events, whatever the day is like. */
  readonly maxEvents?: number;
}

export interface PlayedDay {
  readonly game: Game;
  /** All events in order: played again on the same game they give the same game. */
  readonly events: readonly GameEvent[];
}

/** The right answer as a person would type it. */
export function answerText(answer: CorrectAnswer): string {
  return answer.unit === 'money' ? (answer.cents / 100).toFixed(2) : String(answer.count);
}

/** An answer that is not the right one. */
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

/**
 * Plays until the day is complete: presses tables, answers right or wrong by chance, closes what is celebrated, and lets
 * time pass where it counts.
 */
export function playDay(game: Game, player: Player = {}): PlayedDay {
  const settled = { seed: 1, correctPercent: 80, tickMs: 250, maxEvents: 100_000, ...player };
  const random = seededRandom(settled.seed);
  const events: GameEvent[] = [];
  let now = next(game, { type: 'nextDayOpened' });
  if (now !== game) events.push({ type: 'nextDayOpened' });
  const isOver = (): boolean => now.dayComplete !== null && now.celebrations.length === 0;
  while (!isOver() && events.length < settled.maxEvents) {
    const event = playerEvent(now, random, settled);
    now = next(now, event);
    events.push(event);
  }
  return { game: now, events };
}
