import { describe, expect, it } from 'vitest';
import { ageBands } from '../problems/band.ts';
import { type Bistro, emptyBistro } from '../play/day/bistro.ts';
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
      for (const correctPercent of [0, 70, 100]) {
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

const withBistro = (saved: SavedGame, bistro: Partial<Bistro>): SavedGame => ({
  ...saved,
  bistro: { ...emptyBistro, ...bistro },
});

describe('a game nobody can have played', () => {
  const saved = dayFive();
  const { stats } = saved;
  const skipped = stats.dayTarget + stats.day;
  const skippedDay: SavedGame = {
    ...withStats(saved, { day: stats.day + 2, dayTarget: stats.dayTarget + 2 }),
    record: { ...saved.record, customersMissed: skipped },
  };
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
    ['a thing that no level has offered', withBistro(saved, { items: ['balloons'] })],
    ['a thing twice', withBistro(saved, { items: ['plant', 'plant'] })],
    ['a choice of something that is there', withBistro(saved, { items: ['plant'], choice: ['plant', 'window'] })],
    ['more customers missing than there were', { ...saved, record: { ...saved.record, customersMissed: 999 } }],
    ['a day that ended early without the orders', skippedDay],
    ['practice that was never asked', { ...saved, practice: { stock: { asked: 9_999, right: 9_999 } } }],
  ])('has %s', (_, impossible) => {
    expect(isPlausible(saved)).toBe(true);
    expect(isPlausible(impossible)).toBe(false);
  });

  it('has all of its money and what it bought', () => {
    const served = 5 + 6 + 7 + 8 + 9;
    const rich = withStats(saved, { moneyCents: 1_200 * stats.correctAnswers + 1_400 * served });
    const poorer = withStats(rich, { moneyCents: rich.stats.moneyCents - 50_000 });

    expect(isPlausible(rich)).toBe(true);
    expect(isPlausible(withBistro(rich, { hasHelper: true }))).toBe(false);
    expect(isPlausible(withBistro(poorer, { hasHelper: true }))).toBe(true);
  });
});
