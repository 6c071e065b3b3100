import { customerOf } from '@countertop/engine/play/floor/cast';
import { next } from '@countertop/engine/play/game';
import { answerText } from '@countertop/engine/play/simulate';
import { expect, it } from 'vitest';
import { busyGame, orderedGame } from '../scenes.fixture.ts';
import { bestMoment, nextHighlights, noHighlights } from './highlights.ts';

const omar = customerOf('omar');

it('records who was served', () => {
  const before = busyGame();
  const event = { type: 'tablePressed', tableId: 5 } as const;

  const { served, lost } = nextHighlights(noHighlights, { before, event, after: next(before, event) });

  expect(served).toEqual([customerOf('mina')]);
  expect(lost).toBe(0);
});

it('counts streaks of right answers and keeps the best order', () => {
  const before = orderedGame();
  const text = before.order === null ? '' : answerText(before.order.problem.answer);
  const event = { type: 'answered', text } as const;
  const after = next(before, event);

  const seen = nextHighlights({ ...noHighlights, streak: 2, longestStreak: 2 }, { before, event, after });

  expect(seen).toMatchObject({
    streak: 3,
    longestStreak: 3,
    bestOrder: { customer: omar, points: after.result?.pointsEarned },
  });
});

it('ends a streak with a wrong answer, which loses a customer', () => {
  const before = orderedGame();
  const event = { type: 'answered', text: '9999' } as const;

  const seen = nextHighlights(
    { ...noHighlights, streak: 4, longestStreak: 4 },
    { before, event, after: next(before, event) },
  );

  expect(seen).toMatchObject({ streak: 0, longestStreak: 4, lost: 1 });
});

it('starts each day empty', () => {
  const before = busyGame();
  const event = { type: 'nextDayOpened' } as const;

  expect(nextHighlights({ ...noHighlights, lost: 3 }, { before, event, after: before })).toBe(noHighlights);
});

it('picks the best moment of a day', () => {
  const bestOrder = { customer: omar, points: 90 };

  expect(bestMoment({ ...noHighlights, served: [omar], longestStreak: 5 })).toEqual({ kind: 'everybody' });
  expect(bestMoment({ ...noHighlights, lost: 1, longestStreak: 3, bestOrder })).toEqual({ kind: 'streak', count: 3 });
  expect(bestMoment({ ...noHighlights, lost: 1, longestStreak: 2, bestOrder })).toEqual({
    kind: 'order',
    ...bestOrder,
  });
  expect(bestMoment(noHighlights)).toBeNull();
});
