import { hasUnsent } from '@countertop/client/play/unsent';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { beforeEach, expect, it } from 'vitest';
import { localSave, playersOfWaitingSaves, resumeWaitingSave } from './localSave.ts';
import type { LocalSave } from './localSaveSchema.ts';

const saveOf = (playerId: string, isSaved: boolean): LocalSave => ({
  playerId,
  revision: 3,
  status: 'menu',
  game: savedOf(newGame({ seed: 7, band: 'ages_6_7' })),
  server: { version: 1, isSaved, sentMarks: [] },
});

beforeEach(() => localStorage.clear());

it('keeps the unsent game of a child for the next visit when another child starts', () => {
  localSave.set(saveOf('mia', false));
  localSave.set(saveOf('leo', true));
  const isLeoWarned = hasUnsent();

  resumeWaitingSave('mia');

  expect(localSave.get()).toEqual(saveOf('mia', false));
  expect([isLeoWarned, playersOfWaitingSaves(), hasUnsent()]).toEqual([true, [], true]);
});

it('keeps no game that the server has', () => {
  localSave.set(saveOf('mia', true));
  localSave.set(saveOf('leo', true));

  expect([playersOfWaitingSaves(), hasUnsent()]).toEqual([[], false]);
});

it('exchanges the games of two children who play in turns without a network', () => {
  localSave.set(saveOf('mia', false));
  localSave.set(saveOf('leo', false));
  resumeWaitingSave('mia');
  localSave.set({ ...saveOf('mia', false), revision: 4 });
  resumeWaitingSave('leo');

  expect(localSave.get()).toEqual(saveOf('leo', false));
  resumeWaitingSave('mia');
  expect(localSave.get()?.revision).toBe(4);
});
