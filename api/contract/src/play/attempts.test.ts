import { attemptOf } from '@countertop/engine/play/order/attempt';
import { newGame, next } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { ageBands } from '@countertop/engine/problems/band';
import { expect, it } from 'vitest';
import { attempt } from './attempts.ts';

const added = { id: '01936f1e-8c00-7000-8000-000000000000', answeredAt: '2026-11-23T08:30:00+01:00' };

it.each(ageBands)('accepts every attempt of a game, as the engine tells it, for %s', (band) => {
  let game = newGame({ seed: 7, band });
  let attempts = 0;
  for (const event of playDay(game, { correctPercent: 60 }).events) {
    const after = next(game, event);
    const facts = attemptOf(game, after);
    if (facts !== null) {
      expect(attempt.parse({ ...facts, ...added })).toEqual({ ...facts, ...added });
      attempts += 1;
    }
    game = after;
  }

  expect(attempts).toBe(game.stats.totalProblems);
});

it('accepts an answer with a fraction of a hundredth, and the longest number that is read', () => {
  const game = next(newGame({ seed: 7, band: 'ages_8_9', speed: 'none' }), { type: 'started' });
  const waiting = game.tables.find(({ status }) => status === 'waiting');
  const open = next(game, { type: 'tablePressed', tableId: waiting?.id ?? 1 });

  const read = ['.125', '999999999999'].map((text) => attemptOf(open, next(open, { type: 'answered', text })));

  expect(read.map((facts) => attempt.parse({ ...facts, ...added }).answerHundredths)).toEqual([
    12.5, 99_999_999_999_900,
  ]);
});
