import { describe, expect, it } from 'vitest';
import { challengeOf } from './challengeOf.ts';
import { answeredRow, orderOf, playing, withNextOrderOpen, withOrderOpen } from '../game.fixture.ts';
import { next } from '../game.ts';
import type { Game } from '../state.ts';

const answered = (answers: string): Game => answeredRow(withOrderOpen({ speed: 'none' }), answers);
const messages = ({ feedback }: Game) => feedback.map(({ message }) => message);

describe('the challenge of the next order', () => {
  it.each([
    ['w', 'usual'],
    ['ww', 'usual'],
    ['www', 'easier'],
    ['wwwr', 'easier'],
    ['wwwrwr', 'usual'],
    ['wwwrwww', 'easier'],
    ['wwwrr', 'usual'],
    ['rrrrrrr', 'usual'],
    ['rrrrrrrr', 'harder'],
    ['rrrrrrrrrrr', 'harder'],
    ['rrrrrrrrrw', 'usual'],
  ])('after %s is %s', (answers, challenge) => {
    const game = answered(answers);

    expect(challengeOf(game)).toBe(challenge);
    expect(orderOf(withNextOrderOpen(game)).challenge).toBe(challenge);
  });

  it('is explained once', () => {
    expect(messages(answered('www'))).toContain('feedback.easier');
    expect(messages(answered('wwwwww'))).not.toContain('feedback.easier');
    expect(messages(answered('rrrrrrrr'))).toContain('feedback.harder');
  });

  it('is the usual one in a new age band', () => {
    const game = next(answered('rrrrrrrr'), { type: 'left' });

    expect(challengeOf(next(game, { type: 'bandChosen', band: 'ages_10_12' }))).toBe('usual');
  });
});

describe('the picture of an order', () => {
  it('opens while orders are easier', () => {
    expect(orderOf(withNextOrderOpen(answered('www'))).opensPicture).toBe(true);
    expect(orderOf(withOrderOpen()).opensPicture).toBe(false);
  });

  it('opens after two wrong answers in a row to the same skill', () => {
    const game = withOrderOpen();
    const { skill } = orderOf(game).problem;
    const missing = (times: number): Game => {
      const { tables } = playing();
      const record = { ...playing().record, wrongInARow: { [skill]: times } };
      return { ...playing(), tables, record };
    };

    expect(orderOf(withNextOrderOpen(missing(1))).opensPicture).toBe(false);
    expect(orderOf(withNextOrderOpen(missing(2)))).toMatchObject({ opensPicture: true, problem: { skill } });
  });
});

describe('the suggestion to move up', () => {
  const suggested = (): Game => answeredRow(withOrderOpen({ speed: 'none', band: 'ages_6_7' }), 'r'.repeat(10));

  it('can be followed without losing anything', () => {
    const game = suggested();
    const offered = game.feedback.find(({ action }) => action === 'move_up');

    const moved = next(game, { type: 'movedUp' });

    expect(offered?.message).toBe('feedback.suggest_intermediate');
    expect(moved).toMatchObject({ band: 'ages_8_9', stats: { score: game.stats.score, level: game.stats.level } });
    expect(messages(moved)).not.toContain('feedback.suggest_intermediate');
    expect(orderOf(withNextOrderOpen(moved)).problem.band).toBe('ages_8_9');
  });

  it('does nothing if it is not shown', () => {
    const game = withOrderOpen();

    expect(next(game, { type: 'movedUp' })).toBe(game);
  });
});
