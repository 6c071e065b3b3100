import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { ServerContext } from '../../platform/ServerContext.ts';
import type { JobRow } from '../../platform/jobs/Job.model.ts';
import { JobLoop } from '../../platform/jobs/JobLoop.ts';
import { type JobWork, runJobs } from '../../platform/jobs/jobQueue.ts';
import { isRefusedForGood } from '../../platform/mail/mailer.ts';
import { weeklyMail } from './weeklyMailText.ts';
import { reports, learnersWith } from '../learners/requireLearnerFeature.ts';
import { recordBounce, recordDelivery } from './weeklyMail.service.ts';
import { WeeklyMailModel } from './WeeklyMail.model.ts';
import { weeklyReports } from './weeklyReports.ts';
import { dueWeek, type Week } from './weeks.ts';

/** Kind of the jobs. */
export const weeklyMailKind = 'weekly-mail';
/** Spares the mail server: emails sent at the same time by one server. */
const concurrency = 8;

export interface WeeklyMailParts extends Pick<ServerContext, 'database' | 'sendMail' | 'origin' | 'now'> {
  readonly log: Pick<Logger, 'error'>;
  readonly isStopping?: () => boolean;
}

/**
 * Adds a job for each email about a week, once, however many servers do it. Who has turned it on since then begins with the next
 * week. Raw SQL, because a hundred thousand rows are copied within the database.
 */
async function addJobs(database: Knex, { from, dueMs }: Week, nowMs: number): Promise<void> {
  await database.raw(
    `insert into jobs (kind, key, learner_id, user_id, attempts, created_at)
    select ?, ? || ' ' || learner_id || ' ' || user_id, learner_id, user_id, 0, cast(? as bigint)
    from weekly_mails where is_on and changed_at < ?
    on conflict (kind, key) do nothing`,
    [weeklyMailKind, from, nowMs, dueMs],
  );
}

interface Addressee extends Pick<WeeklyMailModel, 'learnerId' | 'userId' | 'token'> {
  readonly email: string;
  readonly nickname: string | null;
}

/** Returns the guardians who still want the emails of jobs. */
async function addresseesOf(database: Knex, jobs: readonly JobRow[]): Promise<ReadonlyMap<string, Addressee>> {
  const pairs = jobs.flatMap(({ learnerId, userId }) =>
    learnerId === null || userId === null ? [] : [[learnerId, userId]],
  );
  const rows = await WeeklyMailModel.query(database)
    .join('users', 'users.id', 'weekly_mails.userId')
    .join('learners', 'learners.id', 'weekly_mails.learnerId')
    .whereIn(['weekly_mails.learnerId', 'weekly_mails.userId'], pairs)
    .where('weekly_mails.isOn', true)
    .whereNotNull('users.confirmedAt')
    .select('weekly_mails.learnerId', 'weekly_mails.userId', 'token', 'users.email', 'learners.nickname')
    .castTo<Addressee[]>();
  return new Map(rows.map((row) => [`${row.learnerId} ${row.userId}`, row]));
}

function workOn(parts: WeeklyMailParts, week: Week): JobWork {
  const { database, sendMail, origin, now } = parts;
  return {
    kind: weeklyMailKind,
    isKept: true,
    concurrency,
    async prepare(jobs) {
      // Jobs of earlier weeks, which no server got to, are done without an email.
      const current = jobs.filter(({ key }) => key.startsWith(`${week.from} `));
      const addressees = await addresseesOf(database, current);
      const ids = [...new Set([...addressees.values()].map(({ learnerId: id }) => id))];
      const weeks = await weeklyReports(database, ids, week);
      const paid = await learnersWith(database, reports.feature, ids, now());
      return async ({ key, learnerId: id, userId }) => {
        const addressee = addressees.get(`${id} ${userId}`);
        const report = id !== null && paid.has(id) ? weeks.get(id) : undefined;
        // Nothing was played, or nobody wants to know.
        if (addressee === undefined || report === undefined) return;
        const { email: to, nickname, token, learnerId } = addressee;
        const receiver = { learnerId, userId: addressee.userId };
        try {
          await sendMail(weeklyMail(report, { to, origin, token, learnerId, nickname, key }));
        } catch (error) {
          if (!isRefusedForGood(error)) throw error;
          await recordBounce(database, receiver, now());
          return;
        }
        await recordDelivery(database, receiver);
      };
    },
  };
}

/**
 * Sends the emails that are due about last week, each once. Several servers may run this at once; after a crash, only emails that
 * were being sent are sent again, with the same `Message-ID`. `addedWeek` is the first day of a week whose jobs are added already.
 * Returns the first day of the week that is due, if any.
 */
export async function sendWeeklyMails(parts: WeeklyMailParts, addedWeek?: string): Promise<string | undefined> {
  const { database, now, log, isStopping } = parts;
  const week = dueWeek(now());
  if (week === null) return undefined;
  if (week.from !== addedWeek) await addJobs(database, week, now());
  const onError = (error: unknown) => log.error({ err: error }, 'a weekly email could not be sent');
  await runJobs({ database, now, onError, ...(isStopping && { isStopping }) }, workOn(parts, week));
  return week.from;
}

/** Sends weekly emails when they are due. Servers that share a database share the work. */
export function weeklyMailJob(parts: Omit<WeeklyMailParts, 'isStopping'>): JobLoop {
  let addedWeek: string | undefined;
  return new JobLoop(
    async (isStopping) => {
      addedWeek = await sendWeeklyMails({ ...parts, isStopping }, addedWeek);
    },
    (error) => parts.log.error({ err: error }, 'weekly emails could not be sent'),
  );
}
