import { sentJobsKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs, minuteMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { type Deleted, deleteDue } from '../db/deleteDue.ts';
import { isPostgres } from '../db/isPostgres.ts';
import { type RawResult, rowsOf } from '../db/jsonRows.ts';
import { JobModel, type JobRow } from './Job.model.ts';

/** Jobs claimed at once. */
const batchSize = 100;
/** How long a claim lasts. A server that was killed holds up its jobs for this long. */
export const claimMs = 120_000;
/** Work on a job is only begun while its claim lasts this much longer: more than the mail server may take. */
const marginMs = minuteMs;
/** Time until a job that failed is tried again. */
const retryMs = 1_800_000;
/** After these attempts a job is given up. */
const maxAttempts = 8;

type JobKey = Pick<JobRow, 'kind' | 'key'>;

/** Returns the SQL that claims jobs. Two servers on PostgreSQL never wait for each other; SQLite has one server. */
const claimSql = (lock: string) => `update jobs set claimed_until = ?, attempts = attempts + 1
  where (kind, key) in (
    select kind, key from jobs
    where kind = ? and done_at is null and (claimed_until is null or claimed_until <= ?)
    order by kind, key limit ${batchSize} ${lock}
  )
  returning *`;

/** Claims open jobs of a kind. Raw SQL, because Objection has no `skip locked` within an update. */
async function claimJobs(database: Knex, kind: string, nowMs: number): Promise<readonly JobRow[]> {
  const sql = claimSql(isPostgres(database) ? 'for update skip locked' : '');
  const claimed: RawResult<JobRow> = await database.raw(sql, [nowMs + claimMs, kind, nowMs]);
  return rowsOf(claimed);
}

const findJob = (database: Knex, { kind, key }: JobKey) => JobModel.query(database).findById([kind, key]);

export interface JobWork {
  readonly kind: string;
  /** Whether jobs that are done are kept for a while, so that they are not added again. */
  readonly isKept: boolean;
  /** Jobs worked on at the same time. */
  readonly concurrency: number;
  /** Prepares a batch, and returns what does one of its jobs. A job that throws is tried again later. */
  prepare(jobs: readonly JobRow[]): Promise<(job: JobRow) => Promise<void>>;
}

export interface JobParts {
  readonly database: Knex;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly onError: (error: unknown, job: JobKey) => void;
  /** Whether the server stops: no further job is begun. */
  readonly isStopping?: () => boolean;
}

async function runJob(
  { database, now, onError }: JobParts,
  { isKept }: JobWork,
  job: JobRow,
  run: (job: JobRow) => Promise<void>,
) {
  const end = () => (isKept ? findJob(database, job).patch({ doneAt: now() }) : findJob(database, job).delete());
  try {
    await run(job);
    await end();
  } catch (error) {
    onError(error, job);
    if (job.attempts >= maxAttempts) await end();
    else await findJob(database, job).patch({ claimedUntil: now() + retryMs });
  }
}

/**
 * Does all open jobs of a kind, batch by batch, until none can be claimed. Several servers may run this at once. Each job is
 * marked right after it is done, so that a server that is killed leaves only the few it was working on to be repeated.
 */
export async function runJobs(parts: JobParts, work: JobWork): Promise<number> {
  const { kind, concurrency, prepare } = work;
  const { database, now, isStopping = () => false } = parts;
  let done = 0;
  for (;;) {
    const claimedMs = now();
    const jobs = isStopping() ? [] : [...(await claimJobs(database, kind, claimedMs))];
    if (jobs.length === 0) return done;
    const run = await prepare(jobs);
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
          // The others are claimed again once their claim has ended.
          if (isStopping() || now() >= claimedMs + claimMs - marginMs) return;
          await runJob(parts, work, job, run);
          done += 1;
        }
      }),
    );
  }
}

/** Deletes jobs that were done long ago. */
export async function deleteOldJobs(database: Knex, nowMs: number): Promise<Deleted> {
  return deleteDue(database, JobModel, (due) =>
    due.where('doneAt', '<=', nowMs - sentJobsKeptDays * dayMs).orderBy('doneAt'),
  );
}
