import { ageBands } from '../problems/band.ts';
import { chance, pick, type Random, wholeNumber } from '../problems/random.ts';
import { bistroItemIds } from './day/bistro.ts';
import { gameSpeeds } from './game.ts';
import { dishIds } from './day/menu.ts';
import { answerText } from './simulate.ts';
import type { Game } from './state.ts';
import type { GameEvent } from './gameEvent.ts';

/** Returns a random event, whether or not it applies to the game. */
export function anyEvent(game: Game, random: Random): GameEvent {
  if (chance(random, 60)) return { type: 'ticked', elapsedMs: wholeNumber(random, 0, 1_500) };
  const right = game.order === null ? '1' : answerText(game.order.problem.answer);
  return pick<GameEvent>(random, [
    { type: 'tablePressed', tableId: pick(random, [1, 2, 3, 4, 5, 6] as const) },
    { type: 'tablePressed', tableId: pick(random, [1, 2, 3, 4, 5, 6] as const) },
    { type: 'answered', text: pick(random, [right, right, '1,234', 'ten', '', '-3', '12']) },
    { type: 'answered', text: right },
    { type: 'resultClosed' },
    { type: 'celebrationClosed' },
    { type: 'popupClosed' },
    { type: 'levelUpClosed' },
    { type: 'nextDayOpened' },
    { type: 'retryOpened' },
    { type: 'retryHintRequested' },
    { type: 'retried', text: pick(random, ['1,234', 'ten', '12', '7']) },
    { type: 'retryClarified', hundredths: pick(random, [123_400, 123.4]) },
    { type: 'restocked', dish: pick(random, dishIds) },
    { type: 'premiumChanged', isPremium: chance(random, 50) },
    { type: 'badgeEarned', badge: 'tutorial_master' },
    { type: 'hintRequested' },
    { type: 'clarified', hundredths: pick(random, [123_400, 123.4]) },
    { type: 'started' },
    { type: 'resumed' },
    { type: chance(random, 5) ? 'paused' : 'resumed' },
    { type: chance(random, 2) ? 'left' : 'continued' },
    { type: chance(random, 2) ? 'kitchenClosed' : 'continued' },
    { type: 'speedChanged', speed: pick(random, gameSpeeds) },
    { type: 'bandChosen', band: pick(random, ageBands) },
    { type: 'movedUp' },
    { type: 'tableCleared', tableId: pick(random, [1, 2, 3, 4, 5, 6] as const) },
    { type: 'dishPrepared' },
    { type: 'itemChosen', item: pick(random, bistroItemIds) },
    { type: 'itemBought', item: pick(random, bistroItemIds) },
    { type: 'helperHired' },
  ]);
}
