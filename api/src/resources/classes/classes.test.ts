import {
  type Card,
  classChanged,
  getClasses,
  postAcceptStaffInvitation,
  postCards,
  postFindClass,
  postStaffInvitation,
  type SchoolClass,
} from '@countertop/contract/classes/classes';
import { dayMs, hourMs, minuteMs } from '@countertop/contract/shared/time';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { someMailsTo, type TestBrowser } from '../../../test/browser.ts';
import {
  cardsOf,
  classOf,
  classroomUser,
  deviceIn,
  makeClass,
  readJson,
  replaceCards,
  signInByCard,
} from '../../../test/classes.ts';
import { errorOf, familyPassword, type Grown, userOf } from '../../../test/family.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { playedAttempts } from '../../../test/attempts.ts';
import { addDays, dayOf } from '../../platform/days.ts';

let nowMs: number;
let server: TestServer;
let teacher: Grown;
let made: SchoolClass;
let cards: ReadonlyMap<string, Card>;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' }, now: () => nowMs });
});
afterAll(() => server.end());
beforeEach(async () => {
  nowMs = Date.now();
  teacher = await classroomUser(server);
  made = await makeClass(teacher, ['Mia', 'Ben', 'Zoë']);
  cards = await cardsOf(teacher, made);
});

const at = () => `/api/classes/${made.id}`;
const codeOf = async (response: Response) => {
  if (response.status === 200) return 200;
  const { code } = z.parse(z.object({ code: z.string() }), await response.json());
  return [response.status, code];
};
const open = (minutes: number | null) =>
  teacher.browser.call('PUT', `${at()}/sign-in`, {
    openUntil: minutes === null ? null : new Date(nowMs + minutes * minuteMs).toISOString(),
  });
const find = (device: TestBrowser, code = made.code) => device.post('/api/class-sign-in/find', { code });
/** Signs in by code with what is on a card, or with something else. */
const enter = (device: TestBrowser, card: Card | undefined, other: Partial<Card> = {}) => {
  const { seatId, picture, dishes } = { ...card, ...other };
  return device.post('/api/class-sign-in/seat', { code: made.code, seatId, picture, dishes });
};
const wrongDishes = (card: Card | undefined) => ({
  dishes: card?.dishes.map((dish) => (dish === 'soup' ? ('pizza' as const) : ('soup' as const))) ?? [],
});
const saveGame = (device: TestBrowser, id: string) =>
  device.call('PUT', `/api/player-progress/${id}`, {
    version: 0,
    restaurantName: null,
    status: 'menu',
    game: savedOf(newGame({ seed: 7, band: 'ages_8_9' })),
  });
const ids = (table: string) => server.read<string[]>((database) => database(table).pluck('id'));

it('lets children sign in by card and by code, and play on their own seat until the school day is over', async () => {
  await open(30);
  const [tablet, laptop] = [deviceIn(server), deviceIn(server)];

  expect([...cards.keys()]).toEqual(['Ben', 'Mia', 'Zoë']);
  await signInByCard(tablet, cards.get('Mia'));
  const found = await readJson(postFindClass.output, await find(laptop));
  const ben = found.seats.find(({ name }) => name === 'Ben');
  expect(await codeOf(await enter(laptop, cards.get('Ben'), { seatId: ben?.id ?? '' }))).toBe(200);

  const mia = await userOf(tablet);
  expect(mia).toMatchObject({
    email: null,
    subscriptionTier: 'classroom',
    player: { nickname: 'Mia', isInClass: true },
  });
  expect(await userOf(laptop)).toMatchObject({ player: { nickname: 'Ben', band: 'ages_8_9' } });
  expect(await codeOf(await saveGame(tablet, mia.id))).toBe(200);
  const attempts = playedAttempts(3, { startMs: nowMs });
  expect(await codeOf(await tablet.post(`/api/learners/${mia.id}/attempts`, { attempts }))).toBe(200);
  expect(await codeOf(await laptop.call('GET', `/api/player-progress/${mia.id}`))).toEqual([403, 'not_allowed']);
  // The teacher's devices are the teacher's.
  const sessions = await (await teacher.browser.call('GET', '/api/auth/sessions')).json();
  expect(sessions).toHaveLength(1);
  await teacher.browser.call('DELETE', '/api/auth/sessions');
  expect(await tablet.isSignedIn()).toBe(true);
  // The next child at the same device, then nobody.
  await signInByCard(tablet, cards.get('Zoë'));
  expect(await userOf(tablet)).toMatchObject({ player: { nickname: 'Zoë' } });
  expect(await codeOf(await tablet.post('/api/class-sign-in/leave', {}))).toBe(200);
  // Only that it has been used for a class.
  expect([...tablet.cookies.keys()]).toEqual(['known-class']);
  expect((await laptop.call('GET', '/api/logout')).headers.get('location')).toBe('/');
  await signInByCard(laptop, cards.get('Mia'));
  nowMs += 10 * hourMs;
  expect(await laptop.isSignedIn()).toBe(false);
  const { seats } = await classOf(teacher, made.id);
  expect(seats.map(({ name, lastSignedInAt }) => [name, lastSignedInAt !== null])).toEqual([
    ['Ben', true],
    ['Mia', true],
    ['Zoë', true],
  ]);
});

it('refuses a device of a family, and voided and replaced cards', async () => {
  expect(
    await codeOf(await teacher.browser.post('/api/class-sign-in/card', { token: cards.get('Mia')?.token })),
  ).toEqual([409, 'adult_signed_in']);
  const [tablet, laptop] = [deviceIn(server), deviceIn(server)];
  await signInByCard(tablet, cards.get('Mia'));
  await signInByCard(laptop, cards.get('Ben'));
  const [mia, ben] = [cards.get('Mia'), cards.get('Ben')];

  await teacher.browser.call('DELETE', `${at()}/seats/${mia?.seatId}/card`);
  if (ben) await replaceCards(teacher, made.id, [{ ...ben, ...wrongDishes(ben), token: 'b'.repeat(22) }]);

  expect([await tablet.isSignedIn(), await laptop.isSignedIn()]).toEqual([false, true]);
  for (const card of [mia, ben]) {
    const response = await tablet.post('/api/class-sign-in/card', { token: card?.token });
    expect(await codeOf(response)).toEqual([410, 'card_void']);
  }
  await open(30);
  expect(await codeOf(await enter(tablet, mia))).toEqual([409, 'card_needed']);
  expect(await codeOf(await enter(tablet, ben))).toEqual([422, 'wrong_pictures']);
});

it('locks a seat after two wrong picture passwords a day, however many right ones come between, until a teacher unlocks it', async () => {
  await open(600);
  const card = cards.get('Mia');
  const [mia, other] = [deviceIn(server), deviceIn(server)];
  const guesses = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => codeOf(await enter(other, card, wrongDishes(card)))));

  expect(await guesses(1)).toEqual([[422, 'wrong_pictures']]);
  expect(await codeOf(await enter(mia, card))).toBe(200);
  expect((await guesses(5)).filter((code) => code !== 200 && code[1] === 'wrong_pictures')).toHaveLength(1);
  expect(await codeOf(await enter(mia, card))).toEqual([429, 'seat_locked']);
  expect((await classOf(teacher, made.id)).seats.map(({ isLocked }) => isLocked)).toEqual([false, true, false]);
  // A card doesn't need the pictures.
  await signInByCard(mia, card);
  await teacher.browser.post(`${at()}/seats/${card?.seatId}/unlock`, {});
  expect(await codeOf(await enter(mia, card, { picture: card?.picture === 'omar' ? 'ruth' : 'omar' }))).toEqual([
    422,
    'wrong_pictures',
  ]);
  expect(await codeOf(await enter(mia, card))).toBe(200);
  await guesses(1);
  nowMs += dayMs;
  await open(30);
  expect(await codeOf(await enter(mia, card))).toBe(200);
});

it('keeps the cards of children until new ones replace them, all or none', async () => {
  const [mia, ben] = [cards.get('Mia'), cards.get('Ben')];
  if (!mia || !ben) throw new Error('Both have a card.');
  const drawn = await teacher.browser.post(`${at()}/cards`, { seatIds: [mia.seatId, ben.seatId] });
  const [newBen, newMia] = await readJson(postCards.output, drawn);
  if (!newBen || !newMia) throw new Error('Two cards were drawn.');

  await signInByCard(deviceIn(server), mia);
  const refused = [
    await replaceCards(teacher, made.id, [newMia, { ...newBen, seatId: 'none' }]),
    await replaceCards(teacher, made.id, [newMia, { ...newBen, token: newMia.token }]),
    await replaceCards(teacher, made.id, [newMia, { ...newBen, token: mia.token }]),
  ];
  expect(await Promise.all(refused.map(codeOf))).toEqual([
    [404, 'seat_not_found'],
    [422, 'invalid_input'],
    [422, 'invalid_input'],
  ]);
  await signInByCard(deviceIn(server), mia);

  // The answer to the first was lost.
  for (const time of [1, 2])
    expect([time, (await replaceCards(teacher, made.id, [newMia, newBen])).status]).toEqual([time, 200]);
  await signInByCard(deviceIn(server), newMia);
  await signInByCard(deviceIn(server), newBen);
  const old = await deviceIn(server).post('/api/class-sign-in/card', { token: mia.token });
  expect(await codeOf(old)).toEqual([410, 'card_void']);
});

it('takes two wrong picture passwords in any 24 hours, also across the end of the first day', async () => {
  const card = cards.get('Mia');
  const [mia, other] = [deviceIn(server), deviceIn(server)];
  const guess = async () => codeOf(await enter(other, card, wrongDishes(card)));
  await open(30);
  expect(await guess()).toEqual([422, 'wrong_pictures']);
  nowMs += dayMs - minuteMs;
  await open(30);
  // A right one doesn't prolong the day of a wrong one.
  expect(await codeOf(await enter(mia, card))).toBe(200);
  expect(await guess()).toEqual([422, 'wrong_pictures']);
  nowMs += minuteMs;
  expect(await guess()).toEqual([429, 'seat_locked']);
  nowMs += dayMs - minuteMs;
  await open(30);
  expect(await codeOf(await enter(mia, card))).toBe(200);
});

it('counts wrong picture passwords per class and network, where right ones make up for them, and unlocks all seats', async () => {
  const names = Array.from({ length: 14 }, (_, index) => `Kid ${index}`);
  made = await makeClass(teacher, names);
  cards = await cardsOf(teacher, made);
  await open(600);
  const stranger = deviceIn(server);
  const lockedSeats = async () => (await classOf(teacher, made.id)).seats.filter(({ isLocked }) => isLocked).length;
  const codes = [];
  for (const name of names)
    for (let time = 0; time < 2; time += 1)
      codes.push(await codeOf(await enter(stranger, cards.get(name), wrongDishes(cards.get(name)))));

  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => [422, 'wrong_pictures']));
  expect(codes.slice(20)).toEqual(Array.from({ length: 8 }, () => [429, 'sign_in_blocked']));
  expect(await lockedSeats()).toBe(10);
  const [mail, ...others] = await someMailsTo(server, teacher.email);
  expect(mail).toContain('have locked 3 children');
  expect(others).toEqual([]);
  // The school isn't the stranger's network, and its right ones make room for wrong ones.
  const school = deviceIn(server);
  const [last, first] = [cards.get('Kid 13'), cards.get('Kid 0')];
  for (let time = 0; time < 3; time += 1) expect(await codeOf(await enter(school, last))).toBe(200);
  expect(await codeOf(await enter(school, first))).toEqual([429, 'seat_locked']);

  expect(await codeOf(await teacher.browser.post(`${at()}/unlock`, {}))).toBe(200);

  expect(await lockedSeats()).toBe(0);
  expect(await codeOf(await enter(school, first))).toBe(200);
  const { code } = await readJson(z.object({ code: z.string() }), await teacher.browser.post(`${at()}/code`, {}));
  made = { ...made, code };
  expect(await codeOf(await enter(stranger, first))).toBe(200);
});

it('can only be read, exported and erased when its plan has ended, and lets children in for 24 hours more', async () => {
  const endMs = nowMs + hourMs;
  const end = (row: object) =>
    server
      .read((database) => database('users').where({ id: teacher.id }).update(row))
      .then(() =>
        // The change is visible immediately.
        teacher.browser.call('PATCH', '/api/user/profile', { displayName: 'Dana' }),
      );
  await end({ subscriptionEndAt: endMs });
  await open(600);
  const [tablet, laptop] = [deviceIn(server), deviceIn(server)];
  await signInByCard(tablet, cards.get('Mia'));
  const { id } = await userOf(tablet);
  const seat = `${at()}/seats/${made.seats[0]?.id}`;
  const { version } = made;
  const day = addDays(dayOf(nowMs), 200);
  const lesson = { code: '2MYW-PSQK-4WR6', title: 'x', opensAt: new Date(nowMs).toISOString(), seatIds: null };
  const closesAt = new Date(nowMs + hourMs).toISOString();
  const changes = [
    ['POST', `${at()}/seats`, { version, names: [{ name: 'Kim' }] }],
    ['PATCH', seat, { version, name: 'Kim' }],
    ['POST', `${at()}/cards`, { seatIds: [made.seats[0]?.id] }],
    ['POST', `${seat}/unlock`, {}],
    ['POST', `${at()}/unlock`, {}],
    ['POST', `${at()}/code`, {}],
    ['PATCH', at(), { version, endsOn: day }],
    ['PUT', `${at()}/sign-in`, { openUntil: closesAt }],
    ['POST', `${at()}/lessons`, { ...lesson, closesAt }],
    ['PATCH', `${at()}/lessons/any`, { version: 1, title: 'y' }],
    ['POST', `${at()}/invitations`, { email: 'lee@school.example', role: 'co_teacher' }],
  ] as const;
  const refusals = async () => {
    const codes = [];
    await teacher.browser.post('/api/auth/confirm-password', { password: familyPassword });
    for (const [method, path, body] of changes)
      codes.push(await codeOf(await teacher.browser.call(method, path, body)));
    return codes;
  };
  const refused = changes.map(() => [403, 'plan_required']);

  // No job has ended the plan yet.
  nowMs = endMs;
  expect(await refusals()).toEqual(refused);
  expect(await classOf(teacher, made.id)).toMatchObject({
    plan: 'grace',
    graceUntil: new Date(endMs + dayMs).toISOString(),
  });
  await end({ subscriptionTier: 'free' });
  expect(await refusals()).toEqual(refused);
  expect(await codeOf(await saveGame(tablet, id))).toBe(200);
  nowMs = endMs + dayMs - minuteMs;
  await signInByCard(laptop, cards.get('Ben'));
  expect(await laptop.isSignedIn()).toBe(true);

  nowMs = endMs + dayMs;
  await server.read((database) =>
    database('classes')
      .where({ id: made.id })
      .update({ openUntil: nowMs + hourMs }),
  );
  // Says why every time: the session works again with the plan.
  for (let index = 0; index < 2; index += 1)
    expect(await codeOf(await laptop.call('GET', '/api/auth/user'))).toEqual([401, 'class_plan_ended']);
  // A child who leaves isn't back with the plan.
  expect(await codeOf(await laptop.post('/api/class-sign-in/leave', {}))).toEqual([401, 'signed_out']);
  expect(await codeOf(await laptop.call('GET', '/api/auth/user'))).toEqual([401, 'signed_out']);
  expect([...laptop.cookies.keys()]).toEqual(['known-class']);
  expect(await codeOf(await laptop.post('/api/class-sign-in/card', { token: cards.get('Ben')?.token }))).toEqual([
    403,
    'plan_required',
  ]);
  expect(await codeOf(await find(laptop))).toEqual([403, 'plan_required']);
  expect(await codeOf(await enter(laptop, cards.get('Ben')))).toEqual([403, 'plan_required']);
  expect(await refusals()).toEqual(refused);
  expect(await classOf(teacher, made.id)).toMatchObject({
    plan: 'ended',
    graceUntil: null,
    openUntil: null,
    seats: { length: 3 },
  });
  expect((await teacher.browser.call('GET', `${at()}/export`)).status).toBe(200);
  expect(await codeOf(await teacher.browser.call('PUT', `${at()}/sign-in`, { openUntil: null }))).toBe(200);
  expect(await codeOf(await teacher.browser.call('DELETE', `${seat}/card`))).toBe(200);
  expect(await codeOf(await teacher.browser.call('DELETE', seat, { confirmation: made.seats[0]?.name }))).toBe(200);

  await end({ subscriptionTier: 'classroom', subscriptionEndAt: nowMs + dayMs });
  expect(await classOf(teacher, made.id)).toMatchObject({ plan: 'running' });
  await signInByCard(laptop, cards.get('Mia'));
});

it('ends the session of a child with the browser and the school day, and tells nothing of the teacher’s plan', async () => {
  nowMs = Date.parse('2099-11-27T20:00:00Z');
  const row = { subscriptionStatus: 'cancelled', subscriptionEndAt: nowMs + 50 * dayMs } as const;
  teacher = await classroomUser(server, row);
  made = await makeClass(teacher, ['Mia'], nowMs);
  const tablet = deviceIn(server);
  const token = (await cardsOf(teacher, made)).get('Mia')?.token;

  const response = await tablet.post('/api/class-sign-in/card', { token, minutesAheadOfUtc: -300 });

  const ofSession = response.headers.getSetCookie().filter((cookie) => !cookie.startsWith('known-class'));
  for (const cookie of ofSession) expect(cookie).not.toMatch(/expires|max-age/i);
  expect(await userOf(tablet)).toMatchObject({
    subscriptionTier: 'classroom',
    subscriptionStatus: 'active',
    subscriptionEndDate: null,
  });
  nowMs = Date.parse('2099-11-27T23:00:00Z') - 1;
  expect(await tablet.isSignedIn()).toBe(true);
  nowMs += 1;
  expect(await tablet.isSignedIn()).toBe(false);
});

it(
  'shows names only while sign-in is open, and blocks new devices of a network after 240 wrong codes but no card',
  { tags: ['nightly'] },
  async () => {
    const device = deviceIn(server);
    const closed = await find(device);
    await open(5);
    const opened = await (await find(device)).text();
    nowMs += 5 * minuteMs;
    const over = await find(device);

    expect(opened).toContain('Zoë');
    for (const one of [closed, over]) expect(await codeOf(one)).toEqual([403, 'class_closed']);
    expect(await codeOf(await enter(device, cards.get('Mia')))).toEqual([403, 'class_closed']);
    const codes = [];
    for (let index = 0; index < 241; index += 1) {
      // Right ones don't count.
      if (index % 24 === 0 && index < 240) await find(device);
      codes.push((await errorOf(await find(device, 'ZZZZZZ'))).code);
    }
    expect(codes).toEqual([...Array.from({ length: 240 }, () => 'class_code_unknown'), 'sign_in_blocked']);
    expect(await codeOf(await find(device))).toEqual([429, 'sign_in_blocked']);
    await signInByCard(device, cards.get('Mia'));
    // Where a child has signed in before, only its own wrong codes count.
    expect(await codeOf(await find(device))).toEqual([403, 'class_closed']);
    const own = [];
    for (let index = 0; index < 21; index += 1) own.push((await errorOf(await find(device, 'ZZZZZZ'))).code);
    expect(own).toEqual([...Array.from({ length: 20 }, () => 'class_code_unknown'), 'sign_in_blocked']);
    const { code } = await readJson(z.object({ code: z.string() }), await teacher.browser.post(`${at()}/code`, {}));
    expect(await codeOf(await find(deviceIn(server)))).toEqual([404, 'class_code_unknown']);
    expect(await codeOf(await find(deviceIn(server), code))).toEqual([403, 'class_closed']);
  },
);

it('adds all names of a roster or none, and says for each what is wrong', async () => {
  const add = (names: readonly object[]) => teacher.browser.post(`${at()}/seats`, { version: made.version, names });
  const bad = ['ZOE', 'Mia B.', 'Mia Brown', 'mia b', 'a@b.example', 'Shit', 'Ann Lee'].map((name) => ({ name }));
  const refused = await errorOf(
    await add([...bad, { name: 'Mary Ann', isConfirmed: true }, { name: 'Okafor,Ada', isConfirmed: true }]),
  );
  const tooMany = await add(Array.from({ length: 58 }, (_, index) => ({ name: `Kid ${index}` })));

  expect(refused).toMatchObject({ status: 422, code: 'unsafe_names' });
  expect(refused.fields).toEqual({
    'names.0': 'duplicate',
    'names.2': 'second_word',
    'names.3': 'duplicate',
    'names.4': 'contact',
    'names.5': 'rude',
    'names.6': 'second_word',
    'names.8': 'second_word',
  });
  expect(await codeOf(tooMany)).toEqual([409, 'class_full']);
  expect(await classOf(teacher, made.id)).toMatchObject({ version: made.version, seats: { length: 3 } });
  const marked = { name: '\u202Bדני\u202C\u200F' };
  expect((await add([marked, ...Array.from({ length: 56 }, (_, index) => ({ name: `Kid ${index}` }))])).status).toBe(
    200,
  );
  expect((await classOf(teacher, made.id)).seats.map(({ name }) => name)).toContain('דני');
  const { seats } = await classOf(teacher, made.id);
  // All sixteen customers are used before one is used again.
  expect(seats).toHaveLength(60);
  expect(new Set(seats.map(({ picture }) => picture)).size).toBe(16);
});

it('gives the stored class to a teacher who changes an older version, and changes nothing', async () => {
  const { version } = made;
  const statuses = await Promise.all(
    ['Blue', 'Red', 'Green'].map((name) => teacher.browser.call('PATCH', at(), { version, name })),
  );
  const lost = statuses.filter(({ status }) => status === 409);
  const stored = await classOf(teacher, made.id);

  expect(lost).toHaveLength(2);
  for (const one of lost) expect(z.parse(classChanged, await one.json()).stored).toEqual(stored);
  const outdated = { version, names: [{ name: 'Leo' }] };
  expect(await codeOf(await teacher.browser.post(`${at()}/seats`, outdated))).toEqual([409, 'class_changed']);
  const seat = { version, name: 'Miriam' };
  expect(await codeOf(await teacher.browser.call('PATCH', `${at()}/seats/${cards.get('Mia')?.seatId}`, seat))).toEqual([
    409,
    'class_changed',
  ]);
  expect(await classOf(teacher, made.id)).toEqual(stored);
});

/** Invites an address, and returns the token in the email. */
async function invite(role: 'owner' | 'co_teacher', email: string): Promise<string> {
  const known = await someMailsTo(server, email, 0);
  const invited = await teacher.browser.post(`${at()}/invitations`, { email: email.toUpperCase(), role });
  await readJson(postStaffInvitation.output, invited);
  const mails = await someMailsTo(server, email, known.length + 1);
  const token = /#invitation=([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1] ?? '';
  expect(await (await server.post('/api/class-invitations/open', { token })).json()).toMatchObject({ role });
  return token;
}
const acceptAs = (other: Grown, token: string) => other.browser.post('/api/class-invitations/accept', { token });
const outcomeOf = async (response: Response) => (await readJson(postAcceptStaffInvitation.output, response)).outcome;
/** Invites another teacher, who accepts. */
const join = async (role: 'owner' | 'co_teacher', other: Grown) => acceptAs(other, await invite(role, other.email));
const confirm = async ({ browser }: Grown, userId: string) => {
  const { invitations } = await classOf(teacher, made.id);
  return browser.post(`${at()}/invitations/${invitations[0]?.id}/confirm`, { userId });
};

it('is shared with a co-teacher, who can’t erase, export or invite, and then handed over with the children who play', async () => {
  const other = await classroomUser(server);
  const free = await classroomUser(server, { subscriptionTier: 'free' });
  const tablet = deviceIn(server);
  await signInByCard(tablet, cards.get('Mia'));
  expect(await codeOf(await other.browser.call('GET', at()))).toEqual([404, 'class_not_found']);

  expect(await outcomeOf(await join('co_teacher', other))).toBe('accepted');
  const refused = [
    await other.browser.call('DELETE', at(), { confirmation: made.name }),
    await other.browser.call('GET', `${at()}/export`),
    await other.browser.post(`${at()}/invitations`, { email: 'x@y.example', role: 'owner' }),
    await other.browser.call('DELETE', `${at()}/staff/${teacher.id}`),
  ];
  for (const one of refused) expect(await codeOf(one)).toEqual([403, 'not_owner']);
  expect(await codeOf(await join('owner', free))).toEqual([403, 'plan_required']);
  await teacher.browser.call('DELETE', `${at()}/invitations/${(await classOf(teacher, made.id)).invitations[0]?.id}`);
  expect(await outcomeOf(await join('owner', other))).toBe('asked');
  const before = await classOf(teacher, made.id);
  expect(await codeOf(await confirm(other, other.id))).toEqual([403, 'not_owner']);
  expect(await codeOf(await confirm(teacher, other.id))).toBe(200);

  expect(before).toMatchObject({ role: 'owner', invitations: [{ role: 'owner', askedBy: { email: other.email } }] });
  const { staff, invitations } = await classOf(other, made.id);
  expect(staff.map(({ userId, role }) => [userId, role])).toEqual([
    [other.id, 'owner'],
    [teacher.id, 'co_teacher'],
  ]);
  expect(invitations).toEqual([]);
  // The child who plays goes on with the plan of the new owner.
  await server.read((database) => database('users').where({ id: teacher.id }).update({ subscriptionTier: 'free' }));
  expect(await userOf(tablet)).toMatchObject({ subscriptionTier: 'classroom', player: { nickname: 'Mia' } });
  expect(await codeOf(await other.browser.call('DELETE', `${at()}/staff/${other.id}`))).toEqual([
    404,
    'staff_not_found',
  ]);
  expect(await codeOf(await other.browser.call('DELETE', `${at()}/staff/${teacher.id}`))).toBe(200);
  expect(await codeOf(await teacher.browser.call('GET', at()))).toEqual([404, 'class_not_found']);
  expect(await readJson(getClasses.output, await teacher.browser.call('GET', '/api/classes'))).toEqual([]);
  const page = `/teacher-dashboard?class=${made.id}`;
  const toTeacher = (await someMailsTo(server, teacher.email, 3)).join('\n');
  for (const part of ['is now a co-teacher', 'accepts the class', 'is now the owner', page])
    expect(toTeacher).toContain(part);
  const toOther = (await someMailsTo(server, other.email, 5)).join('\n');
  for (const part of ['shares the class', 'handed the class', `${teacher.email} is no longer a co-teacher`, page])
    expect(toOther).toContain(part);
});

it('asks the owner about a teacher with another address, who sees nothing until the owner confirms exactly them', async () => {
  const [asker, rival] = [await classroomUser(server), await classroomUser(server)];
  const invited = await classroomUser(server);
  const token = await invite('co_teacher', invited.email);

  const outcome = await outcomeOf(await acceptAs(asker, token));
  const [question] = await someMailsTo(server, teacher.email);

  expect(outcome).toBe('asked');
  expect(question).toContain(`You invited ${invited.email}. ${asker.email} opened the link and asks to teach`);
  expect(await codeOf(await asker.browser.call('GET', at()))).toEqual([404, 'class_not_found']);
  expect(await outcomeOf(await acceptAs(asker, token))).toBe('asked');
  expect(await codeOf(await acceptAs(rival, token))).toEqual([410, 'invitation_used']);
  expect(await codeOf(await confirm(rival, asker.id))).toEqual([404, 'class_not_found']);
  expect(await codeOf(await confirm(teacher, rival.id))).toEqual([404, 'invitation_not_found']);
  expect(await codeOf(await confirm(teacher, asker.id))).toBe(200);
  expect(await classOf(asker, made.id)).toMatchObject({ role: 'co_teacher' });
  expect(await codeOf(await acceptAs(invited, token))).toEqual([410, 'invitation_used']);
});

it('keeps an invitation for the invited teacher when the owner refuses another, and ends it when that one is refused', async () => {
  const [asker, invited] = [await classroomUser(server), await classroomUser(server)];
  const refuse = async ({ browser }: Grown, { id }: Grown) => {
    const { invitations } = await classOf(teacher, made.id);
    return codeOf(await browser.call('DELETE', `${at()}/invitations/${invitations[0]?.id}/askers/${id}`));
  };
  const token = await invite('owner', invited.email);
  await acceptAs(asker, token);

  expect(await refuse(asker, asker)).toEqual([404, 'class_not_found']);
  expect(await refuse(teacher, invited)).toEqual([404, 'invitation_not_found']);
  expect(await refuse(teacher, asker)).toBe(200);
  const { invitations } = await classOf(teacher, made.id);
  for (const { id } of [asker, teacher])
    expect(await codeOf(await confirm(teacher, id))).toEqual([404, 'invitation_not_found']);
  const again = await codeOf(await acceptAs(asker, token));
  const outcome = await outcomeOf(await acceptAs(invited, token));
  expect(await refuse(teacher, invited)).toBe(200);

  expect(invitations).toMatchObject([{ email: invited.email, askedBy: null }]);
  expect(again).toEqual([410, 'invitation_used']);
  expect(outcome).toBe('asked');
  expect((await classOf(teacher, made.id)).invitations).toEqual([]);
});

it('is not offered to the one who sent the invitation', async () => {
  const token = await invite('co_teacher', 'somebody@school.example');

  for (const path of ['open', 'accept']) {
    const answer = await teacher.browser.post(`/api/class-invitations/${path}`, { token });
    expect(await codeOf(answer)).toEqual([409, 'own_invitation']);
  }
});

it('lets the invited teacher take the place of somebody else who accepts the class, and only with a plan', async () => {
  const [asker, invited] = [await classroomUser(server), await classroomUser(server)];
  const token = await invite('owner', invited.email);
  await acceptAs(asker, token);

  expect(await outcomeOf(await acceptAs(invited, token))).toBe('asked');
  expect(await codeOf(await confirm(teacher, asker.id))).toEqual([404, 'invitation_not_found']);
  await server.read((database) => database('users').where({ id: invited.id }).update({ subscriptionTier: 'free' }));
  expect(await codeOf(await confirm(teacher, invited.id))).toEqual([409, 'teacher_not_ready']);
  expect(await classOf(teacher, made.id)).toMatchObject({ role: 'owner', staff: [{ userId: teacher.id }] });
});

it('goes to the co-teacher when the owner’s account is erased, and is erased with the last one', async () => {
  const other = await classroomUser(server, { subscriptionTier: 'free' });
  await join('co_teacher', other);
  const tablet = deviceIn(server);
  await signInByCard(tablet, cards.get('Mia'));
  const learnerIds = made.seats.map(({ learnerId }) => learnerId);
  const erasureOf = async ({ browser }: Grown) => (await browser.call('GET', '/api/user/erasure')).json();
  const passedOn = await erasureOf(teacher);

  await teacher.browser.call('DELETE', '/api/user', { confirmation: 'ERASE' });
  const kept = await classOf(other, made.id);
  const wasSignedIn = await tablet.isSignedIn();
  const lost = await erasureOf(other);
  await other.browser.call('DELETE', '/api/user', { confirmation: 'ERASE' });

  expect(kept).toMatchObject({ role: 'owner', seats: { length: 3 }, staff: [{ userId: other.id }] });
  // The new owner has no plan.
  expect([kept.plan, wasSignedIn]).toEqual(['ended', false]);
  expect(await tablet.isSignedIn()).toBe(false);
  expect(await ids('classes')).not.toContain(made.id);
  for (const id of learnerIds) expect(await ids('learners')).not.toContain(id);
  expect(await ids('erased_accounts')).toEqual(expect.arrayContaining([made.id, ...learnerIds]));
  expect(passedOn).toMatchObject({
    classes: [{ name: 'Year 4 math', seats: 3, successor: { email: other.email, hasPlan: false } }],
  });
  expect(lost).toMatchObject({ classes: [{ name: 'Year 4 math', seats: 3, successor: null }] });
});

it('is told to the co-teacher who owns it when the owner’s account is erased, and to the owner when a co-teacher’s is', async () => {
  const [first, second] = [await classroomUser(server), await classroomUser(server)];
  expect(await outcomeOf(await join('co_teacher', first))).toBe('accepted');
  nowMs += 1000;
  expect(await outcomeOf(await join('co_teacher', second))).toBe('accepted');

  await teacher.browser.call('DELETE', '/api/user', { confirmation: 'ERASE' });
  // Emails that named the erased are gone.
  const [toFirst] = await someMailsTo(server, first.email);
  await second.browser.call('DELETE', '/api/user', { confirmation: 'ERASE' });

  expect(toFirst).toContain('the class is yours now');
  expect(toFirst).not.toContain(teacher.email);
  const left = (await someMailsTo(server, first.email, 2))[1];
  expect(left).toContain('The account of a co-teacher of the class “Year 4 math” was erased');
  expect(left).not.toContain(second.email);
});

it('exports a class, and erases a child and then the class with its sessions', async () => {
  const tablet = deviceIn(server);
  await signInByCard(tablet, cards.get('Ben'));
  const [ben] = made.seats;
  await saveGame(tablet, ben?.learnerId ?? '');

  const zip = unzipSync(new Uint8Array(await (await teacher.browser.call('GET', `${at()}/export`)).arrayBuffer()));
  const everything = JSON.parse(strFromU8(zip['countertop/everything.json'] ?? new Uint8Array()));
  const own = await (await teacher.browser.call('GET', '/api/user/export')).arrayBuffer();
  const typed = (confirmation: string) => teacher.browser.call('DELETE', `${at()}/seats/${ben?.id}`, { confirmation });

  expect(everything).toMatchObject({
    classes: [{ name: 'Year 4 math' }],
    learners: expect.arrayContaining([expect.objectContaining({ nickname: 'Zoë' })]),
    savedGames: [{ learnerId: ben?.learnerId }],
  });
  const mine = strFromU8(unzipSync(new Uint8Array(own))['countertop/everything.json'] ?? new Uint8Array());
  expect(mine).toContain('Year 4 math');
  expect(mine).not.toContain('Zoë');
  expect(await codeOf(await typed('Mia'))).toEqual([422, 'invalid_input']);
  expect(await codeOf(await typed(' ben'))).toBe(200);
  expect(await tablet.isSignedIn()).toBe(false);
  await signInByCard(tablet, cards.get('Mia'));
  expect(await codeOf(await teacher.browser.call('DELETE', at(), { confirmation: 'year 4 math' }))).toBe(200);
  expect(await tablet.isSignedIn()).toBe(false);
  for (const { learnerId } of made.seats) expect(await ids('learners')).not.toContain(learnerId);
});

it('ends on its last day in every time zone: nobody signs in, and nothing more is stored', async () => {
  const { version } = made;
  const endsOn = dayOf(nowMs);
  expect(await codeOf(await teacher.browser.call('PATCH', at(), { version, endsOn: addDays(endsOn, 401) }))).toEqual([
    422,
    'wrong_end',
  ]);
  await teacher.browser.call('PATCH', at(), { version, endsOn });
  nowMs = Date.parse(endsOn) + 36 * hourMs - minuteMs;
  await open(30);
  const [tablet, laptop] = [deviceIn(server), deviceIn(server)];
  await signInByCard(tablet, cards.get('Mia'));
  const { id } = await userOf(tablet);
  expect(await codeOf(await saveGame(tablet, id))).toBe(200);
  nowMs += minuteMs;

  expect(await codeOf(await saveGame(tablet, id))).toEqual([403, 'consent_needed']);
  const refused = [
    await find(laptop),
    await enter(laptop, cards.get('Mia')),
    await laptop.post('/api/class-sign-in/card', { token: cards.get('Mia')?.token }),
    await open(30),
    await teacher.browser.post(`${at()}/cards`, { seatIds: [cards.get('Mia')?.seatId] }),
    await replaceCards(teacher, made.id, [...cards.values()]),
  ];
  for (const one of refused) expect(await codeOf(one)).toEqual([410, 'class_ended']);
});

it('needs the Classroom Edition and the current notice, for at most 20 classes', async () => {
  const free = await classroomUser(server, { subscriptionTier: 'family' });
  const wanted = { name: 'B', band: 'ages_6_7', endsOn: addDays(dayOf(nowMs), 3), noticeVersion: 1 };
  const post = (who: Grown, more: object = {}) => who.browser.post('/api/classes', { ...wanted, ...more });

  expect(await codeOf(await post(free))).toEqual([403, 'plan_required']);
  expect(await codeOf(await post(teacher, { noticeVersion: 999 }))).toEqual([409, 'notice_changed']);
  expect(await codeOf(await post(teacher, { endsOn: addDays(dayOf(nowMs), -2) }))).toEqual([422, 'wrong_end']);
  const statuses = await Promise.all(Array.from({ length: 21 }, async () => (await post(teacher)).status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array.from({ length: 19 }, () => 200), 409, 409]);
});
