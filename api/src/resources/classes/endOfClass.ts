import { classEndDayHours, classEndWarningDays } from '@countertop/contract/classes/classes.limits';
import { hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { ServerContext } from '../../platform/ServerContext.ts';
import type { ServerClock } from '../../platform/clock/ServerClock.ts';
import { addDays, dayOf } from '../../platform/days.ts';
import { type Deleted, leastPeople, runLimit } from '../../platform/db/deleteDue.ts';
import { JobModel } from '../../platform/jobs/Job.model.ts';
import { JobLoop } from '../../platform/jobs/JobLoop.ts';
import { type JobWork, runJobs } from '../../platform/jobs/jobQueue.ts';
import { classEndMail } from './classMails.ts';
import type { ErasureParts } from '../erasure/erase.ts';
import { eraseClass } from './deleteClasses.ts';
import { ClassModel } from './Class.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';

/** Kind of the jobs. */
export const classEndKind = 'class-end-mail';
/** An email is sent up to this many days late, in case no server was running. Less than the days between two of them. */
const lateDays = 5;
/** Spares the mail server: emails sent at the same time by one server. */
const concurrency = 4;

export interface ClassEndParts extends Pick<ServerContext, 'database' | 'sendMail' | 'origin' | 'now'> {
  readonly log: Pick<Logger, 'error'>;
  readonly isStopping?: () => boolean;
}

/**
 * Adds a job for each email to the staff of classes that end soon, once, however many servers do it. A class that was made after the email
 * would have been due gets none.
 */
async function addJobs(database: Knex, nowMs: number): Promise<void> {
  for (const days of classEndWarningDays) {
    const lastDue = addDays(dayOf(nowMs), days);
    const staff = await ClassStaffModel.query(database)
      .withGraphJoined('class')
      .whereBetween('class.endsOn', [addDays(lastDue, -lateDays), lastDue]);
    for (const { classId, userId, class: one } of staff) {
      if (one === undefined || one.createdAt >= Date.parse(addDays(one.endsOn, -days))) continue;
      const key = [one.endsOn, days, classId, userId].join('.');
      await JobModel.query(database)
        .insert({ kind: classEndKind, key, userId, attempts: 0, createdAt: nowMs })
        .onConflict(['kind', 'key'])
        .ignore();
    }
  }
}

function workOn({ database, sendMail, origin }: ClassEndParts): JobWork {
  return {
    kind: classEndKind,
    isKept: true,
    concurrency,
    prepare: () =>
      Promise.resolve(async ({ key, userId }) => {
        const [endsOn = '', , classId = ''] = key.split('.');
        const staff = await ClassStaffModel.query(database)
          .findOne({ classId, userId })
          .withGraphFetched('[user, class]');
        // Removed since then, or the class was prolonged.
        if (staff?.user === undefined || staff.class?.endsOn !== endsOn) return;
        await sendMail(classEndMail({ to: staff.user.email, className: staff.class.name, endsOn, origin, key }));
      }),
  };
}

/**
 * Sends the emails that are due to the staff of classes that end soon, each once. Several servers may run this at once. `addedDay` is the
 * day whose jobs are added already. Returns today.
 */
export async function sendClassEndMails(parts: ClassEndParts, addedDay?: string): Promise<string> {
  const { database, now, log, isStopping } = parts;
  const today = dayOf(now());
  if (today !== addedDay) await addJobs(database, now());
  const onError = (error: unknown) => log.error({ err: error }, 'an email about the end of a class could not be sent');
  await runJobs({ database, now, onError, ...(isStopping && { isStopping }) }, workOn(parts));
  return today;
}

export interface ClassEndJobParts extends Omit<ClassEndParts, 'isStopping'> {
  readonly clock: Pick<ServerClock, 'jump'>;
}

/**
 * Sends emails about the end of classes when they are due, if the clock is accepted: each is sent only once. Servers that share a
 * database share the work.
 */
export function classEndMailJob(parts: ClassEndJobParts): JobLoop {
  let addedDay: string | undefined;
  return new JobLoop(
    async (isStopping) => {
      if ((await parts.clock.jump()) !== null) return;
      addedDay = await sendClassEndMails({ ...parts, isStopping }, addedDay);
    },
    (error) => parts.log.error({ err: error }, 'emails about the end of classes could not be sent'),
  );
}

/** Erases classes whose last day is over, with their children, at most as many as one run may. */
export async function eraseEndedClasses(parts: ErasureParts, nowMs: number): Promise<Deleted> {
  const lastDay = dayOf(nowMs - classEndDayHours * hourMs);
  const limit = runLimit(await ClassModel.query(parts.database).resultSize(), leastPeople);
  const ended = await ClassModel.query(parts.database)
    .where('endsOn', '<=', lastDay)
    .orderBy('endsOn')
    .limit(limit)
    .select('id');
  for (const { id } of ended) await eraseClass({ ...parts, isByAge: true }, id, nowMs);
  return { count: ended.length, isLimited: ended.length >= limit };
}
