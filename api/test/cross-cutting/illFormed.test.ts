import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorBody } from '@countertop/contract/shared/error';
import { unstorablePaths } from '@countertop/contract/shared/text';
import * as z from 'zod/mini';
import { startTestServer, type TestCaller, type TestServer } from '../server.ts';

let server: TestServer;
let parent: TestCaller;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  parent = await server.signedIn({ subscriptionTier: 'family', subscriptionStatus: 'active' });
  admin = await server.signedIn({ role: 'admin' });
});
afterAll(() => server.end());

const event = { sessionId: 'visitor', eventType: 'page_view', eventData: null };
const visit = { sessionId: 'visitor', userAgent: 'x', referrer: null };
const feedback = { sessionId: 'visitor', rating: 5, gameCompleted: true };
const earlyAccess = { sessionId: 'visitor', gameTitle: 'The Missing Number', email: 'a@b.example', source: 'x' };
const signUp = { email: 'a@school.example', password: 'a counter in the sun', isAdult: true };

/** Every text that is stored or looked up. `%` stands for the ill-formed part. */
const inputs: readonly (readonly [who: string, method: string, path: string, body: object])[] = [
  ['anyone', 'POST', '/api/analytics/session', { ...visit, userAgent: 'a%b' }],
  ['anyone', 'POST', '/api/analytics/session', { ...visit, referrer: '%' }],
  ['anyone', 'POST', '/api/analytics/event', { ...event, eventData: '{"page":"%"}' }],
  ['anyone', 'POST', '/api/analytics/event', { ...event, eventData: '{"deep":[{"%":1}]}' }],
  ['anyone', 'POST', '/api/analytics/early-access', { ...earlyAccess, source: 'x %' }],
  ['anyone', 'POST', '/api/analytics/feedback', { ...feedback, feedback: 'nice %' }],
  ['anyone', 'POST', '/api/auth/sign-up', { ...signUp, password: 'a counter in the %sun' }],
  ['anyone', 'POST', '/api/auth/sign-up', { ...signUp, returnTo: '/%' }],
  ['anyone', 'POST', '/api/auth/sign-in', { email: 'a%@b.example', password: 'x' }],
  ['parent', 'PATCH', '/api/user/profile', { displayName: 'Tim%' }],
  ['parent', 'POST', '/api/user/subscription/cancel', { reason: '%' }],
  ['parent', 'POST', '/api/learners/{id}/attempts', { attempts: [{ lesson: '%' }] }],
  ['parent', 'POST', '/api/auth/change-password', { password: '%', newPassword: 'a counter in the sun' }],
];

/** Lone surrogates and NUL, as JSON escapes. */
const poisons = ['\\ud800', '\\udfff', '\\udc00\\ud800', '\\u0000'];

async function send(who: string, method: string, path: string, body: string): Promise<Response> {
  const caller = { parent, admin }[who];
  return fetch(`${server.url}${path.replace('{id}', parent.id)}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(caller && { Cookie: caller.cookie }) },
    body,
  });
}

/** Escapes the escape once more for texts that are JSON themselves. */
function poisoned(body: object, poison: string): readonly string[] {
  const text = JSON.stringify(body);
  const escapes = text.includes('\\"') ? [poison, `\\${poison}`] : [poison];
  return escapes.map((escape) => text.replace('%', () => escape));
}

it.each(inputs)('rejects ill-formed Unicode from %s at %s %s %j with 422', async (who, method, path, body) => {
  for (const poison of poisons) {
    for (const text of poisoned(body, poison)) {
      const answer = await send(who, method, path, text);

      expect([answer.status, text]).toEqual([422, text]);
      expect(z.safeParse(errorBody, await answer.json()).success).toBe(true);
    }
  }
});

it.each([
  ['anyone', '/api/menu-items/a%00b'],
  ['anyone', '/api/menu-items?difficulty=%00'],
  ['admin', '/api/admin/audit-log?before=%00'],
  ['anyone', '/api/verify/a%00b'],
  ['anyone', '/api/verify/%ed%a0%80'],
  ['anyone', '/api/menu-items?difficulty=%ed%a0%80'],
])('responds to %s without an error for such text at %s', async (who, path) => {
  const { status } = await fetch(`${server.url}${path}`, {
    headers: who === 'admin' ? { Cookie: admin.cookie } : {},
  });

  expect(status).toBeLessThan(500);
});

it('accepts complete surrogate pairs', async () => {
  const answer = await send('anyone', 'POST', '/api/analytics/event', JSON.stringify({ ...event, eventData: '"💣"' }));

  expect(answer.status).toBe(200);
});

it('checks nested values of any depth', () => {
  const deep: unknown = JSON.parse('['.repeat(30_000) + '"\\ud800"' + ']'.repeat(30_000));

  expect(unstorablePaths(deep)).toHaveLength(1);
  expect(unstorablePaths({ a: [{ b: '\ud800' }], '\udc00': 1 })).toEqual(['', 'a.0.b']);
});
