import { expect, it } from 'vitest';
import { newGame, next } from '../play/game.ts';
import { savedOf } from './savedGame.ts';
import { playDay } from '../play/simulate.ts';
import { shortestPlayMs, supportsAward } from './supportsAward.ts';

it('supports every award that a game gives, at the moment it gives it', () => {
  let game = next(newGame({ seed: 3, band: 'ages_6_7' }), { type: 'premiumChanged', isPremium: true });
  let given = 0;
  for (let day = 1; day <= 30; day += 1) {
    for (const event of playDay(game, { seed: day, correctPercent: 97 }).events) {
      const before = game.awards.length;
      game = next(game, event);
      for (const award of game.awards.slice(before)) {
        given += 1;
        expect(supportsAward(savedOf(game), award)).toBe(true);
      }
    }
  }
  expect(game.stats.level).toBe(25);
  expect(given).toBeGreaterThan(40);
});

it('supports no award of a game that was not played that far', () => {
  const saved = savedOf(playDay(newGame({ seed: 7, band: 'ages_8_9' })).game);

  expect(supportsAward(saved, { kind: 'level', level: 25 })).toBe(false);
  expect(supportsAward(saved, { kind: 'level', level: 1 })).toBe(false);
  expect(supportsAward(saved, { kind: 'certificate', id: 'champion' })).toBe(false);
  expect(supportsAward(saved, { kind: 'badge', id: 'persistence' })).toBe(
    saved.awards.some((award) => award.kind === 'badge' && award.id === 'persistence'),
  );
});

it('takes at least two seconds for each correct answer', () => {
  const { stats } = newGame({ seed: 7, band: 'ages_8_9' });

  expect(shortestPlayMs({ stats: { ...stats, correctAnswers: 480 } })).toBe(960_000);
});
