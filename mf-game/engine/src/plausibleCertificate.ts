import { achievementPoints } from './achievements.ts';
import { achievementIds, badgeIds, type CertificateId, certificateIds } from './award.ts';
import { certificates, days, levels, points } from './constants.ts';
import { answersPerLevel, levelPoints, perRightAnswer, sum } from './earnable.ts';

/** What a certificate says beside its name. */
export interface CertificateFigures {
  readonly score: number;
  /** Problems, first tries. */
  readonly challengesCompleted: number;
  /** Percent, rounded down. */
  readonly accuracy: number;
  /** Whole seconds. */
  readonly timeSpent: number;
}

/** Right answers that a certificate takes at the very least. */
function answersFor(id: CertificateId): number {
  return id === 'rookie' ? days.firstTarget * certificates.rookieDays : (certificates.levels[id] - 1) * answersPerLevel;
}

/** All there is to be earned beside orders. */
const mostAwardPoints =
  badgeIds.length * points.badge +
  certificateIds.length * points.certificate +
  sum(achievementIds.map((achievement) => achievementPoints(achievement, levels.last))) +
  levelPoints(levels.last);

/** True when these figures can stand on that certificate: enough right answers, and a score they can have made. */
export function canEarnCertificate(id: CertificateId, figures: CertificateFigures): boolean {
  const { score, challengesCompleted, accuracy } = figures;
  const needed = answersFor(id);
  const isMaster = id === 'expert' || id === 'champion';
  // The accuracy was rounded down, so that the right answers lie below the next percent.
  const mostRight = Math.min(challengesCompleted, Math.ceil((challengesCompleted * (accuracy + 1)) / 100));
  return [
    mostRight >= needed,
    !isMaster || accuracy >= certificates.masterAccuracyPercent,
    score >= needed * perRightAnswer.fewestPoints,
    score <= mostAwardPoints + mostRight * (perRightAnswer.mostPoints + points.serving),
  ].every((holds) => holds);
}
