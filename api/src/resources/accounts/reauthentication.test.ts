import { minuteMs } from '@countertop/contract/shared/time';
import { expect, it } from 'vitest';
import { mailsTo, someMailsTo, type TestBrowser } from '../../../test/browser.ts';
import { password, People } from '../../../test/people.ts';

const people = new People({ SESSION_SECRET: '3q8Zx1Kd+fW7yTn0RbLs5uVg2HcPmEja' });

const sensitive: [method: string, path: string, body: object | undefined][] = [
  ['GET', '/api/user/export', undefined],
  ['POST', '/api/auth/second-factor/secret', {}],
  ['POST', '/api/auth/second-factor', { code: '123456' }],
  ['DELETE', '/api/auth/second-factor', { code: '123456' }],
  ['POST', '/api/auth/email-change', { email: 'thief@school.example' }],
  ['DELETE', '/api/user', { confirmation: 'ERASE' }],
];

/** Returns a browser that signed in ten minutes ago. */
async function signedInBefore(email: string): Promise<TestBrowser> {
  const browser = await people.account(email);
  people.nowMs += 10 * minuteMs;
  return browser;
}

it.each(sensitive)('%s %s requires the password again ten minutes after signing in', async (method, path, body) => {
  const email = `${method}.${path.replaceAll('/', '.')}@school.example`.toLowerCase();
  const [thief, owner] = [await signedInBefore(email), people.browser()];
  await owner.post('/api/auth/sign-in', { email, password });

  const rejected = await thief.call(method, path, body);
  const confirmed = await owner.post('/api/auth/confirm-password', { password });
  const allowed = await owner.call(method, path, body);

  expect([rejected.status, await rejected.json()]).toEqual([
    403,
    { error: 'Enter your password again to do this.', code: 'password_needed' },
  ]);
  expect(confirmed.status).toBe(200);
  expect(allowed.status).not.toBe(403);
});

it('lasts ten minutes, for this session only, and requires the correct password', async () => {
  const browser = await signedInBefore('again@school.example');
  const ask = async (from: TestBrowser) => (await from.call('GET', '/api/user/export')).status;
  const other = people.browser();
  await other.post('/api/auth/sign-in', { email: 'again@school.example', password });
  people.nowMs += 10 * minuteMs;

  const wrong = await browser.post('/api/auth/confirm-password', { password: 'another one' });
  const afterWrong = await ask(browser);
  await browser.post('/api/auth/confirm-password', { password });
  const [here, elsewhere] = [await ask(browser), await ask(other)];
  people.nowMs += 10 * minuteMs;
  const later = await ask(browser);

  expect([wrong.status, await wrong.json()]).toMatchObject([422, { fields: { password: expect.any(String) } }]);
  expect([afterWrong, here, elsewhere, later]).toEqual([403, 200, 403, 403]);
});

it('blocks after ten wrong passwords', async () => {
  const browser = await signedInBefore('guessed@school.example');
  const guess = async (attempt: string) =>
    (await browser.post('/api/auth/confirm-password', { password: attempt })).status;

  const statuses = [];
  for (let round = 0; round < 10; round += 1) statuses.push(await guess(`guess ${round}`));
  statuses.push(await guess(password));

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect((await browser.call('GET', '/api/user/export')).status).toBe(403);
});

it('emails the owner once about a sign-in from a new device, without its IP address', async () => {
  const email = 'device@school.example';
  await signedInBefore(email);
  const browser = people.browser('203.0.113.77');
  const signIn = () => browser.post('/api/auth/sign-in', { email, password });

  await signIn();
  const [, mail = ''] = await someMailsTo(people.server, email, 2);
  await browser.call('GET', '/api/logout');
  await signIn();
  await people.server.close();

  expect(mail).toContain('Subject: New sign-in to your Countertop account\n');
  expect(mail).toMatch(/Firefox on Windows, on November \d+, 2026 at \d+:\d\d.[AP]M UTC\./);
  expect(mail).not.toContain('203.0.113');
  expect(await mailsTo(people.server, email)).toHaveLength(2);
});
