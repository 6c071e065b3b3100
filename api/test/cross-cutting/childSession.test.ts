import http from 'node:http';
import type { Endpoint } from '@countertop/contract/shared/endpoint';
import type { FamilyChild } from '@countertop/contract/family/family';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestBrowser } from '../browser.ts';
import { callsTo, type TestCall, withIdsIn } from '../calls.ts';
import { cardsOf, classroomUser, deviceIn, makeClass, signInByCard } from '../classes.ts';
import { addChildren, errorOf, type Grown, grownUp, handOver, pin, userOf } from '../family.ts';
import { fuzzRuns } from '../../../tests/support/fuzz.ts';
import { addressOf, sendRaw, type TestAnswer } from '../sendRaw.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { tableNames } from '../../src/platform/db/tables.ts';
import { allTargets, nameOf, routesOf } from '../targets.ts';

/**
 * Every endpoint that a child may call. Adding one is a decision: it must reach nothing of the account, of its money, or of
 * other learners.
 */
const forChildren = [
  // The game and the public pages.
  'GET /healthz',
  'GET /readyz',
  'GET /api/impact',
  'GET /api/menu-items',
  'GET /api/menu-items/:difficulty',
  'POST /api/analytics/session',
  'POST /api/analytics/event',
  'POST /api/analytics/feedback',
  'POST /api/feedback',
  'GET /api/verify/:code',
  'POST /api/mail/refusal',
  // The child's own.
  'GET /api/auth/user',
  'GET /api/player-progress/:userId',
  'PUT /api/player-progress/:userId',
  'GET /api/player-progress/:userId/previous',
  'POST /api/player-progress/:userId/restore',
  'GET /api/user/badges',
  'POST /api/user/badge',
  'GET /api/user/certificates',
  'POST /api/user/certificate',
  'POST /api/learners/:learnerId/attempts',
  'GET /api/learners/:learnerId/attempts',
  'GET /api/learners/:learnerId/skills',
  'GET /api/learners/:learnerId/days',
  'GET /api/learners/:learnerId/reviews',
  'GET /api/learners/:learnerId/play-time',
  'PUT /api/learners/:learnerId/play-time',
  'GET /api/class-lessons',
  'GET /api/learners/:learnerId/settings',
  'PUT /api/learners/:learnerId/settings',
  // With the PIN or password of a grown-up.
  'POST /api/learners/:learnerId/extra-time',
  'POST /api/family/take-back',
  // With the picture password of the other child, if it has one.
  'POST /api/family/hand-over',
  // With the card or the picture password of the other child.
  'POST /api/class-sign-in/find',
  'POST /api/class-sign-in/seat',
  'POST /api/class-sign-in/card',
  'POST /api/class-sign-in/leave',
  // An inbox proves an adult.
  'GET /api/auth/ways',
  'POST /api/auth/forgot-password',
  'POST /api/auth/link',
  'POST /api/auth/reset-password',
  // Links of emails, which work without a session.
  'POST /api/early-access/unsubscribe',
  'POST /api/weekly-mail/unsubscribe',
];

/** Routes that are not endpoints of the contract, and what a child gets. */
const otherRoutes: Readonly<Record<string, number>> = {
  'GET /api/login': 302,
  'GET /api/logout': 302,
  'GET /api/auth/callback': 302,
  // For other programs, which prove who they are without a session.
  'POST /api/razorpay/webhook': 503,
  'POST /api/early-access/unsubscribe-one-click': 200,
  'POST /api/weekly-mail/unsubscribe-one-click': 200,
  // Reports of browsers.
  'POST /api/policy-reports': 204,
};
/** Only with an identity provider. */
const needsProvider = 'GET /api/auth/callback';

/** A child's session, and whom it must not reach. */
interface Place {
  readonly browser: TestBrowser;
  readonly childId: string;
  readonly adult: Grown;
  /** Learners of the other children. */
  readonly otherIds: readonly string[];
  /** Replaces values in bodies by those of another person. */
  readonly known: Readonly<Record<string, string>>;
  /** Signs the child in again, after a call that may have signed it out. */
  signIn(): Promise<void>;
}

let server: TestServer;
let parent: Grown;
let siblings: readonly FamilyChild[];
let child: FamilyChild;
let atHome: Place;
let inClass: Place;
const agent = new http.Agent({ keepAlive: true });
/** Nothing that a child gets may contain these. */
const secrets = [
  'quincy@canary.example',
  'Canary Quincy',
  'Canaryfirst',
  'Canarylast',
  'Sib canary',
  'Firstborn canary',
  'Classcanary',
];

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' } });
  const names = { displayName: 'Canary Quincy', firstName: 'Canaryfirst', lastName: 'Canarylast' };
  parent = await grownUp(server, { email: 'quincy@canary.example', role: 'admin', createdAt: 0, ...names });
  const [first, second, third] = await addChildren(parent, ['Firstborn canary', 'Luna', 'Sib canary']);
  if (!first || !second || !third) throw new Error('Three children were added.');
  [child, siblings] = [second, [first, third]];
  const pictures = ['steak', 'soup', 'soda'];
  for (const { id } of siblings)
    await parent.browser.call('PUT', `/api/family/children/${id}/picture-password`, { pictures });
  await parent.browser.call('PUT', '/api/family/pin', { pin });
  await handOver(parent.browser, child.id);
  atHome = {
    browser: parent.browser,
    childId: child.id,
    adult: parent,
    otherIds: siblings.map(({ id }) => id),
    known: {},
    signIn: () => Promise.resolve(),
  };
  inClass = await playInClass();
});

/** Signs a child in to a class that children can't sign in to by its code. */
async function playInClass(): Promise<Place> {
  const names = { displayName: 'Canary Quincy', firstName: 'Canaryfirst', lastName: 'Canarylast' };
  const teacher = await classroomUser(server, { email: 'teacher.quincy@canary.example', role: 'admin', ...names });
  await teacher.browser.call('PUT', '/api/family/pin', { pin });
  const made = await makeClass(teacher, ['Luna', 'Classcanary', 'Classcanary B.']);
  const card = (await cardsOf(teacher, made)).get('Luna');
  const [browser, luna] = [deviceIn(server), made.seats.find(({ name }) => name === 'Luna')];
  const others = made.seats.filter((seat) => seat !== luna);
  await signInByCard(browser, card);
  return {
    browser,
    childId: luna?.learnerId ?? '',
    adult: teacher,
    otherIds: others.map(({ learnerId }) => learnerId),
    known: { code: made.code, classId: made.id, seatId: others[0]?.id ?? '' },
    signIn: () => signInByCard(browser, card),
  };
}
afterAll(async () => {
  agent.destroy();
  await server.end();
});

/** Returns the path of an endpoint for a learner. */
const pathFor = ({ path }: Pick<Endpoint, 'path'>, id: string) =>
  path.replace(/:(?:userId|learnerId)/, id).replaceAll(/:\w+/g, 'other');

it('plays with two siblings who have a picture password', async () => {
  const locked = await server.read((database) => database('learners').whereNotNull('picturePasswordHash').pluck('id'));

  expect(await userOf(parent.browser)).toMatchObject({ id: child.id, player: { nickname: 'Luna' } });
  expect(locked).toHaveLength(siblings.length);
});

it('lists every endpoint that a child may call', async () => {
  const marked = (await allTargets()).flatMap(({ endpoint }) => (endpoint?.isForChildren ? [nameOf(endpoint)] : []));

  expect(marked.toSorted()).toEqual(forChildren.toSorted());
});

it('lists every route without an endpoint', async () => {
  const targets = await allTargets();
  const routes = [
    ...routesOf({}),
    ...routesOf({ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }),
  ];
  const endpoints = new Set(targets.flatMap(({ endpoint }) => (endpoint ? [nameOf(endpoint)] : [])));
  const others = new Set(routes.map(nameOf).filter((name) => !endpoints.has(name)));

  expect([...others].toSorted()).toEqual(Object.keys(otherRoutes).toSorted());
});

const places = [
  ['at home', () => atHome],
  ['in a class', () => inClass],
] as const;

it.each(places)('refuses every other endpoint, also for the child itself, %s', async (_, placeOf) => {
  const { browser, childId } = placeOf();
  const routed = new Set(routesOf({}).map(nameOf));
  const closed = (await allTargets()).flatMap(({ endpoint }) =>
    endpoint && !endpoint.isForChildren ? [endpoint] : [],
  );
  expect(closed.length).toBeGreaterThan(50);

  for (const endpoint of closed.filter((one) => routed.has(nameOf(one)))) {
    const body = endpoint.method === 'GET' ? undefined : {};
    const response = await browser.call(endpoint.method, pathFor(endpoint, childId), body);
    expect(await errorOf(response), nameOf(endpoint)).toMatchObject({ status: 403, code: 'child_session' });
  }
});

it('refuses in a class what takes a PIN or password at home, so that nobody guesses those of the teacher', async () => {
  const atHomeOnly = (await allTargets()).flatMap(({ endpoint }) => (endpoint?.isOnlyAtHome ? [endpoint] : []));
  const codes = await Promise.all(
    atHomeOnly.map(async (endpoint) => {
      const response = await inClass.browser.call(endpoint.method, pathFor(endpoint, inClass.childId), { pin });
      return [nameOf(endpoint), (await errorOf(response)).code];
    }),
  );

  expect(Object.fromEntries(codes)).toEqual({
    'POST /api/family/hand-over': 'not_allowed',
    'POST /api/family/take-back': 'not_allowed',
    'POST /api/learners/:learnerId/extra-time': 'not_allowed',
  });
});

it.each(places)('refuses other learners at the endpoints for children, %s', async (_, placeOf) => {
  const { browser, otherIds } = placeOf();
  const routed = new Set(routesOf({}).map(nameOf));
  const personal = (await allTargets()).flatMap(({ endpoint }) =>
    endpoint?.isForChildren && /:(?:userId|learnerId)/.test(endpoint.path) ? [endpoint] : [],
  );
  expect(personal.length).toBeGreaterThan(7);

  for (const endpoint of personal.filter((one) => routed.has(nameOf(one)))) {
    for (const id of otherIds) {
      const body = endpoint.method === 'GET' ? undefined : {};
      const response = await browser.call(endpoint.method, pathFor(endpoint, id), body);
      expect(await errorOf(response), nameOf(endpoint)).toMatchObject({ status: 403, code: 'not_allowed' });
    }
  }
});

it.each(Object.entries(otherRoutes))('%s answers a child with %i', async (name, status) => {
  const [method = '', path = ''] = name.split(' ');
  const response = await parent.browser.call(method, path);

  expect(response.status).toBe(name === needsProvider ? 404 : status);
  if (response.status === 302) expect(response.headers.get('location')).toBe('/game');
});

it('renders pages without anything of the adult', async () => {
  for (const path of ['/', '/game', '/profile', '/family', '/dashboard']) {
    const text = await (await parent.browser.call('GET', path)).text();
    for (const secret of secrets) expect(text, path).not.toContain(secret);
  }
});

/** Variants of a path that a server might take for the same one. */
const same = (path: string) => path;
const changed = fc.constantFrom<(path: string) => string>(
  (path) => path.toUpperCase(),
  (path) => path.replace('/api', '/API'),
  (path) => path.replace(/(?=\?|$)/, '/'),
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api/x/../'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.replace('/api/', '/api\\'),
  (path) => `${path};jsessionid=1`,
);
const variants = fc.oneof(fc.constant(same), changed);

/** Headers by which servers behind a proxy can be led to another path, method or user. */
const headers = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  {},
  {},
  { 'X-Original-URL': '/api/family' },
  { 'X-Rewrite-URL': '/api/family' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Authorization: 'Basic cXVpbmN5OjI0Njg=' },
  { 'X-User-Id': 'admin', 'X-Role': 'admin' },
);

interface HostileCall {
  readonly call: TestCall;
  readonly target: number;
  readonly variant: (path: string) => string;
  readonly more: Readonly<Record<string, string>>;
}

/** Replaces IDs in a body by that of another person, and others by what is known of the class. */
const withIds = (body: string, id: string, known: Place['known']) =>
  body.replaceAll(
    /"(learnerId|userId|guardianId|gameId|sessionId|code|classId|seatId)":"[^"]*"/g,
    (text, name: string) =>
      /^(?:code|classId|seatId)$/.test(name) ? text.replace(/:.*/, `:"${known[name] ?? ''}"`) : `"${name}":"${id}"`,
  );

let sent = 0;
function send({ call, target, variant, more }: HostileCall, place: Place, isSignedIn: boolean): Promise<TestAnswer> {
  sent += 1;
  const ids = [place.childId, place.adult.id, ...place.otherIds];
  const id = ids[target % ids.length] ?? '';
  const Cookie = [...place.browser.cookies].map((pair) => pair.join('=')).join('; ');
  return sendRaw(server.url, agent, {
    method: call.method,
    path: variant(withIdsIn(call.path, { ...place.known, userId: id })),
    headers: { 'X-Forwarded-For': addressOf(sent), ...call.headers, ...more, ...(isSignedIn && { Cookie }) },
    body: call.body === null ? null : withIds(call.body, id, place.known),
  });
}

/** Returns the rows of every table that belong to the adult, to other children or to the class. */
const stateOfOthers = ({ adult, otherIds, known }: Place) =>
  server.read(async (database) => {
    const ids = [adult.id, ...otherIds];
    const rows: Record<string, unknown> = {};
    for (const table of await tableNames(database)) {
      const columns = Object.keys(await database(table).columnInfo());
      const owner = columns.find((name) => ['learnerId', 'userId', 'owner_id'].includes(name));
      if (owner === undefined || table === 'auth_sessions') continue;
      rows[table] = await database(table).whereIn(owner, ids).orderBy(columns);
    }
    rows['people'] = [
      await database('users').where({ id: adult.id }),
      await database('learners').whereIn('id', ids).orderBy('id'),
      await database('classes').where({ id: known['classId'] ?? '' }),
      await database('auth_sessions')
        .where({ userId: adult.id })
        .orderBy('createdAt')
        .select('learnerId', 'reauthenticatedAt'),
    ];
    return rows;
  });

const isSigningOut = ({ call, variant }: HostileCall) => /leave|logout/i.test(variant(call.path));

const calls = fuzzRuns(1_000);

it.each(places)(
  `reaches nothing of the adult and of other children with ${calls} hostile calls %s`,
  async (_, placeOf) => {
    const place = placeOf();
    const targets = await allTargets();
    const open = targets.flatMap(({ endpoint }) => (endpoint?.isForChildren ? [endpoint] : []));
    const openRoutes = Object.keys(otherRoutes).filter((name) => otherRoutes[name] === 200);
    const mayBe2xx = [...open.map(nameOf), ...openRoutes].map((name) => {
      const [method = '', path = ''] = name.split(' ');
      return { method, pattern: new RegExp(`^/*${path.replaceAll(/:\w+/g, '[^/]*')}/?$`, 'i') };
    });
    const before = await stateOfOthers(place);
    expect(Object.keys(before).length).toBeGreaterThan(15);
    let refused = 0;

    const hostile = fc.record({ call: callsTo(targets), target: fc.nat(), variant: variants, more: headers });
    await fc.assert(
      fc.asyncProperty(hostile, async (one) => {
        const { status, headers: got, text, type } = await send(one, place, true);
        if (isSigningOut(one)) await place.signIn();

        // 503: payments are off.
        expect(status, text).not.toBe(500);
        for (const secret of secrets) expect(text).not.toContain(secret);
        if (text.includes('"child_session"')) refused += 1;
        if (status === 302 && !isSigningOut(one)) expect(got.location).toBe('/game');
        if (status >= 300 || !type.startsWith('application')) return;
        const [path = ''] = one.variant(withIdsIn(one.call.path, { userId: place.childId })).split('?');
        const method = one.call.method === 'HEAD' ? 'GET' : one.call.method;
        const reached = mayBe2xx.some((may) => may.method === method && may.pattern.test(path));
        expect(reached, `${one.call.method} ${path}`).toBe(true);
      }),
      { numRuns: calls },
    );

    expect(refused).toBeGreaterThan(calls / 6);
    expect(await stateOfOthers(place)).toEqual(before);
    expect(await userOf(place.browser)).toMatchObject({ id: place.childId, role: 'user', email: null });
  },
);

it(`shows no name of a closed class to ${calls} hostile calls from somebody who knows its code`, async () => {
  const signIn = (await allTargets()).filter(({ route }) => route.path.startsWith('/api/class'));
  const before = await stateOfOthers(inClass);

  const hostile = fc.record({ call: callsTo(signIn), target: fc.nat(), variant: variants, more: headers });
  await fc.assert(
    fc.asyncProperty(hostile, async (one) => {
      const { status, text } = await send(one, inClass, false);

      expect(status, text).toBeGreaterThanOrEqual(400);
      expect(status, text).not.toBe(500);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }),
    { numRuns: calls },
  );

  expect(await stateOfOthers(inClass)).toEqual(before);
});
