import { ageBands } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { describe, expect, it } from 'vitest';
import { parseLocalSave } from './localSaveSchema.ts';

const played = (band: (typeof ageBands)[number]) =>
  playDay(playDay(newGame({ seed: 7, band }), { correctPercent: 60 }).game, { correctPercent: 35 }).game;
const saveOf = (band: (typeof ageBands)[number]) => ({
  playerId: 'u1',
  revision: 3,
  status: 'playing' as const,
  game: savedOf(played(band)),
});
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('parseLocalSave', () => {
  it.each(ageBands)('reads back a played game of %s unchanged', (band) => {
    const save = saveOf(band);

    expect(save.game.awards.length).toBeGreaterThan(0);
    expect(save.game.record.siblings.length).toBeGreaterThan(0);
    expect(parseLocalSave(json(save))).toEqual(save);
  });

  it.each([
    ['beginner', 'ages_6_7'],
    ['intermediate', 'ages_8_9'],
    ['advanced', 'ages_10_12'],
  ] as const)('reads the tier %s as %s', (difficulty, band) => {
    const save = saveOf('ages_8_9');

    expect(parseLocalSave(json({ ...save, game: { ...save.game, band: difficulty } }))?.game.band).toBe(band);
  });

  it('reads a game that was saved before there was a bistro', () => {
    const { bistro, record, ...game } = saveOf('ages_8_9').game;
    const { recentTypes, recentKeys, wrongInARow, customersLeft, customersMissed, ...old } = record;

    const read = parseLocalSave(json({ ...saveOf('ages_8_9'), game: { ...game, record: old } }));

    expect([bistro, recentTypes, recentKeys, wrongInARow, customersLeft, customersMissed]).not.toContain(undefined);
    expect(read?.game).toEqual({ ...game, record: old });
  });

  const save = saveOf('ages_8_9');
  it.each<[string, unknown]>([
    ['nothing', null],
    ['text', 'game'],
    ['the wrong shape', { level: 3 }],
    ['an unknown status', { ...save, status: 'sleeping' }],
    ['an unknown difficulty', { ...save, game: { ...save.game, band: 'ages_99' } }],
    ['a level above the maximum', { ...save, game: { ...save.game, stats: { ...save.game.stats, level: 26 } } }],
    ['money that is not a number', { ...save, game: { ...save.game, stats: { ...save.game.stats, moneyCents: '9' } } }],
    ['an unknown dish', { ...save, game: { ...save.game, menu: [{ id: 'frog', priceCents: 1, stock: 1 }] } }],
    ['an unknown award', { ...save, game: { ...save.game, awards: [{ kind: 'badge', id: 'best_child' }] } }],
    ['an unknown thing', { ...save, game: { ...save.game, bistro: { ...save.game.bistro, items: ['throne'] } } }],
    ['three plates', { ...save, game: { ...save.game, bistro: { ...save.game.bistro, platesPrepared: 3 } } }],
    ['a missing record', { ...save, game: { ...save.game, record: undefined } }],
  ])('rejects %s', (_, saved) => {
    expect(parseLocalSave(json(saved))).toBeUndefined();
  });
});
