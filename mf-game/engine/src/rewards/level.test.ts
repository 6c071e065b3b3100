import { describe, expect, it } from 'vitest';
import {
  advanced,
  bandLabelOfLevel,
  isCelebrated,
  levelUpBonus,
  listBandOfLevel,
  tierOfLevel,
  tierOpenedBy,
} from './level.ts';

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
    [1, 'ages_6_7'],
    [5, 'ages_6_7'],
    [6, 'ages_8_9'],
    [10, 'ages_8_9'],
    [11, 'ages_10_12'],
    [15, 'ages_10_12'],
    [16, 'ages_12_plus'],
    [25, 'ages_12_plus'],
  ] as const)('%d has the list of achievements of %s', (level, band) => {
    expect(listBandOfLevel(level)).toBe(band);
  });

  it('opens a tier at 4 and at 7 only', () => {
    const opened = Array.from({ length: 25 }, (_, at) => [at + 1, tierOpenedBy(at + 1)]);

    expect(opened.filter(([, tier]) => tier !== null)).toEqual([
      [4, 'intermediate'],
      [7, 'advanced'],
    ]);
  });

  it('is celebrated where it opens a tier or is a milestone', () => {
    const levels = Array.from({ length: 25 }, (_, at) => at + 1);

    expect(levels.filter(isCelebrated)).toEqual([4, 5, 7, 10, 15, 20, 25]);
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

  it('increases by 5 percent for a correct answer', () => {
    expect(advanced({ level: 1, levelProgressPercent: 0 })).toEqual({ level: 1, levelProgressPercent: 5 });
    expect(advanced({ level: 1, levelProgressPercent: 90 })).toEqual({ level: 1, levelProgressPercent: 95 });
  });

  it('rises at 100 percent and restarts at 0', () => {
    expect(advanced({ level: 1, levelProgressPercent: 95 })).toEqual({ level: 2, levelProgressPercent: 0 });
    expect(advanced({ level: 24, levelProgressPercent: 95 })).toEqual({ level: 25, levelProgressPercent: 0 });
  });

  it('stops at 25 with its progress at 100 (promise:levels)', () => {
    expect(advanced({ level: 25, levelProgressPercent: 95 })).toEqual({ level: 25, levelProgressPercent: 100 });
    expect(advanced({ level: 25, levelProgressPercent: 100 })).toEqual({ level: 25, levelProgressPercent: 100 });
  });

  it('needs twenty correct answers', () => {
    let progress = { level: 1, levelProgressPercent: 0 };
    for (let answers = 0; answers < 20; answers += 1) progress = advanced(progress);

    expect(progress).toEqual({ level: 2, levelProgressPercent: 0 });
  });
});
