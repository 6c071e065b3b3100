import { hourMs } from '@countertop/contract/shared/time';
import { describe, expect, it } from 'vitest';
import { deleteUnconfirmed } from '../retention/accounts.ts';
import { mailsTo, someMailsTo, tokenOf } from '../../../test/browser.ts';
import { People, password, signUp } from '../../../test/people.ts';

const people = new People();

describe('a new account', () => {
  it('is confirmed by the link and signed in where the link is opened (v5.0.0-14.2.1)', async () => {
    const parent = people.browser();

    const asked = await parent.post('/api/auth/sign-up', signUp('New@School.example', { returnTo: '/pricing' }));
    const before = await parent.isSignedIn();
    const [mail] = await someMailsTo(people.server, 'new@school.example');
    const phone = people.browser();
    const found = await phone.post('/api/auth/link', { token: tokenOf(mail), purpose: 'confirm' });
    const confirmed = await phone.post('/api/auth/confirm', { token: tokenOf(mail), password });

    expect([asked.status, await asked.json(), before]).toEqual([200, { ok: true }, false]);
    expect(await found.json()).toEqual({ email: 'new@school.example' });
    expect(await confirmed.json()).toEqual({ returnTo: '/pricing' });
    expect([await parent.isSignedIn(), await phone.isSignedIn()]).toEqual([false, true]);
    expect(phone.cookies.get('signed-in')).toBe('1');
  });

  it('stores the password as an Argon2id hash and tokens as hashes (v5.0.0-11.4.2)', async () => {
    const parent = await people.account('kept@school.example');

    const row = await people.rowOf('kept@school.example');
    const sessions = await people.server.read((database) => database('auth_sessions').where({ userId: row.id }));

    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row).toMatchObject({
      role: 'user',
      subscriptionTier: 'free',
      adultConfirmedAt: people.nowMs,
      confirmedAt: people.nowMs,
    });
    expect(JSON.stringify(sessions)).not.toContain(parent.cookies.get('session'));
    expect(sessions).toMatchObject([{ device: 'Firefox on Windows' }]);
  });

  it('belongs to the person who opens a link and chooses a password, even if someone else signed up', async () => {
    const email = 'wanted@school.example';
    const attacker = people.browser();
    await attacker.post('/api/auth/sign-up', signUp(email, { returnTo: '/what-we-know' }));
    // An old page may still send a password.
    await attacker.post('/api/auth/sign-up', signUp(email, { password: 'of the attacker' }));
    await people.browser().post('/api/auth/sign-up', signUp(email));
    const [oldest, newest] = await someMailsTo(people.server, email, 2);
    const signIn = async (attempt: string) =>
      (await people.browser().post('/api/auth/sign-in', { email, password: attempt })).status;
    const before = [await signIn('of the attacker'), await signIn('of the owner')];

    const owner = people.browser();
    const confirmed = await owner.post('/api/auth/confirm', { token: tokenOf(oldest), password: 'of the owner' });
    const other = await attacker.post('/api/auth/confirm', { token: tokenOf(newest), password: 'of the attacker' });

    expect(before).toEqual([401, 401]);
    expect([confirmed.status, other.status]).toEqual([200, 410]);
    expect([await owner.isSignedIn(), await attacker.isSignedIn()]).toEqual([true, false]);
    expect([await signIn('of the attacker'), await signIn('of the owner')]).toEqual([401, 200]);
    const stored = await people.server.read((database) => database('single_use_links').columnInfo());
    expect(Object.keys(stored)).not.toContain('passwordHash');
  });

  it('discards everything set by someone else when it is confirmed', async () => {
    const email = 'prepared@school.example';
    const prepared = await people.server.signedIn({ email, confirmedAt: null, displayName: 'Attacker' });
    await people.server.read((database) =>
      database('second_factors').insert({ userId: prepared.id, secret: 'x', madeAt: 1, onAt: 1 }),
    );
    const owner = people.browser();
    await owner.post('/api/auth/forgot-password', { email });
    const [mail] = await someMailsTo(people.server, email);

    await owner.post('/api/auth/confirm', { token: tokenOf(mail), password });

    expect(await (await owner.call('GET', '/api/auth/user')).json()).toMatchObject({
      id: prepared.id,
      displayName: null,
    });
    expect((await prepared.call('GET', '/api/auth/user')).status).toBe(401);
    expect(await people.server.read((database) => database('second_factors').where({ userId: prepared.id }))).toEqual(
      [],
    );
  });

  it('accepts a link once, within a day', async () => {
    const parent = people.browser();
    await parent.post('/api/auth/sign-up', signUp('late@school.example'));
    const [mail] = await someMailsTo(people.server, 'late@school.example');
    const confirm = async () =>
      (await people.browser().post('/api/auth/confirm', { token: tokenOf(mail), password })).status;
    people.nowMs += 24 * hourMs;
    const late = await confirm();
    people.nowMs -= 1;

    expect([late, ...(await Promise.all([confirm(), confirm(), confirm()])).toSorted()]).toEqual([410, 200, 410, 410]);
  });

  it('accepts a valid link from a network that tried many invalid ones', async () => {
    const email = 'shared-network@school.example';
    const parent = people.browser('192.0.2.60');
    await parent.post('/api/auth/sign-up', signUp(email));
    const [mail] = await someMailsTo(people.server, email);
    const statuses = [];
    for (let attempt = 0; attempt < 61; attempt += 1) {
      const wrong = { token: String(attempt).padEnd(43, 'x'), purpose: 'confirm' };
      statuses.push((await people.browser('192.0.2.60').post('/api/auth/link', wrong)).status);
    }

    const confirmed = await parent.post('/api/auth/confirm', { token: tokenOf(mail), password });

    expect([statuses.indexOf(429), confirmed.status]).toEqual([60, 200]);
  });

  it('can be confirmed until a week after the last sign-up', async () => {
    const email = 'second-thoughts@school.example';
    const weekMs = 7 * 24 * hourMs;
    await people.browser().post('/api/auth/sign-up', signUp(email));
    await someMailsTo(people.server, email);
    people.nowMs += weekMs - hourMs;
    await people.browser().post('/api/auth/sign-up', signUp(email));
    const [, mail] = await someMailsTo(people.server, email, 2);
    people.nowMs += 2 * hourMs;
    await people.server.read((database) => deleteUnconfirmed(database, people.nowMs));

    const confirmed = await people.browser().post('/api/auth/confirm', { token: tokenOf(mail), password });

    expect(confirmed.status).toBe(200);
  });

  it.each([
    ['a child', { isAdult: false }],
    ['a missing age confirmation', { isAdult: undefined }],
    ['no address', { email: 'refused' }],
    ['two addresses', { email: 'rejected@school.example\nBcc: all@school.example' }],
    ['a role', { role: 'admin' }],
    ['a password before the address is confirmed', { password }],
  ])('is rejected for %s, with an error for the field', async (_, wrong) => {
    const response = await people.browser().post('/api/auth/sign-up', signUp('rejected@school.example', wrong));

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [Object.keys(wrong)[0] ?? '']: expect.any(String) } });
    expect(await mailsTo(people.server, 'rejected@school.example')).toEqual([]);
  });

  it('rejects a weak password and keeps the link valid (v5.0.0-6.2.4, v5.0.0-6.2.12)', async () => {
    const email = 'weak.password@school.example';
    const parent = people.browser();
    await parent.post('/api/auth/sign-up', signUp(email));
    const [mail] = await someMailsTo(people.server, email);
    const confirm = (chosen: string) => parent.post('/api/auth/confirm', { token: tokenOf(mail), password: chosen });

    for (const weak of ['7 chars', 'é'.repeat(129), 'Password1', email, 'weak.password', 'zzzzzzzzzzz']) {
      const rejected = await confirm(weak);

      expect([weak, rejected.status]).toEqual([weak, 422]);
      expect(await rejected.json()).toMatchObject({ fields: { password: expect.any(String) } });
    }
    expect((await confirm(password)).status).toBe(200);
  });

  it('accepts 8 to 128 characters of any script, and all of them count (v5.0.0-6.2.1, v5.0.0-6.2.5, v5.0.0-6.2.8, v5.0.0-6.2.9)', async () => {
    const long = `${'長い合言葉'.repeat(25)}abc`;
    for (const [email, chosen] of [
      ['short@school.example', 'kX9 vÜ2q'],
      ['long@school.example', long],
    ] as const) {
      const parent = people.browser();
      await parent.post('/api/auth/sign-up', signUp(email));
      const [mail] = await someMailsTo(people.server, email);
      await parent.post('/api/auth/confirm', { token: tokenOf(mail), password: chosen });
      const signIn = async (attempt: string) =>
        (await people.browser().post('/api/auth/sign-in', { email, password: attempt })).status;

      expect([
        await signIn(chosen),
        await signIn(`${chosen.slice(0, -1)}x`),
        await signIn(chosen.normalize('NFD')),
      ]).toEqual([200, 401, 200]);
    }
  });
});

describe('the existence of an account', () => {
  it('is revealed by the email only, not by a response (v5.0.0-6.3.8)', async () => {
    await people.account('known@school.example');

    for (const [path, body] of [
      ['/api/auth/sign-up', { isAdult: true }],
      ['/api/auth/forgot-password', {}],
      ['/api/auth/sign-in', { password: 'something else' }],
    ] as const) {
      const known = await people.browser().post(path, { ...body, email: 'known@school.example' });
      const unknown = await people
        .browser()
        .post(path, { ...body, email: `unknown-${path.split('/').at(-1)}@school.example` });

      expect(known.status).toBe(unknown.status);
      expect(await known.text()).toBe(await unknown.text());
      expect(known.headers.getSetCookie().length).toBe(unknown.headers.getSetCookie().length);
    }
    const mails = await someMailsTo(people.server, 'known@school.example', 3);
    expect(mails.filter((mail) => mail.includes('You already have'))).toHaveLength(1);
    // The email after the sign-up contains a reset link, too.
    expect(mails.filter((mail) => mail.includes('#reset='))).toHaveLength(2);
  });

  it('is not revealed by the response time (v5.0.0-6.3.8)', async () => {
    await people.account('slow@school.example');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // Alternately, so that a busy machine slows both down.
    for (let round = 0; round < 11; round += 1) {
      const emails = { known: 'slow@school.example', unknown: `nobody-${round}@school.example` };
      for (const who of ['known', 'unknown'] as const) {
        const startedMs = performance.now();
        await people.browser().post('/api/auth/sign-in', { email: emails[who], password: 'something else' });
        times[who].push(performance.now() - startedMs);
      }
    }
    const [known = 0, unknown = 0] = [times.known, times.unknown].map(
      (each) => each.toSorted((one, other) => one - other)[5],
    );

    // Without the placeholder hash, the unknown address takes a tenth of the time.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});
