import { dayMs } from '@countertop/contract/shared/time';
import { getWeeklyMail } from '@countertop/contract/family/weeklyMail';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { claimMs } from '../../platform/jobs/jobQueue.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { insertAccount } from '../people/insertAccount.ts';
import { newUser } from '../people/users.ts';
import { sendWeeklyMails } from './sendWeeklyMails.ts';
import { readWeeklyMail, writeWeeklyMail } from './weeklyMail.service.ts';
import { dueWeek } from './weeks.ts';

/** A Monday when the emails about November 16 to 22 are due. */
const mondayMs = Date.parse('2026-11-23T12:00:00Z');
const onMs = mondayMs - 10 * dayMs;

describe('sending', () => {
  let at: TestDatabase;
  let database: Knex;
  let nowMs: number;
  let mails: Mail[];
  let fault: (mail: Mail) => Error | null;
  beforeEach(async () => {
    at = await openTestDatabase();
    ({ database } = at);
    nowMs = mondayMs;
    mails = [];
    fault = () => null;
  });
  afterEach(() => at.end());

  const partsOf = (connection: Knex) => ({
    database: connection,
    origin: 'https://countertop.example',
    now: () => nowMs,
    log: { error: () => {} },
    async sendMail(mail: Mail) {
      const error = fault(mail);
      if (error) throw error;
      mails.push(mail);
    },
  });
  const send = (connection = database) => sendWeeklyMails(partsOf(connection));
  const keysOf = () => mails.map(({ to }) => to).toSorted();

  /** Stores a family whose child has played on a day of the week. */
  async function addFamily(name: string, day = '2026-11-18', row: object = {}): Promise<void> {
    const paid = { subscriptionTier: 'family' as const, confirmedAt: onMs, ...row };
    await insertAccount(database, { ...newUser(`${name}@home.example`, onMs), id: name, ...paid });
    const totals = { asked: 10, rightFirstTry: 8, withHelp: 0, corrected: 0, elapsedMs: 300_000 };
    await database('skill_days').insert({ learnerId: name, day, skill: 'times_tables', ...totals });
    await writeWeeklyMail(database, { learnerId: name, userId: name }, true, onMs);
  }
  const refused = () => Object.assign(new Error('no such user'), { responseCode: 550, command: 'RCPT TO' });

  it('sends one email per guardian, child and week, however often and wherever it runs', async () => {
    for (const name of ['ann', 'bob', 'cem']) await addFamily(name);
    const second = await at.reopen();

    await Promise.all([send(), send(second), send()]);
    await send();
    nowMs += dayMs;
    await send(second);
    await second.destroy();

    expect(keysOf()).toEqual(['ann@home.example', 'bob@home.example', 'cem@home.example']);
    nowMs = mondayMs + 7 * dayMs;
    await database('skill_days').update({ day: '2026-11-25' });
    await send();
    expect(mails).toHaveLength(6);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
  });

  it('skips who turned it off or has just turned it on, did not play, is unconfirmed or has no plan', async () => {
    await addFamily('yes');
    await addFamily('off');
    await writeWeeklyMail(database, { learnerId: 'off', userId: 'off' }, false, mondayMs);
    await addFamily('new');
    await writeWeeklyMail(database, { learnerId: 'new', userId: 'new' }, true, mondayMs);
    await addFamily('before', '2026-11-15');
    await addFamily('after', '2026-11-23');
    await addFamily('unconfirmed', undefined, { confirmedAt: null });
    await addFamily('free', undefined, { subscriptionTier: 'free' });

    await send();

    expect(keysOf()).toEqual(['yes@home.example']);
  });

  it('sends to a second guardian, who needs no plan, until they are no guardian anymore', async () => {
    await addFamily('ann');
    await insertAccount(database, { ...newUser('dad@home.example', onMs), id: 'dad', confirmedAt: onMs });
    await database('guardians').insert({ learnerId: 'ann', userId: 'dad', role: 'second', createdAt: onMs });
    await writeWeeklyMail(database, { learnerId: 'ann', userId: 'dad' }, true, onMs);

    await send();
    expect(keysOf()).toEqual(['ann@home.example', 'dad@home.example']);

    await database('guardians').where({ userId: 'dad' }).delete();
    expect(await database('weekly_mails').where({ userId: 'dad', learnerId: 'ann' })).toEqual([]);
  });

  it('repeats an email whose server was killed once its claim has ended, with the same ID', async () => {
    await addFamily('ann');
    let first: Mail | undefined;
    const killed = new Promise<never>(() => {});
    // Never resolves, like a process that was killed after the mail server took the email.
    void sendWeeklyMails({ ...partsOf(database), sendMail: (mail) => ((first = mail), killed) });
    await expect.poll(() => first).toBeDefined();

    await send();
    expect(mails).toEqual([]);
    nowMs += claimMs;
    await send();

    expect(mails).toEqual([first]);
    await send();
    expect(mails).toHaveLength(1);
  });

  it('tries again after half an hour if the mail server fails, and gives up on Thursday', async () => {
    await addFamily('ann');
    fault = () => new Error('connection lost');
    await send();
    fault = () => null;
    nowMs += 1_799_999;
    await send();
    expect(mails).toEqual([]);
    nowMs += 1;
    await send();
    expect(mails).toHaveLength(1);

    await addFamily('bob', '2026-11-25');
    nowMs = mondayMs + 7 * dayMs;
    fault = () => new Error('connection lost');
    await send();
    fault = () => null;
    nowMs = mondayMs + 14 * dayMs;
    await send();
    expect(mails).toHaveLength(1);
    expect(await database('jobs').whereNull('doneAt')).toEqual([]);
  });

  it('stops after two permanent bounces in a row, and says so', async () => {
    await addFamily('ann');
    const receiver = { learnerId: 'ann', userId: 'ann' };
    const playIn = (day: string) => database('skill_days').update({ day });
    fault = refused;
    await send();
    expect(await readWeeklyMail(database, receiver)).toEqual({ isOn: true, stopped: null });

    nowMs += 7 * dayMs;
    await playIn('2026-11-25');
    fault = () => null;
    await send();
    expect(mails).toHaveLength(1);

    fault = refused;
    for (const day of ['2026-12-02', '2026-12-09', '2026-12-16']) {
      nowMs += 7 * dayMs;
      await playIn(day);
      await send();
    }
    expect(await readWeeklyMail(database, receiver)).toEqual({ isOn: false, stopped: 'bounced' });
    expect(await database('jobs')).toHaveLength(4);

    await writeWeeklyMail(database, receiver, true, nowMs);
    expect(await readWeeklyMail(database, receiver)).toEqual({ isOn: true, stopped: null });
  });
});

it.each([
  ['2026-11-23T11:59:59Z', null],
  ['2026-11-23T12:00:00Z', '2026-11-16'],
  ['2026-11-25T23:59:59Z', '2026-11-16'],
  ['2026-11-26T00:00:00Z', null],
  ['2026-11-29T23:59:59Z', null],
  ['2026-11-30T12:00:00Z', '2026-11-23'],
])('is due at %s about the week from %s', (time, from) => {
  expect(dueWeek(Date.parse(time))?.from ?? null).toBe(from);
});

describe('the switch', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.end());

  it('is off by default, needs a plan to turn on, and is turned off by the link of an email', async () => {
    const [person, free] = [await server.signedIn({ subscriptionTier: 'explorer' }), await server.signedIn()];
    const path = `/api/learners/${person.id}/weekly-mail`;
    const read = async () => z.parse(getWeeklyMail.output, await (await person.call('GET', path)).json());
    const tokenOf = async () => {
      const row = await server.read((database) => database('weekly_mails').where({ userId: person.id }).first());
      return z.parse(z.string(), row?.token);
    };

    expect(await read()).toEqual({ isOn: false, stopped: null });
    expect((await free.call('PUT', `/api/learners/${free.id}/weekly-mail`, { isOn: true })).status).toBe(403);
    await person.call('PUT', path, { isOn: true });
    expect(await read()).toEqual({ isOn: true, stopped: null });

    const oneClick = `${server.url}/api/weekly-mail/unsubscribe-one-click?token=${await tokenOf()}`;
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(oneClick, { method: 'POST', body })).status).toBe(200);
    expect((await read()).isOn).toBe(false);

    await person.call('PUT', path, { isOn: true });
    expect((await server.post('/api/weekly-mail/unsubscribe', { token: await tokenOf() })).status).toBe(200);
    expect((await read()).isOn).toBe(false);
    expect((await server.post('/api/weekly-mail/unsubscribe', { token: 'x'.repeat(43) })).status).toBe(200);
    expect((await server.post('/api/weekly-mail/unsubscribe', { token: 'half' })).status).toBe(422);
  });
});
