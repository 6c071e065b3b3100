import type { AppContext } from './context.ts';
import { oldCountsJob } from './platform/http/rateLimit.ts';
import type { JobLoop } from './platform/jobs/JobLoop.ts';
import { classEndMailJob } from './resources/classes/endOfClass.ts';
import { reconcileJob } from './resources/payments/jobs.ts';
import { retentionJob } from './resources/retention/retention.ts';
import { weeklyMailJob } from './resources/weekly-mail/sendWeeklyMails.ts';

/** Returns all background jobs. */
export function jobsOf(context: AppContext): readonly JobLoop[] {
  const { database, log, clock, consentMails, payments } = context;
  return [
    clock.job(),
    oldCountsJob(database, log),
    retentionJob(context),
    weeklyMailJob(context),
    consentMails,
    classEndMailJob(context),
    reconcileJob(payments),
  ];
}
