import { achievementPoints, reachedAchievements } from './achievements.ts';
import type { Award } from './award.ts';
import { earnedBadges } from './badges.ts';
import { earnedCertificates } from './certificates.ts';
import { points } from '../play/constants.ts';
import type { GameRecord, Game } from '../play/state.ts';

const keyOf = (award: Award): string => `${award.kind} ${award.kind === 'level' ? award.level : award.id}`;

/** Returns the points that an award adds to the score now. */
function pointsFor(award: Award, { stats }: Game): number {
  switch (award.kind) {
    case 'badge':
      return points.badge;
    case 'certificate':
      return points.certificate;
    case 'achievement':
      return achievementPoints(award.id, stats.level);
    case 'level':
      return 0;
  }
}

/** Returns all awards that the state has earned, including those already given. */
function earned(game: Game): readonly Award[] {
  return [
    ...earnedBadges(game).map((id): Award => ({ kind: 'badge', id })),
    ...reachedAchievements(game.stats).map((id): Award => ({ kind: 'achievement', id })),
    ...(game.isPremium ? earnedCertificates(game.stats) : []).map((id): Award => ({ kind: 'certificate', id })),
  ];
}

const isHeld = ({ awards }: Game, award: Award): boolean => awards.some((held) => keyOf(held) === keyOf(award));

function given(game: Game, award: Award): Game {
  if (isHeld(game, award)) return game;
  const added = pointsFor(award, game);
  const record: GameRecord =
    award.kind === 'achievement'
      ? { ...game.record, achievementPoints: { ...game.record.achievementPoints, [award.id]: added } }
      : game.record;
  const stats = { ...game.stats, score: game.stats.score + added };
  return { ...game, awards: [...game.awards, award], stats, record };
}

/**
 * Adds all awards that the game has earned, each once; `also` are those earned by an event. The points of an award can earn
 * another one, so this repeats until there is nothing new.
 */
export function withAwards(game: Game, also: readonly Award[] = []): Game {
  const after = [...also, ...earned(game)].reduce(given, game);
  return after === game ? game : withAwards(after);
}
