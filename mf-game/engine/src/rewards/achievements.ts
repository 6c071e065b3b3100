import { type AchievementId, achievementIds } from './award.ts';
import { speedyCompletions } from './badges.ts';
import { achievementAccuracyPercent, badges, milestonePoints, practicePoints } from '../play/constants.ts';
import { listBandOfLevel } from './level.ts';
import { accuracyPercent, percentReached } from './percent.ts';
import type { Game, Stats } from '../play/state.ts';

/** Groups of the achievement list, in display order. */
export const achievementCategories = ['level', 'accuracy', 'speed', 'persistence', 'streak', 'money', 'score'] as const;
export type AchievementCategory = (typeof achievementCategories)[number];

/** A card of the achievement list. */
export interface AchievementProgress {
  readonly id: AchievementId;
  readonly category: AchievementCategory;
  /** Points given when it was unlocked; before that, the points it would give now. */
  readonly points: number;
  readonly isUnlocked: boolean;
  /** Progress, 0 to 100. */
  readonly percent: number;
  /** Levels, correct answers in a row, quick orders, points, or cents, depending on the category. */
  readonly current: number;
  readonly target: number;
}

interface Goal {
  readonly category: AchievementCategory;
  readonly target: number;
  readonly measured: (stats: Stats) => number;
  /** Points when it is unlocked at a level. */
  readonly pointsAt: (level: number) => number;
}

const level = (stats: Stats): number => stats.level;
const inARow = ({ consecutiveCorrect }: Stats): number => consecutiveCorrect;
const money = ({ moneyCents }: Stats): number => moneyCents;
const score = (stats: Stats): number => stats.score;

const milestone = (target: number, points: number): Goal => ({
  category: 'level',
  target,
  measured: level,
  pointsAt: () => points,
});

const practice = (effort: keyof typeof practicePoints, goal: Omit<Goal, 'pointsAt'>): Goal => ({
  ...goal,
  pointsAt: (reached) => practicePoints[effort][listBandOfLevel(reached)],
});

const { completions } = badges.speedyServer;

/** The conditions of all achievements. */
const goals: Record<AchievementId, Goal> = {
  level_5: milestone(5, milestonePoints.level_5),
  level_10: milestone(10, milestonePoints.level_10),
  level_15: milestone(15, milestonePoints.level_15),
  level_20: milestone(20, milestonePoints.level_20),
  level_25: milestone(25, milestonePoints.level_25),
  accuracy: practice('quick', { category: 'accuracy', target: 10, measured: inARow }),
  speed: practice('quick', { category: 'speed', target: completions, measured: speedyCompletions }),
  persistence_level: practice('long', { category: 'persistence', target: 8, measured: level }),
  streak: practice('steady', { category: 'streak', target: 15, measured: inARow }),
  money_500: practice('steady', { category: 'money', target: 50_000, measured: money }),
  money_1000: practice('long', { category: 'money', target: 100_000, measured: money }),
  score_1000: practice('quick', { category: 'score', target: 1_000, measured: score }),
  score_5000: practice('steady', { category: 'score', target: 5_000, measured: score }),
};

/** Returns the points of an achievement when it is unlocked at a level. */
export function achievementPoints(id: AchievementId, reachedLevel: number): number {
  return goals[id].pointsAt(reachedLevel);
}

function percentOf(id: AchievementId, stats: Stats): number {
  const { target, measured } = goals[id];
  const reached = percentReached(measured(stats), target);
  if (id !== 'accuracy') return reached;
  return Math.min(reached, percentReached(accuracyPercent(stats), achievementAccuracyPercent));
}

/** Returns the achievements whose conditions the statistics meet. */
export function reachedAchievements(stats: Stats): readonly AchievementId[] {
  return achievementIds.filter((id) => percentOf(id, stats) === 100);
}

/** Returns all cards of the achievement list, in display order. */
export function achievementProgress({ stats, awards, record }: Game): readonly AchievementProgress[] {
  return achievementIds.map((id) => {
    const { category, target, measured } = goals[id];
    const isUnlocked = awards.some((award) => award.kind === 'achievement' && award.id === id);
    return {
      id,
      category,
      points: record.achievementPoints[id] ?? achievementPoints(id, stats.level),
      isUnlocked,
      percent: isUnlocked ? 100 : percentOf(id, stats),
      current: isUnlocked ? target : Math.min(measured(stats), target),
      target,
    };
  });
}
