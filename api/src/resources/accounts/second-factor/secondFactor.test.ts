import { postSecondFactorSecret } from '@countertop/contract/accounts/secondFactor';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { admin } from '../../../commands/admin.ts';
import { startTestServer } from '../../../../test/server.ts';
import { someMailsTo, type TestBrowser, tokenOf } from '../../../../test/browser.ts';
import { Sessions } from '../sessions.ts';
import { password, People } from '../../../../test/people.ts';
import { decryptSecret, encryptionKey, encryptSecret } from './secretEncryption.ts';
import { codeAt, enroll } from '../../../../test/authenticatorApp.ts';

const stepMs = 30_000;
const secretOfServer = 'a secret of thirty-two characters or more';
const people = new People({
  NODE_ENV: 'production',
  SESSION_SECRET: secretOfServer,
  PUBLIC_ORIGIN: 'https://countertop.example',
});

const metrics = '/api/admin/subscription-metrics';
const signIn = (browser: TestBrowser, email: string) => browser.post('/api/auth/sign-in', { email, password });
const give = (browser: TestBrowser, code: string) => browser.post('/api/auth/sign-in/code', { code });

/** Returns an account that turned on the second factor a minute ago, so that the current code is unused. */
async function enrolled(email: string) {
  const browser = await people.account(email);
  const { secret, recoveryCodes } = await enroll(browser, people.nowMs);
  people.nowMs += 2 * stepMs;
  return { browser, secret, recoveryCodes, code: () => codeAt(secret, people.nowMs) };
}

/** Returns another browser, in which only the password was entered. */
async function halfway(email: string): Promise<TestBrowser> {
  const browser = people.browser();
  await signIn(browser, email);
  return browser;
}

describe('a second factor', () => {
  it('is required of administrators in production (v5.0.0-6.3.3)', async () => {
    const browser = await people.account('admin@school.example');
    await people.server.read((database) =>
      database('users').where({ email: 'admin@school.example' }).update({ role: 'admin' }),
    );
    people.nowMs += 6000;
    const rejected = await browser.call('GET', metrics);
    const state = await (await browser.call('GET', '/api/auth/second-factor')).json();
    await enroll(browser, people.nowMs);
    const after = await browser.call('GET', metrics);

    expect(rejected.status).toBe(403);
    expect(await rejected.json()).toEqual({
      error: 'Administrators need two-step sign-in. Turn it on in your profile, then come back.',
      code: 'second_factor_needed',
    });
    expect(state).toEqual({ isOn: false, isRequired: true, isPossible: true, recoveryCodesLeft: 0 });
    expect(after.status).toBe(200);
  });

  it('keeps everything closed until the code is entered', async () => {
    const { code } = await enrolled('two@school.example');
    const browser = people.browser();
    const first = await signIn(browser, 'two@school.example');
    const between = [
      await browser.isSignedIn(),
      (await browser.call('GET', '/api/auth/sessions')).status,
      (await browser.call('GET', '/api/user/export')).status,
      (await browser.call('DELETE', '/api/user', { confirmation: 'ERASE' })).status,
    ];
    const cookie = browser.cookies.get('__Host-session');
    const second = await give(browser, code());

    expect([first.status, await first.json()]).toEqual([200, { secondFactor: 'needed' }]);
    expect(first.headers.getSetCookie().join()).not.toContain('signed-in');
    expect(between).toEqual([false, 401, 401, 401]);
    expect([second.status, await second.json()]).toMatchObject([200, { email: 'two@school.example' }]);
    expect(await browser.isSignedIn()).toBe(true);
    expect(browser.cookies.get('__Host-session')).not.toBe(cookie);
  });

  it('accepts each code once, and only in the browser with the password (v5.0.0-6.5.1)', async () => {
    const { code } = await enrolled('once@school.example');
    const used = code();
    const stranger = people.browser();
    const one = await halfway('once@school.example');
    const other = await halfway('once@school.example');

    const statuses = [
      (await give(stranger, used)).status,
      ...(await Promise.all([give(one, used), give(other, used)]))
        .map(({ status }) => status)
        .toSorted((first, second) => first - second),
      (await give(await halfway('once@school.example'), used)).status,
    ];

    expect(statuses).toEqual([401, 200, 422, 422]);
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('responds to the code %i time steps away with %i (v5.0.0-6.5.5)', async (away, status) => {
    const email = `step${away}@school.example`;
    const { secret } = await enrolled(email);
    people.nowMs += 10 * stepMs;

    const given = await give(await halfway(email), codeAt(secret, people.nowMs + away * stepMs));

    expect(given.status).toBe(status);
  });

  it('rejects codes older than the last one used', async () => {
    const { secret } = await enrolled('back@school.example');
    people.nowMs += 10 * stepMs;
    const [now, before] = [codeAt(secret, people.nowMs), codeAt(secret, people.nowMs - stepMs)];

    const first = await give(await halfway('back@school.example'), now);
    const second = await give(await halfway('back@school.example'), before);

    expect([first.status, second.status]).toEqual([200, 422]);
  });

  it('must be entered within ten minutes', async () => {
    const { code } = await enrolled('late@school.example');
    const browser = await halfway('late@school.example');
    people.nowMs += 10 * 60_000;

    const late = await give(browser, code());

    expect([late.status, await late.json()]).toEqual([
      401,
      { code: 'sign_in_expired', error: 'That took too long. Sign in again.' },
    ]);
  });

  it('blocks strangers with the password for a quarter of an hour after ten attempts, but not the owner (v5.0.0-6.3.1)', async () => {
    const { browser: owner, code } = await enrolled('guess@school.example');
    const browser = await halfway('guess@school.example');
    const wrong = code() === '000000' ? '000001' : '000000';
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await give(browser, wrong)).status);
    const right = await give(browser, code());
    await signIn(owner, 'guess@school.example');
    const rightOfOwner = await give(owner, code());
    people.nowMs += 15 * 60_000 + 1;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1 });
    const later = await give(await halfway('guess@school.example'), code());
    vi.useRealTimers();

    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect([right.status, rightOfOwner.status, later.status]).toEqual([429, 200, 200]);
  });

  it('has recovery codes that work once and are stored as hashes (v5.0.0-6.5.2)', async () => {
    const { recoveryCodes } = await enrolled('lost@school.example');
    const [code = ''] = recoveryCodes;
    const stored = JSON.stringify(await people.server.read((database) => database('recovery_codes')));
    const browser = await halfway('lost@school.example');

    const first = await give(browser, code.toLowerCase().replaceAll('-', ' '));
    const state = await (await browser.call('GET', '/api/auth/second-factor')).json();
    const again = await give(await halfway('lost@school.example'), code);

    expect(recoveryCodes).toHaveLength(8);
    expect(new Set(recoveryCodes).size).toBe(8);
    for (const one of recoveryCodes) {
      expect(one).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
      expect(stored).not.toContain(one.replaceAll('-', ''));
    }
    expect([first.status, again.status]).toEqual([200, 422]);
    expect(state).toMatchObject({ isOn: true, recoveryCodesLeft: 7 });
  });

  it('requires a code to turn it off, and emails the owner about each change (v5.0.0-7.5.1)', async () => {
    const browser = await people.account('change@school.example');
    const { secret } = await enroll(browser, people.nowMs);
    people.nowMs += 2 * stepMs;
    const code = codeAt(secret, people.nowMs);
    const off = (body: object) => browser.call('DELETE', '/api/auth/second-factor', body);
    const wrong = await off({ code: '000000' });
    const done = await off({ code });
    const mails = await someMailsTo(people.server, 'change@school.example', 3);

    expect([wrong.status, await wrong.json()]).toMatchObject([422, { fields: { code: expect.any(String) } }]);
    expect(done.status).toBe(200);
    expect(await browser.isSignedIn()).toBe(true);
    expect((await signIn(people.browser(), 'change@school.example')).headers.getSetCookie().join()).toContain(
      'signed-in',
    );
    expect(mails.filter((mail) => /Subject: Two-step sign-in was turned (?:on|off)/.test(mail))).toHaveLength(2);
  });

  it('remembers a browser, and emails the owner about it, only after the code is entered', async () => {
    const email = 'newdevice@school.example';
    const { code } = await enrolled(email);
    people.nowMs += 20 * stepMs;
    const browser = await halfway(email);
    const cookiesBefore = [...browser.cookies.keys()];
    await give(browser, code());
    const mails = await someMailsTo(people.server, email, 3);

    expect(cookiesBefore.join()).not.toContain('known');
    expect([...browser.cookies.keys()].join()).toContain('known');
    expect(mails.filter((mail) => mail.includes('New sign-in'))).toHaveLength(1);
  });

  it('ends every other session when turned on, and cannot be turned on twice', async () => {
    const browser = await people.account('others@school.example');
    const other = people.browser();
    await signIn(other, 'others@school.example');
    const { secret } = await enroll(browser, people.nowMs);
    const again = await browser.post('/api/auth/second-factor/secret', {});
    const over = await browser.post('/api/auth/second-factor', { code: codeAt(secret, people.nowMs + stepMs) });

    expect([await browser.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    expect([again.status, over.status]).toEqual([409, 409]);
  });

  it('is required after a password reset, and not after a password change', async () => {
    const { browser, code } = await enrolled('reset@school.example');
    const changed = await browser.post('/api/auth/change-password', { password, newPassword: 'another horse' });
    const stays = await browser.isSignedIn();
    const stranger = people.browser();
    await stranger.post('/api/auth/forgot-password', { email: 'reset@school.example' });
    const mails = await someMailsTo(people.server, 'reset@school.example', 4);
    const link = mails.map(tokenOf).findLast((token) => token !== '') ?? '';
    const reset = await stranger.post('/api/auth/reset-password', { token: link, password: 'a third horse' });
    const before = await stranger.isSignedIn();
    await give(stranger, code());

    expect([changed.status, stays]).toEqual([200, true]);
    expect([reset.status, await reset.json(), before]).toMatchObject([200, { secondFactor: 'needed' }, false]);
    expect(await stranger.isSignedIn()).toBe(true);
  });

  it('sends no email about a new device after a password reset in the same browser', async () => {
    const email = 'nonews@school.example';
    const { code } = await enrolled(email);
    people.nowMs += 20 * stepMs;
    const browser = people.browser();
    await browser.post('/api/auth/forgot-password', { email });
    const mails = await someMailsTo(people.server, email, 3);
    const token = mails.map(tokenOf).findLast((one) => one !== '');
    await browser.post('/api/auth/reset-password', { token, password });
    await give(browser, code());
    people.nowMs += 2 * stepMs;
    const elsewhere = await halfway(email);
    await give(elsewhere, code());
    const all = await someMailsTo(people.server, email, 5);

    expect([await browser.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([true, true]);
    expect(all.filter((mail) => mail.includes('New sign-in'))).toHaveLength(1);
  });

  it('can be removed by the command for users who lost their app and recovery codes', async () => {
    await enrolled('gone@school.example');
    const { root, databaseEnvironment } = people.server;
    const run = () => admin(['reset-second-factor', 'Gone@School.example'], databaseEnvironment, root);

    const said = [await run(), await run()];
    const signedIn = await signIn(people.browser(), 'gone@school.example');

    expect(said).toEqual([
      'gone@school.example now signs in with the password alone.',
      'gone@school.example has no second factor.',
    ]);
    expect(await signedIn.json()).toMatchObject({ email: 'gone@school.example' });
  });

  it('deletes sessions that waited too long for the code', async () => {
    await enrolled('waits@school.example');
    await halfway('waits@school.example');
    const { id } = await people.rowOf('waits@school.example');
    const states = () =>
      people.server.read((database) =>
        database('auth_sessions').where({ userId: id }).orderBy('secondFactor').pluck('second_factor'),
      );
    const before = await states();
    people.nowMs += 10 * 60_000;
    await people.server.read((database) => new Sessions(database, () => people.nowMs).deleteExpired(people.nowMs));

    expect([before, await states()]).toEqual([['given', 'pending'], ['given']]);
  });
});

describe('the secret', () => {
  it('is encrypted for one user and with one key (v5.0.0-11.3.2)', async () => {
    const { secret } = await enrolled('encrypted@school.example');
    const { id } = await people.rowOf('encrypted@school.example');
    const [row] = await people.server.read((database) => database('second_factors').where({ userId: id }));
    const encrypted = String(row?.['secret']);

    expect(encrypted).not.toContain(secret);
    expect(decryptSecret(encrypted, id, encryptionKey(secretOfServer))).toBe(secret);
    expect(decryptSecret(encrypted, 'somebody else', encryptionKey(secretOfServer))).toBeNull();
    expect(decryptSecret(encrypted, id, encryptionKey('another secret of the server, as long'))).toBeNull();
    expect(
      decryptSecret(`${encrypted.startsWith('A') ? 'B' : 'A'}${encrypted.slice(1)}`, id, encryptionKey(secretOfServer)),
    ).toBeNull();
    expect(encryptSecret(secret, id, encryptionKey(secretOfServer))).not.toBe(encrypted);
  });

  it('is not created without a permanent key', async () => {
    const server = await startTestServer();
    const person = await server.signedIn({ issuer: 'https://id.example', subject: 'a' });
    const state = await (await person.call('GET', '/api/auth/second-factor')).json();
    const asked = await person.call('POST', '/api/auth/second-factor/secret', {});
    await server.end();

    expect(state).toMatchObject({ isPossible: false, isRequired: false });
    expect(asked.status).toBe(409);
  });

  it('has 160 bits, and a URI that names the site and the account', async () => {
    const browser = await people.account('address@school.example');
    const asked = await browser.post('/api/auth/second-factor/secret', {});
    const { secret, address } = z.parse(postSecondFactorSecret.output, await asked.json());

    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(
      `otpauth://totp/Countertop:address%40school.example?issuer=Countertop&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

it('is deleted with its account', async () => {
  const { browser } = await enrolled('erased@school.example');
  const { id } = await people.rowOf('erased@school.example');
  await browser.call('DELETE', '/api/user', { confirmation: 'ERASE' });

  const left = await people.server.read((database) => database('second_factors').where({ userId: id }));
  const codes = await people.server.read((database) => database('recovery_codes').where({ userId: id }));

  expect([left, codes]).toEqual([[], []]);
});
