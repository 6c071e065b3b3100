import 'fake-indexeddb/auto';
import { grownUp, setDeviceAccount, setDevicePlayer } from '@countertop/client/play/devicePlayer';
import { hasUnsent } from '@countertop/client/play/unsent';
import { type Attempt, attempt, type AttemptOutcome, postAttempts } from '@countertop/contract/play/attempts';
import { notify } from '@countertop/design-system/notifications';
import { answerText } from '@countertop/engine/play/simulate';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameStore } from '../../session/gameStore.ts';
import { createReadyStore } from '../../session/readyStore.fixture.ts';
import { orderedGame } from '../../session/scenes.fixture.ts';
import type { Player } from '../../session/usePlayer.ts';
import { queueAward } from '../awards/sendAwards.ts';
import { unsentAwards } from '../awards/unsentAwards.ts';
import { localSave, playersOfWaitingSaves } from '../localSave.ts';
import { AttemptSender } from './AttemptSender.ts';
import { AttemptStore, attemptStore, maxStoredAttempts } from './attemptStore.ts';
import { useAttempts } from './useAttempts.ts';
import { eventually } from '../../../../tests/support/eventually.ts';

vi.mock('@countertop/design-system/notifications', () => ({ notify: vi.fn<() => void>() }));

const welcome = { badgeType: 'welcome', title: 'Welcome', description: 'Level 2.', icon: 'bell' };
const subscriber: Player = { kind: 'premium', id: 'u1' };
const unknown: Player = { kind: 'unknown', id: null };

/** The attempts that the server has, by ID, and how it answers. */
const server = {
  stored: new Map<string, Attempt>(),
  calls: 0,
  answer: null as ((sent: Attempt) => AttemptOutcome) | number | 'down' | 'answerLost' | null,
};

function store(sent: Attempt): AttemptOutcome {
  if (typeof server.answer === 'function') return server.answer(sent);
  const status = server.stored.has(sent.id) ? 'known' : 'stored';
  server.stored.set(sent.id, sent);
  return { status };
}

const respond = vi.fn<(address: string, request: { body: string }) => Promise<Response>>(async (address, { body }) => {
  if (server.answer === 'down') throw new TypeError('offline');
  server.calls += 1;
  if (typeof server.answer === 'number')
    return Response.json({ code: 'not_allowed', error: 'No.' }, { status: server.answer });
  const learnerId = address.split('/')[3] ?? '';
  if (learnerId === 'erased') return Response.json({ code: 'learner_gone', error: 'No.' }, { status: 410 });
  const { attempts } = postAttempts.input.parse({ learnerId, ...JSON.parse(body) });
  const outcomes = attempts.map((one) => store(attempt.parse(one)));
  if (server.answer === 'answerLost') throw new TypeError('lost');
  return Response.json({ outcomes });
});

let root: Root;
let games: GameStore;

function Playing({ player }: { player: Player }) {
  useAttempts(games, player);
  return null;
}

const show = (player: Player): Promise<void> => act(async () => root.render(<Playing player={player} />));
const close = (): Promise<void> => act(async () => root.unmount());

/** A new page, as after a reload. */
function openPage(): void {
  games = createReadyStore(orderedGame());
  root = createRoot(document.body.appendChild(document.createElement('div')));
}

const wrong = '9999';

function answer(text: string): void {
  games.dispatch({ type: 'answered', text });
}

/** Somebody is signed in, in this visit or an earlier one: a child, or the grown-up of an account. */
function useDeviceOf(player: string, account = 'u1'): void {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed-in=1');
  setDevicePlayer(player);
  setDeviceAccount(account);
}

const waitingIds = async () => (await attemptStore.oldest('u1', 100)).map(({ id }) => id);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', respond);
  vi.spyOn(console, 'warn').mockReturnValue();
  server.stored.clear();
  Object.assign(server, { calls: 0, answer: null });
  localStorage.clear();
  openPage();
});
afterEach(async () => {
  await close();
  for (const learnerId of (await attemptStore.waiting()).keys()) await attemptStore.drop(learnerId);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends each try of a subscriber once, and forgets what the server has', async () => {
  await show(subscriber);
  const { answer: right = null } = games.state.game.order?.problem ?? {};

  answer(wrong);
  games.dispatch({ type: 'retryOpened' });
  games.dispatch({ type: 'retried', text: right === null ? '' : answerText(right) });

  await eventually(() => expect(server.stored.size).toBe(2));
  const [first, second] = server.stored.values();
  expect(first).toMatchObject({ isRetry: false, answerHundredths: 999_900, origin: 'drawn' });
  expect(second).toMatchObject({ isRetry: true, givens: first?.givens });
  expect(Date.parse(first?.answeredAt ?? '')).toBeGreaterThan(Date.now() - 10_000);
  await eventually(async () => expect(await waitingIds()).toEqual([]));
  expect(hasUnsent()).toBe(false);
  expect(server.calls).toBe(1);
});

it('keeps answers through a reload while the server cannot be reached, and sends them in the next visit', async () => {
  server.answer = 'down';
  await show(subscriber);
  answer(wrong);
  await eventually(async () => expect(await waitingIds()).toHaveLength(1));
  expect(hasUnsent()).toBe(true);
  await close();

  server.answer = null;
  openPage();
  await show(subscriber);

  await eventually(() => expect(server.stored.size).toBe(1));
  await eventually(() => expect(hasUnsent()).toBe(false));
});

it('sends an answer again under the same ID if the response was lost', async () => {
  server.answer = 'answerLost';
  await show(subscriber);
  answer(wrong);
  await eventually(() => expect(server.calls).toBe(1));

  server.answer = null;
  window.dispatchEvent(new Event('online'));

  await eventually(async () => expect(await waitingIds()).toEqual([]));
  expect(server.calls).toBe(2);
  expect(server.stored.size).toBe(1);
});

it('keeps answers from before the player is known, but none of a free player or a visitor', async () => {
  await show(unknown);
  answer(wrong);
  await show(subscriber);
  await eventually(() => expect(server.stored.size).toBe(1));
  await close();

  for (const player of [
    { kind: 'free', id: 'u1' },
    { kind: 'anonymous', id: null },
  ] as const) {
    openPage();
    await show(unknown);
    answer(wrong);
    await show(player);
    await show(subscriber);
    await close();
  }

  await eventually(async () => expect(await waitingIds()).toEqual([]));
  expect(server.stored.size).toBe(1);
});

it('stores answers of a start without a network, and sends them once the grown-up who plays is known', async () => {
  useDeviceOf(grownUp);
  await show(unknown);
  answer(wrong);
  await eventually(async () => expect(await waitingIds()).toHaveLength(1));
  expect(server.calls).toBe(0);
  expect(hasUnsent()).toBe(true);
  await close();

  openPage();
  await show(subscriber);

  await eventually(() => expect(server.stored.size).toBe(1));
  await eventually(async () => expect((await attemptStore.waiting()).size).toBe(0));
  expect(hasUnsent()).toBe(false);
});

it.each([
  ["a child's", 'mia', 'u1'],
  ["a grown-up's", grownUp, 'mia'],
])("stores %s answers of a start without a network, and doesn't give them to somebody else", async (_, ...device) => {
  useDeviceOf(...device);
  server.answer = 401;
  await show(unknown);
  answer(wrong);
  await eventually(async () => expect(await attemptStore.oldest('mia', 100)).toHaveLength(1));
  await close();

  openPage();
  await show(subscriber);
  await eventually(() => expect(server.calls).toBe(1));
  expect(await waitingIds()).toEqual([]);
  expect(await attemptStore.oldest('mia', 100)).toHaveLength(1);
  await close();

  server.answer = null;
  openPage();
  await show({ kind: 'premium', id: 'mia' });
  await eventually(() => expect(server.stored.size).toBe(1));
});

it('deletes what was stored before the server said that there is no plan', async () => {
  useDeviceOf(grownUp);
  await show(unknown);
  answer(wrong);
  await attemptStore.add([entry(0)]);
  await eventually(async () => expect(await waitingIds()).toHaveLength(2));

  await show({ kind: 'free', id: 'u1' });

  // Those of a plan that has ended stay.
  await eventually(async () => expect(await waitingIds()).toEqual([entry(0).id]));
});

it('loses nothing if the session ended during months without a network, and sends all after signing in', async () => {
  useDeviceOf(grownUp);
  server.answer = 'down';
  await show(subscriber);
  answer(wrong);
  await eventually(async () => expect(await waitingIds()).toHaveLength(1));
  await close();

  server.answer = 401;
  openPage();
  await show(subscriber);
  await eventually(() => expect(server.calls).toBe(1));
  await show({ kind: 'anonymous', id: null });
  expect(await waitingIds()).toHaveLength(1);
  expect(hasUnsent()).toBe(true);
  await close();

  server.answer = null;
  openPage();
  await show(subscriber);
  await eventually(() => expect(server.stored.size).toBe(1));
});

it("deletes an erased learner's answers, game and awards and says so, and keeps those of other children", async () => {
  useDeviceOf(grownUp);
  for (const learnerId of ['erased', 'tom']) {
    setDevicePlayer(learnerId);
    localSave.set({ playerId: learnerId, revision: 1, status: 'paused', game: savedOf(orderedGame()) });
    queueAward(unsentAwards, learnerId, { kind: 'badge', given: welcome });
    openPage();
    await show(unknown);
    answer(wrong);
    await eventually(async () => expect(await attemptStore.oldest(learnerId, 100)).toHaveLength(1));
    await close();
  }

  setDevicePlayer(grownUp);
  openPage();
  await show(subscriber);

  await eventually(async () => expect((await attemptStore.waiting()).size).toBe(0));
  expect(server.stored.size).toBe(1);
  expect([playersOfWaitingSaves(), localSave.get()?.playerId]).toEqual([[], 'tom']);
  expect(unsentAwards.get().map(({ playerId }) => playerId)).toEqual(['tom']);
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Some answers were deleted' }));
});

const entry = (index: number) => {
  const id = `id-${String(index).padStart(5, '0')}`;
  return { id, learnerId: 'u1', attempt: { id } };
};

/** A sender with its own store of entries, and a server that answers each with an outcome. */
async function senderOf(count: number, outcomeOf: (index: number) => AttemptOutcome) {
  const ownStore = new AttemptStore(`test-${crypto.randomUUID()}`);
  await ownStore.add(Array.from({ length: count }, (_, index) => entry(index)));
  const sent: string[][] = [];
  respond.mockImplementation(async (_, { body }) => {
    const { attempts }: { attempts: { id: string }[] } = JSON.parse(body);
    sent.push(attempts.map(({ id }) => id));
    return Response.json({ outcomes: attempts.map(({ id }) => outcomeOf(Number(id.slice(3)))) });
  });
  return { sender: () => new AttemptSender('u1', { store: ownStore }), ownStore, sent };
}

it('removes refused answers, and sends those with newer rules again in the next visit only', async () => {
  const { sender, ownStore, sent } = await senderOf(120, (index) =>
    index % 2 === 0 ? { status: 'stored' } : { status: 'refused', code: index === 7 ? 'unknown_rules' : 'impossible' },
  );
  const first = sender();

  expect([await first.send(), await first.send()]).toEqual(['done', 'done']);

  expect(sent.map((ids) => ids.length)).toEqual([64, 56]);
  expect(new Set(sent.flat()).size).toBe(120);
  expect(await ownStore.oldest('u1', 100)).toEqual([entry(7)]);

  await sender().send();

  expect(sent.at(-1)).toEqual(['id-00007']);
});

it('counts what waits and what the server has, by learner and each answer once', async () => {
  const { sender, ownStore } = await senderOf(3, (index) =>
    index === 0 ? { status: 'refused', code: 'impossible' } : { status: index === 1 ? 'known' : 'stored' },
  );
  await ownStore.add([{ ...entry(3), learnerId: 'u2' }]);
  const onChange = vi.fn<() => void>();
  ownStore.subscribe(onChange);

  await sender().send();
  // Another tab had sent it, too.
  await ownStore.confirm('u1', [entry(1).id]);

  expect(onChange).toHaveBeenCalled();
  expect([await ownStore.counts('u1'), await ownStore.counts('u2')]).toEqual([
    { waiting: 0, sent: 2, isStored: true },
    { waiting: 1, sent: 0, isStored: true },
  ]);
});

it('keeps the answers of an older version of the store, whose tabs make way', async () => {
  const name = `test-${crypto.randomUUID()}`;
  const old = await openDB(name, 1, {
    upgrade: (database) =>
      void database.createObjectStore('attempts', { keyPath: 'id' }).createIndex('learnerId', 'learnerId'),
    blocking: () => old.close(),
  });
  await old.put('attempts', entry(0));
  const ownStore = new AttemptStore(name);

  expect(await ownStore.counts('u1')).toEqual({ waiting: 1, sent: 0, isStored: true });

  const newer = await openDB(name, 3);
  newer.close();

  // That of a page from before a rollback.
  expect(await ownStore.add([entry(1)])).toBe(0);
  expect(await new AttemptStore(name).counts('u1')).toEqual({ waiting: 2, sent: 0, isStored: true });
});

it("doesn't send one learner's answers for another", async () => {
  const { ownStore, sent } = await senderOf(1, () => ({ status: 'stored' }));

  expect(await new AttemptSender('u2', { store: ownStore }).send()).toBe('done');

  expect(sent).toEqual([]);
  expect(hasUnsent()).toBe(true);
});

it.each([
  [401, 'retry'],
  [403, 'stop'],
  [429, 'retry'],
  [503, 'retry'],
] as const)('keeps answers after status %i: %s', async (status, result) => {
  const { sender, ownStore } = await senderOf(1, () => ({ status: 'stored' }));
  respond.mockImplementation(async () => Response.json({ code: 'not_allowed', error: 'No.' }, { status }));

  expect(await sender().send()).toBe(result);

  expect(await ownStore.oldest('u1', 100)).toHaveLength(1);
});

it('drops the answers of a child for whom nothing may be stored, and none of others', async () => {
  const { sender, ownStore } = await senderOf(60, () => ({ status: 'stored' }));
  await ownStore.add([{ ...entry(60), learnerId: 'u2' }]);
  respond.mockImplementation(async () => Response.json({ code: 'consent_needed', error: 'No.' }, { status: 403 }));
  respond.mockClear();

  expect(await sender().send()).toBe('done');

  expect(respond).toHaveBeenCalledOnce();
  expect([await ownStore.oldest('u1', 100), await ownStore.oldest('u2', 100)]).toEqual([
    [],
    [{ ...entry(60), learnerId: 'u2' }],
  ]);
});

it("drops a learner's oldest answers beyond the limit and says so, and none of others", async () => {
  const { ownStore } = await senderOf(maxStoredAttempts, () => ({ status: 'stored' }));
  const older = { ...entry(0), id: 'id-', learnerId: 'u2' };
  expect(await ownStore.add([older])).toBe(0);

  expect(await ownStore.add([entry(maxStoredAttempts), entry(maxStoredAttempts + 1)])).toBe(2);

  expect(await ownStore.oldest('u2', 2)).toEqual([older]);

  expect((await ownStore.oldest('u1', 1))[0]?.id).toBe('id-00002');
  expect((await ownStore.counts('u1')).waiting).toBe(maxStoredAttempts);
});

it.each([
  ['refuses storage', IDBFactory.prototype, 'open', 'SecurityError'],
  ['has no space left', IDBObjectStore.prototype, 'put', 'QuotaExceededError'],
] as const)('keeps answers in memory if the browser %s', async (_, part, method, name) => {
  const refuse = vi.spyOn(part as IDBFactory & IDBObjectStore, method).mockImplementation(() => {
    throw new DOMException('No.', name);
  });
  const { sender, ownStore, sent } = await senderOf(2, () => ({ status: 'stored' }));
  expect(hasUnsent()).toBe(true);
  expect(await ownStore.counts('u1')).toEqual({ waiting: 2, sent: 0, isStored: false });

  expect(await sender().send()).toBe('done');

  expect(refuse).toHaveBeenCalled();
  expect(sent).toEqual([['id-00000', 'id-00001']]);
  expect(await ownStore.counts('u1')).toEqual({ waiting: 0, sent: 2, isStored: true });
  expect(hasUnsent()).toBe(false);
});

it('still knows that answers of another child wait if the browser has no space left while the first ones are sent', async () => {
  const { sender, ownStore } = await senderOf(1, () => ({ status: 'stored' }));
  await ownStore.add([{ id: 'of-tom', learnerId: 'tom', attempt: {} }]);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });

  expect(await sender().send()).toBe('done');

  expect((await ownStore.waiting()).get('tom')).toBe(1);
  expect(hasUnsent()).toBe(true);
});
