import { describe, expect, it } from 'vitest';
import type { Award, BadgeId, CertificateId } from './award.ts';
import { certificateProgress } from './certificates.ts';
import { withAwards } from './earn.ts';
import {
  answeredRight,
  answeredRow,
  cleared,
  firstTable,
  played,
  playing,
  withNextOrderOpen,
  withOrderOpen,
} from '../play/game.fixture.ts';
import { gameAgain, newGame, next } from '../play/game.ts';
import { playDay } from '../play/simulate.ts';
import type { Game, Stats } from '../play/state.ts';

const idsOf = (game: Game, kind: Award['kind']): readonly (string | number)[] =>
  game.awards.filter((award) => award.kind === kind).map((award) => (award.kind === 'level' ? award.level : award.id));
const badgesOf = (game: Game) => idsOf(game, 'badge');
const certificatesOf = (game: Game) => idsOf(game, 'certificate');

/** Returns the awards earned by statistics alone. */
const earnedBy = (stats: Partial<Stats>, rest: Partial<Game> = {}): Game =>
  withAwards({ ...playing({ stats }), ...rest });
const premium = { isPremium: true } as const;

describe('an in-game badge', () => {
  const quick = [120_000, 1, 1, 1, 1];

  it.each<[BadgeId, Partial<Stats>, Partial<Stats>]>([
    ['welcome', { level: 4 }, { level: 5 }],
    ['score_master', { score: 999 }, { score: 1_000 }],
    ['speedy_server', { completionTimesMs: quick.slice(1) }, { completionTimesMs: quick }],
    ['speedy_server', { completionTimesMs: [120_001, 1, 1, 1, 1] }, { completionTimesMs: quick }],
  ])('%s is earned at its threshold', (badge, before, at) => {
    expect(badgesOf(earnedBy(before))).not.toContain(badge);
    expect(badgesOf(earnedBy(at))).toContain(badge);
  });

  it.each([
    ['rrrrrrrrr', false],
    ['rrrrrrrrrr', true],
    ['wwrrrrrrrr', true],
    ['wwwrrrrrrr', false],
    ['wwwrrrrrrrr', true],
    ['rrrrrrrrww', false],
  ])('accuracy_ace asks for eight of the last ten: %s', (answers, isEarned) => {
    expect(badgesOf(answeredRow(withOrderOpen({ speed: 'none' }), answers)).includes('accuracy_ace')).toBe(isEarned);
  });

  it.each([
    ['wwr', 'ages_8_9', true],
    ['wwwr', 'ages_12_plus', true],
    ['wrwr', 'ages_8_9', false],
    ['wwr', 'ages_6_7', false],
    ['ww', 'ages_8_9', false],
  ] as const)('persistence is a right answer after two wrong ones in a row: %s at %s', (answers, band, isEarned) => {
    const game = answeredRow(withOrderOpen({ band, speed: 'none' }), answers);

    expect(badgesOf(game).includes('persistence')).toBe(isEarned);
  });

  it('adds 50 points, once', () => {
    const game = playing();

    const once = next(game, { type: 'badgeEarned', badge: 'tutorial_master' });

    expect(once.stats.score).toBe(50);
    expect(once.awards).toEqual([{ kind: 'badge', id: 'tutorial_master' }]);
    expect(next(once, { type: 'badgeEarned', badge: 'tutorial_master' })).toBe(once);
  });

  it('earned at the menu is kept in later games, with its points', () => {
    const menu = newGame({ seed: 7, band: 'ages_8_9' });

    const events = [{ type: 'badgeEarned', badge: 'tutorial_master' }, { type: 'started' }] as const;

    expect(badgesOf(played(menu, events))).toEqual(['tutorial_master']);
    expect(badgesOf(gameAgain(played(menu, events), 9))).toEqual(['tutorial_master']);
    expect(played(menu, events).stats.score).toBe(50);
  });
});

describe('awards', () => {
  it('are checked again after their own points, until there is nothing new', () => {
    const game = earnedBy({ score: 950, level: 5 });

    expect(idsOf(game, 'achievement')).toEqual(['level_5', 'score_1000']);
    expect(badgesOf(game)).toEqual(['welcome', 'score_master']);
    expect(game.stats.score).toBe(950 + 50 + 100 + 50 + 150);
    expect(withAwards(game)).toBe(game);
  });

  it('stay when their condition no longer holds', () => {
    const game = earnedBy({ moneyCents: 50_000 });

    const spent = next(game, { type: 'restocked', dish: 'soup' });

    expect(spent.stats.moneyCents).toBe(48_000);
    expect(idsOf(spent, 'achievement')).toEqual(['money_500']);
  });

  it('of a level come with it and add no points to the bonus', () => {
    const open = withOrderOpen({ stats: { level: 2, levelProgressPercent: 95 } });

    const game = answeredRight(open);

    expect(game.awards).toEqual([{ kind: 'level', level: 3 }]);
    expect(game.stats.score).toBe((game.result?.pointsEarned ?? 0) + 100);
  });

  it('are also earned by serving', () => {
    const ready = cleared(answeredRight(withOrderOpen({ speed: 'none', stats: { moneyCents: 48_000 } })));

    const served = next(ready, { type: 'tablePressed', tableId: firstTable(ready, 'ready').id });

    expect(idsOf(ready, 'achievement')).toEqual([]);
    expect(idsOf(served, 'achievement')).toEqual(['money_500']);
  });

  it('are not given for a wrong answer or a second try', () => {
    const game = answeredRow(withOrderOpen({ speed: 'none' }), 'rrrrrw');
    const before = answeredRow(withOrderOpen({ speed: 'none' }), 'rrrrr');

    expect(played(game, [{ type: 'retryOpened' }, { type: 'retried', text: '5' }]).awards).toEqual(before.awards);
  });
});

describe('a certificate', () => {
  const of20 = (correctAnswers: number): Partial<Stats> => ({ level: 20, correctAnswers, totalProblems: 20 });

  it.each<[CertificateId, Partial<Stats>, Partial<Stats>]>([
    ['rookie', { day: 1, customersServed: 4 }, { day: 2 }],
    ['explorer', { level: 4 }, { level: 5 }],
    ['intermediate', { level: 9 }, { level: 10 }],
    ['pro', { level: 14 }, { level: 15 }],
    ['expert', of20(16), of20(17)],
    ['champion', of20(16), of20(17)],
    ['expert', { ...of20(20), level: 19 }, of20(20)],
  ])('%s is earned at its threshold', (certificate, before, at) => {
    expect(certificatesOf(earnedBy(before, premium))).not.toContain(certificate);
    expect(certificatesOf(earnedBy(at, premium))).toContain(certificate);
  });

  it('is only for players who can earn certificates', () => {
    const free = earnedBy(of20(20));

    expect(certificatesOf(free)).toEqual([]);
    expect(certificateProgress(free).every(({ isAwarded }) => !isAwarded)).toBe(true);
  });

  it('reached earlier is awarded, with 100 points, once certificates can be earned', () => {
    const free = earnedBy({ level: 5, day: 2 });

    const game = next(free, { type: 'premiumChanged', isPremium: true });

    expect(certificatesOf(game)).toEqual(['rookie', 'explorer']);
    expect(game.stats.score).toBe(free.stats.score + 200);
    expect(game.popups).toEqual([
      {
        streak: null,
        awards: (['rookie', 'explorer'] as const).map((id) => ({ award: { kind: 'certificate', id }, points: 100 })),
        gift: null,
      },
    ]);
  });

  it('for the first day counts toward that day', () => {
    const start = next(newGame({ seed: 7, band: 'ages_8_9' }), { type: 'premiumChanged', isPremium: true });

    const { game } = playDay(start, { correctPercent: 100 });

    expect(game.isPremium).toBe(true);
    expect(certificatesOf(game)).toEqual(['rookie']);
    expect(game.dayComplete?.scoreEarned).toBe(game.stats.score);
  });

  it('shows the progress of the requirement that is furthest from done', () => {
    const game = playing({ stats: { level: 10, correctAnswers: 34, totalProblems: 100, customersServed: 3 } });
    const [rookie, explorer, intermediate, pro, expert] = certificateProgress(withAwards({ ...game, ...premium }));

    expect(rookie).toMatchObject({ id: 'rookie', isAwarded: false, percent: 0, current: 0, target: 1 });
    expect(explorer).toMatchObject({ id: 'explorer', isAwarded: true, percent: 100, current: 5, target: 5 });
    expect(intermediate).toMatchObject({ isAwarded: true, percent: 100 });
    expect(pro).toMatchObject({ isAwarded: false, percent: 66, current: 10, target: 15, accuracyTargetPercent: null });
    expect(expert).toMatchObject({ isAwarded: false, percent: 40, accuracyTargetPercent: 85 });
  });
});

describe('the awards of a whole game', () => {
  it('include each award once, and all of them in the end', () => {
    let game = next(newGame({ seed: 7, band: 'ages_8_9', speed: 'none' }), { type: 'premiumChanged', isPremium: true });
    for (let day = 0; day < 31; day += 1) game = playDay(game, { correctPercent: 95, seed: day }).game;

    expect(new Set(game.awards.map((award) => JSON.stringify(award))).size).toBe(game.awards.length);
    expect(certificatesOf(game)).toHaveLength(6);
    expect(idsOf(game, 'level')).toHaveLength(game.stats.level - 1);
    expect(cleared(withNextOrderOpen(game)).celebrations).toEqual([]);
  });
});
