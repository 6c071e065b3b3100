import { expect, it } from 'vitest';
import { canPlay, type Game, type GameStage } from './games.ts';
import type { Subscriber } from '../payments/features.ts';

const nowMs = Date.parse('2026-11-23T12:00:00Z');
const game = (stage: GameStage): Game => ({ id: 'one', title: 'One', stage, path: '/game' });
const free: Subscriber = { subscriptionTier: 'free', subscriptionStatus: 'active', subscriptionEndDate: null };
const explorer: Subscriber = {
  subscriptionTier: 'explorer',
  subscriptionStatus: 'cancelled',
  subscriptionEndDate: '2026-11-24T12:00:00.000Z',
};

it.each([
  ['coming', null, false],
  ['coming', explorer, false],
  ['early', null, false],
  ['early', free, false],
  ['early', explorer, true],
  ['open', null, true],
  ['open', free, true],
] as const)('a game that is %s is open for %j: %s (promise:early-access)', (stage, user, isOpen) => {
  expect(canPlay(game(stage), user, nowMs)).toBe(isOpen);
});

it('closes early access when the plan ends', () => {
  expect(canPlay(game('early'), explorer, nowMs + 86_400_000)).toBe(false);
});
