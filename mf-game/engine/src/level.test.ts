import { describe, expect, it } from 'vitest';
import { advanced, bandLabelOfLevel, levelUpBonus, tierOfLevel } from './level.ts';

describe('a level', () => {
  it.each([
    [1, 'beginner'],
    [3, 'beginner'],
    [4, 'intermediate'],
    [6, 'intermediate'],
    [7, 'advanced'],
    [25, 'advanced'],
  ] as const)('%d is %s', (level, tier) => {
    expect(tierOfLevel(level)).toBe(tier);
  });

  it.each([
    [1, 'explorer'],
    [5, 'explorer'],
    [6, 'intermediate'],
    [10, 'intermediate'],
    [11, 'pro'],
    [15, 'pro'],
    [16, 'expert'],
    [25, 'expert'],
  ] as const)('%d is labelled %s', (level, label) => {
    expect(bandLabelOfLevel(level)).toBe(label);
  });

  it.each([
    [2, 100],
    [3, 100],
    [4, 150],
    [6, 150],
    [7, 200],
    [25, 200],
  ])('%d pays a bonus of %d', (level, bonus) => {
    expect(levelUpBonus(level)).toBe(bonus);
  });

  it('grows by 5 percent for a correct answer', () => {
    expect(advanced({ level: 1, levelProgressPercent: 0 })).toEqual({ level: 1, levelProgressPercent: 5 });
    expect(advanced({ level: 1, levelProgressPercent: 90 })).toEqual({ level: 1, levelProgressPercent: 95 });
  });

  it('rises at 100 percent and begins at 0', () => {
    expect(advanced({ level: 1, levelProgressPercent: 95 })).toEqual({ level: 2, levelProgressPercent: 0 });
    expect(advanced({ level: 24, levelProgressPercent: 95 })).toEqual({ level: 25, levelProgressPercent: 0 });
  });

  it('stops at 25 with its progress at 100', () => {
    expect(advanced({ level: 25, levelProgressPercent: 95 })).toEqual({ level: 25, levelProgressPercent: 100 });
    expect(advanced({ level: 25, levelProgressPercent: 100 })).toEqual({ level: 25, levelProgressPercent: 100 });
  });

  it('needs twenty correct answers', () => {
    let progress = { level: 1, levelProgressPercent: 0 };
    for (let answers = 0; answers < 20; answers += 1) progress = advanced(progress);

    expect(progress).toEqual({ level: 2, levelProgressPercent: 0 });
  });
});
