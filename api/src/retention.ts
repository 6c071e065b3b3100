import { analyticsKeptDays, opinionsKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import type { Logger } from 'pino';

const dayMs = 86_400_000;

/** The first UTC day that is still kept, as YYYY-MM-DD. */
function firstKeptDay(nowMs: number, keptDays: number): string {
  return new Date(nowMs - keptDays * dayMs).toISOString().slice(0, 10);
}

/**
 * Deletes what is older than we promise to keep it. Wishes for early access stay: they end when the game opens or
 * when their owner says so.
 */
export async function deleteOutdated(database: Knex, nowMs: number): Promise<void> {
  const analyticsDay = firstKeptDay(nowMs, analyticsKeptDays);
  await database.transaction(async (trx) => {
    await trx('analytics_events').where('day', '<', analyticsDay).delete();
    const events = trx('analytics_events').whereRaw('analytics_events.session_id = analytics_sessions.session_id');
    await trx('analytics_sessions').where('day', '<', analyticsDay).whereNotExists(events.select('id')).delete();
    await trx('opinions').where('day', '<', firstKeptDay(nowMs, opinionsKeptDays)).delete();
  });
}

export interface Retention {
  /** Ends it; settles when nothing is being deleted any more. */
  stop(): Promise<void>;
}

/** Deletes what is outdated now and once a day. A failure is logged, and the next day tries again. */
export function startRetention(database: Knex, log: Logger, now: () => number): Retention {
  let running = Promise.resolve();

  function run(): void {
    running = running
      .then(() => deleteOutdated(database, now()))
      .catch((error: unknown) => log.error({ err: error }, 'outdated rows were not deleted'));
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
