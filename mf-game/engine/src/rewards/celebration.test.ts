import { describe, expect, it } from 'vitest';
import type { Popup } from './award.ts';
import {
  after,
  answeredRight,
  answeredRow,
  cleared,
  firstTable,
  withNextOrderOpen,
  withOrderOpen,
} from '../play/game.fixture.ts';
import { newGame, next } from '../play/game.ts';
import { playDay } from '../play/simulate.ts';
import type { Game, Stats } from '../play/state.ts';

/** Returns the game after a correct answer that reaches a level. */
function reaching(level: number, rest: Partial<Game> = {}, stats: Partial<Stats> = {}): Game {
  const open = withOrderOpen({ stats: { level: level - 1, levelProgressPercent: 95, ...stats } });
  return answeredRight({ ...open, ...rest });
}

const lineNames = ({ streak, awards }: Pick<Popup, 'streak' | 'awards'>): readonly string[] => [
  ...(streak === null ? [] : [`streak ${streak}`]),
  ...awards.map(({ award }) => (award.kind === 'level' ? 'level' : award.id)),
];
/** Names what the popups show, in order. */
const shownBy = ({ popups }: Game): readonly string[] => popups.flatMap(lineNames);

describe('a new level', () => {
  it.each(Array.from({ length: 24 }, (_, at) => at + 2))('%d is shown by its overlay or by a celebration', (level) => {
    const game = reaching(level);
    const isCelebrated = [4, 5, 7, 10, 15, 20, 25].includes(level);

    expect(game.stats.level).toBe(level);
    expect(game.levelUp).toEqual(
      isCelebrated ? null : { level, bonusPoints: level < 4 ? 100 : level < 7 ? 150 : 200, leftMs: 3_000 },
    );
    expect(game.celebrations.map((scene) => scene.level)).toEqual(isCelebrated ? [level] : []);
    expect(game.awards).toContainEqual({ kind: 'level', level });
    expect(shownBy(game)).not.toContain('level');
  });

  it.each([
    [4, 150, ['tier_intermediate']],
    [5, 150, []],
    [7, 200, ['tier_advanced']],
    [25, 200, []],
  ])('%d pays %d and opens %s', (level, bonusPoints, unlocks) => {
    expect(reaching(level).celebrations[0]).toMatchObject({ kind: 'level_up', level, bonusPoints, unlocks });
  });

  it('with a scene shows everything earned at that moment in it, and nothing a second time', () => {
    const game = reaching(5, { isPremium: true });

    expect(game.celebrations[0]?.awards).toEqual([
      { award: { kind: 'badge', id: 'welcome' }, points: 50 },
      { award: { kind: 'achievement', id: 'level_5' }, points: 100 },
      { award: { kind: 'certificate', id: 'explorer' }, points: 100 },
    ]);
    expect(game.celebrations).toHaveLength(1);
    expect(game.popups).toEqual([]);
  });

  it.each([
    [2, 'plant'],
    [3, 'choice'],
  ])('%d without a scene offers its gift in a popup: %s', (level, gift) => {
    expect(reaching(level).popups).toEqual([{ streak: null, awards: [], gift }]);
  });

  it.each([4, 25])('%d offers its gift in its scene', (level) => {
    expect(reaching(level)).toMatchObject({ celebrations: [{ gift: 'choice' }], popups: [] });
  });

  it('takes a streak of the same answer into its scene', () => {
    const game = reaching(5, {}, { consecutiveCorrect: 4 });

    expect(game.celebrations[0]?.streak).toBe(5);
    expect(game.popups).toEqual([]);
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

    const known = shownBy(game).filter((name) => name !== 'score_master');

    expect(known).toEqual(names);
  });

  it('of fifteen is celebrated as a plain streak the second time', () => {
    expect(shownBy(row(`${'r'.repeat(15)}w${'r'.repeat(15)}`))).toEqual(['streak 15']);
  });

  it('is celebrated once when it is reached', () => {
    const floor = cleared(row('rrrrr'));

    const served = next(floor, { type: 'tablePressed', tableId: firstTable(floor, 'ready').id });

    expect(served.stats.consecutiveCorrect).toBe(5);
    expect(shownBy(served)).not.toContain('streak 5');
  });

  it('restarts after a wrong answer', () => {
    expect(shownBy(row('rrrrwrrrr'))).not.toContain('streak 5');
    expect(shownBy(row('rrrrwrrrrr'))).toContain('streak 5');
  });
});

describe('a popup', () => {
  it('shows a badge and an achievement for the same deed as one line, with the points of both', () => {
    const game = answeredRow(withOrderOpen({ speed: 'none' }), 'rrrrr');

    expect(game.awards).toContainEqual({ kind: 'achievement', id: 'speed' });
    expect(game.popups).toEqual([
      { streak: 5, awards: [{ award: { kind: 'badge', id: 'speedy_server' }, points: 50 + 150 }], gift: null },
    ]);
  });

  it("doesn't stop the game", () => {
    const game = next(answeredRow(withOrderOpen(), 'rrrrr'), { type: 'resultClosed' });

    expect(game.popups).not.toEqual([]);
    expect(after(game, 250)).not.toBe(game);
    expect(next(game, { type: 'tablePressed', tableId: firstTable(game, 'ready').id })).not.toBe(game);
  });

  it('closes one at a time', () => {
    const game = answeredRow(withOrderOpen({ speed: 'none' }), 'rrrrr');

    const closed = next(game, { type: 'popupClosed' });

    expect(closed.popups).toEqual([]);
    expect(next(closed, { type: 'popupClosed' })).toBe(closed);
  });
});

describe('a scene', () => {
  it('stops the game until it is closed', () => {
    const game = next(reaching(7), { type: 'resultClosed' });

    expect(after(game, 10_000)).toBe(game);
    expect(next(game, { type: 'tablePressed', tableId: 1 })).toBe(game);
    expect(after(cleared(game), 250)).not.toBe(game);
  });

  it('is dropped when the game is left', () => {
    expect(next(reaching(5), { type: 'left' }).celebrations).toEqual([]);
  });

  it("doesn't return with the next answer", () => {
    expect(answeredRight(withNextOrderOpen(reaching(5))).celebrations).toEqual([]);
  });
});

describe('the receipt of a day', () => {
  it('lists what was earned on that day, and replaces the popups', () => {
    const start = next(newGame({ seed: 7, band: 'ages_8_9' }), { type: 'premiumChanged', isPremium: true });

    const { game } = playDay(start, { correctPercent: 100 });

    const names = lineNames({ streak: null, awards: game.dayComplete?.awards ?? [] });
    expect(names).toContain('speedy_server');
    expect(names).toContain('rookie');
    expect(game.popups).toEqual([]);
    expect(next(game, { type: 'nextDayOpened' }).awardsToday).toEqual([]);
  });
});

/** Returns the points that the screens show because of an event: result, serving, level, scene, popups, or receipt. */
function pointsShown(before: Game, now: Game): number {
  const linesIn = (game: Game) => [...game.popups, ...game.celebrations].flatMap(({ awards }) => awards);
  const isDayOver = before.dayComplete === null && now.dayComplete !== null;
  const printed = (now.dayComplete?.awards ?? []).slice(before.awardsToday.length);
  const shown = isDayOver ? printed : linesIn(now).slice(linesIn(before).length);
  const served = now.feedback[0]?.message === 'feedback.served' && now.feedback[0] !== before.feedback[0] ? 50 : 0;
  const scenes = now.celebrations.slice(before.celebrations.length);
  return [
    before.result === null ? (now.result?.pointsEarned ?? 0) : 0,
    served,
    before.levelUp?.level === now.levelUp?.level ? 0 : (now.levelUp?.bonusPoints ?? 0),
    ...scenes.map(({ bonusPoints }) => bonusPoints),
    ...shown.map(({ points }) => points),
  ].reduce((sum, points) => sum + points, 0);
}

it.each(['ages_6_7', 'ages_8_9', 'ages_12_plus'] as const)('shows exactly the points it adds, at %s', (band) => {
  let game = next(newGame({ seed: 11, band, speed: 'none' }), { type: 'premiumChanged', isPremium: true });
  for (let day = 0; day < 12; day += 1) {
    for (const event of playDay(game, { correctPercent: 92, seed: day }).events) {
      const later = next(game, event);
      if (event.type !== 'celebrationClosed' && event.type !== 'popupClosed') {
        expect(later.stats.score - game.stats.score).toBe(pointsShown(game, later));
      }
      game = next(later, { type: 'popupClosed' });
    }
  }
  expect(game.stats.level).toBeGreaterThan(5);
});
