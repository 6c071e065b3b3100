import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addChildren, errorOf, familyPassword, grownUp, handOver, pin, userOf } from '../../../test/family.ts';
import { someMailsTo, type TestBrowser } from '../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

/** By how much the clock of the server is ahead. */
let aheadMs = 0;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' }, now: () => Date.now() + aheadMs });
});
afterAll(() => server.end());

const soups = ['soup', 'soup', 'pizza'];

async function family() {
  const parent = await grownUp(server, { displayName: 'Dana', firstName: 'Dana', lastName: 'Weber' });
  const [first, second, third] = await addChildren(parent, ['Mo', 'Luna', 'Kit']);
  if (!first || !second || !third) throw new Error('Three children were added.');
  return { parent, browser: parent.browser, first, second, third };
}

describe('handing over', () => {
  it('makes the session the child’s, with the plan and nothing else of the adult', async () => {
    const { browser, second } = await family();

    expect(await handOver(browser, second.id)).toBe(200);

    expect(await userOf(browser)).toEqual({
      id: second.id,
      email: null,
      displayName: 'Luna',
      firstName: null,
      lastName: null,
      role: 'user',
      subscriptionTier: 'family',
      subscriptionStatus: 'active',
      subscriptionEndDate: null,
      player: { nickname: 'Luna', picture: 'omar', band: 'ages_8_9' },
    });
  });

  it('gives an administrator’s child no rights of an administrator', async () => {
    const admin = await grownUp(server, { role: 'admin' });
    await addChildren(admin, ['Mo']);

    await handOver(admin.browser, admin.id);

    expect(await userOf(admin.browser)).toMatchObject({ role: 'user', id: admin.id });
    expect((await admin.browser.call('GET', '/api/admin/subscription-metrics')).status).toBe(403);
  });

  it('stays in the session of this device only', async () => {
    const { parent, browser, second } = await family();
    const other = await server.read((database) => database('auth_sessions').where({ userId: parent.id }));
    await handOver(browser, second.id);

    const after = await server.read((database) => database('auth_sessions').where({ userId: parent.id }));

    expect(other.map(({ learnerId: id }) => id)).toEqual([null]);
    expect(after).toMatchObject([{ learnerId: second.id, reauthenticatedAt: null }]);
  });

  it('answers the calls of a game for the child', async () => {
    const { browser, first, second } = await family();
    await handOver(browser, second.id);
    const badge = { badgeType: 'welcome', title: 'x', description: 'x', icon: 'x' };

    const statuses = [
      (await browser.call('GET', `/api/player-progress/${second.id}`)).status,
      (await browser.call('GET', `/api/player-progress/${first.id}`)).status,
      (await browser.call('GET', `/api/learners/${first.id}/attempts`)).status,
      (await browser.call('GET', `/api/learners/${second.id}/attempts`)).status,
      (await browser.call('GET', '/api/user/badges')).status,
      (await browser.post('/api/user/badge', badge)).status,
    ];

    expect(statuses.slice(0, 5)).toEqual([404, 403, 403, 200, 200]);
    const owners = await server.read((database) => database('badges').pluck('learner_id'));
    expect(owners).not.toContain(first.id);
  });

  it('refuses unknown children and those of other families alike', async () => {
    const { browser } = await family();
    const others = await family();

    const answers = [];
    for (const learnerId of [others.second.id, 'nobody'])
      answers.push(await (await browser.post('/api/family/hand-over', { learnerId })).json());

    expect(answers[0]).toMatchObject({ code: 'child_not_found' });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('requires the plan for all but the first child', async () => {
    const { parent, browser, first, second } = await family();
    const plan = { subscriptionTier: 'explorer' };
    await server.read((database) => database('users').where({ id: parent.id }).update(plan));
    // The change is visible immediately.
    await browser.call('PATCH', '/api/user/profile', { displayName: 'Dana' });
    const other = await grownUp(server, { subscriptionTier: 'explorer' });
    await addChildren(other, ['Mo']);

    expect(await handOver(other.browser, other.id)).toBe(200);
    expect(await handOver(browser, second.id)).toBe(403);
    expect(await handOver(browser, first.id)).toBe(200);
  });

  it('ends the session with the child', async () => {
    const { browser, second, parent } = await family();
    await handOver(browser, second.id);

    await server.read(async (database) => {
      await database.raw(database.client.config.client === 'pg' ? 'select 1' : 'PRAGMA foreign_keys = ON');
      await database('learners').where({ id: second.id }).delete();
    });

    const left = await server.read((database) => database('auth_sessions').where({ userId: parent.id }));
    expect(left).toEqual([]);
  });
});

describe('a picture password', () => {
  async function locked() {
    const made = await family();
    const path = `/api/family/children/${made.third.id}/picture-password`;
    await made.browser.call('PUT', path, { pictures: soups });
    return { ...made, path };
  }

  it('is asked for when a child changes the player, and never of the grown-up', async () => {
    const { browser, second, third } = await locked();

    expect(await handOver(browser, third.id)).toBe(200);
    expect(await handOver(browser, second.id)).toBe(200);
    expect(await handOver(browser, third.id)).toBe(422);
    expect(await handOver(browser, third.id, ['soup', 'pizza', 'soup'])).toBe(422);
    expect(await handOver(browser, third.id, soups)).toBe(200);
    // The one who plays already.
    expect(await handOver(browser, third.id)).toBe(200);
  });

  it('has no wine', async () => {
    const { browser, path } = await locked();

    const response = await browser.call('PUT', path, { pictures: ['wine', 'soup', 'soup'] });

    expect(response.status).toBe(422);
  });

  it('is verified if a grown-up’s session sends what a child entered offline', async () => {
    const { browser, third } = await locked();

    expect(await handOver(browser, third.id, ['steak', 'steak', 'steak'])).toBe(422);
    expect((await userOf(browser)).player).toBeNull();
  });

  it('is blocked after five wrong ones, also for the right one, until a grown-up sets a new one', async () => {
    const { browser, second, third, path } = await locked();
    await handOver(browser, second.id);

    const statuses = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push(await handOver(browser, third.id, ['steak', 'steak', 'steak']));
    const right = await browser.post('/api/family/hand-over', { learnerId: third.id, pictures: soups });
    await browser.post('/api/family/take-back', { password: familyPassword });
    await browser.call('PUT', path, { pictures: ['soda', 'soda', 'soda'] });
    await handOver(browser, second.id);

    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect([right.status, await right.json()]).toMatchObject([429, { code: 'pictures_blocked' }]);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await handOver(browser, third.id, ['soda', 'soda', 'soda'])).toBe(200);
  });

  it('is not used up by right ones', async () => {
    const { browser, second, third } = await locked();
    await handOver(browser, second.id);

    for (let time = 0; time < 8; time += 1) {
      expect(await handOver(browser, third.id, soups)).toBe(200);
      await handOver(browser, second.id);
    }
  });
});

describe('taking back', () => {
  const takeBack = (browser: TestBrowser, proof: object) => browser.post('/api/family/take-back', proof);

  it('returns the session to the adult, reauthenticated by the password', async () => {
    const { parent, browser, second } = await family();
    await handOver(browser, second.id);

    const wrong = await takeBack(browser, { password: 'not this one' });
    const right = await takeBack(browser, { password: familyPassword });

    const fields = { password: 'This password is wrong. Try again.' };
    expect(await errorOf(wrong)).toMatchObject({ status: 422, code: 'wrong_password', fields });
    expect(right.status).toBe(200);
    expect(await userOf(browser)).toMatchObject({ id: parent.id, email: parent.email, player: null });
    expect((await browser.call('GET', '/api/user/export')).status).toBe(200);
  });

  it('invalidates copies of the token from before', async () => {
    const { browser, second } = await family();
    const copy = browser.cookies.get('session') ?? '';
    await handOver(browser, second.id);
    const asChild = await fetch(`${server.url}/api/family`, { headers: { Cookie: `session=${copy}` } });
    await takeBack(browser, { password: familyPassword });

    const after = await fetch(`${server.url}/api/family`, { headers: { Cookie: `session=${copy}` } });

    expect([asChild.status, after.status]).toEqual([403, 401]);
    expect((await browser.call('GET', '/api/family')).status).toBe(200);
  });

  it('is accepted once more with the token from before, for a minute, because the response may have been lost', async () => {
    const { parent, browser, second } = await family();
    const before = browser.cookies.get('session') ?? '';
    /** Takes the device back, and loses the response. */
    async function lose(): Promise<void> {
      await handOver(browser, second.id);
      const token = browser.cookies.get('session') ?? '';
      expect((await takeBack(browser, { password: familyPassword })).status).toBe(200);
      browser.cookies.set('session', token);
    }

    await lose();
    expect([(await browser.call('GET', '/api/auth/user')).status, browser.cookies.get('session')]).toEqual([
      401,
      before,
    ]);
    expect((await takeBack(browser, { password: 'not this one' })).status).toBe(422);
    expect((await takeBack(browser, { password: familyPassword })).status).toBe(200);
    expect(await userOf(browser)).toMatchObject({ id: parent.id, player: null });
    const after = browser.cookies.get('session') ?? '';
    browser.cookies.set('session', before);
    expect((await takeBack(browser, { password: familyPassword })).status).toBe(401);

    browser.cookies.set('session', after);
    await lose();
    aheadMs += 60_001;
    expect((await takeBack(browser, { password: familyPassword })).status).toBe(401);
  });

  it('takes the PIN, after which what requires the password requires it again', async () => {
    const { browser, second } = await family();
    expect((await takeBack(browser, { pin })).status).toBe(409);
    await browser.call('PUT', '/api/family/pin', { pin });
    await handOver(browser, second.id);

    expect((await takeBack(browser, { pin })).status).toBe(200);

    expect((await userOf(browser)).player).toBeNull();
    for (const [method, path, body] of [
      ['PUT', '/api/family/pin', { pin: '1111' }],
      ['PUT', `/api/learners/${second.id}/limits`, { timeZone: 'UTC', minutesPerDay: null, quietHours: null }],
      ['PUT', `/api/family/children/${second.id}/picture-password`, { pictures: null }],
      ['POST', '/api/user/subscription/cancel', {}],
      ['DELETE', `/api/learners/${second.id}/consents`],
      ['DELETE', '/api/family/guardians/somebody'],
      ['DELETE', '/api/auth/sessions'],
      ['DELETE', '/api/auth/sessions/other'],
    ] as const) {
      const refused = await browser.call(method, path, body);
      expect(await errorOf(refused), path).toMatchObject({ status: 403, code: 'password_needed' });
    }
  });

  it('takes only the password after five wrong PINs', async () => {
    const { browser, second } = await family();
    await browser.call('PUT', '/api/family/pin', { pin });
    await handOver(browser, second.id);

    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await takeBack(browser, { pin: `000${time}` })).status);
    const right = await takeBack(browser, { pin });

    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await right.json()).toMatchObject({ code: 'sign_in_blocked' });
    expect((await takeBack(browser, { password: familyPassword })).status).toBe(200);
  });

  it('counts wrong PINs apart from passwords', async () => {
    const { browser, second } = await family();
    await browser.call('PUT', '/api/family/pin', { pin });
    await handOver(browser, second.id);

    for (let time = 0; time < 20; time += 1) await takeBack(browser, { pin: '0000' });

    expect((await takeBack(browser, { password: familyPassword })).status).toBe(200);
  });

  it('tells the grown-up about every tenth wrong PIN since it was set', async () => {
    const { browser, second, parent } = await family();
    const countOf = async () =>
      (await server.read((database) => database('users').where({ id: parent.id }).first()))?.wrongPins;
    await browser.call('PUT', '/api/family/pin', { pin });
    await handOver(browser, second.id);
    await takeBack(browser, { pin: '0000' });
    await takeBack(browser, { pin });
    await handOver(browser, second.id);
    expect(await countOf()).toBe(1);
    // Only five are judged in an hour.
    await server.read((database) => database('users').where({ id: parent.id }).update({ wrongPins: 9 }));

    await takeBack(browser, { pin: '0000' });

    const [mail] = await someMailsTo(server, parent.email);
    expect(mail).toContain('a wrong PIN has been entered 10 times');
    expect(await countOf()).toBe(0);
  });

  it('is blocked after ten wrong passwords, while a link by email still works', async () => {
    const { browser, second, parent } = await family();
    await handOver(browser, second.id);

    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await takeBack(browser, { password: `no ${time}` })).status);
    const right = await takeBack(browser, { password: familyPassword });

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect(await right.json()).toMatchObject({ code: 'sign_in_blocked' });
    expect((await browser.post('/api/auth/forgot-password', { email: parent.email })).status).toBe(200);
  });
});

it('keeps a child on the game’s page instead of signing the grown-up in or out', async () => {
  const { browser, second } = await family();
  await handOver(browser, second.id);

  for (const path of ['/api/logout', '/api/login', '/API/LOGOUT/']) {
    const response = await browser.call('GET', path);
    expect([response.status, response.headers.get('location')], path).toEqual([302, '/game']);
  }

  expect(await userOf(browser)).toMatchObject({ id: second.id });
});
