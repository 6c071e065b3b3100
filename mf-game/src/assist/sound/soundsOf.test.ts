import { type Game, type GameEvent, next } from '@countertop/engine/play/game';
import { answerText } from '@countertop/engine/play/simulate';
import { expect, it } from 'vitest';
import { busyGame, orderedGame, startedGame } from '../../session/scenes.fixture.ts';
import { soundsOf } from './soundsOf.ts';

const heard = (before: Game, event: GameEvent) => soundsOf({ before, event, after: next(before, event) });

it('sounds when a guest arrives', () => {
  expect(heard({ ...startedGame(), nextArrivalMs: 100 }, { type: 'ticked', elapsedMs: 200 })).toEqual(['arrived']);
});

it('sounds when an order is taken', () => {
  expect(heard(busyGame(), { type: 'tablePressed', tableId: 3 })).toEqual(['orderTaken']);
});

it('sounds right and wrong answers differently', () => {
  const game = orderedGame();
  const right = game.order === null ? '' : answerText(game.order.problem.answer);

  expect(heard(game, { type: 'answered', text: right })).toEqual(['correct']);
  expect(heard(game, { type: 'answered', text: '9999' })).toEqual(['wrong']);
});

it('sounds when a dish is served, and the day instead when it was the last', () => {
  const game = busyGame();
  const last = { ...game, stats: { ...game.stats, customersServed: 5, dayTarget: 6 } };

  expect(heard(game, { type: 'tablePressed', tableId: 5 })).toEqual(['served']);
  expect(heard(last, { type: 'tablePressed', tableId: 5 })).toContain('dayComplete');
  expect(heard(last, { type: 'tablePressed', tableId: 5 })).not.toContain('served');
});

it('warns once when a guest runs out of patience', () => {
  const calm = busyGame();
  const tables = calm.tables.map((table) =>
    table.id === 2 && table.status === 'waiting' ? { ...table, patienceMs: 6_100 } : table,
  );
  const before = { ...calm, tables };
  const after = next(before, { type: 'ticked', elapsedMs: 200 });

  expect(heard(before, { type: 'ticked', elapsedMs: 200 })).toEqual(['patienceLow']);
  expect(heard(after, { type: 'ticked', elapsedMs: 200 })).toEqual([]);
});

it('celebrates when the celebration is seen, after the result has closed', () => {
  const result = next(orderedGame(), { type: 'answered', text: '9999' });
  const celebrations = [
    { kind: 'streak', streak: 5 },
    { kind: 'level_up', level: 4, bonusPoints: 150, unlocks: [] },
  ] as const;
  const before = { ...result, celebrations };

  expect(soundsOf({ before: result, event: { type: 'hintRequested' }, after: before })).toEqual([]);
  expect(heard(before, { type: 'resultClosed' })).toEqual(['badge']);
  expect(heard({ ...before, result: null }, { type: 'celebrationClosed' })).toEqual(['levelUp']);
});

it('sounds a new level', () => {
  const before = startedGame();
  const after = { ...before, levelUp: { level: 2, bonusPoints: 100, leftMs: 3000 } };

  expect(soundsOf({ before, event: { type: 'ticked', elapsedMs: 1 }, after })).toEqual(['levelUp']);
});

it('is silent at the menu and in the pause', () => {
  expect(heard(busyGame(), { type: 'left' })).toEqual([]);
  expect(heard(busyGame(), { type: 'paused' })).toEqual([]);
});
