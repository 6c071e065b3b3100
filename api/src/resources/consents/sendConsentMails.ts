import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { JobModel } from '../../platform/jobs/Job.model.ts';
import { JobLoop } from '../../platform/jobs/JobLoop.ts';
import { type JobWork, runJobs } from '../../platform/jobs/jobQueue.ts';
import { consentGivenMail } from './consentMails.ts';
import { AccountModel } from '../people/Account.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import type { ConsentModel } from './Consent.model.ts';

const kind = 'consent-mail';

export interface ConsentMailParts extends Pick<ServerContext, 'database' | 'sendMail' | 'origin' | 'now'> {
  readonly log: Pick<Logger, 'error'>;
}

/** Adds the job for the email about a consent, in the transaction of the consent: a server that is killed then forgets neither. */
export async function addConsentMail(trx: Knex, { id, learnerId, userId, at }: ConsentModel): Promise<void> {
  await JobModel.query(trx).insert({ kind, key: String(id), learnerId, userId, attempts: 0, createdAt: at });
}

function workOn({ database, sendMail, origin }: ConsentMailParts): JobWork {
  return {
    kind,
    isKept: false,
    concurrency: 1,
    prepare: () =>
      Promise.resolve(async ({ key, learnerId, userId }) => {
        const parent = await AccountModel.query(database).findOne({ id: userId }).select('email');
        const child = await LearnerModel.query(database).findOne({ id: learnerId }).select('nickname');
        if (parent === undefined || child === undefined) return;
        await sendMail(consentGivenMail(parent.email, { origin, nickname: child.nickname, key }));
      }),
  };
}

/** Sends the emails that tell parents that consent was given. Servers that share a database share the work. */
export function consentMailJob(parts: ConsentMailParts): JobLoop {
  const { database, now, log } = parts;
  const onError = (error: unknown) => log.error({ err: error }, 'a consent email could not be sent');
  return new JobLoop((isStopping) => runJobs({ database, now, onError, isStopping }, workOn(parts)), onError);
}
