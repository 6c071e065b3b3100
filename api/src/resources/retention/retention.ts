import type { Sessions } from '../accounts/sessions.ts';
import { tryAdvisoryLock } from '../../platform/db/advisoryLock.ts';
import { emptyLog } from '../data-export/erase.ts';
import { deleteOldReminders } from '../payments/planEndReminders.ts';
import { expireSubscriptions } from '../payments/subscriptions.ts';
import { deleteOldEvents } from '../payments/webhookEvents.ts';
import { deleteOldPreviousGames } from '../progress/previousGames.table.ts';
import { deleteUnconfirmed, endIdle, type IdleParts } from './accounts.ts';
import { deleteUnconfirmedEarlyAccess } from './earlyAccess.ts';
import { deleteOldVisits } from './visits.ts';

const dayMs = 86_400_000;

export interface RetentionParts extends IdleParts {
  readonly sessions: Sessions;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

export interface Retention {
  /** Ends it; settles when nothing is being deleted any more. */
  stop(): Promise<void>;
}

/**
 * Deletes what is older at a moment than we promise to keep it. Confirmed early-access addresses stay until the game opens
 * or their owner unsubscribes. A failure is logged, the rest goes on, and the next day tries again.
 */
export async function deleteOutdated(parts: Omit<RetentionParts, 'now'>, nowMs: number): Promise<void> {
  const { database, sessions, log } = parts;
  const jobs = {
    visits: () => deleteOldVisits(database, nowMs),
    sessions: () => sessions.deleteExpired(nowMs),
    subscriptions: () => expireSubscriptions({ database, sessions }, nowMs),
    webhookEvents: () => deleteOldEvents(database, nowMs),
    previousGames: () => deleteOldPreviousGames(database, nowMs),
    planEndReminders: () => deleteOldReminders(database, nowMs),
    unconfirmed: () => deleteUnconfirmed(database, nowMs),
    earlyAccess: () => deleteUnconfirmedEarlyAccess(parts, nowMs),
    idle: () => endIdle(parts, nowMs),
    // Last: what the others deleted is not left in the log.
    log: () => emptyLog(database),
  };
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, job }, 'outdated rows were not deleted');
    }
  }
}

/** Deletes what is outdated now and once a day; of several servers on one database, one at a time. */
export function startRetention(parts: RetentionParts): Retention {
  let running = Promise.resolve();

  function run(): void {
    // One moment for the whole round: a clock that is set wrong while it runs deletes nothing.
    const nowMs = parts.now();
    running = running
      .then(async () => void (await tryAdvisoryLock(parts.database, 'retention', () => deleteOutdated(parts, nowMs))))
      .catch((error: unknown) => parts.log.error({ err: error }, 'outdated rows were not deleted'));
  }

  run();
  const timer = setInterval(run, dayMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
