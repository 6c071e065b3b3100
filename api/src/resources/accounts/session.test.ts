import { dayMs } from '@countertop/contract/shared/time';
import { getCurrentUser } from '@countertop/contract/accounts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const startMs = Date.parse('2026-11-21T12:00:00Z');
let nowMs = startMs;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

const userStatus = async (cookie: string) =>
  (await fetch(`${server.url}/api/auth/user`, { headers: { Cookie: cookie } })).status;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });

describe('a session', () => {
  it('returns the signed-in user', async () => {
    const caller = await server.signedIn({ displayName: 'Mia', subscriptionTier: 'family' });

    const response = await caller.call('GET', '/api/auth/user');

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: caller.id,
      email: caller.email,
      displayName: 'Mia',
      firstName: null,
      lastName: null,
      role: 'user',
      subscriptionTier: 'family',
      subscriptionStatus: 'active',
      subscriptionEndDate: null,
      player: null,
    });
  });

  it('is rejected without a token, with a wrong one, and with the stored hash', async () => {
    await server.signedIn();
    const [stored] = await server.read((database) => database('auth_sessions').select('tokenHash'));

    const statuses = await Promise.all(
      ['', 'session=', `session=${'a'.repeat(43)}`, `session=${stored?.tokenHash}`].map(userStatus),
    );

    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  it('clears the cookies of an ended session', async () => {
    const response = await get('/api/auth/user', { Cookie: 'session=old; signed-in=1' });

    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=; .*expires=Thu, 01 Jan 1970.*httponly/i),
      expect.stringMatching(/^signed-in=; .*expires=Thu, 01 Jan 1970/i),
    ]);
    expect((await get('/api/auth/user')).headers.getSetCookie()).toEqual([]);
  });

  it('ends after 14 days without use (v5.0.0-7.3.1)', async () => {
    const idle = await server.signedIn();
    const used = await server.signedIn();
    nowMs += 13 * dayMs;
    await userStatus(used.cookie);
    nowMs += dayMs;

    expect([await userStatus(idle.cookie), await userStatus(used.cookie)]).toEqual([401, 200]);
  });

  it('ends after 90 days of daily use (v5.0.0-7.3.2)', async () => {
    const caller = await server.signedIn();
    const statuses = [];
    for (let day = 1; day <= 90; day += 1) {
      nowMs += dayMs;
      statuses.push(await userStatus(caller.cookie));
    }

    expect(statuses.indexOf(401)).toBe(89);
  });

  it('has the free plan once the paid time has ended', async () => {
    const paid = { subscriptionTier: 'explorer', subscriptionStatus: 'cancelled' } as const;
    const caller = await server.signedIn({ ...paid, subscriptionEndAt: nowMs + dayMs });
    const tier = async () =>
      z.parse(getCurrentUser.output, await (await caller.call('GET', '/api/auth/user')).json()).subscriptionTier;
    const before = await tier();
    nowMs += dayMs;

    expect([before, await tier()]).toEqual(['explorer', 'free']);
  });

  it('is listed with the others, and can end them', async () => {
    const caller = await server.signedIn();
    const stranger = await server.signedIn();
    await server.read((database) =>
      database('auth_sessions').insert({
        id: 'other',
        tokenHash: 'x',
        userId: caller.id,
        createdAt: nowMs - 2 * dayMs,
        lastUsedAt: nowMs - dayMs,
      }),
    );

    const listed = await (await caller.call('GET', '/api/auth/sessions')).json();
    const byStranger = await stranger.call('DELETE', '/api/auth/sessions/other');
    const byOwner = await caller.call('DELETE', '/api/auth/sessions/other');
    const again = await caller.call('DELETE', '/api/auth/sessions/other');

    expect(listed).toMatchObject([
      { device: 'Firefox on Linux', isCurrent: true },
      { id: 'other', device: null, isCurrent: false },
    ]);
    expect(JSON.stringify(listed)).not.toContain('hash');
    expect([byStranger.status, byOwner.status, again.status]).toEqual([404, 200, 404]);
    expect(await userStatus(caller.cookie)).toBe(200);
  });
});

describe('other sessions', () => {
  it('end together, without signing out anyone else', async () => {
    const caller = await server.signedIn();
    const stranger = await server.signedIn();
    const old = { userId: caller.id, createdAt: nowMs, lastUsedAt: nowMs };
    await server.read((database) =>
      database('auth_sessions').insert(['one', 'two'].map((id) => ({ ...old, id, tokenHash: `hash of ${id}` }))),
    );

    const response = await caller.call('DELETE', '/api/auth/sessions');

    expect(response.status).toBe(200);
    expect(await (await caller.call('GET', '/api/auth/sessions')).json()).toMatchObject([{ isCurrent: true }]);
    expect(await userStatus(stranger.cookie)).toBe(200);
  });
});

describe('the sign-in route', () => {
  it.each([
    ['', '/sign-in'],
    ['?returnTo=/dashboard', '/sign-in?returnTo=%2Fdashboard'],
    ['?returnTo=%2Fpricing%3Ftier%3Dexplorer', '/sign-in?returnTo=%2Fpricing%3Ftier%3Dexplorer'],
    ['?returnTo=https://evil.example', '/sign-in'],
    ['?returnTo=//evil.example', '/sign-in'],
    ['?returnTo=/%5Cevil.example', '/sign-in'],
    ['?returnTo=/%09/evil.example', '/sign-in'],
    ['?returnTo=/a%0d%0aSet-Cookie:x', '/sign-in'],
    ['?returnTo=javascript:alert(1)', '/sign-in'],
    ['?returnTo=/api/logout', '/sign-in'],
    ['?returnTo=/a&returnTo=/b', '/sign-in'],
    [`?returnTo=/${'a'.repeat(500)}`, '/sign-in'],
  ])('%s redirects to %s (v5.0.0-3.7.2)', async (query, target) => {
    const response = await get(`/api/login${query}`);

    expect([response.status, response.headers.get('location')]).toEqual([302, target]);
  });
});

describe('the sign-out route', () => {
  it('ends the session on the server and in the browser (v5.0.0-7.4.1, v5.0.0-14.3.1)', async () => {
    const caller = await server.signedIn();
    await userStatus(caller.cookie);

    const response = await caller.call('GET', '/api/logout');

    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(await userStatus(caller.cookie)).toBe(401);
  });

  it.each(['cross-site', 'same-site'])('cannot be triggered by a %s page (v5.0.0-3.5.3)', async (site) => {
    const caller = await server.signedIn();

    const response = await get('/api/logout', { Cookie: caller.cookie, 'Sec-Fetch-Site': site });

    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect(await userStatus(caller.cookie)).toBe(200);
  });
});
