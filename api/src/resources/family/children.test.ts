import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addChildren, errorOf, familyOf, grownUp, handOver, userOf } from '../../../test/family.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.end());

const child = { nickname: 'Mo', picture: 'ruth', band: 'ages_6_7' };
const idsOf = (table: string, column: string) => server.read<string[]>((database) => database(table).pluck(column));

it('begins with the child whom the account has, and has room for five', async () => {
  const parent = await grownUp(server);
  const before = await familyOf(parent);
  const [first, ...others] = await addChildren(parent, ['Mo', 'Luna', 'Kit', 'Pip', 'Ada']);

  const sixth = await parent.browser.post('/api/family/children', { ...child, nickname: 'Sam' });

  expect(before).toMatchObject({ children: [{ id: parent.id, nickname: null }], hasPin: false, maxChildren: 5 });
  expect(first).toMatchObject({ id: parent.id, nickname: 'Mo', picture: 'ruth', role: 'owner', guardians: [] });
  expect(others).toHaveLength(4);
  expect(await errorOf(sixth)).toMatchObject({ status: 409, code: 'too_many_children' });
  const after = await familyOf(parent);
  expect(after.children.map(({ nickname }) => nickname)).toEqual(['Mo', 'Luna', 'Kit', 'Pip', 'Ada']);
});

it('never adds more than five children, also with many requests at once', async () => {
  const parent = await grownUp(server);

  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await parent.browser.post('/api/family/children', child)).status),
  );

  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});

it('allows one child without the Family Plan', async () => {
  const parent = await grownUp(server, { subscriptionTier: 'explorer' });
  await addChildren(parent, ['Mo']);

  const second = await parent.browser.post('/api/family/children', { ...child, nickname: 'Luna' });

  expect(await errorOf(second)).toMatchObject({ status: 403, code: 'plan_required' });
  expect(await familyOf(parent)).toMatchObject({ maxChildren: 1 });
});

it.each([
  ['Mia Berg', 'full_name'],
  ['Anna-Lena O’Neil', 'full_name'],
  ['mia@home.example', 'contact'],
  ['030 1234567', 'contact'],
  ['sh1t', 'rude'],
  ['F u c k', 'rude'],
])('questions the nickname %s: %s', async (nickname, risk) => {
  const parent = await grownUp(server);

  const refused = await parent.browser.post('/api/family/children', { ...child, nickname });
  const confirmed = await parent.browser.post('/api/family/children', {
    ...child,
    nickname,
    isNicknameConfirmed: true,
  });

  expect(await errorOf(refused)).toMatchObject({ status: 422, code: 'unsafe_nickname', fields: { nickname: risk } });
  expect(confirmed.status).toBe(risk === 'full_name' ? 200 : 422);
});

it.each(['Mia', 'Mia B.', 'Captain Pancake', 'Nazir', 'the small one', 'Zoë 7', 'Dick'])(
  'accepts the nickname %s',
  async (nickname) => {
    const parent = await grownUp(server);

    expect((await parent.browser.post('/api/family/children', { ...child, nickname: ` ${nickname} ` })).status).toBe(
      200,
    );
    const { children } = await familyOf(parent);
    expect(children[0]?.nickname).toBe(nickname);
  },
);

it('renames a child, also in its session', async () => {
  const parent = await grownUp(server);
  const tablet = await grownUp(server);
  const [, second] = await addChildren(parent, ['Mo', 'Luna']);
  tablet.browser.cookies.set('session', parent.browser.cookies.get('session') ?? '');

  const changed = await parent.browser.call('PATCH', `/api/family/children/${second?.id}`, { nickname: 'Moon' });
  await handOver(tablet.browser, second?.id ?? '');

  expect(await changed.json()).toMatchObject({ nickname: 'Moon', picture: 'omar', band: 'ages_8_9' });
  expect((await userOf(tablet.browser)).displayName).toBe('Moon');
});

it('erases a child with everything about it, once its nickname is typed', async () => {
  const parent = await grownUp(server);
  const [, second] = await addChildren(parent, ['Mo', 'Luna']);
  const path = `/api/family/children/${second?.id}`;

  const wrong = await parent.browser.call('DELETE', path, { confirmation: 'Mo' });
  const right = await parent.browser.call('DELETE', path, { confirmation: ' luna ' });

  const fields = { confirmation: 'Type the nickname to erase this child.' };
  expect(await errorOf(wrong)).toMatchObject({ status: 422, fields });
  expect(right.status).toBe(200);
  expect(await idsOf('learners', 'id')).not.toContain(second?.id);
  expect((await parent.browser.call('GET', `/api/learners/${second?.id}/attempts`)).status).toBe(403);
});

it('empties the first child instead, which the account needs', async () => {
  const parent = await grownUp(server);
  await addChildren(parent, ['Mo']);
  const badge = { id: parent.id, learnerId: parent.id, badgeType: 'welcome', title: 'T', description: '', icon: '' };
  await server.read((database) => database('badges').insert({ ...badge, earnedAt: 1 }));
  // Tables that refuse deletions, except with the learner.
  const consent = { userId: parent.id, decision: 'given', noticeVersion: 1, at: 1 };
  await server.read((database) => database('consents').insert({ ...consent, learnerId: parent.id }));

  await parent.browser.call('DELETE', `/api/family/children/${parent.id}`, { confirmation: 'Mo' });

  const { children } = await familyOf(parent);
  expect(children).toMatchObject([{ id: parent.id, nickname: null, picture: null, band: null }]);
  for (const table of ['badges', 'consents']) expect(await idsOf(table, 'learnerId'), table).not.toContain(parent.id);
});

it('exports a child without the others', async () => {
  const parent = await grownUp(server);
  const [, second] = await addChildren(parent, ['Mo', 'Luna']);

  const response = await parent.browser.call('GET', `/api/family/children/${second?.id}/export`);

  expect(response.headers.get('content-disposition')).not.toContain('Luna');
  const files = Object.values(unzipSync(new Uint8Array(await response.arrayBuffer())));
  const text = files.map((bytes) => Buffer.from(bytes).toString()).join('\n');
  expect(text).toContain('Luna');
  for (const other of ['"Mo"', parent.id, parent.email]) expect(text).not.toContain(other);
});

it('exports all children with the account', async () => {
  const parent = await grownUp(server);
  const children = await addChildren(parent, ['Mo', 'Luna']);

  const response = await parent.browser.call('GET', '/api/user/export');

  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const all = JSON.parse(Buffer.from(files['countertop/everything.json'] ?? []).toString());
  expect(all.learners.map(({ nickname }: { nickname: string }) => nickname)).toEqual(['Mo', 'Luna']);
  expect(all.guardians.map((one: { learnerId: string }) => one.learnerId)).toEqual(children.map(({ id }) => id));
});

it('refuses what a device recorded before the first child was erased, and says when that was', async () => {
  const parent = await grownUp(server);
  await addChildren(parent, ['Mo']);
  const before = await userOf(parent.browser);
  const game = savedOf(newGame({ seed: 7, band: 'ages_6_7' }));
  const save = (more: object = {}) =>
    parent.browser.call('PUT', `/api/player-progress/${parent.id}`, {
      version: 0,
      restaurantName: null,
      status: 'menu',
      game,
      ...more,
    });
  const badge = { badgeType: 'tutorial_master', title: 'T', description: 'D', icon: 'i' };
  await parent.browser.call('DELETE', `/api/family/children/${parent.id}`, { confirmation: 'Mo' });

  const refused = [
    await save(),
    await save({ version: 3 }),
    await parent.browser.post('/api/user/badge', badge),
    await parent.browser.post(`/api/learners/${parent.id}/attempts`, { attempts: [{}] }),
    await save({ knownErasure: '2026-01-01T00:00:00.000Z' }),
  ];
  const { erasedAt } = await userOf(parent.browser);

  expect(before).not.toHaveProperty('erasedAt');
  for (const response of refused) expect(await errorOf(response)).toMatchObject({ status: 410, code: 'learner_gone' });
  expect((await save({ knownErasure: erasedAt })).status).toBe(200);
});
