import { dayMs } from '@countertop/contract/shared/time';
import type { Sessions } from '../accounts/sessions.ts';
import { deleteOldAttempts } from '../attempts/deleteOldAttempts.ts';
import type { ServerClock } from '../../platform/clock/ServerClock.ts';
import type { Deleted } from '../../platform/db/deleteDue.ts';
import { tryAdvisoryLock } from '../../platform/db/advisoryLock.ts';
import { eraseEndedClasses } from '../classes/endOfClass.ts';
import { deleteExpiredStaffInvitations } from '../classes/staffInvitations.service.ts';
import { deleteOldRequests } from '../consents/consents.service.ts';
import { JobLoop } from '../../platform/jobs/JobLoop.ts';
import { deleteOldJobs } from '../../platform/jobs/jobQueue.ts';
import { emptyLog } from '../erasure/erase.ts';
import { deleteExpiredInvitations } from '../family/invitations.service.ts';
import { deleteOldReminders } from '../payments/plans/planEndReminders.ts';
import { expireSubscriptions } from '../payments/plans/subscriptions.ts';
import { deleteOldEvents } from '../payments/provider/webhookEvents.ts';
import { deleteOldPlayTimes } from '../play-limits/playLimits.service.ts';
import { deleteOldPreviousGames } from '../progress/previousGames.table.ts';
import { deleteOldSettingsCodes } from '../settings/settings.service.ts';
import { deleteOldSupportRequests } from '../support/support.service.ts';
import { deleteUnconfirmed, eraseIdle, type IdleParts } from './accounts.ts';
import { eraseEndedFamilies } from '../family/endedFamilies.ts';
import { deleteUnconfirmedEarlyAccess } from './earlyAccess.ts';
import { deleteOldVisits } from './visits.ts';

export interface RetentionParts extends IdleParts {
  readonly sessions: Sessions;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly clock: Pick<ServerClock, 'remember'>;
}

/**
 * Deletes data past its retention period. Confirmed early-access addresses stay until the game opens or their owner
 * unsubscribes. A failed job is logged and retried the next day; the others still run. What can't be made again has a limit per run
 * (`runLimit`); sessions, links, invitations, codes and minutes played expire in large numbers every day.
 */
export async function deleteOutdated(parts: Omit<RetentionParts, 'now' | 'clock'>, nowMs: number): Promise<void> {
  const { database, sessions, log } = parts;
  const jobs: Record<string, () => Promise<Deleted | void>> = {
    visits: () => deleteOldVisits(database, nowMs),
    sessions: async () => void (await sessions.deleteExpired(nowMs)),
    subscriptions: () => expireSubscriptions({ database, sessions }, nowMs),
    webhookEvents: () => deleteOldEvents(database, nowMs),
    previousGames: () => deleteOldPreviousGames(database, nowMs),
    attempts: () => deleteOldAttempts(database, nowMs),
    jobs: () => deleteOldJobs(database, nowMs),
    playTimes: () => deleteOldPlayTimes(database, nowMs),
    settingsCodes: () => deleteOldSettingsCodes(database, nowMs),
    consentRequests: () => deleteOldRequests(database, nowMs),
    supportRequests: () => deleteOldSupportRequests(database, nowMs),
    planEndReminders: () => deleteOldReminders(database, nowMs),
    unconfirmed: () => deleteUnconfirmed(database, nowMs),
    familyInvitations: () => deleteExpiredInvitations(database, nowMs),
    classInvitations: () => deleteExpiredStaffInvitations(database, nowMs),
    endedClasses: async () => {
      const erased = await eraseEndedClasses(parts, nowMs);
      if (erased.count > 0) sessions.forgetAll();
      return erased;
    },
    earlyAccess: () => deleteUnconfirmedEarlyAccess(parts, nowMs),
    endedFamilies: async () => {
      const erased = await eraseEndedFamilies(parts, nowMs);
      if (erased.count > 0) sessions.forgetAll();
      return erased;
    },
    idle: () => eraseIdle(parts, nowMs),
    // Last, so that deleted rows are not left in SQLite's log.
    log: () => emptyLog(database),
  };
  for (const [job, run] of Object.entries(jobs)) {
    try {
      const deleted = await run();
      if (deleted?.isLimited) {
        const text = 'one run has deleted as much as it may, and the next ones delete the rest: check the clock';
        log.warn({ job, deleted: deleted.count }, text);
      }
    } catch (error) {
      log.error({ err: error, job }, 'outdated data could not be deleted');
    }
  }
}

/** Deletes outdated data if the clock is accepted. */
async function deleteIfAccepted(parts: RetentionParts, nowMs: number): Promise<void> {
  if (await parts.clock.remember(nowMs)) return deleteOutdated(parts, nowMs);
  parts.log.error('outdated data was not deleted, because the clock is not accepted');
}

/** Deletes outdated data once a day. Servers that share a database take turns. */
export function retentionJob(parts: RetentionParts): JobLoop {
  return new JobLoop(
    () => {
      // Read once, so that a clock that jumps ahead during a run deletes nothing.
      const nowMs = parts.now();
      return tryAdvisoryLock(parts.database, 'retention', () => deleteIfAccepted(parts, nowMs));
    },
    (error) => parts.log.error({ err: error }, 'outdated data could not be deleted'),
    dayMs,
  );
}
