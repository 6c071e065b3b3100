import { type CertificateId, certificateIds } from './award.ts';
import { certificates } from '../play/constants.ts';
import { accuracyPercent, percentReached } from './percent.ts';
import type { Game, Stats } from '../play/state.ts';

/** What a certificate asks for, and how far it is. */
export interface CertificateProgress {
  readonly id: CertificateId;
  /** Held. For those who cannot keep certificates none is, whatever they reached. */
  readonly isAwarded: boolean;
  /** How far, 0 to 100. */
  readonly percent: number;
  /** Days completed for the Rookie certificate, levels for all others. */
  readonly current: number;
  readonly target: number;
  /** Percent of problems that must be right as well; null where accuracy does not count. */
  readonly accuracyTargetPercent: number | null;
}

type Goal = Pick<CertificateProgress, 'current' | 'target' | 'accuracyTargetPercent'>;

function goalOf(id: CertificateId, { day, level }: Stats): Goal {
  if (id === 'rookie') return { current: day - 1, target: certificates.rookieDays, accuracyTargetPercent: null };
  const isMaster = id === 'expert' || id === 'champion';
  const accuracyTargetPercent = isMaster ? certificates.masterAccuracyPercent : null;
  return { current: level, target: certificates.levels[id], accuracyTargetPercent };
}

function percentOf({ current, target, accuracyTargetPercent }: Goal, stats: Stats): number {
  const reached = percentReached(current, target);
  if (accuracyTargetPercent === null) return reached;
  return Math.min(reached, percentReached(accuracyPercent(stats), accuracyTargetPercent));
}

/** The certificates whose conditions the statistics meet, for whoever can keep them. */
export function earnedCertificates(stats: Stats): readonly CertificateId[] {
  return certificateIds.filter((id) => percentOf(goalOf(id, stats), stats) === 100);
}

/** All certificates in the order of the list. */
export function certificateProgress({ stats, awards }: Pick<Game, 'stats' | 'awards'>): readonly CertificateProgress[] {
  return certificateIds.map((id) => {
    const goal = goalOf(id, stats);
    const isAwarded = awards.some((award) => award.kind === 'certificate' && award.id === id);
    const current = isAwarded ? goal.target : Math.min(goal.current, goal.target);
    return { id, isAwarded, ...goal, current, percent: isAwarded ? 100 : percentOf(goal, stats) };
  });
}
