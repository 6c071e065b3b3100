import { type Game, type GameEvent, next } from '@countertop/engine/play/game';
import { answerText } from '@countertop/engine/play/simulate';
import { expect, it } from 'vitest';
import { busyGame, orderedGame, startedGame } from '../../session/scenes.fixture.ts';
import { soundsFor } from './soundsFor.ts';

const played = (before: Game, event: GameEvent) => soundsFor({ before, event, after: next(before, event) });

it('plays a sound when a customer arrives', () => {
  expect(played({ ...startedGame(), nextArrivalMs: 100 }, { type: 'ticked', elapsedMs: 200 })).toEqual(['arrived']);
});

it('plays a sound when an order is taken', () => {
  expect(played(busyGame(), { type: 'tablePressed', tableId: 3 })).toEqual(['orderTaken']);
});

it('plays different sounds for right and wrong answers', () => {
  const game = orderedGame();
  const right = game.order === null ? '' : answerText(game.order.problem.answer);

  expect(played(game, { type: 'answered', text: right })).toEqual(['correct']);
  expect(played(game, { type: 'answered', text: '9999' })).toEqual(['wrong']);
});

it('plays a sound when a dish is served, or the end-of-day sound for the last one', () => {
  const game = busyGame();
  const last = { ...game, stats: { ...game.stats, customersServed: 5, dayTarget: 6 } };

  expect(played(game, { type: 'tablePressed', tableId: 5 })).toEqual(['served']);
  expect(played(last, { type: 'tablePressed', tableId: 5 })).toContain('dayComplete');
  expect(played(last, { type: 'tablePressed', tableId: 5 })).not.toContain('served');
});

it('warns once when a customer runs out of patience', () => {
  const game = busyGame();
  const tables = game.tables.map((table) =>
    table.id === 2 && table.status === 'waiting' ? { ...table, patienceMs: 6_100 } : table,
  );
  const before = { ...game, tables };
  const after = next(before, { type: 'ticked', elapsedMs: 200 });

  expect(played(before, { type: 'ticked', elapsedMs: 200 })).toEqual(['patienceLow']);
  expect(played(after, { type: 'ticked', elapsedMs: 200 })).toEqual([]);
});

it('plays the celebration sound once the celebration is visible, after the result', () => {
  const result = next(orderedGame(), { type: 'answered', text: '9999' });
  const scene = {
    kind: 'level_up',
    level: 4,
    bonusPoints: 150,
    unlocks: [],
    awards: [],
    streak: null,
    gift: null,
  } as const;
  const before = { ...result, celebrations: [scene], popups: [{ streak: 5, awards: [], gift: null }] };

  expect(soundsFor({ before: result, event: { type: 'hintRequested' }, after: before })).toEqual([]);
  expect(played(before, { type: 'resultClosed' })).toEqual(['levelUp']);
  expect(played({ ...before, result: null }, { type: 'celebrationClosed' })).toEqual(['badge']);
});

it('plays a sound for a new level', () => {
  const before = startedGame();
  const after = { ...before, levelUp: { level: 2, bonusPoints: 100, leftMs: 3000 } };

  expect(soundsFor({ before, event: { type: 'ticked', elapsedMs: 1 }, after })).toEqual(['levelUp']);
});

it('is silent at the menu and while paused', () => {
  expect(played(busyGame(), { type: 'left' })).toEqual([]);
  expect(played(busyGame(), { type: 'paused' })).toEqual([]);
});
