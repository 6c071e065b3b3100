import { achievementPoints } from '../rewards/achievements.ts';
import type { AchievementId, Award } from '../rewards/award.ts';
import { bistroItemIds, emptyBistro, itemPriceCents, offeredBy } from '../play/day/bistro.ts';
import { badges, certificates, days, earnings, helperPriceCents, kept, levels, points } from '../play/constants.ts';
import { answersPerLevel, levelPoints, perCorrectAnswer } from '../rewards/earnable.ts';
import { sum } from '../sum.ts';
import type { SavedGame } from './savedGame.ts';
import type { Stats } from '../play/state.ts';

/** Returns level and progress, which depend on the number of correct answers only. */
function levelOf(correctAnswers: number): Pick<Stats, 'level' | 'levelProgressPercent'> {
  const level = Math.min(levels.last, 1 + Math.floor(correctAnswers / answersPerLevel));
  const into = correctAnswers - (level - 1) * answersPerLevel;
  return { level, levelProgressPercent: Math.min(100, into * levels.progressPerCorrectPercent) };
}

/** Returns the targets of the previous days. */
function targetsBefore({ day }: Stats): number {
  const before = day - 1;
  return before * days.firstTarget + (days.targetGrowth * before * (before - 1)) / 2;
}

/** Returns the customers served since the game started. */
function servedIn({ stats, record }: SavedGame): number {
  return targetsBefore(stats) - (record.customersMissed ?? 0) + stats.customersServed;
}

/** Whether earlier targets can have been missed by that many customers: such a day takes twice its target in orders. */
function hasPlausibleDays({ stats, record }: SavedGame): boolean {
  const { customersMissed = 0, customersLeft = 0, bandStartedAt = 0 } = record;
  return [
    customersMissed <= targetsBefore(stats),
    stats.totalProblems >= targetsBefore(stats) + customersMissed,
    bandStartedAt <= stats.totalProblems,
    customersLeft >= 0,
  ].every((holds) => holds);
}

function hasPlausibleCounts(saved: SavedGame): boolean {
  const { stats, record, practice } = saved;
  const { correctAnswers, totalProblems, customersServed, day, dayTarget } = stats;
  const { level, levelProgressPercent } = levelOf(correctAnswers);
  const wrong = totalProblems - correctAnswers;
  const practiced = Object.values(practice);
  return [
    wrong >= 0,
    stats.level === level,
    stats.levelProgressPercent === levelProgressPercent,
    dayTarget === days.firstTarget + days.targetGrowth * (day - 1),
    customersServed < dayTarget,
    servedIn(saved) <= correctAnswers,
    stats.consecutiveCorrect <= correctAnswers,
    stats.problemsSinceLastFail <= totalProblems,
    stats.failedAttempts <= wrong,
    stats.completionTimesMs.length <= Math.min(kept.completionTimes, correctAnswers),
    record.problemsMade >= totalProblems,
    record.lastAnswers.length <= Math.min(kept.answers, totalProblems),
    record.beginnerSolved <= correctAnswers,
    practiced.every(({ asked, right }) => right <= asked),
    sum(practiced.map(({ asked }) => asked)) <= totalProblems,
    sum(practiced.map(({ right }) => right)) <= correctAnswers,
  ].every((holds) => holds);
}

/** Returns the most money that the answers and servings of a game can have paid. */
function mostCents(saved: SavedGame): number {
  const perServing = earnings.servingCents + earnings.preparedPlateCents;
  return saved.stats.correctAnswers * perCorrectAnswer.mostCents + servedIn(saved) * perServing;
}

/** Returns the least that the bistro can have cost: everything that no level gives was bought. */
function leastSpentCents({ stats, bistro = emptyBistro }: SavedGame): number {
  const given = stats.level - 1 - (bistro.choice === null ? 0 : 1);
  const bought = bistro.items.map(itemPriceCents).toSorted((one, other) => one - other);
  const helper = bistro.hasHelper ? helperPriceCents : 0;
  return helper + sum(bought.slice(0, Math.max(0, bistro.items.length - given)));
}

function hasPlausibleMoney(saved: SavedGame): boolean {
  const { moneyCents } = saved.stats;
  return moneyCents + leastSpentCents(saved) <= mostCents(saved) && moneyCents % 100 === 0;
}

/** Whether the bistro has nothing twice, and nothing that no level has offered yet. */
function hasPlausibleBistro({ stats, bistro = emptyBistro }: SavedGame): boolean {
  const items = [...bistro.items, ...(bistro.choice ?? [])];
  const offered = bistroItemIds.slice(0, offeredBy(stats.level));
  return new Set(items).size === items.length && items.every((item) => offered.includes(item));
}

function awardPoints(awards: readonly Award[], given: SavedGame['record']['achievementPoints']): number {
  return sum(
    awards.map((award) => {
      if (award.kind === 'achievement') return given[award.id] ?? 0;
      return award.kind === 'level' ? 0 : points[award.kind];
    }),
  );
}

function hasPlausibleScore(saved: SavedGame): boolean {
  const { stats, awards, record } = saved;
  const { correctAnswers, level, score } = stats;
  const fixed = servedIn(saved) * points.serving + levelPoints(level) + awardPoints(awards, record.achievementPoints);
  // Before November 23, 2026, a new game kept the tutorial's badge without its points.
  const isTaught = awards.some((award) => award.kind === 'badge' && award.id === 'tutorial_master');
  const least = fixed - (isTaught ? points.badge : 0) + correctAnswers * perCorrectAnswer.fewestPoints;
  return score >= least && score <= fixed + correctAnswers * perCorrectAnswer.mostPoints;
}

const keyOf = (award: Award): string => `${award.kind} ${award.kind === 'level' ? award.level : award.id}`;

/** Whether an achievement gives these points at some level up to the one reached. */
function isPossibleGift(id: AchievementId, given: number | undefined, level: number): boolean {
  return Array.from({ length: level }, (_, index) => achievementPoints(id, index + 1)).some((gift) => gift === given);
}

/** Whether a game meets the minimum that an achievement requires at any time. */
function canHold(id: AchievementId, saved: SavedGame): boolean {
  const { correctAnswers, level, score } = saved.stats;
  const earnedCents = mostCents(saved);
  const needs: Record<AchievementId, boolean> = {
    level_5: level >= 5,
    level_10: level >= 10,
    level_15: level >= 15,
    level_20: level >= 20,
    level_25: level >= 25,
    accuracy: correctAnswers >= 10,
    speed: correctAnswers >= badges.speedyServer.completions,
    persistence_level: level >= 8,
    streak: correctAnswers >= 15,
    money_500: earnedCents >= 50_000,
    money_1000: earnedCents >= 100_000,
    score_1000: score >= 1_000,
    score_5000: score >= 5_000,
  };
  return needs[id];
}

function isPlausibleAward(award: Award, saved: SavedGame): boolean {
  const { stats, record } = saved;
  switch (award.kind) {
    case 'level':
      return award.level >= 2 && award.level <= stats.level;
    case 'achievement':
      return canHold(award.id, saved) && isPossibleGift(award.id, record.achievementPoints[award.id], stats.level);
    case 'certificate':
      return award.id === 'rookie' ? stats.day > certificates.rookieDays : stats.level >= certificates.levels[award.id];
    case 'badge':
      if (award.id === 'welcome') return stats.level >= badges.welcomeLevel;
      if (award.id === 'score_master') return stats.score >= badges.scoreMaster;
      if (award.id === 'speedy_server') return stats.correctAnswers >= badges.speedyServer.completions;
      return award.id !== 'accuracy_ace' || stats.totalProblems >= badges.accuracyAce.problems;
  }
}

/** True when somebody can have played this game: no number exceeds what the rules give for that many right answers. */
export function isPlausible(saved: SavedGame): boolean {
  const { awards } = saved;
  return [
    hasPlausibleCounts(saved),
    hasPlausibleDays(saved),
    hasPlausibleBistro(saved),
    hasPlausibleMoney(saved),
    hasPlausibleScore(saved),
    new Set(awards.map(keyOf)).size === awards.length,
    awards.every((award) => isPlausibleAward(award, saved)),
  ].every((holds) => holds);
}
