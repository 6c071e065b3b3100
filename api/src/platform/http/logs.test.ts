import { Writable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { TestBrowser } from '../../../test/browser.ts';
import { addChildren, familyPassword, grownUp } from '../../../test/family.ts';
import { password } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

/** Unlike anything that is in a log anyway. */
const canary = 'canary-7Zq9-of-the-counter';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end();
});

/** Starts a server whose log lines are collected. */
async function logging(withDemoAccounts = false) {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk, _, done) {
      lines.push(...String(chunk).split('\n').filter(Boolean));
      done();
    },
  });
  const server = await startTestServer({ environment: { LOG_LEVEL: 'trace' }, logTo, withDemoAccounts });
  servers.push(server);
  const entries = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
  return { server, lines, entries };
}

it('logs no password, token, cookie, code or query (ASVS v5.0.0-16.2.5)', async () => {
  const { server, lines } = await logging();
  const browser = new TestBrowser(server, '');
  const token = canary.padEnd(43, '_');
  const { email } = await server.signedIn();
  await browser.post('/api/auth/sign-in', { email, password: canary });
  await browser.post('/api/auth/sign-up', { email: `${canary}@school.example`, isAdult: true });
  await browser.post('/api/auth/reset-password', { token, password: canary });
  await browser.post('/api/auth/confirm', { token, password: canary });
  await browser.post('/api/auth/sign-in/code', { code: canary });
  await browser.call('GET', `/api/login?returnTo=/${canary}`);
  await browser.call('GET', `/?token=${canary}`);
  await browser.post('/api/analytics/early-access', { email: canary });
  await fetch(`${server.url}/api/auth/user`, { headers: { Cookie: `session=${canary}`, Authorization: canary } });
  await server.read((database) => database.schema.dropTable('single_use_links'));
  await browser.post('/api/auth/link', { token, purpose: 'reset' });

  // A request is logged after its response.
  await expect.poll(() => lines.length).toBeGreaterThan(8);
  expect(lines.join('\n')).toContain('unforeseen error');
  expect(lines.join('\n')).not.toContain(canary);
});

it('logs no nickname, PIN or picture password, and puts none into an address', async () => {
  const { server, lines } = await logging();
  const parent = await grownUp(server);
  const paths: string[] = [];
  const call = (method: string, path: string, body?: unknown) => {
    paths.push(path);
    return parent.browser.call(method, path, body);
  };
  const [first, second] = await addChildren(parent, ['captain Canary', 'sunny Canary']);
  const child = `/api/family/children/${second?.id}`;
  await call('POST', '/api/family/children', { nickname: 'Full Canary', picture: 'ruth', band: 'ages_6_7' });
  await call('PATCH', child, { nickname: 'minty Canary' });
  await call('PATCH', child, { nickname: 'x'.repeat(30), picture: 'Canary' });
  await call('PUT', `${child}/picture-password`, { pictures: ['steak', 'lobster', 'steak'] });
  await call('PUT', '/api/family/pin', { pin: '8675' });
  await call('GET', '/api/family');
  await call('GET', `${child}/export`);
  await call('POST', '/api/family/invitations', { email: 'gran@canary.example', learnerIds: [second?.id] });
  await call('POST', '/api/family/hand-over', { learnerId: first?.id });
  await call('POST', '/api/family/hand-over', { learnerId: second?.id, pictures: ['steak', 'soup', 'steak'] });
  await call('POST', '/api/family/hand-over', { learnerId: second?.id, pictures: ['steak', 'lobster', 'steak'] });
  await call('GET', '/api/auth/user');
  await call('POST', '/api/family/take-back', { pin: '1111' });
  await call('POST', '/api/family/take-back', { password: familyPassword });
  await call('DELETE', child, { confirmation: 'Not Canary' });
  await call('DELETE', child, { confirmation: 'minty Canary' });
  await server.read((database) => database.schema.dropTable('invited_learners'));
  await call('GET', '/api/family');

  await expect.poll(() => lines.length).toBeGreaterThan(20);
  const log = lines.join('\n');
  expect(log).toContain('unforeseen error');
  for (const secret of ['Canary', 'canary', 'lobster', familyPassword]) expect(log).not.toContain(secret);
  // Times, IDs, ports and processes have any four digits now and then.
  expect(log).not.toMatch(/(?<![\w.:-])8675(?![\w.-])/);
  expect(paths.filter((path) => /canary/i.test(path))).toEqual([]);
});

it('prevents log injection (ASVS v5.0.0-16.4.1)', async () => {
  const { server, lines, entries } = await logging();
  await fetch(`${server.url}/api/nothing%0d%0a%7B%22level%22:60,%22msg%22:%22forged%22%7D`);
  await fetch(`${server.url}/api/nothing/\u2028{"level":60}`);
  await fetch(`${server.url}/healthz`, { headers: { 'X-Request-Id': 'a"b' } });

  const levels = entries().map(({ level }) => level);
  expect(levels).not.toContain(60);
  expect(lines.filter((line) => line.includes('/api/nothing'))).toHaveLength(2);
});

it('logs sign-ins, failed sign-ins and denied access (ASVS v5.0.0-16.3.1, v5.0.0-16.3.2)', async () => {
  const { server, entries } = await logging(true);
  const browser = new TestBrowser(server, '');
  const [free] = server.demoAccounts;
  await browser.post('/api/auth/sign-in', { email: free?.email, password });
  await browser.post('/api/auth/sign-in', { email: free?.email, password: free?.password });
  await browser.call('GET', '/api/admin/subscription-metrics');
  const row = await server.read((database) => database('users').where({ email: free?.email }).first('id'));

  expect(entries().filter(({ msg }) => msg === 'refused' || msg === 'signed in')).toEqual([
    expect.objectContaining({ code: 'wrong_credentials', userId: null, time: expect.any(Number) }),
    expect.objectContaining({ msg: 'signed in', userId: row.id, requestId: expect.any(String) }),
    expect.objectContaining({ code: 'not_allowed', userId: row.id, requestId: expect.any(String) }),
  ]);
});

it('denies access if it cannot identify the caller (ASVS v5.0.0-16.5.3)', async () => {
  const { server } = await logging();
  const admin = await server.signedIn({ role: 'admin' });
  await server.read((database) => database.schema.dropTable('auth_sessions'));

  const answer = await admin.call('GET', '/api/admin/subscription-metrics');

  expect(answer.status).toBe(500);
  expect(Object.keys(Object(await answer.json()))).toEqual(['code', 'error', 'requestId']);
});

it('does not trust client addresses without a proxy (ASVS v5.0.0-4.1.3, v5.0.0-15.3.4)', async () => {
  const { server } = await logging();
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1) {
    const browser = new TestBrowser(server, `203.0.113.${call}`);
    const wish = { sessionId: null, gameTitle: 'The Missing Number', email: 'nobody@school.example' };
    statuses.push((await browser.post('/api/analytics/early-access', wish)).status);
  }

  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
});
