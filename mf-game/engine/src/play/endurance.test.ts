import { expect, it } from 'vitest';
import { newGame, next } from './game.ts';
import { chance, seededRandom } from '../problems/random.ts';
import { answerText, wrongAnswerText } from './simulate.ts';
import type { Game } from './state.ts';
import type { GameEvent } from './gameEvent.ts';

const eventsPerSecond = 60;
const tick: GameEvent = { type: 'ticked', elapsedMs: 1_000 / eventsPerSecond };

/** Returns the next event of a busy player, if any. */
function action(game: Game, isRight: boolean): GameEvent | null {
  if (game.result !== null) return { type: 'resultClosed' };
  if (game.celebrations.length > 0) return { type: 'celebrationClosed' };
  if (game.dayComplete !== null) return { type: 'nextDayOpened' };
  const soldOut = game.menu.find(({ stock }) => stock === 0);
  if (soldOut !== undefined && game.stats.moneyCents >= 2_000) return { type: 'restocked', dish: soldOut.id };
  if (game.order !== null) {
    const { answer } = game.order.problem;
    return { type: 'answered', text: isRight ? answerText(answer) : wrongAnswerText(answer) };
  }
  const table = game.tables.find(({ status }) => status === 'ready' || status === 'waiting');
  return table === undefined ? null : { type: 'tablePressed', tableId: table.id };
}

it('an hour of play leaves the state as small as the first minutes', { tags: ['nightly'] }, () => {
  const random = seededRandom(3);
  const sizes: number[] = [];
  let game = next(newGame({ seed: 3, band: 'ages_10_12' }), { type: 'premiumChanged', isPremium: true });
  game = next(game, { type: 'started' });

  for (let second = 0; second < 3_600; second += 1) {
    game = next(game, action(game, chance(random, 75)) ?? tick);
    for (let event = 1; event < eventsPerSecond; event += 1) game = next(game, tick);
    if (second % 60 === 59) sizes.push(JSON.stringify(game).length);
  }

  expect(game.record.problemsMade).toBeGreaterThan(300);
  expect(Math.max(...sizes)).toBeLessThan(9_000);
  expect(Math.min(...sizes.slice(-20))).toBeLessThan(2 * Math.min(...sizes.slice(0, 20)));
});
