import { createHash } from 'node:crypto';
import { postAttempts } from '@countertop/contract/play/attempts';
import { getConsents, noticeRecords, noticeVersion, postConsent } from '@countertop/contract/family/consent';
import { postChild } from '@countertop/contract/family/family';
import { en as notice } from '@countertop/contract/family/notice.messages';
import { dayMs } from '@countertop/contract/shared/time';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredRight, playedAttempts } from '../../../test/attempts.ts';
import { mailsTo, someMailsTo } from '../../../test/browser.ts';
import { errorOf, refusalOf } from '../../../test/family.ts';
import { type PaymentServer, startPaymentServer } from '../../../test/payments/payments.ts';
import type { TestCaller } from '../../../test/server.ts';
import type { UserRow } from '../people/Account.model.ts';
import { consentStates } from './consentStates.ts';

const startMs = Date.now();
let nowMs = startMs;
let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer({ now: () => nowMs });
});
afterAll(() => paying.end());

const parent = (row: Partial<UserRow> = {}) =>
  paying.server.signedIn({ subscriptionTier: 'family', createdAt: startMs - dayMs, ...row });

/** Stores a second child of an account. */
async function addChild({ id: userId }: TestCaller, nickname: string | null = 'Sunny Waffle'): Promise<string> {
  const id = crypto.randomUUID();
  await paying.server.read(async (database) => {
    const row = { id, nickname, picture: 'bear', settings: '{}', createdAt: startMs, updatedAt: startMs };
    await database('learners').insert(row);
    await database('guardians').insert({ learnerId: id, userId, role: 'owner', createdAt: startMs });
  });
  return id;
}

const path = (learnerId: string) => `/api/learners/${learnerId}/consents`;
const give = (person: TestCaller, learnerId: string, version = noticeVersion) =>
  person.call('POST', path(learnerId), { noticeVersion: version });
const entriesOf = async (person: TestCaller, learnerId: string) =>
  getConsents.output.parse(await (await person.call('GET', path(learnerId))).json());
const tokenIn = (mail: string | undefined) => /#consent=([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
const confirm = (token: string) => paying.server.post('/api/consents/confirm', { token });
const stateOf = async (learnerId: string) =>
  (await paying.server.read((database) => consentStates(database, [learnerId], nowMs))).get(learnerId);

let seed = 1;
async function postAttempt(person: TestCaller, learnerId: string): Promise<unknown> {
  seed += 1;
  const attempts = playedAttempts(1, { seed, startMs }).map(answeredRight);
  const response = await person.call('POST', `/api/learners/${learnerId}/attempts`, { attempts });
  return response.ok
    ? postAttempts.output.parse(await response.json()).outcomes[0]?.status
    : (await errorOf(response)).code;
}

it('stores what the first learner does as before, and nothing of another child until a guardian agrees', async () => {
  const person = await parent();
  const [child, unnamed] = [await addChild(person), await addChild(person, null)];

  expect(await postAttempt(person, person.id)).toBe('stored');
  expect(await postAttempt(person, child)).toBe('consent_needed');
  expect(await postAttempt(person, unnamed)).toBe('consent_needed');
  expect(await stateOf(child)).toBe('none');
});

it('asks by email, with the notice in it, and confirms with a second email', async () => {
  const person = await parent();
  const child = await addChild(person);

  const answer = postConsent.output.parse(await (await give(person, child)).json());
  const [mail] = await someMailsTo(paying.server, person.email);
  expect([answer.consent, await stateOf(child)]).toEqual(['pending', 'pending']);
  expect(await postAttempt(person, child)).toBe('consent_needed');
  for (const record of noticeRecords) expect(mail).toContain(notice[`notice.kept.${record}`]);

  const confirmed = await confirm(tokenIn(mail));

  expect([confirmed.status, await confirmed.json()]).toEqual([200, { nickname: 'Sunny Waffle' }]);
  expect(await postAttempt(person, child)).toBe('stored');
  expect(await stateOf(child)).toBe('given');
  expect(await entriesOf(person, child)).toEqual([
    { decision: 'given', method: 'email', noticeVersion, by: person.email, at: new Date(nowMs).toISOString() },
  ]);
  await expect.poll(() => mailsTo(paying.server, person.email)).toHaveLength(2);
  expect((await mailsTo(paying.server, person.email))[1]).toContain('withdraw your consent');
  expect((await confirm(tokenIn(mail))).status).toBe(410);
  expect(await (await give(person, child)).json()).toEqual({ consent: 'given' });
});

it('sends the second email of a server that was killed before it did, with the same ID if that is repeated', async () => {
  const person = await parent();
  const child = await addChild(person);
  const job = { kind: 'consent-mail', key: 'killed', learnerId: child, userId: person.id, createdAt: nowMs };
  await paying.server.read((database) => database('jobs').insert({ ...job, attempts: 1, claimedUntil: nowMs - 1 }));
  const other = await parent();
  await give(other, await addChild(other));

  await confirm(tokenIn((await someMailsTo(paying.server, other.email))[0]));

  const [mail] = await someMailsTo(paying.server, person.email);
  expect(mail).toContain('You agreed that we keep your child’s progress');
  expect(mail).toContain('Message-ID: <consent-killed@');
  await expect.poll(() => paying.server.read((database) => database('jobs'))).toEqual([]);
});

it('refuses a link after seven days, a replaced link, and one of a parent who is no owner anymore', async () => {
  const person = await parent();
  const child = await addChild(person);
  await give(person, child);
  const [first] = await someMailsTo(paying.server, person.email);
  await give(person, child);
  await expect.poll(() => mailsTo(paying.server, person.email)).toHaveLength(2);
  const mails = await mailsTo(paying.server, person.email);
  const second = mails.find((mail) => mail !== first);

  expect((await confirm(tokenIn(first))).status).toBe(410);
  nowMs = startMs + 7 * dayMs;
  expect((await confirm(tokenIn(second))).status).toBe(410);
  expect(await stateOf(child)).toBe('none');
  nowMs = startMs + 7 * dayMs - 1;
  await paying.server.read((database) => database('guardians').where({ learnerId: child }).update({ role: 'second' }));
  expect((await confirm(tokenIn(second))).status).toBe(410);
  nowMs = startMs;
  expect(await postAttempt(person, child)).toBe('consent_needed');
});

it('takes a payment that came with the notice as proof, and no other payment', async () => {
  const person = await parent({ subscriptionTier: 'free' });
  const child = await addChild(person);
  await paying.verify(person, await paying.pay(person));

  expect(await (await give(person, child)).json()).toEqual({ consent: 'pending' });
  const order = await paying.createOrder(person, 'yearly', { extend: true, noticeVersion });
  await paying.verify(person, paying.razorpay.book.pay(order));
  expect(await (await give(person, child)).json()).toEqual({ consent: 'given' });

  const { orders } = await paying.tables();
  const receipt = orders.find(({ razorpayOrderId: id }) => id === order)?.receipt;
  const [row] = await paying.server.read((database) => database('consents').where({ learnerId: child }));
  expect(row).toMatchObject({ method: 'payment', evidence: receipt, userId: person.id });
  expect(await postAttempt(person, child)).toBe('stored');
});

it('covers with such a payment the children of before and those added later, until the guardian withdraws for one', async () => {
  const person = await parent({ subscriptionTier: 'free' });
  const [undecided, refused] = [await addChild(person), await addChild(person, 'Brave Noodle')];
  await person.call('DELETE', path(refused));
  /** Adds a child on the family page. */
  async function add(nickname: string) {
    const child = { nickname, picture: 'zuri', band: 'ages_8_9', isNicknameConfirmed: true };
    return postChild.output.parse(await (await person.call('POST', '/api/family/children', child)).json());
  }
  expect(await postAttempt(person, undecided)).toBe('plan_required');

  nowMs += 1;
  const order = await paying.createOrder(person, 'yearly', { noticeVersion });
  await paying.verify(person, paying.razorpay.book.pay(order));
  expect(await postAttempt(person, undecided)).toBe('stored');
  expect(await stateOf(refused)).toBe('withdrawn');
  const first = await add('Quick Carrot');
  expect([first.id, first.consent]).toEqual([person.id, 'given']);
  await paying.server.read((database) =>
    database('users').where({ id: person.id }).update({ subscriptionTier: 'family' }),
  );
  await person.call('PATCH', '/api/user/profile', { displayName: 'Dana' });
  const second = await add('Calm Olive');
  expect(await postAttempt(person, second.id)).toBe('stored');
  expect(await entriesOf(person, second.id)).toMatchObject([{ decision: 'given', method: 'payment' }]);

  await person.call('DELETE', path(second.id));
  expect((await add('Lucky Pepper')).consent).toBe('none');
  nowMs = startMs;
});

it('stops storing immediately when any guardian withdraws consent, also for the first learner', async () => {
  const [owner, second] = [await parent(), await parent()];
  await paying.server.read((database) =>
    database('guardians').insert({ learnerId: owner.id, userId: second.id, role: 'second', createdAt: 0 }),
  );
  const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));
  const save = { version: 0, restaurantName: null, status: 'menu', game };
  const progress = () => owner.call('PUT', `/api/player-progress/${owner.id}`, save);
  const badge = { badgeType: 'tutorial_master', title: 'T', description: 'D', icon: 'i' };
  const certificate = {
    title: 'Rookie Certificate',
    description: 'D',
    skillLevel: 'beginner',
    certificateData: { score: 1, challengesCompleted: 1, accuracy: 1, timeSpent: 1 },
  };
  expect(await postAttempt(owner, owner.id)).toBe('stored');

  expect((await second.call('DELETE', path(owner.id))).status).toBe(200);
  expect((await owner.call('DELETE', path(owner.id))).status).toBe(200);

  expect(await postAttempt(owner, owner.id)).toBe('consent_needed');
  const refused = [
    await progress(),
    await owner.call('POST', `/api/player-progress/${owner.id}/restore`, { gameId: 'none' }),
    await owner.call('POST', '/api/user/badge', badge),
    await owner.call('POST', '/api/user/certificate', certificate),
  ];
  for (const response of refused) {
    expect(await refusalOf(response)).toEqual([403, 'consent_needed']);
  }
  expect(await entriesOf(owner, owner.id)).toMatchObject([{ decision: 'withdrawn', method: null, by: second.email }]);
});

it('lets only owners agree, and only to the current notice', async () => {
  const [owner, second, stranger] = [await parent(), await parent(), await parent()];
  await paying.server.read((database) =>
    database('guardians').insert({ learnerId: owner.id, userId: second.id, role: 'second', createdAt: 0 }),
  );

  const codes = [];
  for (const [person, version] of [
    [second, noticeVersion],
    [owner, noticeVersion + 1],
    [stranger, noticeVersion],
  ] as const) {
    codes.push((await errorOf(await give(person, owner.id, version))).code);
  }
  expect(codes).toEqual(['not_owner', 'notice_changed', 'not_allowed']);
});

it('never changes or deletes a decision, except with the learner', async () => {
  const person = await parent();
  await person.call('DELETE', path(person.id));
  const rows = () => paying.server.read((database) => database('consents').where({ learnerId: person.id }));
  const change = (work: (database: Parameters<Parameters<typeof paying.server.read>[0]>[0]) => PromiseLike<unknown>) =>
    expect(paying.server.read(work)).rejects.toThrow('Consents are only ever added to.');

  await change((database) => database('consents').where({ learnerId: person.id }).update({ decision: 'given' }));
  await change((database) => database('consents').where({ learnerId: person.id }).delete());
  expect(await rows()).toHaveLength(1);
  await person.call('DELETE', '/api/user', { confirmation: 'erase' });
  expect(await rows()).toEqual([]);
});

it('has a new version whenever the text of the notice changes', () => {
  const hash = createHash('sha256').update(JSON.stringify(notice)).digest('hex').slice(0, 16);

  // If this fails because the meaning has changed, increase `noticeVersion`. Then enter version and hash here.
  expect([noticeVersion, hash]).toEqual([1, 'd32a480490830f01']);
});
