import { getBadges, getCertificates, postBadge, postCertificate } from '@countertop/contract/play/awards';
import { newGame, next } from '@countertop/engine/play/game';
import { accuracyPercent } from '@countertop/engine/rewards/percent';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { shortestPlayMs } from '@countertop/engine/saved-game/supportsAward';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserRow } from '../people/Account.model.ts';
import { refusalOf } from '../../../test/family.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';

let nowMs = Date.parse('2026-11-21T10:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

/** Returns the states of a game after each day. */
function daysOf(seed: number, days: number): SavedGame[] {
  let game = next(newGame({ seed, band: 'ages_6_7' }), { type: 'premiumChanged', isPremium: true });
  return Array.from({ length: days }, (_, day) => {
    ({ game } = playDay(game, { seed: day, correctPercent: 97 }));
    return savedOf(game);
  });
}
const days = daysOf(3, 32);
const [dayOne, dayTwo, last] = [days[0], days[1], days.at(-1)] as [SavedGame, SavedGame, SavedGame];
const dayWithWelcome = days.find(({ stats }) => stats.level >= 5) ?? last;

const badge = { badgeType: 'welcome', title: 'Welcome Badge', description: 'You reached level 5.', icon: 'bell' };
const certificate = {
  title: 'Rookie Certificate',
  description: 'You finished the first day at the bistro.',
  skillLevel: 'beginner',
  certificateData: { score: 900, challengesCompleted: 12, accuracy: 75, timeSpent: 300 },
};
const parent = (row: Partial<UserRow> = {}) =>
  server.signedIn({ subscriptionTier: 'explorer', createdAt: nowMs - 86_400_000, ...row });
/** Signs in a parent whose child has played this game. */
async function playedParent(game: SavedGame, row: Partial<UserRow> = {}): Promise<TestCaller> {
  const person = await parent(row);
  await save(person, game);
  return person;
}
const save = (person: TestCaller, game: SavedGame, version = 0) =>
  person.call('PUT', `/api/player-progress/${person.id}`, { version, restaurantName: null, status: 'menu', game });
const give = (person: TestCaller, kind: 'badge' | 'certificate', body: object) =>
  person.call('POST', `/api/user/${kind}`, body);
const badgeOf = async (person: TestCaller, body: object = badge) =>
  postBadge.output.parse(await (await give(person, 'badge', body)).json());
const certificateOf = async (person: TestCaller, body: object = certificate) =>
  postCertificate.output.parse(await (await give(person, 'certificate', body)).json());
const badgesOf = async (person: TestCaller) =>
  getBadges.output.parse(await (await person.call('GET', '/api/user/badges')).json());
const certificatesOf = async (person: TestCaller) =>
  getCertificates.output.parse(await (await person.call('GET', '/api/user/certificates')).json());

it('awards each badge once and lists them newest first', async () => {
  const person = await playedParent(dayWithWelcome);
  const first = await badgeOf(person);
  nowMs += 1000;
  await give(person, 'badge', { ...badge, badgeType: 'level_2' });
  nowMs += 1000;

  const again = await give(person, 'badge', badge);

  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(first);
  expect(await badgesOf(person)).toMatchObject([{ badgeType: 'level_2', title: 'Level 2', icon: 'level' }, first]);
});

it('awards one of many concurrent requests', async () => {
  const person = await playedParent(dayWithWelcome);

  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await badgeOf(person)).id));
  const codes = await Promise.all(Array.from({ length: 20 }, async () => (await certificateOf(person)).checkCode));

  expect([new Set(ids).size, new Set(codes).size]).toEqual([1, 1]);
});

it('awards a certificate once, with a code and the results of the saved game', async () => {
  const person = await playedParent(dayOne);
  const first = await certificateOf(person);
  await save(person, dayTwo, 1);

  const again = await certificateOf(person, { ...certificate, certificateType: 'rookie' });

  const { score, totalProblems } = dayOne.stats;
  const accuracy = accuracyPercent(dayOne.stats);
  expect(first).toMatchObject({
    ...certificate,
    certificateType: 'rookie',
    certificateData: { score, challengesCompleted: totalProblems, accuracy, timeSpent: 300 },
  });
  expect(first.checkCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(again).toEqual(first);
  expect(await certificatesOf(person)).toEqual([first]);
});

it('returns only the awards of the caller', async () => {
  const [person, other] = [await playedParent(dayOne), await parent()];
  await give(person, 'badge', { ...badge, badgeType: 'tutorial_master' });
  await give(person, 'certificate', certificate);

  expect([await badgesOf(other), await certificatesOf(other)]).toEqual([[], []]);
});

it.each(['GET /api/user/badges', 'GET /api/user/certificates', 'POST /api/user/badge', 'POST /api/user/certificate'])(
  'asks who is signed out to sign in: %s',
  async (call) => {
    const [method = '', path = ''] = call.split(' ');

    expect((await fetch(`${server.url}${path}`, { method })).status).toBe(401);
  },
);

it.each<[string, object]>([
  ['a badge nobody gives', { badgeType: 'best_child' }],
  ['level 1', { badgeType: 'level_1' }],
  ['a level beyond the last', { badgeType: 'level_26' }],
  ['a title of a page', { title: 'x'.repeat(101) }],
  ['whose it is', { userId: 'somebody' }],
  ['a game in which it was not earned', { badgeType: 'level_25', game: dayTwo }],
  ['a game that nobody can have played', { badgeType: 'level_2', game: { ...dayTwo, stats: last.stats } }],
])('rejects a badge: %s', async (_, wrong) => {
  const person = await playedParent(last);

  const response = await give(person, 'badge', { ...badge, ...wrong });

  expect([response.status, await badgesOf(person)]).toEqual([422, []]);
});

const data = certificate.certificateData;
it.each<[string, object]>([
  ['an unknown one', { title: 'Genius Certificate' }],
  ['more than all right', { certificateData: { ...data, accuracy: 101 } }],
  ['figures nobody can store', { certificateData: { ...data, score: 1e15 } }],
  ['a game in which it was not earned', { title: 'Champion Certificate', game: dayTwo }],
])('rejects a certificate: %s', async (_, wrong) => {
  const person = await playedParent(last);

  const response = await give(person, 'certificate', { ...certificate, ...wrong });

  expect([response.status, await certificatesOf(person)]).toEqual([422, []]);
});

it('awards nothing until the saved game has earned it', async () => {
  const person = await parent();
  const ask = async () => [
    await refusalOf(await give(person, 'badge', { ...badge, badgeType: 'level_25' })),
    await refusalOf(await give(person, 'certificate', { ...certificate, title: 'Champion Certificate' })),
  ];
  const refused = [
    [409, 'not_earned_yet'],
    [409, 'not_earned_yet'],
  ];

  expect(await ask()).toEqual(refused);
  await save(person, dayTwo);
  expect(await ask()).toEqual(refused);
  await save(person, last, 1);
  expect((await badgeOf(person, { ...badge, badgeType: 'level_25' })).title).toBe('Level 25');
  expect((await certificateOf(person, { ...certificate, title: 'Champion Certificate' })).certificateType).toBe(
    'champion',
  );
});

it('awards a free account the badges of the game it sends, and only the tutorial badge without one', async () => {
  const person = await parent({ subscriptionTier: 'free' });

  const withoutGame = await give(person, 'badge', badge);
  const tutorial = await give(person, 'badge', { ...badge, badgeType: 'tutorial_master' });
  const withGame = await give(person, 'badge', { ...badge, game: dayWithWelcome });

  expect(await refusalOf(withoutGame)).toEqual([409, 'not_earned_yet']);
  expect([tutorial.status, withGame.status]).toEqual([200, 200]);
  expect((await badgesOf(person)).map(({ badgeType }) => badgeType).toSorted()).toEqual(['tutorial_master', 'welcome']);
});

it('awards nothing that takes longer to earn than the account is old', async () => {
  const person = await parent({ subscriptionTier: 'free', createdAt: nowMs });
  const ask = () => give(person, 'badge', { ...badge, badgeType: 'level_25', game: last });

  const early = await ask();
  nowMs += shortestPlayMs(last);
  const late = await ask();

  expect(await refusalOf(early)).toEqual([409, 'not_earned_yet']);
  expect(late.status).toBe(200);
});

it('accepts the game of a certificate only if the saved one continues it', async () => {
  const person = await playedParent(dayTwo);
  const other = daysOf(4, 1)[0];

  const ofAnother = await give(person, 'certificate', { ...certificate, game: other });
  const ofThis = await certificateOf(person, { ...certificate, game: dayOne });

  expect(await refusalOf(ofAnother)).toEqual([409, 'not_earned_yet']);
  expect(ofThis.certificateData.score).toBe(dayOne.stats.score);
});

it('awards a certificate for a game that has been replaced', async () => {
  const person = await playedParent(dayTwo);
  await save(person, savedOf(newGame({ seed: 9, band: 'ages_6_7' })), 1);

  expect((await certificateOf(person)).certificateType).toBe('rookie');
});

it('awards no certificate on a free plan, and keeps existing ones when a plan ends', async () => {
  const person = await playedParent(last, { subscriptionStatus: 'cancelled', subscriptionEndAt: nowMs + 5000 });
  await give(person, 'certificate', certificate);
  nowMs += 10_000;

  const refused = await give(person, 'certificate', { ...certificate, title: 'Explorer Certificate' });

  expect([refused.status, (await certificatesOf(person)).length]).toEqual([403, 1]);
});

it('verifies a certificate by its code, however it is typed, without the name', async () => {
  const person = await playedParent(dayOne);
  const spoof = {
    title: 'Rookie STATE DIPLOMA: Timmy Smith',
    skillLevel: 'PhD, https://evil.example',
    description: 'x',
  };
  const { checkCode } = await certificateOf(person, { ...certificate, certificateType: 'rookie', ...spoof });
  // As stored by an older version.
  await server.read((database) =>
    database('certificates').where({ checkCode }).update({ title: spoof.title, skillLevel: 'PhD' }),
  );
  const typed = `${checkCode.slice(0, 5)}-${checkCode.slice(5)}`.toLowerCase().replaceAll('0', 'o');

  const response = await fetch(`${server.url}/api/verify/${typed}`);

  expect(await response.json()).toEqual({
    checkCode,
    certificateType: 'rookie',
    title: 'Rookie Certificate',
    skillLevel: 'beginner',
    challengesCompleted: dayOne.stats.totalProblems,
    accuracy: accuracyPercent(dayOne.stats),
    earnedAt: new Date(nowMs).toISOString(),
  });
  expect(await certificatesOf(person)).toMatchObject([{ title: 'Rookie Certificate', skillLevel: 'beginner' }]);
  const unknown = await fetch(`${server.url}/api/verify/ZZZZZ-ZZZZZ`);
  expect(unknown.status).toBe(404);
});
