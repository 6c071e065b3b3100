import { type FamilyChild, postAcceptInvitation, postOpenInvitation } from '@countertop/contract/family/family';
import { getLearners } from '@countertop/contract/play/learners';
import { dayMs, minuteMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { someMailsTo } from '../../../test/browser.ts';
import {
  addChildren,
  refusalOf,
  familyOf,
  familyPassword,
  grownUp,
  type Grown,
  handOver,
  userOf,
} from '../../../test/family.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let nowMs = Date.parse('2026-11-21T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' }, now: () => nowMs });
});
afterAll(() => server.end());

let people = 0;

/** Adds children a minute apart. */
async function addSpaced(parent: Grown, nicknames: readonly string[]): Promise<FamilyChild[]> {
  const children: FamilyChild[] = [];
  for (const nickname of nicknames) {
    nowMs += minuteMs;
    children.push(...(await addChildren(parent, [nickname])));
  }
  return children;
}

async function invite(parent: Grown, email: string, learnerIds: readonly string[]): Promise<string> {
  const sent = await someMailsTo(server, email, 0);
  const response = await parent.browser.post('/api/family/invitations', { email, learnerIds });
  expect(response.status).toBe(200);
  const mails = await someMailsTo(server, email, sent.length + 1);
  return /\/family#invitation=([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1] ?? '';
}

/** Returns a family with a second guardian of its second child, who has no plan. */
async function twoHouseholds() {
  const parent = await grownUp(server);
  const [first, second] = await addChildren(parent, ['Mo', 'Luna']);
  if (!first || !second) throw new Error('Two children were added.');
  people += 1;
  const email = `gran${people}@home.example`;
  const token = await invite(parent, email, [second.id]);
  const gran = await grownUp(server, { email, subscriptionTier: 'free' });
  return { parent, first, second, gran, token };
}

const accept = ({ browser }: Grown, token: string) => browser.post('/api/family/invitations/accept', { token });

const outcomeOf = async (response: Response) => z.parse(postAcceptInvitation.output, await response.json()).outcome;
const offerTo = async ({ browser }: Grown, token: string) =>
  z.parse(postOpenInvitation.output, await (await browser.post('/api/family/invitations/open', { token })).json());
const confirm = ({ browser }: Grown, invitationId: string | undefined, userId: string) =>
  browser.post(`/api/family/invitations/${invitationId}/confirm`, { userId });

it('shows what an invitation offers, names the children only for the invited address, and makes the other grown-up a second guardian', async () => {
  const { parent, second, gran, token } = await twoHouseholds();

  const signedOut = await server.post('/api/family/invitations/open', { token });
  const offer = await offerTo(gran, token);
  const [mail] = await someMailsTo(server, gran.email);
  const open = await familyOf(parent);
  expect(await outcomeOf(await accept(gran, token))).toBe('accepted');

  expect(await signedOut.json()).toMatchObject({ inviter: parent.email, nicknames: [null], step: 'sign_in' });
  expect(offer).toMatchObject({ inviter: parent.email, nicknames: ['Luna'], step: 'accept' });
  expect(mail).not.toContain('Luna');
  expect(open.invitations).toMatchObject([{ email: gran.email, learnerIds: [second.id] }]);
  const theirs = await familyOf(gran);
  const seen = theirs.children.find(({ id }) => id === second.id);
  expect(seen).toMatchObject({ nickname: 'Luna', role: 'second', guardians: [{ email: parent.email, role: 'owner' }] });
  expect((await familyOf(parent)).invitations).toEqual([]);
  const [toOwner] = await someMailsTo(server, parent.email);
  expect(toOwner).toContain(`${gran.email} is now a guardian of Luna`);
  expect(toOwner).toContain('/family');
  expect((await someMailsTo(server, gran.email, 2))[1]).toContain(`${parent.email} shares with you how Luna`);
});

it('asks the owner about another address, who sees nothing until the owner confirms exactly them', async () => {
  const { parent, second, gran, token } = await twoHouseholds();
  const [asker, rival] = [await grownUp(server), await grownUp(server)];
  nowMs += 6 * dayMs;

  const offer = await offerTo(asker, token);
  const outcome = await outcomeOf(await accept(asker, token));
  const [question] = await someMailsTo(server, parent.email);
  nowMs += 6 * dayMs;
  const { invitations, children } = await familyOf(parent);
  const id = invitations[0]?.id;

  expect(offer).toMatchObject({ nicknames: [null], step: 'ask' });
  expect(outcome).toBe('asked');
  expect(question).toContain(`You invited ${gran.email} to your family. ${asker.email} opened the link`);
  expect(question).not.toContain('Luna');
  expect(invitations).toMatchObject([{ email: gran.email, askedBy: { userId: asker.id, email: asker.email } }]);
  expect(children.find(({ id: childId }) => childId === second.id)?.guardians).toEqual([]);
  expect((await familyOf(asker)).children.map(({ id: childId }) => childId)).not.toContain(second.id);
  expect(await offerTo(asker, token)).toMatchObject({ nicknames: [null], step: 'asked' });
  expect(await outcomeOf(await accept(asker, token))).toBe('asked');
  expect(await refusalOf(await accept(rival, token))).toEqual([410, 'invitation_used']);
  expect(await refusalOf(await confirm(parent, id, asker.id))).toEqual([403, 'password_needed']);
  for (const { browser } of [parent, asker])
    await browser.post('/api/auth/confirm-password', { password: familyPassword });
  expect(await refusalOf(await confirm(asker, id, asker.id))).toEqual([404, 'invitation_not_found']);
  expect(await refusalOf(await confirm(parent, id, rival.id))).toEqual([404, 'invitation_not_found']);

  expect((await confirm(parent, id, asker.id)).status).toBe(200);

  expect((await familyOf(asker)).children.find(({ id: childId }) => childId === second.id)).toMatchObject({
    nickname: 'Luna',
    role: 'second',
  });
  expect((await someMailsTo(server, asker.email))[0]).toContain('Luna');
  // The question, asked once, and the change.
  expect(await someMailsTo(server, parent.email, 2)).toHaveLength(2);
  expect(await refusalOf(await confirm(parent, id, asker.id))).toEqual([404, 'invitation_not_found']);
  expect(await refusalOf(await accept(gran, token))).toEqual([410, 'invitation_used']);
});

it('stays open for the invited address while somebody else asks, and for nobody else when the owner refuses', async () => {
  const [forwarded, refused] = [await twoHouseholds(), await twoHouseholds()];
  const [asker, rival] = [await grownUp(server), await grownUp(server)];
  for (const { token } of [forwarded, refused]) await accept(asker, token);
  const [open] = (await familyOf(forwarded.parent)).invitations;
  const [asked] = (await familyOf(refused.parent)).invitations;

  expect(await outcomeOf(await accept(forwarded.gran, forwarded.token))).toBe('accepted');
  const askers = `/api/family/invitations/${asked?.id}/askers`;
  const refuse = ({ browser }: Grown, { id }: Grown) => browser.call('DELETE', `${askers}/${id}`);
  expect(await refusalOf(await refuse(rival, asker))).toEqual([404, 'invitation_not_found']);
  expect(await refusalOf(await refuse(refused.parent, rival))).toEqual([404, 'invitation_not_found']);
  expect((await refuse(refused.parent, asker)).status).toBe(200);
  await refused.parent.browser.post('/api/auth/confirm-password', { password: familyPassword });

  expect(await refusalOf(await confirm(forwarded.parent, open?.id, asker.id))).toEqual([404, 'invitation_not_found']);
  for (const { id } of [asker, refused.parent])
    expect(await refusalOf(await confirm(refused.parent, asked?.id, id))).toEqual([404, 'invitation_not_found']);
  expect(await refusalOf(await refuse(refused.parent, refused.parent))).toEqual([404, 'invitation_not_found']);
  expect((await familyOf(refused.parent)).invitations).toMatchObject([{ email: refused.gran.email, askedBy: null }]);
  for (const one of [asker, rival])
    expect(await refusalOf(await accept(one, refused.token))).toEqual([410, 'invitation_used']);
  expect(await outcomeOf(await accept(refused.gran, refused.token))).toBe('accepted');
});

it('is open again when the account that asked is erased', async () => {
  const { parent, gran, token } = await twoHouseholds();
  const asker = await grownUp(server);
  await accept(asker, token);

  await asker.browser.call('DELETE', '/api/user', { confirmation: 'ERASE' });

  expect((await familyOf(parent)).invitations).toMatchObject([{ email: gran.email, askedBy: null }]);
});

it('works once, for seven days, and not for the one who sent it', async () => {
  const { parent, gran, token } = await twoHouseholds();
  const other = await grownUp(server);
  const own = [await accept(parent, token), await parent.browser.post('/api/family/invitations/open', { token })];
  const late = await twoHouseholds();

  for (const one of own) expect(await refusalOf(one)).toEqual([409, 'own_invitation']);
  expect((await accept(gran, token)).status).toBe(200);
  expect(await refusalOf(await accept(other, token))).toEqual([410, 'invitation_used']);
  expect(await refusalOf(await server.post('/api/family/invitations/open', { token }))).toEqual([
    410,
    'invitation_used',
  ]);
  nowMs += 7 * dayMs;
  expect(await refusalOf(await accept(late.gran, late.token))).toEqual([410, 'invitation_expired']);
  expect(await refusalOf(await accept(late.gran, 'x'.repeat(43)))).toEqual([410, 'invitation_expired']);
});

it('is asked for, and used, by one of many requests at once', async () => {
  const { gran, token } = await twoHouseholds();
  const others = await Promise.all(Array.from({ length: 4 }, () => grownUp(server)));
  const once = [200, 410, 410, 410];

  const asked = await Promise.all(others.map(async (one) => (await accept(one, token)).status));
  const used = await Promise.all(others.map(async () => (await accept(gran, token)).status));

  expect(asked.toSorted((one, other) => one - other)).toEqual(once);
  expect(used.toSorted((one, other) => one - other)).toEqual(once);
});

it('can be withdrawn, and is replaced by a new one to the same address', async () => {
  const { parent, second, gran, token } = await twoHouseholds();
  const newer = await invite(parent, gran.email, [second.id]);
  const { invitations } = await familyOf(parent);

  const others = await gran.browser.call('DELETE', `/api/family/invitations/${invitations[0]?.id}`);
  const withdrawn = await parent.browser.call('DELETE', `/api/family/invitations/${invitations[0]?.id}`);

  expect(invitations).toHaveLength(1);
  expect([others.status, withdrawn.status]).toEqual([404, 200]);
  for (const one of [token, newer])
    expect(await refusalOf(await accept(gran, one))).toEqual([410, 'invitation_expired']);
});

it('is refused to oneself, for other people’s children, and above ten', async () => {
  const { parent, second, gran, token } = await twoHouseholds();
  await accept(gran, token);
  const post = (who: Grown, email: string, learnerIds: readonly string[]) =>
    who.browser.post('/api/family/invitations', { email, learnerIds });

  expect(await refusalOf(await post(parent, parent.email.toUpperCase(), [second.id]))).toEqual([422, 'same_email']);
  expect(await refusalOf(await post(gran, 'x@home.example', [second.id]))).toEqual([403, 'not_owner']);
  expect(await refusalOf(await post(parent, 'x@home.example', [gran.id]))).toEqual([403, 'not_owner']);
  const statuses = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await post(parent, `aunt${index}-${people}@home.example`, [second.id])).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 409]);
});

it('allows four guardians of a child', async () => {
  const { parent, second, gran, token } = await twoHouseholds();
  await accept(gran, token);

  const statuses = [];
  for (const name of ['aunt', 'uncle', 'cousin']) {
    const other = await grownUp(server, { email: `${name}-${parent.id}@home.example` });
    statuses.push((await accept(other, await invite(parent, other.email, [second.id]))).status);
  }

  expect(statuses).toEqual([200, 200, 409]);
});

it('lets a second guardian see and set, but not erase, export or invite', async () => {
  const { first, second, gran, token } = await twoHouseholds();
  await accept(gran, token);
  const range = 'from=2026-11-01&to=2026-11-30';
  const child = `/api/family/children/${second.id}`;

  const statusOf = async (method: string, path: string, body?: unknown) =>
    (await gran.browser.call(method, path, body)).status;

  expect(await statusOf('GET', `/api/learners/${second.id}/days?${range}`)).toBe(200);
  expect(await statusOf('GET', `/api/learners/${second.id}/skills?${range}`)).toBe(200);
  expect(await statusOf('GET', `/api/learners/${second.id}/attempts`)).toBe(200);
  // Their own learner, whom the plan of the other family doesn't cover.
  expect(await statusOf('GET', `/api/learners/${gran.id}/days?${range}`)).toBe(403);
  const answer = await (await gran.browser.call('GET', '/api/learners')).json();
  const learners = getLearners.output.parse(answer);
  expect(new Map(learners.map(({ id, hasReports }) => [id, hasReports]))).toEqual(
    new Map([
      [second.id, true],
      [gran.id, false],
    ]),
  );
  expect(await statusOf('PATCH', child, { nickname: 'Moon' })).toBe(200);
  expect(await statusOf('PUT', `${child}/picture-password`, { pictures: ['soup', 'soup', 'soup'] })).toBe(200);
  expect(await statusOf('DELETE', child, { confirmation: 'Moon' })).toBe(403);
  expect(await statusOf('GET', `${child}/export`)).toBe(403);
  expect(await statusOf('POST', '/api/family/invitations', { email: 'x@y.example', learnerIds: [second.id] })).toBe(
    403,
  );
  // The other child of the family.
  expect(await statusOf('GET', `/api/learners/${first.id}/days?${range}`)).toBe(403);
  expect(await statusOf('PATCH', `/api/family/children/${first.id}`, { nickname: 'X' })).toBe(403);
  expect(await handOver(gran.browser, second.id)).toBe(200);
  expect(await userOf(gran.browser)).toMatchObject({ id: second.id, subscriptionTier: 'family' });
});

it('lets a second guardian read reports only while the plan of the owner runs', async () => {
  const { parent, second, gran, token } = await twoHouseholds();
  await accept(gran, token);
  const stranger = await grownUp(server);
  await server.read((database) => database('users').where({ id: parent.id }).update({ subscriptionTier: 'free' }));
  const paths = ['days?from=2026-11-01&to=2026-11-30', 'skills?from=2026-11-01&to=2026-11-30', 'attempts'];

  for (const path of paths.map((end) => `/api/learners/${second.id}/${end}`)) {
    expect(await refusalOf(await gran.browser.call('GET', path))).toEqual([403, 'plan_required']);
    expect(await refusalOf(await stranger.browser.call('GET', path))).toEqual([403, 'not_allowed']);
  }
});

it('ends immediately when the owner removes the guardian, also where the child plays', async () => {
  const { parent, second, gran, token } = await twoHouseholds();
  await accept(gran, token);
  expect((await gran.browser.call('GET', `/api/learners/${second.id}/attempts`)).status).toBe(200);
  await handOver(gran.browser, second.id);
  const path = '/api/family/guardians';

  expect((await parent.browser.call('DELETE', `${path}/${parent.id}`)).status).toBe(404);
  expect((await parent.browser.call('DELETE', `${path}/${gran.id}`)).status).toBe(200);

  expect((await gran.browser.call('GET', '/api/user/badges')).status).toBe(401);
  expect((await parent.browser.call('DELETE', `${path}/${gran.id}`)).status).toBe(404);
  expect((await someMailsTo(server, parent.email, 2))[1]).toContain(`${gran.email} is no longer a guardian of Luna`);
});

it('ends when the second guardian leaves, who can’t remove others, and tells each owner once', async () => {
  const parent = await grownUp(server);
  const children = await addSpaced(parent, ['Mo', 'Luna', 'Ada']);
  const gran = await grownUp(server, { email: 'leaver@home.example', subscriptionTier: 'free' });
  const ids = children.map(({ id }) => id);
  const other = await twoHouseholds();
  const tokens = [await invite(parent, gran.email, ids), await invite(other.parent, gran.email, [other.second.id])];
  for (const token of tokens) await accept(gran, token);
  const path = '/api/family/guardians';

  expect(await refusalOf(await gran.browser.call('DELETE', `${path}/${parent.id}`))).toEqual([
    404,
    'guardian_not_found',
  ]);
  expect((await gran.browser.call('DELETE', `${path}/${gran.id}`)).status).toBe(200);

  for (const id of [...ids, other.second.id])
    expect((await gran.browser.call('GET', `/api/learners/${id}/attempts`)).status).toBe(403);
  const mails = await someMailsTo(server, parent.email, 2);
  expect(mails).toHaveLength(2);
  expect(mails[1]).toContain(`${gran.email} is no longer a guardian of Mo, Luna, and Ada`);
  expect((await someMailsTo(server, other.parent.email, 2))[1]).toContain('no longer a guardian of Luna and');
});

it('keeps a guardian of the children of others when an owner removes them', async () => {
  const [one, other] = [await twoHouseholds(), await twoHouseholds()];
  const token = await invite(other.parent, one.gran.email, [other.second.id]);
  for (const each of [one.token, token]) await accept(one.gran, each);

  expect((await one.parent.browser.call('DELETE', `/api/family/guardians/${one.gran.id}`)).status).toBe(200);

  const seen = (await familyOf(one.gran)).children.map(({ id }) => id);
  expect(seen).toContain(other.second.id);
  expect(seen).not.toContain(one.second.id);
});

it('names children in the order of the family page', async () => {
  const parent = await grownUp(server);
  const children = await addSpaced(parent, ['Zoe', 'Mo', 'Luna', 'Ada']);
  const gran = await grownUp(server, { email: 'order@home.example', subscriptionTier: 'free' });
  const token = await invite(parent, gran.email, children.map(({ id }) => id).toReversed());

  const { nicknames } = await offerTo(gran, token);
  await accept(gran, token);

  expect(nicknames).toEqual(['Zoe', 'Mo', 'Luna', 'Ada']);
  expect((await someMailsTo(server, parent.email))[0]).toContain('a guardian of Zoe, Mo, Luna, and Ada');
});

it('leaves a child with its owner when the second guardian’s account is erased, and nothing to them when the owner’s is', async () => {
  const { parent, first, second, gran, token } = await twoHouseholds();
  await accept(gran, token);
  const stays = await twoHouseholds();
  await accept(stays.gran, stays.token);
  const erasure = await (await parent.browser.call('GET', '/api/user/erasure')).json();
  await handOver(gran.browser, second.id);

  await stays.gran.browser.call('DELETE', '/api/user', { confirmation: 'ERASE' });
  await parent.browser.call('DELETE', '/api/user', { confirmation: 'ERASE' });

  const ids = await server.read<string[]>((database) => database('learners').pluck('id'));
  expect(ids).toContain(stays.second.id);
  expect(ids).not.toContain(second.id);
  expect((await gran.browser.call('GET', '/api/user/badges')).status).toBe(401);
  const emails = await server.read<string[]>((database) => database('family_invitations').pluck('email'));
  expect(emails).not.toContain(stays.gran.email);
  // Added at the same time, so that either comes first.
  const children = [
    { id: first.id, nickname: 'Mo', guardians: [] },
    { id: second.id, nickname: 'Luna', guardians: [gran.email] },
  ];
  expect(erasure).toEqual({ children: expect.arrayContaining(children), classes: [] });
  // Emails that named the erased account are gone.
  const [toGran] = await someMailsTo(server, gran.email);
  expect(toGran).toContain('Everything that was stored about Luna');
  expect(toGran).not.toContain(parent.email);
  const [toParent] = await someMailsTo(server, stays.parent.email);
  expect(toParent).toContain('The account of a guardian of Luna was erased');
  expect(toParent).not.toContain(stays.gran.email);
});

it('tells the second guardian when the owner erases the child', async () => {
  const { parent, second, gran, token } = await twoHouseholds();
  await accept(gran, token);

  await parent.browser.call('DELETE', `/api/family/children/${second.id}`, { confirmation: 'Luna' });

  expect((await someMailsTo(server, gran.email, 3))[2]).toContain('Everything that was stored about Luna');
});
