import { next } from '@countertop/engine/play/game';
import { expect, it } from 'vitest';
import { nextFarewells } from './farewells.ts';
import { busyGame } from './scenes.fixture.ts';

const served = { type: 'tablePressed', tableId: 5 } as const;

it('shows a served guest happy, with the dish', () => {
  const before = busyGame();

  const [farewell] = nextFarewells([], { before, after: next(before, served), event: served });

  expect(farewell).toMatchObject({ tableId: 5, mood: 'happy', dish: 'salad', customer: { name: 'Mina' } });
});

it('lets the guest go after a moment of play', () => {
  const before = busyGame();
  const after = next(before, served);
  const farewells = nextFarewells([], { before, after, event: served });

  const later = nextFarewells(farewells, { before: after, after, event: { type: 'ticked', elapsedMs: 3000 } });

  expect(later).toEqual([]);
});

it('waves nobody goodbye when the game is left', () => {
  const before = busyGame();
  const event = { type: 'left' } as const;

  expect(nextFarewells([], { before, after: next(before, event), event })).toEqual([]);
});
