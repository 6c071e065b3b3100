import { describe, expect, it } from 'vitest';
import { ageBands } from '../problems/band.ts';
import { newGame, next } from '../play/game.ts';
import { isPlausible } from './plausible.ts';
import { type SavedGame, savedOf } from './savedGame.ts';
import { playDay } from '../play/simulate.ts';
import { type Game, gameSpeeds } from '../play/state.ts';

function daysPlayed(start: Game, days: number, correctPercent: number): readonly Game[] {
  const games = [next(start, { type: 'premiumChanged', isPremium: true })];
  for (let day = 1; day <= days; day += 1) {
    const last = games.at(-1);
    if (last) games.push(playDay(last, { correctPercent, seed: day }).game);
  }
  return games;
}

const dayFive = (): SavedGame => {
  const game = daysPlayed(newGame({ seed: 7, band: 'ages_8_9' }), 5, 70).at(-1);
  if (!game) throw new Error('Nothing was played.');
  return savedOf(game);
};
const withStats = (saved: SavedGame, stats: Partial<SavedGame['stats']>): SavedGame => ({
  ...saved,
  stats: { ...saved.stats, ...stats },
});

describe('a played game', () => {
  it.each(ageBands)('is plausible for %s, at every speed and after every event', (band) => {
    for (const speed of gameSpeeds) {
      for (const correctPercent of [35, 70, 100]) {
        for (const game of daysPlayed(newGame({ seed: 11, band, speed }), 6, correctPercent)) {
          expect(isPlausible(savedOf(game))).toBe(true);
        }
      }
    }
    let game = newGame({ seed: 5, band });
    for (const event of playDay(game, { correctPercent: 60 }).events) {
      game = next(game, event);
      expect(isPlausible(savedOf(game))).toBe(true);
    }
  });

  it.each(['ages_6_7', 'ages_12_plus'] as const)('is plausible up to the last level for %s', (band) => {
    const games = daysPlayed(newGame({ seed: 3, band }), 32, 97);

    expect(games.at(-1)?.stats.level).toBe(25);
    expect(games.map((game) => isPlausible(savedOf(game)))).not.toContain(false);
  });

  it('is plausible after changing the age group, leaving, restocking and restarting', () => {
    let game =
      daysPlayed(newGame({ seed: 9, band: 'ages_12_plus' }), 3, 90).at(-1) ?? newGame({ seed: 9, band: 'ages_6_7' });
    game = next(next(game, { type: 'nextDayOpened' }), { type: 'restocked', dish: 'steak' });
    game = next(next(game, { type: 'left' }), { type: 'bandChosen', band: 'ages_6_7' });
    const goneOn = playDay(next(game, { type: 'continued' }), { correctPercent: 50 }).game;
    const tutorial = next(goneOn, { type: 'badgeEarned', badge: 'tutorial_master' });
    const again = next(next(tutorial, { type: 'left' }), { type: 'started' });

    expect([goneOn, tutorial, again].map((each) => isPlausible(savedOf(each)))).toEqual([true, true, true]);
  });
});

describe('a game nobody can have played', () => {
  const saved = dayFive();
  const { stats } = saved;
  it.each<[string, SavedGame]>([
    ['a level more than the answers', withStats(saved, { level: stats.level + 1 })],
    [
      'progress that was not answered',
      withStats(saved, { levelProgressPercent: (stats.levelProgressPercent + 5) % 100 }),
    ],
    ['more right than asked', withStats(saved, { totalProblems: stats.correctAnswers - 1 })],
    ['a day too far', withStats(saved, { day: stats.day + 3, dayTarget: stats.dayTarget + 3 })],
    ['a target of another day', withStats(saved, { dayTarget: 1 })],
    ['a score out of reach', withStats(saved, { score: 1_000_000 })],
    ['a score below what was earned', withStats(saved, { score: 10 })],
    ['money out of reach', withStats(saved, { moneyCents: 99_999_900 })],
    ['cents, which nothing costs', withStats(saved, { moneyCents: stats.moneyCents - 1 })],
    ['a row longer than the answers', withStats(saved, { consecutiveCorrect: stats.correctAnswers + 1 })],
    ['a certificate of level 20', { ...saved, awards: [...saved.awards, { kind: 'certificate', id: 'champion' }] }],
    ['a badge twice', { ...saved, awards: [...saved.awards, ...saved.awards.slice(0, 1)] }],
    ['the badge of level 25', { ...saved, awards: [...saved.awards, { kind: 'level', level: 25 }] }],
    ['practice that was never asked', { ...saved, practice: { stock: { asked: 9_999, right: 9_999 } } }],
  ])('has %s', (_, impossible) => {
    expect(isPlausible(saved)).toBe(true);
    expect(isPlausible(impossible)).toBe(false);
  });
});
