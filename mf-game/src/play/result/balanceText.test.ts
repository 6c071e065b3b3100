import { answer } from '@countertop/engine/play/order/order';
import type { Result } from '@countertop/engine/play/game';
import { expect, test } from 'vitest';
import { orderedGame } from '../../session/scenes.fixture.ts';
import { balanceText } from './balanceText.ts';

/** The result of an answer that is off by these cents. */
function resultOffBy(differenceCents: number): Result {
  const game = orderedGame();
  const right = game.order?.problem.answer;
  if (right?.unit !== 'money') throw new Error('The scene must ask for money.');
  const { result } = answer(game, String((right.cents + differenceCents) / 100));
  if (result === null) throw new Error('The answer must be graded.');
  return result;
}

const exact = { locale: 'en-US', isExact: true };
const vague = { locale: 'en-US', isExact: false };

test.each([
  [0, 'Just right'],
  [200, '$2 too much'],
  [-200, '$2 too little'],
  [50, '$0.50 too much'],
])('names a difference of %i cents once the answer is shown', (difference, label) => {
  expect(balanceText(resultOffBy(difference), exact).label).toBe(label);
});

test.each([
  [100, 'A bit too much'],
  [100_000, 'Far too much'],
  [-100, 'A bit too little'],
])('does not give the answer away with a difference of %i cents', (difference, label) => {
  const { error, label: shown } = balanceText(resultOffBy(difference), vague);

  expect(shown).toBe(label);
  expect(Math.sign(error)).toBe(Math.sign(difference));
});

test('weighs the answer of the second try', () => {
  const first = resultOffBy(200);
  const retry = { status: 'right', answerHundredths: 100, hintsShown: 0, workedMs: 0, question: null } as const;

  expect(balanceText({ ...first, retry }, exact)).toEqual({ error: 0, label: 'Just right' });
});
