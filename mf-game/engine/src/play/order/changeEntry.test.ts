import { describe, expect, it } from 'vitest';
import {
  answeredRight,
  answeredWrong,
  firstTable,
  orderOf,
  withCustomerWaiting,
  withOrderOpen,
} from '../game.fixture.ts';
import type { Lesson } from '../../lesson/lessonCode.ts';
import { problemTypes } from '../../problems/problem.ts';
import { rulesVersion } from '../../problems/rulesVersion.ts';
import { moneySupportOf } from './changeEntry.ts';
import { next } from '../game.ts';
import { gameAgain } from '../newGame.ts';
import type { Game } from '../state.ts';

const openChange = (band: 'ages_6_7' | 'ages_8_9' | 'ages_10_12'): Game => {
  for (let seed = 1; ; seed += 1) {
    const game = withOrderOpen({ seed, band });
    if (orderOf(game).problem.type === 'change_calculation') return game;
  }
};
const supportIn = (game: Game) => game.record.moneySupport;

describe('an order', () => {
  it('begins with coins and their sum for ages 6 to 9, and with digits for everybody else', () => {
    expect(orderOf(openChange('ages_6_7')).moneySupport).toBe('coins_with_sum');
    expect(orderOf(openChange('ages_8_9')).moneySupport).toBe('coins_with_sum');
    expect(orderOf(openChange('ages_10_12')).moneySupport).toBeNull();
  });

  it('has digits in a lesson, where every child answers in the same way', () => {
    const game = openChange('ages_8_9');
    const lesson: Lesson = {
      rules: rulesVersion,
      seed: 1,
      band: 'ages_8_9',
      types: problemTypes,
      count: 5,
      speed: 'none',
      hints: true,
    };

    expect(moneySupportOf({ ...game, lesson }, orderOf(game).problem)).toBeNull();
  });

  it('counts for its skill only: alone, with a hint or wrong', () => {
    const game = openChange('ages_8_9');

    expect(supportIn(answeredRight(game))).toEqual({
      change_from_notes: { support: 'coins_with_sum', recent: ['alone'] },
    });
    expect(supportIn(answeredRight(next(game, { type: 'hintRequested' })))?.change_from_notes?.recent).toEqual([
      'hint',
    ]);
    expect(supportIn(answeredWrong(game))?.change_from_notes?.recent).toEqual(['wrong']);
    expect(supportIn(answeredRight(openChange('ages_10_12')))).toBeUndefined();
  });

  it('counts as alone with the hint that the helper shows to everybody', () => {
    const game = openChange('ages_8_9');
    const helped = { ...game, bistro: { ...game.bistro, hasHelper: true }, order: { ...orderOf(game), hintsShown: 1 } };

    expect(supportIn(answeredRight(helped))?.change_from_notes?.recent).toEqual(['alone']);
  });

  it('begins with digits in an older game if the skill is known', () => {
    const game = withCustomerWaiting({ seed: openChange('ages_8_9').seed, band: 'ages_8_9' });
    const known = { ...game, practice: { change_from_notes: { asked: 10, right: 9 } } };
    const opened = next(known, { type: 'tablePressed', tableId: firstTable(known, 'waiting').id });

    expect(orderOf(opened).moneySupport).toBe('digits');
  });

  it('is kept in a new game', () => {
    const game = answeredRight(openChange('ages_8_9'));

    expect(supportIn(gameAgain(game, 3))).toEqual(supportIn(game));
  });
});
