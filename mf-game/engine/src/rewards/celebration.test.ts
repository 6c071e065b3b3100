import { describe, expect, it } from 'vitest';
import type { Celebration } from './award.ts';
import {
  after,
  answeredRight,
  answeredRow,
  cleared,
  firstTable,
  withNextOrderOpen,
  withOrderOpen,
} from '../play/game.fixture.ts';
import { next } from '../play/game.ts';
import type { Game, Stats } from '../play/state.ts';

/** Returns the game after a correct answer that reaches a level. */
function reaching(level: number, rest: Partial<Game> = {}, stats: Partial<Stats> = {}): Game {
  const open = withOrderOpen({ stats: { level: level - 1, levelProgressPercent: 95, ...stats } });
  return answeredRight({ ...open, ...rest });
}

const namesOf = ({ celebrations }: Game): readonly string[] =>
  celebrations.map((celebration: Celebration) => {
    if (celebration.kind === 'award') return celebration.award.kind === 'level' ? 'level' : celebration.award.id;
    return celebration.kind === 'streak' ? `streak ${celebration.streak}` : `level_up ${celebration.level}`;
  });

describe('a new level', () => {
  it.each(Array.from({ length: 24 }, (_, at) => at + 2))('%d is shown by its overlay or by a celebration', (level) => {
    const game = reaching(level);
    const isCelebrated = [4, 5, 7, 10, 15, 20, 25].includes(level);

    expect(game.stats.level).toBe(level);
    expect(game.levelUp).toEqual(
      isCelebrated ? null : { level, bonusPoints: level < 4 ? 100 : level < 7 ? 150 : 200, leftMs: 3_000 },
    );
    expect(game.celebrations.filter(({ kind }) => kind === 'level_up')).toHaveLength(isCelebrated ? 1 : 0);
    expect(game.awards).toContainEqual({ kind: 'level', level });
    expect(namesOf(game)).not.toContain('level');
  });

  it.each([
    [4, 150, ['tier_intermediate']],
    [5, 150, ['achievement']],
    [7, 200, ['tier_advanced']],
    [25, 200, ['achievement']],
  ])('%d pays %d and says what it unlocks', (level, bonusPoints, unlocks) => {
    expect(reaching(level).celebrations[0]).toEqual({ kind: 'level_up', level, bonusPoints, unlocks });
  });

  it.each([
    [5, 1, 1, ['achievement', 'certificate']],
    [20, 0, 1, ['achievement']],
    [20, 99, 99, ['achievement', 'certificate']],
    [25, 0, 1, ['achievement']],
  ])(
    '%d unlocks certificates only where one is earned (%d of %d right)',
    (level, correctAnswers, totalProblems, unlocks) => {
      const held = ['explorer', 'intermediate', 'pro'] as const;
      const awards = level === 5 ? [] : held.map((id) => ({ kind: 'certificate', id }) as const);
      const game = reaching(level, { isPremium: true, awards }, { correctAnswers, totalProblems });

      expect(game.celebrations[0]).toMatchObject({ kind: 'level_up', unlocks });
    },
  );

  it('is celebrated before what it earns', () => {
    expect(namesOf(reaching(5, { isPremium: true }))).toEqual(['level_up 5', 'welcome', 'level_5', 'explorer']);
  });
});

describe('a streak of correct answers', () => {
  const row = (answers: string) => answeredRow(withOrderOpen({ speed: 'none' }), answers);

  it.each([
    ['rrrr', []],
    ['rrrrr', ['streak 5', 'speedy_server']],
    ['rrrrrr', []],
    ['rrrrrrrrrr', ['streak 10', 'accuracy_ace']],
    ['rrrrrrrrrrrrrr', []],
    ['rrrrrrrrrrrrrrr', ['streak']],
    ['rrrrrrrrrrrrrrrrrrrr', []],
  ])('%s is celebrated as %s', (answers, names) => {
    const game = row(answers);

    const known = namesOf(game).filter((name) => name !== 'score_master');

    expect(known).toEqual(names);
  });

  it('of fifteen is celebrated as a plain streak the second time', () => {
    expect(namesOf(row(`${'r'.repeat(15)}w${'r'.repeat(15)}`))).toEqual(['streak 15']);
  });

  it('is celebrated once when it is reached', () => {
    const floor = cleared(row('rrrrr'));

    const served = next(floor, { type: 'tablePressed', tableId: firstTable(floor, 'ready').id });

    expect(served.stats.consecutiveCorrect).toBe(5);
    expect(namesOf(served)).not.toContain('streak 5');
  });

  it('restarts after a wrong answer', () => {
    expect(namesOf(row('rrrrwrrrr'))).not.toContain('streak 5');
    expect(namesOf(row('rrrrwrrrrr'))).toContain('streak 5');
  });
});

describe('a celebration', () => {
  it('of an award includes its points', () => {
    const { celebrations } = reaching(10, { isPremium: true, awards: [{ kind: 'certificate', id: 'explorer' }] });

    expect(celebrations).toContainEqual({ kind: 'award', award: { kind: 'badge', id: 'welcome' }, points: 50 });
    expect(celebrations).toContainEqual({ kind: 'award', award: { kind: 'achievement', id: 'level_10' }, points: 200 });
    expect(celebrations).toContainEqual({
      kind: 'award',
      award: { kind: 'certificate', id: 'intermediate' },
      points: 100,
    });
  });

  it('is shown once for a badge and an achievement with the same condition', () => {
    const game = answeredRow(withOrderOpen({ speed: 'none' }), 'rrrrr');

    expect(game.awards).toContainEqual({ kind: 'achievement', id: 'speed' });
    expect(namesOf(game)).not.toContain('speed');
  });

  it('stops the game until it is closed', () => {
    const game = next(reaching(7), { type: 'resultClosed' });

    expect(after(game, 10_000)).toBe(game);
    expect(next(game, { type: 'tablePressed', tableId: 1 })).toBe(game);
    expect(after(cleared(game), 250)).not.toBe(game);
  });

  it('closes one at a time', () => {
    const game = reaching(5);

    const closed = next(game, { type: 'celebrationClosed' });

    expect(closed.celebrations).toEqual(game.celebrations.slice(1));
    expect(next(cleared(game), { type: 'celebrationClosed' })).toEqual(cleared(game));
  });

  it('is dropped at the menu', () => {
    expect(next(reaching(5), { type: 'left' }).celebrations).toEqual([]);
  });

  it("doesn't return with the next answer", () => {
    expect(namesOf(answeredRight(withNextOrderOpen(reaching(5))))).toEqual([]);
  });
});
