import { ageBands } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { describe, expect, it } from 'vitest';
import { readSavedFile } from './savedShape.ts';

const played = (band: (typeof ageBands)[number]) =>
  playDay(playDay(newGame({ seed: 7, band }), { correctPercent: 60 }).game, { correctPercent: 60 }).game;
const fileOf = (band: (typeof ageBands)[number]) => ({
  playerId: 'u1',
  revision: 3,
  status: 'playing' as const,
  game: savedOf(played(band)),
});
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('readSavedFile', () => {
  it.each(ageBands)('takes back, unchanged, what a played game of %s keeps', (band) => {
    const file = fileOf(band);

    expect(file.game.awards.length).toBeGreaterThan(0);
    expect(file.game.record.siblings.length).toBeGreaterThan(0);
    expect(readSavedFile(json(file))).toEqual(file);
  });

  it.each([
    ['beginner', 'ages_6_7'],
    ['intermediate', 'ages_8_9'],
    ['advanced', 'ages_10_12'],
  ] as const)('reads the difficulty %s as %s', (difficulty, band) => {
    const file = fileOf('ages_8_9');

    expect(readSavedFile(json({ ...file, game: { ...file.game, band: difficulty } }))?.game.band).toBe(band);
  });

  const file = fileOf('ages_8_9');
  it.each<[string, unknown]>([
    ['nothing', null],
    ['text', 'game'],
    ['another shape', { level: 3 }],
    ['an unknown state', { ...file, status: 'sleeping' }],
    ['an unknown difficulty', { ...file, game: { ...file.game, band: 'ages_99' } }],
    ['a level beyond the last', { ...file, game: { ...file.game, stats: { ...file.game.stats, level: 26 } } }],
    ['money that is no number', { ...file, game: { ...file.game, stats: { ...file.game.stats, moneyCents: '9' } } }],
    ['a dish nobody cooks', { ...file, game: { ...file.game, menu: [{ id: 'frog', priceCents: 1, stock: 1 }] } }],
    ['an award nobody gives', { ...file, game: { ...file.game, awards: [{ kind: 'badge', id: 'best_child' }] } }],
    ['no record', { ...file, game: { ...file.game, record: undefined } }],
  ])('refuses %s', (_, saved) => {
    expect(readSavedFile(json(saved))).toBeUndefined();
  });
});
