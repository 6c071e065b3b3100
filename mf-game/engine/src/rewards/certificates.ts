import { type CertificateId, certificateIds } from './award.ts';
import { certificates } from '../play/constants.ts';
import { accuracyPercent, percentReached } from './percent.ts';
import type { Game, Stats } from '../play/state.ts';

/** Requirements of a certificate, and the progress toward it. */
export interface CertificateProgress {
  readonly id: CertificateId;
  /** Always false for players who can't earn certificates. */
  readonly isAwarded: boolean;
  /** Progress, 0 to 100. */
  readonly percent: number;
  /** Days completed for the Rookie certificate, levels for all others. */
  readonly current: number;
  readonly target: number;
  /** Required accuracy in percent; null if accuracy doesn't count. */
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

/** Returns the certificates whose conditions the statistics meet. */
export function earnedCertificates(stats: Stats): readonly CertificateId[] {
  return certificateIds.filter((id) => percentOf(goalOf(id, stats), stats) === 100);
}

/** Returns the progress toward all certificates, in display order. */
export function certificateProgress({ stats, awards }: Pick<Game, 'stats' | 'awards'>): readonly CertificateProgress[] {
  return certificateIds.map((id) => {
    const goal = goalOf(id, stats);
    const isAwarded = awards.some((award) => award.kind === 'certificate' && award.id === id);
    const current = isAwarded ? goal.target : Math.min(goal.current, goal.target);
    return { id, isAwarded, ...goal, current, percent: isAwarded ? 100 : percentOf(goal, stats) };
  });
}
