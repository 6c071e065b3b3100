import { next } from '@countertop/engine/play/game';
import { expect, it } from 'vitest';
import { nextDepartures } from './departures.ts';
import { busyGame } from './scenes.fixture.ts';

const served = { type: 'tablePressed', tableId: 5 } as const;

it('shows a served customer leaving happy, with the dish', () => {
  const before = busyGame();

  const [departure] = nextDepartures([], { before, after: next(before, served), event: served });

  expect(departure).toMatchObject({ tableId: 5, mood: 'happy', dish: 'salad', customer: { name: 'Mina' } });
});

it('removes the customer after a moment of play', () => {
  const before = busyGame();
  const after = next(before, served);
  const departures = nextDepartures([], { before, after, event: served });

  const later = nextDepartures(departures, { before: after, after, event: { type: 'ticked', elapsedMs: 3000 } });

  expect(later).toEqual([]);
});

it('shows no departures after the player leaves the game', () => {
  const before = busyGame();
  const event = { type: 'left' } as const;

  expect(nextDepartures([], { before, after: next(before, event), event })).toEqual([]);
});
