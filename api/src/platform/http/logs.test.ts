import { Writable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { TestBrowser } from '../../../test/browser.ts';
import { password } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

/** Unlike anything that is in a log anyway. */
const canary = 'canary-7Zq9-of-the-counter';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end();
});

/** Starts a server whose log lines are collected. */
async function logging() {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk, _, done) {
      lines.push(...String(chunk).split('\n').filter(Boolean));
      done();
    },
  });
  const server = await startTestServer({ environment: { LOG_LEVEL: 'trace' }, logTo, withDemoAccounts: true });
  servers.push(server);
  const entries = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
  return { server, lines, entries };
}

it('logs no password, token, cookie, code or query (ASVS v5.0.0-16.2.5)', { timeout: 20_000 }, async () => {
  const { server, lines } = await logging();
  const browser = new TestBrowser(server, '');
  const token = canary.padEnd(43, '_');
  await browser.post('/api/auth/sign-in', { email: 'free@demo.example', password: canary });
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

  expect(lines.length).toBeGreaterThan(8);
  expect(lines.join('\n')).toContain('unforeseen error');
  expect(lines.join('\n')).not.toContain(canary);
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
  const { server, entries } = await logging();
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
    statuses.push((await browser.post('/api/auth/forgot-password', { email: 'nobody@school.example' })).status);
  }

  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
});
