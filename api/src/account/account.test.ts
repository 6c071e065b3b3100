import { describe, expect, it } from 'vitest';
import { mailsTo, someMailsTo, tokenOf } from './testBrowser.ts';
import { People, password, signUp } from './testPeople.ts';

const hourMs = 3_600_000;
const people = new People();

describe('a new account', () => {
  it('v5.0.0-14.2.1 is confirmed by the link and signed in where it was asked for', async () => {
    const parent = people.browser();

    const asked = await parent.post('/api/auth/sign-up', signUp('New@School.example', { returnTo: '/pricing' }));
    const before = await parent.isSignedIn();
    const [mail] = await someMailsTo(people.server, 'new@school.example');
    const confirmed = await parent.post('/api/auth/confirm', { token: tokenOf(mail) });

    expect([asked.status, await asked.json(), before]).toEqual([200, { ok: true }, false]);
    expect(await confirmed.json()).toEqual({ isSignedIn: true, returnTo: '/pricing' });
    expect(await parent.isSignedIn()).toBe(true);
    expect(parent.cookies.get('signed-in')).toBe('1');
  });

  it('v5.0.0-11.4.2 keeps the password as Argon2id and no token as it is', async () => {
    const parent = await people.account('kept@school.example');

    const row = await people.rowOf('kept@school.example');
    const sessions = await people.server.read((database) => database('auth_sessions').where({ user_id: row.id }));

    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row).toMatchObject({
      role: 'user',
      subscription_tier: 'free',
      adult_confirmed_at: people.nowMs,
      confirmed_at: people.nowMs,
    });
    expect(JSON.stringify(sessions)).not.toContain(parent.cookies.get('session'));
    expect(sessions).toMatchObject([{ device: 'Firefox on Windows' }]);
  });

  it('is not signed in by the link elsewhere, so that nobody gets into an account somebody else asked for', async () => {
    const stranger = people.browser();
    await stranger.post('/api/auth/sign-up', signUp('elsewhere@school.example'));
    const [mail] = await someMailsTo(people.server, 'elsewhere@school.example');
    const parent = people.browser();

    const confirmed = await parent.post('/api/auth/confirm', { token: tokenOf(mail) });

    expect(await confirmed.json()).toEqual({ isSignedIn: false, returnTo: null });
    expect([await parent.isSignedIn(), await stranger.isSignedIn()]).toEqual([false, false]);
  });

  it('gets the password of the sign-up whose link was opened', async () => {
    await people.browser().post('/api/auth/sign-up', signUp('two@school.example', { password: 'of the attacker' }));
    await someMailsTo(people.server, 'two@school.example');
    await people.browser().post('/api/auth/sign-up', signUp('two@school.example', { password: 'of the parent' }));
    const [, mail] = await someMailsTo(people.server, 'two@school.example', 2);
    await people.browser().post('/api/auth/confirm', { token: tokenOf(mail) });
    const signIn = async (tried: string) =>
      (await people.browser().post('/api/auth/sign-in', { email: 'two@school.example', password: tried })).status;

    expect([await signIn('of the attacker'), await signIn('of the parent')]).toEqual([401, 200]);
  });

  it('opens by a link once, and for a day', async () => {
    const parent = people.browser();
    await parent.post('/api/auth/sign-up', signUp('late@school.example'));
    const [mail] = await someMailsTo(people.server, 'late@school.example');
    const confirm = async () => (await people.browser().post('/api/auth/confirm', { token: tokenOf(mail) })).status;
    people.nowMs += 24 * hourMs;
    const late = await confirm();
    people.nowMs -= 1;

    expect([late, ...(await Promise.all([confirm(), confirm(), confirm()])).toSorted()]).toEqual([410, 200, 410, 410]);
  });

  it.each([
    ['seven characters', { password: '7 chars' }],
    ['129 characters', { password: 'é'.repeat(129) }],
    ['a common password', { password: 'Password1' }],
    ['the address as password', { password: 'refused@school.example' }],
    ['one character many times', { password: 'zzzzzzzzzzz' }],
    ['a child', { isAdult: false }],
    ['no word on the age', { isAdult: undefined }],
    ['no address', { email: 'refused' }],
    ['two addresses', { email: 'refused@school.example\nBcc: all@school.example' }],
    ['a role', { role: 'admin' }],
  ])('v5.0.0-6.2.4 v5.0.0-6.2.12 is refused for %s, with a sentence for the field', async (_, wrong) => {
    const response = await people.browser().post('/api/auth/sign-up', signUp('refused@school.example', wrong));

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [Object.keys(wrong)[0] ?? '']: expect.any(String) } });
    expect(await mailsTo(people.server, 'refused@school.example')).toEqual([]);
  });

  it('v5.0.0-6.2.1 v5.0.0-6.2.5 v5.0.0-6.2.8 v5.0.0-6.2.9 takes eight characters and 128 of any script, and every one of them counts', async () => {
    const long = `${'長い合言葉'.repeat(25)}abc`;
    for (const [email, chosen] of [
      ['short@school.example', 'kX9 vÜ2q'],
      ['long@school.example', long],
    ] as const) {
      const parent = people.browser();
      await parent.post('/api/auth/sign-up', signUp(email, { password: chosen }));
      const [mail] = await someMailsTo(people.server, email);
      await parent.post('/api/auth/confirm', { token: tokenOf(mail) });
      const signIn = async (tried: string) =>
        (await people.browser().post('/api/auth/sign-in', { email, password: tried })).status;

      expect([
        await signIn(chosen),
        await signIn(`${chosen.slice(0, -1)}x`),
        await signIn(chosen.normalize('NFD')),
      ]).toEqual([200, 401, 200]);
    }
  });
});

describe('who has an account', () => {
  it('v5.0.0-6.3.8 is told by no answer, and by the mail alone', async () => {
    await people.account('known@school.example');

    for (const [path, body] of [
      ['/api/auth/sign-up', { password, isAdult: true }],
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
    expect(mails.filter((mail) => mail.includes('#reset='))).toHaveLength(1);
  });

  it('v5.0.0-6.3.8 is told by no clock: an unknown address takes as long', async () => {
    await people.account('slow@school.example');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // In turns, so that a busy machine makes both slow.
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

    // Without the second hash the unknown one takes a tenth.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});
