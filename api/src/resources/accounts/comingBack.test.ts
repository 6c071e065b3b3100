import { hourMs } from '@countertop/contract/shared/time';
import { describe, expect, it } from 'vitest';
import { mailsTo, someMailsTo, tokenOf } from '../../../test/browser.ts';
import { People, password, signUp } from '../../../test/people.ts';

const people = new People();

describe('signing in', () => {
  it('starts a new session each time and ends the previous one (v5.0.0-7.2.4)', async () => {
    const parent = await people.account('again@school.example');
    const old = people.browser();
    for (const [name, value] of parent.cookies) old.cookies.set(name, value);

    const response = await parent.post('/api/auth/sign-in', { email: 'Again@School.Example', password });

    expect(await response.json()).toMatchObject({ email: 'again@school.example', role: 'user' });
    expect(parent.cookies.get('session')).not.toBe(old.cookies.get('session'));
    expect([await parent.isSignedIn(), await old.isSignedIn()]).toEqual([true, false]);
  });

  it('is impossible before the address is confirmed, which a password reset does, too', async () => {
    const email = 'early@school.example';
    const parent = people.browser();
    await parent.post('/api/auth/sign-up', signUp(email));
    await someMailsTo(people.server, email);
    const signIn = () => parent.post('/api/auth/sign-in', { email, password });

    const before = (await signIn()).status;
    await parent.post('/api/auth/forgot-password', { email });
    const [, mail] = await someMailsTo(people.server, email, 2);
    await parent.post('/api/auth/confirm', { token: tokenOf(mail), password });

    expect([before, (await signIn()).status]).toEqual([401, 200]);
  });

  it('is blocked after ten wrong attempts, but not for the owner elsewhere (v5.0.0-6.1.1, v5.0.0-6.3.1)', async () => {
    await people.account('tried@school.example');
    const guess = (from: string, attempt: string) =>
      people.browser(from).post('/api/auth/sign-in', { email: 'tried@school.example', password: attempt });
    const statuses = [];
    for (let round = 0; round < 11; round += 1) statuses.push((await guess('203.0.113.1', `guess ${round}`)).status);

    const blocked = await guess('203.0.113.1', password);
    const owner = await guess('203.0.113.2', password);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect([blocked.status, owner.status]).toEqual([429, 200]);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it(
    'does not lock out a known browser or the owner of the inbox during an attack from many networks',
    { tags: ['nightly'] },
    async () => {
      const owner = await people.account('target@school.example');
      await owner.call('GET', '/api/logout');
      for (let round = 0; round < 100; round += 1) {
        await people.browser(`198.51.${round}.1`).post('/api/auth/sign-in', {
          email: 'target@school.example',
          password: 'a guess',
        });
      }
      const signIn = { email: 'target@school.example', password };

      const stranger = await people.browser('198.51.200.1').post('/api/auth/sign-in', signIn);
      const known = await owner.post('/api/auth/sign-in', signIn);
      const other = await owner.post('/api/auth/sign-in', { ...signIn, email: 'nobody@school.example' });

      expect([stranger.status, known.status, other.status]).toEqual([429, 200, 401]);
      expect(await stranger.json()).toEqual({
        error: expect.stringMatching(
          /^There have been too many sign-in attempts, maybe not yours\. Ask for an email link/,
        ),
        code: 'sign_in_blocked',
      });

      // The owner, in a new browser.
      const fresh = people.browser('198.51.200.2');
      await fresh.post('/api/auth/forgot-password', { email: 'target@school.example' });
      const [, mail] = await someMailsTo(people.server, 'target@school.example', 2);
      const byLink = await fresh.post('/api/auth/reset-password', { token: tokenOf(mail), password });
      await fresh.call('GET', '/api/logout');
      const afterwards = await fresh.post('/api/auth/sign-in', signIn);

      expect([byLink.status, afterwards.status]).toEqual([200, 200]);
    },
  );
});

describe('a forgotten password', () => {
  it('is replaced by the link, once, which ends every session and signs in this browser (v5.0.0-6.4.3)', async () => {
    const email = 'forgot@school.example';
    const before = await people.account(email);
    const parent = people.browser();
    await parent.post('/api/auth/forgot-password', { email });
    await parent.post('/api/auth/forgot-password', { email });
    const [, first, second] = await someMailsTo(people.server, email, 3);
    const reset = (mail: string | undefined) =>
      parent.post('/api/auth/reset-password', { token: tokenOf(mail), password: 'brand new one' });

    const used = await reset(first);
    const again = await reset(first);
    const other = await reset(second);

    expect([used.status, again.status, other.status]).toEqual([200, 410, 410]);
    expect([await before.isSignedIn(), await parent.isSignedIn()]).toEqual([false, true]);
    const signIn = async (attempt: string) =>
      (await people.browser().post('/api/auth/sign-in', { email, password: attempt })).status;
    expect([await signIn(password), await signIn('brand new one')]).toEqual([401, 200]);
    expect((await someMailsTo(people.server, email, 4)).at(-1)).toContain('was changed');
  });

  it('has a link that works for an hour, and not as a confirmation (v5.0.0-6.4.1)', async () => {
    const email = 'hour@school.example';
    await people.account(email);
    await people.browser().post('/api/auth/forgot-password', { email });
    const [, mail] = await someMailsTo(people.server, email, 2);
    const token = tokenOf(mail);

    const asConfirmation = await people.browser().post('/api/auth/confirm', { token, password });
    people.nowMs += hourMs;
    const late = await people.browser().post('/api/auth/reset-password', { token, password: 'brand new one' });

    expect([asConfirmation.status, late.status]).toEqual([410, 410]);
  });

  it('sends at most six emails an hour, three per network, with the same response to every request', async () => {
    const email = 'flooded@school.example';
    await people.account(email);
    const statuses = [];
    for (const network of ['203.0.113.50', '203.0.113.51', '203.0.113.52']) {
      for (let round = 0; round < 4; round += 1)
        statuses.push((await people.browser(network).post('/api/auth/forgot-password', { email })).status);
    }
    await people.browser().post('/api/auth/forgot-password', { email: 'hour@school.example' });
    await someMailsTo(people.server, 'hour@school.example', 3);

    expect(new Set(statuses)).toEqual(new Set([200]));
    // One of them confirmed the address.
    expect(await mailsTo(people.server, email)).toHaveLength(7);
  });

  it('can be replaced by its owner even if strangers use up the limits', async () => {
    const email = 'silenced@school.example';
    const known = await people.account(email);
    for (let round = 0; round < 8; round += 1) await people.browser().post('/api/auth/sign-up', signUp(email));
    const afterSignUps = await someMailsTo(people.server, email, 3);
    for (let round = 0; round < 8; round += 1) await people.browser().post('/api/auth/forgot-password', { email });
    await someMailsTo(people.server, email, 9);

    // Strangers trigger no more emails now, but the last one has a working link, and the owner's browser has its own limit.
    await known.post('/api/auth/forgot-password', { email });
    const mails = await someMailsTo(people.server, email, 10);
    const owner = people.browser();
    const byNewest = await owner.post('/api/auth/reset-password', {
      token: tokenOf(mails.at(-2)),
      password: 'brand new one',
    });

    expect([afterSignUps.length, mails.length, byNewest.status]).toEqual([3, 10, 200]);
    expect(mails.slice(-7).every((mail) => mail.includes('#reset='))).toBe(true);
  });

  it('can be reset at most 120 times an hour from one network (v5.0.0-2.4.1)', async () => {
    const one = people.browser('192.0.2.7');
    const statuses = [];
    for (let round = 0; round < 121; round += 1) {
      statuses.push((await one.post('/api/auth/forgot-password', { email: `x${round}@school.example` })).status);
    }

    expect([statuses.indexOf(429), statuses.length]).toEqual([120, 121]);
  });
});

describe('changing', () => {
  it('the password requires the current one, ends other sessions and renews this one (v5.0.0-6.2.3, v5.0.0-7.4.3)', async () => {
    const email = 'change@school.example';
    const here = await people.account(email);
    const there = people.browser();
    await there.post('/api/auth/sign-in', { email, password });
    const before = here.cookies.get('session');
    const change = (given: string, newPassword: string) =>
      here.post('/api/auth/change-password', { password: given, newPassword });

    const wrong = await change('not this one', 'brand new one');
    const common = await change(password, 'password123');
    const right = await change(password, 'brand new one');

    expect([wrong.status, common.status, right.status]).toEqual([422, 422, 200]);
    expect(await wrong.json()).toMatchObject({ fields: { password: expect.any(String) } });
    expect(await common.json()).toMatchObject({ fields: { newPassword: expect.any(String) } });
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false]);
    expect(here.cookies.get('session')).not.toBe(before);
  });

  it('the name trims it', async () => {
    const parent = await people.account('name@school.example');
    const rename = (displayName: unknown) => parent.call('PATCH', '/api/user/profile', { displayName });

    const statuses = [];
    for (const wrong of ['', '  ', 'x'.repeat(51), 'a\0b', 7, null]) statuses.push((await rename(wrong)).status);
    const renamed = await rename('  Ana de la Peña 🍝 ');

    expect(statuses).toEqual([422, 422, 422, 422, 422, 422]);
    expect(await renamed.json()).toMatchObject({ displayName: 'Ana de la Peña 🍝' });
    expect(await (await parent.call('GET', '/api/auth/user')).json()).toMatchObject({
      displayName: 'Ana de la Peña 🍝',
    });
  });

  it('the list of sessions ends one other session or all of them (v5.0.0-7.5.2)', async () => {
    const email = 'many@school.example';
    const here = await people.account(email);
    const others = [people.browser(), people.browser(), people.browser()];
    for (const other of others) await other.post('/api/auth/sign-in', { email, password });
    const state = async () => Promise.all(others.map((other) => other.isSignedIn()));
    const list = await (await others[0]?.call('GET', '/api/auth/sessions'))?.json();
    const [current] = (list as { id: string; isCurrent: boolean }[]).filter(({ isCurrent }) => isCurrent);

    await here.call('DELETE', `/api/auth/sessions/${current?.id}`);
    const afterOne = await state();
    await here.call('DELETE', '/api/auth/sessions');

    expect([afterOne, await state(), await here.isSignedIn()]).toEqual([
      [false, true, true],
      [false, false, false],
      true,
    ]);
  });
});
