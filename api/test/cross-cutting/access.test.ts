import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../server.ts';
import { nameOf, routesOf } from '../targets.ts';

const provider = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

let server: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  elsewhere = await startTestServer({ environment: provider });
});
afterAll(() => Promise.all([server.end(), elsewhere.end()]));

/** Path and body of a request for something that belongs to `owner`. */
interface Request {
  readonly path: string;
  readonly body?: unknown;
}

/** Statuses for a visitor who is signed out, the owner, another user and an administrator. */
type Statuses = readonly [anonymous: number, owner: number, other: number, admin: number];

interface Row {
  readonly statuses: Statuses;
  /** By default the path of the route, with `{}` as the body. */
  readonly request?: (owner: TestCaller) => Request | Promise<Request>;
  /** Whether the route only exists with an identity provider. */
  readonly needsProvider?: true;
}

const everybody = (status: number): Statuses => [status, status, status, status];
/** 422 for an empty body means that access was granted. */
const signedIn = (status: number): Statuses => [401, status, status, status];
/** `of` is the status for an administrator. */
const forAdmins = (of: number): Statuses => [401, 403, 403, of];
const sessionOf = async (owner: TestCaller) =>
  server.read((database) => database('auth_sessions').where({ userId: owner.id }).first('id'));

const pathOf = (route: string) => route.split(' ')[1] ?? '';

/** The expected statuses of every API route. */
const table: Readonly<Record<string, Row>> = {
  'GET /healthz': { statuses: everybody(200) },
  'GET /readyz': { statuses: everybody(200) },
  'GET /api/admin/openapi': { statuses: forAdmins(200) },
  'GET /api/impact': { statuses: everybody(200) },
  'GET /api/menu-items': { statuses: everybody(200) },
  'GET /api/menu-items/:difficulty': {
    statuses: everybody(200),
    request: () => ({ path: '/api/menu-items/beginner' }),
  },
  'POST /api/analytics/session': { statuses: everybody(422) },
  'POST /api/analytics/event': { statuses: everybody(422) },
  'POST /api/analytics/feedback': { statuses: everybody(422) },
  'POST /api/analytics/early-access': { statuses: everybody(422) },
  'POST /api/feedback': { statuses: everybody(422) },
  'POST /api/early-access': { statuses: everybody(422) },
  'POST /api/early-access/confirm': { statuses: everybody(422) },
  'POST /api/early-access/unsubscribe': { statuses: everybody(422) },
  'POST /api/early-access/unsubscribe-one-click': { statuses: everybody(200) },
  'POST /api/mail/refusal': { statuses: everybody(422) },
  'GET /api/auth/user': { statuses: signedIn(200) },
  'GET /api/auth/ways': { statuses: everybody(200) },
  'GET /api/auth/sessions': { statuses: signedIn(200) },
  'DELETE /api/auth/sessions': { statuses: signedIn(200) },
  'DELETE /api/auth/sessions/:sessionId': {
    statuses: [401, 200, 404, 404],
    request: async (owner) => ({ path: `/api/auth/sessions/${(await sessionOf(owner)).id}` }),
  },
  'POST /api/auth/sign-up': { statuses: everybody(422) },
  'POST /api/auth/workshop': { statuses: everybody(422) },
  'POST /api/auth/confirm': { statuses: everybody(422) },
  'POST /api/auth/link': { statuses: everybody(422) },
  'POST /api/auth/second-factor/removal': { statuses: everybody(422) },
  'POST /api/auth/second-factor/keep': { statuses: everybody(422) },
  'POST /api/auth/sign-in': { statuses: everybody(422) },
  'POST /api/auth/forgot-password': { statuses: everybody(422) },
  'POST /api/auth/reset-password': { statuses: everybody(422) },
  'GET /api/auth/second-factor': { statuses: signedIn(200) },
  // Not offered without a SESSION_SECRET.
  'POST /api/auth/second-factor/secret': { statuses: signedIn(409) },
  'POST /api/auth/second-factor': { statuses: signedIn(422) },
  'DELETE /api/auth/second-factor': { statuses: signedIn(422) },
  'POST /api/auth/sign-in/code': { statuses: everybody(422) },
  'POST /api/auth/change-password': { statuses: signedIn(422) },
  'POST /api/auth/confirm-password': { statuses: signedIn(422) },
  'POST /api/auth/email-change': { statuses: signedIn(422) },
  'POST /api/auth/email-change/confirm': { statuses: everybody(422) },
  'POST /api/auth/email-change/revert': { statuses: everybody(422) },
  'GET /api/login': { statuses: everybody(302) },
  'GET /api/logout': { statuses: everybody(302) },
  'POST /api/auth/adult': { statuses: everybody(422), needsProvider: true },
  'GET /api/auth/callback': { statuses: everybody(302), needsProvider: true },
  'PATCH /api/user/profile': {
    statuses: signedIn(200),
    request: () => ({ path: '/api/user/profile', body: { displayName: 'Mia' } }),
  },
  'GET /api/player-progress/:userId': {
    statuses: [401, 404, 403, 403],
    request: ({ id }) => ({ path: `/api/player-progress/${id}` }),
  },
  'PUT /api/player-progress/:userId': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/player-progress/${id}`, body: {} }),
  },
  'GET /api/player-progress/:userId/previous': {
    statuses: [401, 200, 403, 403],
    request: ({ id }) => ({ path: `/api/player-progress/${id}/previous` }),
  },
  'POST /api/player-progress/:userId/restore': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/player-progress/${id}/restore`, body: {} }),
  },
  'GET /api/learners': { statuses: signedIn(200) },
  'POST /api/learners/:learnerId/attempts': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/attempts`, body: {} }),
  },
  'GET /api/learners/:learnerId/attempts': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/attempts?limit=0` }),
  },
  'GET /api/learners/:learnerId/skills': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/skills` }),
  },
  'GET /api/learners/:learnerId/days': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/days` }),
  },
  'GET /api/learners/:learnerId/reviews': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/reviews` }),
  },
  'PUT /api/learners/:learnerId/reviews': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/reviews`, body: {} }),
  },
  'GET /api/learners/:learnerId/consents': {
    statuses: [401, 200, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/consents` }),
  },
  'POST /api/learners/:learnerId/consents': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/consents`, body: {} }),
  },
  'DELETE /api/learners/:learnerId/consents': {
    statuses: [401, 200, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/consents` }),
  },
  'GET /api/learners/:learnerId/play-time': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/play-time` }),
  },
  'PUT /api/learners/:learnerId/play-time': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/play-time`, body: {} }),
  },
  'PUT /api/learners/:learnerId/limits': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/limits`, body: {} }),
  },
  'POST /api/learners/:learnerId/extra-time': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/extra-time`, body: {} }),
  },
  'GET /api/learners/:learnerId/settings': {
    statuses: [401, 200, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/settings` }),
  },
  'PUT /api/learners/:learnerId/settings': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/settings`, body: {} }),
  },
  'GET /api/learners/:learnerId/settings/export': {
    statuses: [401, 404, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/settings/export` }),
  },
  'POST /api/learners/:learnerId/settings-code': {
    statuses: [401, 404, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/settings-code`, body: {} }),
  },
  'POST /api/learners/:learnerId/settings-code/use': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/settings-code/use`, body: {} }),
  },
  'GET /api/learners/:learnerId/weekly-mail': {
    statuses: [401, 200, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/weekly-mail` }),
  },
  'PUT /api/learners/:learnerId/weekly-mail': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/learners/${id}/weekly-mail`, body: {} }),
  },
  'POST /api/weekly-mail/unsubscribe': { statuses: everybody(422) },
  'POST /api/weekly-mail/unsubscribe-one-click': { statuses: everybody(200) },
  'POST /api/consents/confirm': { statuses: everybody(422) },
  'GET /api/family': { statuses: signedIn(200) },
  'POST /api/family/children': { statuses: signedIn(422) },
  'PATCH /api/family/children/:learnerId': {
    statuses: [401, 200, 403, 403],
    request: ({ id }) => ({ path: `/api/family/children/${id}`, body: {} }),
  },
  'DELETE /api/family/children/:learnerId': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/family/children/${id}`, body: {} }),
  },
  'GET /api/family/children/:learnerId/export': {
    statuses: [401, 200, 403, 403],
    request: ({ id }) => ({ path: `/api/family/children/${id}/export` }),
  },
  'PUT /api/family/children/:learnerId/picture-password': {
    statuses: [401, 422, 403, 403],
    request: ({ id }) => ({ path: `/api/family/children/${id}/picture-password`, body: {} }),
  },
  'DELETE /api/family/guardians/:guardianId': { statuses: signedIn(404) },
  'PUT /api/family/pin': { statuses: signedIn(422), request: () => ({ path: '/api/family/pin', body: {} }) },
  'POST /api/family/hand-over': { statuses: signedIn(422) },
  'POST /api/family/take-back': { statuses: signedIn(422) },
  'POST /api/family/invitations': { statuses: signedIn(422) },
  'DELETE /api/family/invitations/:invitationId': { statuses: signedIn(404) },
  'DELETE /api/family/invitations/:invitationId/askers/:userId': { statuses: signedIn(404) },
  'POST /api/family/invitations/open': { statuses: everybody(422) },
  'POST /api/family/invitations/accept': { statuses: signedIn(422) },
  'POST /api/family/invitations/:invitationId/confirm': { statuses: signedIn(422) },
  // Somebody else's class is the same as none.
  'GET /api/classes': { statuses: signedIn(200) },
  'POST /api/classes': { statuses: signedIn(422) },
  ...Object.fromEntries(
    [
      'GET /api/classes/:classId',
      'GET /api/classes/:classId/export',
      'POST /api/classes/:classId/code',
      'DELETE /api/classes/:classId/seats/:seatId/card',
      'POST /api/classes/:classId/seats/:seatId/unlock',
      'POST /api/classes/:classId/unlock',
      'DELETE /api/classes/:classId/invitations/:invitationId',
      'DELETE /api/classes/:classId/invitations/:invitationId/askers/:userId',
      'DELETE /api/classes/:classId/staff/:userId',
      'GET /api/classes/:classId/lessons',
      'DELETE /api/classes/:classId/lessons/:lessonId',
      'GET /api/classes/:classId/lessons/:lessonId/view',
    ].map((route) => [route, { statuses: signedIn(404) }]),
  ),
  ...Object.fromEntries(
    [
      'PATCH /api/classes/:classId',
      'DELETE /api/classes/:classId',
      'POST /api/classes/:classId/seats',
      'PATCH /api/classes/:classId/seats/:seatId',
      'DELETE /api/classes/:classId/seats/:seatId',
      'POST /api/classes/:classId/cards',
      'PUT /api/classes/:classId/cards',
      'PUT /api/classes/:classId/sign-in',
      'POST /api/classes/:classId/invitations',
      'POST /api/classes/:classId/invitations/:invitationId/confirm',
      'POST /api/classes/:classId/lessons',
      'PATCH /api/classes/:classId/lessons/:lessonId',
    ].map((route) => [route, { statuses: signedIn(422), request: () => ({ path: pathOf(route), body: {} }) }]),
  ),
  'GET /api/classes/:classId/overview': {
    statuses: signedIn(404),
    request: () => ({ path: '/api/classes/none/overview?today=2026-11-24', body: undefined }),
  },
  'GET /api/class-lessons': { statuses: signedIn(200) },
  'POST /api/class-invitations/open': { statuses: everybody(422) },
  'POST /api/class-invitations/accept': { statuses: signedIn(422) },
  'POST /api/class-sign-in/find': { statuses: everybody(422) },
  'POST /api/class-sign-in/seat': { statuses: everybody(422) },
  'POST /api/class-sign-in/card': { statuses: everybody(422) },
  'POST /api/class-sign-in/leave': { statuses: signedIn(403) },
  'GET /api/user/badges': { statuses: signedIn(200) },
  'POST /api/user/badge': { statuses: signedIn(422) },
  'GET /api/user/certificates': { statuses: signedIn(200) },
  'POST /api/user/certificate': { statuses: signedIn(422) },
  'GET /api/verify/:code': { statuses: everybody(404), request: () => ({ path: '/api/verify/AAAAAAAA' }) },
  'GET /api/payments/availability': { statuses: everybody(200) },
  // Payments are off.
  'POST /api/razorpay/webhook': { statuses: everybody(503) },
  'POST /api/policy-reports': { statuses: everybody(204) },
  'POST /api/razorpay/create-order': { statuses: signedIn(422) },
  'POST /api/razorpay/verify-payment': { statuses: signedIn(422) },
  'POST /api/user/payments/:receiptNumber/refund': { statuses: signedIn(503) },
  'POST /api/user/subscription/cancel': { statuses: signedIn(409) },
  'POST /api/user/subscription/resume': { statuses: signedIn(409) },
  'GET /api/user/subscription/extension': { statuses: signedIn(200) },
  'GET /api/user/orders/:orderId': { statuses: signedIn(404), request: () => ({ path: '/api/user/orders/order_1' }) },
  'GET /api/user/payments': { statuses: signedIn(200) },
  'GET /api/admin/subscription-metrics': { statuses: forAdmins(200) },
  'GET /api/admin/analytics': {
    statuses: forAdmins(200),
    request: () => ({ path: '/api/admin/analytics?from=2026-11-01&to=2026-11-30' }),
  },
  'GET /api/admin/early-access-emails': { statuses: forAdmins(200) },
  'GET /api/admin/audit-log': { statuses: forAdmins(200) },
  'POST /api/support-requests': { statuses: everybody(422) },
  'GET /api/admin/support-requests': { statuses: forAdmins(200) },
  'POST /api/admin/support-requests/:id/answered': {
    statuses: forAdmins(404),
    request: () => ({ path: '/api/admin/support-requests/1/answered', body: {} }),
  },
  'GET /api/admin/payments': { statuses: forAdmins(200) },
  'GET /api/admin/payments/:paymentId/history': {
    statuses: forAdmins(404),
    request: () => ({ path: '/api/admin/payments/pay_1/history' }),
  },
  'POST /api/admin/payments/:paymentId/returned': {
    statuses: forAdmins(503),
    request: () => ({ path: '/api/admin/payments/pay_1/returned', body: {} }),
  },
  'GET /api/user/export': { statuses: signedIn(200) },
  'GET /api/user/erasure': { statuses: signedIn(200) },
  'DELETE /api/user': { statuses: signedIn(422) },
};

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted((one, other) => one.localeCompare(other));

it('lists exactly the existing routes (ASVS v5.0.0-8.2.1, v5.0.0-15.2.3)', () => {
  expect(sorted(Object.keys(table))).toEqual(sorted([...routesOf({}), ...routesOf(provider)].map(nameOf)));
});

describe('access is granted only to permitted callers (ASVS v5.0.0-8.3.1)', () => {
  it.each(Object.entries(table))('%s', async (route, { statuses, request, needsProvider }) => {
    const at = needsProvider ? elsewhere : server;
    const [owner, other, admin] = [await at.signedIn(), await at.signedIn(), await at.signedIn({ role: 'admin' })];
    const [method = '', pattern = ''] = route.split(' ');
    const { path, body } = (await request?.(owner)) ?? { path: pattern, body: method === 'POST' ? {} : undefined };
    const anonymous = await fetch(`${at.url}${path}`, {
      method,
      redirect: 'manual',
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    // The owner last, because the call may delete what is theirs.
    const [toOther, toAdmin] = [await other.call(method, path, body), await admin.call(method, path, body)];
    const toOwner = await owner.call(method, path, body);

    expect([anonymous, toOwner, toOther, toAdmin].map(({ status }) => status)).toEqual(statuses);
  });
});

it('ignores roles, plans and IDs in the input (ASVS v5.0.0-8.2.3, v5.0.0-15.3.3)', async () => {
  const person = await server.signedIn();
  const requested = { role: 'admin', subscriptionTier: 'classroom', id: 'another', email: 'a@b.example', createdAt: 0 };
  const row = () => server.read((database) => database('users').where({ id: person.id }).first());
  const before = await row();

  for (const [name, value] of Object.entries(requested)) {
    const answer = await person.call('PATCH', '/api/user/profile', { displayName: 'Mia', [name]: value });

    expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { [name]: expect.any(String) } }]);
  }
  expect(await row()).toEqual(before);
});

it('checks access before it validates the input', async () => {
  const { id } = await server.signedIn();
  const response = await fetch(`${server.url}/api/player-progress/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: '{"not": json',
  });

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ code: 'signed_out', error: 'You are signed out. Sign in and try again.' });
});

it('does not confuse the subscriptions of two users', async () => {
  const paying = await server.signedIn({ subscriptionTier: 'family', createdAt: 0 });
  const game = savedOf(playDay(newGame({ seed: 7, band: 'ages_8_9' })).game);
  const progress = { version: 0, restaurantName: null, status: 'menu', game };
  await paying.call('PUT', `/api/player-progress/${paying.id}`, progress);
  const free = await server.signedIn();
  const certificate = {
    certificateType: 'rookie',
    title: 'Rookie Certificate',
    description: 'For a first day.',
    skillLevel: 'beginner',
    certificateData: { score: 500, challengesCompleted: 10, accuracy: 80, timeSpent: 600 },
  };

  const statuses = [
    (await paying.call('POST', '/api/user/certificate', certificate)).status,
    (await free.call('POST', '/api/user/certificate', certificate)).status,
  ];

  expect(statuses).toEqual([200, 403]);
});
