import { hourMs } from '@countertop/contract/shared/time';
import { currentUser } from '@countertop/contract/accounts/user';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mailsTo, someMailsTo, type TestBrowser, tokenOf } from '../../../test/browser.ts';
import { password, People, signUp } from '../../../test/people.ts';
import { eventually } from '../../../../tests/support/eventually.ts';

const people = new People();

const ask = (browser: TestBrowser, email: string) => browser.post('/api/auth/email-change', { email });
const confirm = (browser: TestBrowser, token: string) => browser.post('/api/auth/email-change/confirm', { token });
const signIn = async (email: string, attempt = password) =>
  (await people.browser().post('/api/auth/sign-in', { email, password: attempt })).status;
const tokenIn = (mail = '') => /#(?:new|keep)-email=([\w-]+)/.exec(mail)?.[1] ?? '';
/** Returns the token in the newest email to an address. */
const newestToken = async (email: string, count: number) =>
  tokenIn((await someMailsTo(people.server, email, count)).at(-1));
const emailOf = async (browser: TestBrowser) =>
  z.parse(currentUser, await (await browser.call('GET', '/api/auth/user')).json()).email;

describe('changing the email address', () => {
  it('takes effect when the link is opened in any browser, and ends other sessions', async () => {
    const [owner, other] = [await people.account('old@school.example'), people.browser()];
    await other.post('/api/auth/sign-in', { email: 'old@school.example', password });

    const asked = await ask(owner, 'New@School.example');
    const token = await newestToken('new@school.example', 1);
    const before = await emailOf(owner);
    const [first, again] = [await confirm(owner, token), await confirm(people.browser(), token)];

    expect([asked.status, before]).toEqual([200, 'old@school.example']);
    expect([first.status, again.status]).toEqual([200, 410]);
    expect(await emailOf(owner)).toBe('new@school.example');
    expect(await other.isSignedIn()).toBe(false);
    expect([await signIn('old@school.example'), await signIn('new@school.example')]).toEqual([401, 200]);
    const notices = await someMailsTo(people.server, 'old@school.example', 3);
    expect(notices.map((mail) => /Subject: (.+)/.exec(mail)?.[1]).slice(1)).toEqual([
      'Someone asked to change the email address of your Countertop account',
      'The email address of your Countertop account was changed',
    ]);
    expect(notices.join()).not.toContain('new@school.example');
  });

  it('can be undone from the earlier address for a week, even after a password change', async () => {
    const thief = await people.account('victim@school.example');
    await ask(thief, 'thief@school.example');
    await confirm(thief, await newestToken('thief@school.example', 1));
    await thief.post('/api/auth/change-password', { password, newPassword: 'password of the thief' });
    const token = await newestToken('victim@school.example', 3);
    const victim = people.browser();
    const revert = async () => (await victim.post('/api/auth/email-change/revert', { token })).status;

    const statuses = [await revert(), await revert()];
    await victim.post('/api/auth/forgot-password', { email: 'victim@school.example' });
    const [, link = ''] =
      /#reset=([\w-]+)/.exec((await someMailsTo(people.server, 'victim@school.example', 4)).at(-1) ?? '') ?? [];
    await victim.post('/api/auth/reset-password', { token: link, password: 'password of the victim' });

    expect(statuses).toEqual([200, 410]);
    expect([await thief.isSignedIn(), await victim.isSignedIn()]).toEqual([false, true]);
    expect(await signIn('thief@school.example', 'password of the thief')).toBe(401);
    expect(await signIn('victim@school.example', 'password of the thief')).toBe(401);
    expect(await emailOf(victim)).toBe('victim@school.example');
  });

  it('is canceled by a new password, and expires with its link', async () => {
    const owner = await people.account('stop@school.example');
    await ask(owner, 'stopped@school.example');
    const stopped = await newestToken('stopped@school.example', 1);
    await owner.post('/api/auth/change-password', { password, newPassword: 'another horse' });
    await ask(owner, 'late@school.example');
    const late = await newestToken('late@school.example', 1);
    people.nowMs += 24 * hourMs;

    expect((await confirm(owner, stopped)).status).toBe(410);
    expect((await confirm(owner, late)).status).toBe(410);
    expect(await emailOf(owner)).toBe('stop@school.example');
  });

  it('is canceled by a password reset, which keeps the link to the earlier address valid', async () => {
    const thief = await people.account('reset@school.example');
    await ask(thief, 'moved@school.example');
    await confirm(thief, await newestToken('moved@school.example', 1));
    const back = await newestToken('reset@school.example', 3);
    await ask(thief, 'elsewhere@school.example');
    const pending = await newestToken('elsewhere@school.example', 1);
    const owner = people.browser();
    await owner.post('/api/auth/forgot-password', { email: 'moved@school.example' });
    const mails = await someMailsTo(people.server, 'moved@school.example', 3);
    const reset = mails.map(tokenOf).findLast((token) => token !== '');
    await owner.post('/api/auth/reset-password', { token: reset, password: 'another horse' });

    expect((await confirm(owner, pending)).status).toBe(410);
    expect((await owner.post('/api/auth/email-change/revert', { token: back })).status).toBe(200);
  });

  it('invalidates second-factor links sent to the former address', async () => {
    const thief = await people.account('factor@school.example');
    const { userId: id } = await people.server.read(async (database) => {
      const owner = await database('users').where({ email: 'factor@school.example' }).first('id');
      const factor = { userId: owner.id, secret: 'x', madeAt: 1, onAt: 1, removalDueAt: people.nowMs + hourMs };
      await database('second_factors').insert(factor);
      const link = { userId: owner.id, purpose: 'keep-factor', expiresAt: people.nowMs + hourMs };
      await database('single_use_links').insert({ ...link, tokenHash: 'x' });
      return factor;
    });
    await ask(thief, 'refuge@school.example');
    await confirm(thief, await newestToken('refuge@school.example', 1));
    const [links, factors] = await people.server.read((database) =>
      Promise.all(['single_use_links', 'second_factors'].map((table) => database(table).where({ userId: id }))),
    );

    expect(links).toEqual([]);
    expect(factors).toMatchObject([{ onAt: 1, removalDueAt: null }]);
  });

  it('does not reveal whether the address has an account, and notifies its owner', async () => {
    await people.account('taken@school.example');
    const owner = await people.account('asker@school.example');

    const [taken, free] = [await ask(owner, 'taken@school.example'), await ask(owner, 'free@school.example')];

    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
    const [, mail = ''] = await someMailsTo(people.server, 'taken@school.example', 2);
    expect(mail).toContain('Subject: You already have a Countertop account\n');
    expect(tokenIn(mail)).toBe('');
    expect(await someMailsTo(people.server, 'asker@school.example', 3)).toHaveLength(3);
  });

  it('fails if the address was confirmed for another account in the meantime, and replaces an unconfirmed account', async () => {
    const [one, other] = [await people.account('one@school.example'), await people.account('other@school.example')];
    await people.browser().post('/api/auth/sign-up', signUp('wanted@school.example'));
    await someMailsTo(people.server, 'wanted@school.example', 1);
    await ask(one, 'wanted@school.example');
    const first = await newestToken('wanted@school.example', 2);
    await ask(other, 'wanted@school.example');
    const second = await newestToken('wanted@school.example', 3);

    const statuses = [(await confirm(one, first)).status, (await confirm(other, second)).status];

    expect(statuses).toEqual([200, 410]);
    expect([await emailOf(one), await emailOf(other)]).toEqual(['wanted@school.example', 'other@school.example']);
  });

  it('limits emails', async () => {
    const owner = await people.account('often@school.example');

    const statuses = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await ask(owner, 'stranger@school.example')).status);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await someMailsTo(people.server, 'often@school.example', 6);
    await eventually(async () => expect(await mailsTo(people.server, 'stranger@school.example')).toHaveLength(3));
    const same = await (
      await people.account('same@school.example')
    ).post('/api/auth/email-change', {
      email: 'SAME@school.example',
    });
    expect(same.status).toBe(422);
  });

  it('is included in the data export', async () => {
    const owner = await people.account('along@school.example');
    await ask(owner, 'pending@school.example');
    await newestToken('pending@school.example', 1);

    const bytes = Buffer.from(await (await owner.call('GET', '/api/user/export')).arrayBuffer());

    expect(bytes.includes('addresses.csv')).toBe(true);
  });
});
