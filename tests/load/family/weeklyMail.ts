import { setTimeout as after } from 'node:timers/promises';
import { dayMs } from '@countertop/contract/shared/time';
import { answeredWrong, playedAttempts } from '../../../api/test/attempts.ts';
import { openDatabase } from '../../../api/src/platform/db/db.ts';
import { columnOf } from '../../../api/src/platform/db/snakeCase.ts';
import { JobModel } from '../../../api/src/platform/jobs/Job.model.ts';
import { makeMailer } from '../../../api/src/platform/mail/mailer.ts';
import { makeLog } from '../../../api/src/platform/observability/log.ts';
import { insertAccount } from '../../../api/src/resources/people/insertAccount.ts';
import { newUser } from '../../../api/src/resources/people/users.ts';
import { toAttemptRow } from '../../../api/src/resources/attempts/toAttemptRow.ts';
import { writeAttempts } from '../../../api/src/resources/attempts/writeAttempts.ts';
import { sendWeeklyMails } from '../../../api/src/resources/weekly-mail/sendWeeklyMails.ts';
import { writeWeeklyMail } from '../../../api/src/resources/weekly-mail/weeklyMail.service.ts';

/** A Monday when the emails about the week before are due. */
const dueMs = Date.parse('2026-11-23T12:00:00Z');
const log = makeLog('silent', process.stderr);
const open = (url: string) => openDatabase({ client: 'pg', url }, log);

/** Stores families whose child has played in the week that emails are due about. */
export async function storeFamilies(url: string, count: number): Promise<void> {
  const database = await open(url);
  const [id, onMs] = ['family-0', dueMs - 10 * dayMs];
  const paid = { subscriptionTier: 'family', subscriptionStatus: 'active', confirmedAt: onMs } as const;
  await insertAccount(database, { ...newUser('family-0@home.example', onMs), id, ...paid });
  const played = playedAttempts(12, { seed: 3, startMs: dueMs - 4 * dayMs });
  const rows = played.map((one) => toAttemptRow(id, answeredWrong(one), dueMs));
  await writeAttempts(
    database,
    rows.filter((row) => typeof row !== 'string'),
  );
  await writeWeeklyMail(database, { learnerId: id, userId: id }, true, onMs);
  for (const table of ['users', 'learners', 'guardians', 'skill_days', 'attempts', 'weekly_mails']) {
    const columns = Object.keys(await database(table).columnInfo()).map(columnOf);
    const copied = columns.map((column) => {
      const isOwner = column === 'learner_id' || column === 'user_id';
      if (isOwner || (column === 'id' && table !== 'attempts')) return `'family-' || copy`;
      if (column === 'email') return `'family-' || copy || '@home.example'`;
      if (column === 'token') return `lpad(copy::text, 43, 't')`;
      return `"${column}"`;
    });
    await database.raw(
      `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
      select ${copied.join(', ')} from ${table}, generate_series(1, ${count - 1}) as copy`,
    );
  }
  await database.raw('analyze');
  await database.destroy();
}

interface Work {
  readonly url: string;
  readonly smtpUrl: string;
  /** When the clock of the jobs was started, the same for all processes. Milliseconds since 1970 UTC. */
  readonly startedMs: number;
  /** How much faster than time the clock of the jobs runs, so that a small sample need not wait for claims to end. */
  readonly speed: number;
}

/** Sends all weekly emails that are due, together with other processes. Resolves when none is left. */
export async function work({ url, smtpUrl, startedMs, speed }: Work): Promise<void> {
  const database = await open(url);
  const settings = { smtpUrl, from: 'Countertop <hello@countertop.example>', outboxFolder: '/nowhere' };
  const parts = {
    database,
    sendMail: makeMailer({ ...settings, supportUrl: 'https://countertop.example/support' }),
    origin: 'https://countertop.example',
    now: () => dueMs + (Date.now() - startedMs) * speed,
    log: { error: (detail: unknown) => console.error(detail) },
  };
  for (;;) {
    await sendWeeklyMails(parts);
    if ((await JobModel.query(database).whereNull('doneAt').resultSize()) === 0) break;
    await after(500);
  }
  await database.destroy();
}
