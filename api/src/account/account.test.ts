import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';
import { mailsTo, someMailsTo, TestBrowser, tokenOf } from './testBrowser.ts';

const hourMs = 3_600_000;
let nowMs = Date.parse('2026-11-21T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs, environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.end());

const password = 'correct horse';
let browsers = 0;
function browser(address?: string): TestBrowser {
  browsers += 1;
  return new TestBrowser(server, address ?? `10.0.0.${browsers}`);
}
const signUp = (email: string, more = {}) => ({ email, password, isAdult: true, ...more });
const rowOf = (email: string) => server.read((database) => database('users').where({ email }).first());

/** A confirmed account, and the browser that made it. */
async function account(email: string): Promise<TestBrowser> {
  const made = browser();
  await made.post('/api/auth/sign-up', signUp(email));
  const [mail] = await someMailsTo(server, email);
  await made.post('/api/auth/confirm', { token: tokenOf(mail) });
  return made;
}

describe('a new account', () => {
  it('is confirmed by the link and signed in where it was asked for', async () => {
    const parent = browser();

    const asked = await parent.post('/api/auth/sign-up', signUp('New@School.example', { returnTo: '/pricing' }));
    const before = await parent.isSignedIn();
    const [mail] = await someMailsTo(server, 'new@school.example');
    const confirmed = await parent.post('/api/auth/confirm', { token: tokenOf(mail) });

    expect([asked.status, await asked.json(), before]).toEqual([200, { ok: true }, false]);
    expect(await confirmed.json()).toEqual({ isSignedIn: true, returnTo: '/pricing' });
    expect(await parent.isSignedIn()).toBe(true);
    expect(parent.cookies.get('signed-in')).toBe('1');
  });

  it('keeps the password as Argon2id and no token as it is', async () => {
    const parent = await account('kept@school.example');

    const row = await rowOf('kept@school.example');
    const sessions = await server.read((database) => database('auth_sessions').where({ user_id: row.id }));

    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row).toMatchObject({
      role: 'user',
      subscription_tier: 'free',
      adult_confirmed_at: nowMs,
      confirmed_at: nowMs,
    });
    expect(JSON.stringify(sessions)).not.toContain(parent.cookies.get('session'));
    expect(sessions).toMatchObject([{ device: 'Firefox on Windows' }]);
  });

  it('is not signed in by the link elsewhere, so that nobody gets into an account somebody else asked for', async () => {
    const stranger = browser();
    await stranger.post('/api/auth/sign-up', signUp('elsewhere@school.example'));
    const [mail] = await someMailsTo(server, 'elsewhere@school.example');
    const parent = browser();

    const confirmed = await parent.post('/api/auth/confirm', { token: tokenOf(mail) });

    expect(await confirmed.json()).toEqual({ isSignedIn: false, returnTo: null });
    expect([await parent.isSignedIn(), await stranger.isSignedIn()]).toEqual([false, false]);
  });

  it('gets the password of the sign-up whose link was opened', async () => {
    await browser().post('/api/auth/sign-up', signUp('two@school.example', { password: 'of the attacker' }));
    await someMailsTo(server, 'two@school.example');
    await browser().post('/api/auth/sign-up', signUp('two@school.example', { password: 'of the parent' }));
    const [, mail] = await someMailsTo(server, 'two@school.example', 2);
    await browser().post('/api/auth/confirm', { token: tokenOf(mail) });
    const signIn = async (tried: string) =>
      (await browser().post('/api/auth/sign-in', { email: 'two@school.example', password: tried })).status;

    expect([await signIn('of the attacker'), await signIn('of the parent')]).toEqual([401, 200]);
  });

  it('opens by a link once, and for a day', async () => {
    const parent = browser();
    await parent.post('/api/auth/sign-up', signUp('late@school.example'));
    const [mail] = await someMailsTo(server, 'late@school.example');
    const confirm = async () => (await browser().post('/api/auth/confirm', { token: tokenOf(mail) })).status;
    nowMs += 24 * hourMs;
    const late = await confirm();
    nowMs -= 1;

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
  ])('is refused for %s, with a sentence for the field', async (_, wrong) => {
    const response = await browser().post('/api/auth/sign-up', signUp('refused@school.example', wrong));

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [Object.keys(wrong)[0] ?? '']: expect.any(String) } });
    expect(await mailsTo(server, 'refused@school.example')).toEqual([]);
  });

  it('takes eight characters and 128 of any script, and every one of them counts', async () => {
    const long = `${'長い合言葉'.repeat(25)}abc`;
    for (const [email, chosen] of [
      ['short@school.example', 'kX9 vÜ2q'],
      ['long@school.example', long],
    ] as const) {
      const parent = browser();
      await parent.post('/api/auth/sign-up', signUp(email, { password: chosen }));
      const [mail] = await someMailsTo(server, email);
      await parent.post('/api/auth/confirm', { token: tokenOf(mail) });
      const signIn = async (tried: string) =>
        (await browser().post('/api/auth/sign-in', { email, password: tried })).status;

      expect([
        await signIn(chosen),
        await signIn(`${chosen.slice(0, -1)}x`),
        await signIn(chosen.normalize('NFD')),
      ]).toEqual([200, 401, 200]);
    }
  });
});

describe('who has an account', () => {
  it('is told by no answer, and by the mail alone', async () => {
    await account('known@school.example');

    for (const [path, body] of [
      ['/api/auth/sign-up', { password, isAdult: true }],
      ['/api/auth/forgot-password', {}],
      ['/api/auth/sign-in', { password: 'something else' }],
    ] as const) {
      const known = await browser().post(path, { ...body, email: 'known@school.example' });
      const unknown = await browser().post(path, { ...body, email: `unknown${browsers}@school.example` });

      expect(known.status).toBe(unknown.status);
      expect(await known.text()).toBe(await unknown.text());
      expect(known.headers.getSetCookie().length).toBe(unknown.headers.getSetCookie().length);
    }
    const mails = await someMailsTo(server, 'known@school.example', 3);
    expect(mails.filter((mail) => mail.includes('You already have'))).toHaveLength(1);
    expect(mails.filter((mail) => mail.includes('#reset='))).toHaveLength(1);
  });

  it('is told by no clock: an unknown address takes as long', async () => {
    await account('slow@school.example');
    async function medianMs(email: () => string): Promise<number> {
      const times = [];
      for (let round = 0; round < 9; round += 1) {
        const startedMs = performance.now();
        await browser().post('/api/auth/sign-in', { email: email(), password: 'something else' });
        times.push(performance.now() - startedMs);
      }
      return times.toSorted((one, other) => one - other)[4] ?? 0;
    }

    const known = await medianMs(() => 'slow@school.example');
    const unknown = await medianMs(() => `nobody${browsers}@school.example`);

    // Without the second hash the unknown one takes a tenth.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});

describe('signing in', () => {
  it('gives a new session each time and ends the one before', async () => {
    const parent = await account('again@school.example');
    const old = browser();
    for (const [name, value] of parent.cookies) old.cookies.set(name, value);

    const response = await parent.post('/api/auth/sign-in', { email: 'Again@School.Example', password });

    expect(await response.json()).toMatchObject({ email: 'again@school.example', role: 'user' });
    expect(parent.cookies.get('session')).not.toBe(old.cookies.get('session'));
    expect([await parent.isSignedIn(), await old.isSignedIn()]).toEqual([true, false]);
  });

  it('asks to confirm first, who knows the password, and sends the link again', async () => {
    const parent = browser();
    await parent.post('/api/auth/sign-up', signUp('early@school.example'));
    await someMailsTo(server, 'early@school.example');
    const signIn = (tried: string) =>
      parent.post('/api/auth/sign-in', { email: 'early@school.example', password: tried });

    const statuses = [(await signIn('wrong one')).status, (await signIn(password)).status];
    const [, mail] = await someMailsTo(server, 'early@school.example', 2);
    await parent.post('/api/auth/confirm', { token: tokenOf(mail) });

    expect(statuses).toEqual([401, 403]);
    expect((await signIn(password)).status).toBe(200);
  });

  it('is refused after ten wrong tries, and the owner gets in from elsewhere', async () => {
    await account('tried@school.example');
    const guess = (from: string, tried: string) =>
      browser(from).post('/api/auth/sign-in', { email: 'tried@school.example', password: tried });
    const statuses = [];
    for (let round = 0; round < 11; round += 1) statuses.push((await guess('203.0.113.1', `guess ${round}`)).status);

    const refused = await guess('203.0.113.1', password);
    const owner = await guess('203.0.113.2', password);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect([refused.status, owner.status]).toEqual([429, 200]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it(
    'does not lock out a known browser or the mailbox while the whole world guesses',
    { timeout: 30_000 },
    async () => {
      const owner = await account('target@school.example');
      await owner.call('GET', '/api/logout');
      for (let round = 0; round < 100; round += 1) {
        await browser(`198.51.${round}.1`).post('/api/auth/sign-in', {
          email: 'target@school.example',
          password: 'a guess',
        });
      }
      const signIn = { email: 'target@school.example', password };

      const stranger = await browser('198.51.200.1').post('/api/auth/sign-in', signIn);
      const known = await owner.post('/api/auth/sign-in', signIn);
      const other = await owner.post('/api/auth/sign-in', { ...signIn, email: 'nobody@school.example' });

      expect([stranger.status, known.status, other.status]).toEqual([429, 200, 401]);
    },
  );
});

describe('a forgotten password', () => {
  it('is replaced by the link, once; every session ends and this browser is signed in', async () => {
    const email = 'forgot@school.example';
    const before = await account(email);
    const parent = browser();
    await parent.post('/api/auth/forgot-password', { email });
    await parent.post('/api/auth/forgot-password', { email });
    const [, first, second] = await someMailsTo(server, email, 3);
    const reset = (mail: string | undefined) =>
      parent.post('/api/auth/reset-password', { token: tokenOf(mail), password: 'brand new one' });

    const used = await reset(first);
    const again = await reset(first);
    const other = await reset(second);

    expect([used.status, again.status, other.status]).toEqual([200, 410, 410]);
    expect([await before.isSignedIn(), await parent.isSignedIn()]).toEqual([false, true]);
    const signIn = async (tried: string) =>
      (await browser().post('/api/auth/sign-in', { email, password: tried })).status;
    expect([await signIn(password), await signIn('brand new one')]).toEqual([401, 200]);
    expect((await someMailsTo(server, email, 4)).at(-1)).toContain('was changed');
  });

  it('has a link for an hour, and not for a confirmation', async () => {
    const email = 'hour@school.example';
    await account(email);
    await browser().post('/api/auth/forgot-password', { email });
    const [, mail] = await someMailsTo(server, email, 2);
    const token = tokenOf(mail);

    const asConfirmation = await browser().post('/api/auth/confirm', { token });
    nowMs += hourMs;
    const late = await browser().post('/api/auth/reset-password', { token, password: 'brand new one' });

    expect([asConfirmation.status, late.status]).toEqual([410, 410]);
  });

  it('fills no mailbox: three mails an hour, and every request is answered alike', async () => {
    const email = 'flooded@school.example';
    await account(email);
    nowMs += hourMs + 1;
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push((await browser().post('/api/auth/forgot-password', { email })).status);
    }
    await browser().post('/api/auth/forgot-password', { email: 'hour@school.example' });
    await someMailsTo(server, 'hour@school.example', 3);

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await mailsTo(server, email)).toHaveLength(4);
  });

  it('is asked for thirty times an hour from one network at most', async () => {
    const one = browser('192.0.2.7');
    const statuses = [];
    for (let round = 0; round < 31; round += 1) {
      statuses.push((await one.post('/api/auth/forgot-password', { email: `x${round}@school.example` })).status);
    }

    expect([statuses.indexOf(429), statuses.length]).toEqual([30, 31]);
  });
});

describe('a change', () => {
  it('of the password needs the present one, ends other sessions and renews this one', async () => {
    const email = 'change@school.example';
    const here = await account(email);
    const there = browser();
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

  it('of the name keeps it without the space around it', async () => {
    const parent = await account('name@school.example');
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

  it('of where one is signed in ends one other session or all of them', async () => {
    const email = 'many@school.example';
    const here = await account(email);
    const others = [browser(), browser(), browser()];
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
