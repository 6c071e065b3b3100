// @vitest-environment jsdom
import { getCurrentUser, type CurrentUser } from '@countertop/contract/accounts/user';
import { endpoint } from '@countertop/contract/shared/endpoint';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../shared/call.ts';
import { CallError } from '../shared/CallError.ts';
import { setDevicePlayer } from './devicePlayer.ts';
import { pendingHandOver } from './pendingHandOver.ts';
import { currentUserQuery } from '../accounts/user.ts';
import { eventually } from '../../../../tests/support/eventually.ts';

const childUser = (id: string): CurrentUser =>
  userWith({
    id,
    email: null,
    displayName: id,
    subscriptionTier: 'family',
    subscriptionEndDate: '2027-01-01T00:00:00Z',
    player: { nickname: id, picture: null, band: null },
  });
const adult = { ...childUser('anna'), email: 'anna@example.org', player: null };
const store = endpoint('POST', '/api/store', { input: z.strictObject({ of: z.string() }), output: z.object({}) });

/** Whose session it is, and what was stored in whose: `mia: mia's`. */
let session: string;
let stored: string[];
let isDown: boolean;
/** How the server answers hand-overs: immediately, with an error, or when a test says so. */
let answerHandOver: (() => Promise<Response>) | null;

const refuse = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ code, error: 'No.' }, { status }));

async function answer(path: string, { body }: { body?: string }): Promise<Response> {
  if (isDown) throw new TypeError('Failed to fetch');
  const input = body === undefined ? {} : JSON.parse(body);
  if (path === getCurrentUser.path) return Response.json(session === 'anna' ? adult : childUser(session));
  if (path === '/api/family/hand-over') {
    const answered = await answerHandOver?.();
    if (answered !== undefined) return answered;
    session = input.learnerId;
    return Response.json({ ok: true });
  }
  stored.push(`${session}: ${input.of}`);
  return Response.json({});
}

function handOverOffline(id: string): void {
  setDevicePlayer(id);
  pendingHandOver.set({ user: childUser(id), refusal: null });
}
const send = (of: string) => call(store, { of });
const fetchUser = () => new QueryClient().fetchQuery({ ...currentUserQuery(), retry: false });

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'signed-in=1';
  [session, stored, isDown, answerHandOver] = ['anna', [], false, null];
  vi.stubGlobal('fetch', vi.fn<typeof answer>(answer));
});
afterEach(() => {
  document.cookie = 'signed-in=; max-age=0';
  vi.unstubAllGlobals();
});

it('sends nothing before the server knows to whom the device was handed offline', async () => {
  isDown = true;
  handOverOffline('mia');
  await expect(send('mia’s')).rejects.toThrow(/server could not be told|not handed over/);
  expect([await fetchUser(), stored]).toEqual([childUser('mia'), []]);

  isDown = false;
  await Promise.all([send('mia’s'), send('mia’s'), fetchUser()]);

  expect(stored).toEqual(['mia: mia’s', 'mia: mia’s']);
  // Twice without a network, then once for all three.
  expect(vi.mocked(fetch).mock.calls.filter(([path]) => path === '/api/family/hand-over')).toHaveLength(3);
  expect(pendingHandOver.get()).toBeNull();
});

it('hands over again after a response was lost', async () => {
  answerHandOver = async () => {
    session = 'mia';
    throw new TypeError('lost');
  };
  handOverOffline('mia');
  await expect(send('mia’s')).rejects.toThrow(/server could not be told|not handed over/);

  answerHandOver = null;
  await send('mia’s');

  expect(stored).toEqual(['mia: mia’s']);
});

it('sends nothing of one child in the session of the next one', async () => {
  let goOn = (): void => {};
  answerHandOver = async () => {
    await new Promise<void>((resolve) => (goOn = resolve));
    answerHandOver = null;
    session = 'mia';
    return Response.json({ ok: true });
  };
  handOverOffline('mia');
  const ofMia = send('mia’s');
  await eventually(() => expect(fetch).toHaveBeenCalledOnce());

  handOverOffline('leo');
  const ofLeo = send('leo’s');
  goOn();

  await expect(ofMia).rejects.toThrow('Somebody else uses this device now.');
  await ofLeo;
  expect([session, stored]).toEqual(['leo', ['leo: leo’s']]);
});

it.each([
  ['child_not_found', 422],
  ['plan_required', 403],
  ['wrong_pictures', 422],
])('keeps everything back once the server refuses with %s, and asks no more', async (code, status) => {
  answerHandOver = refuse(status, code);
  handOverOffline('mia');

  const error: unknown = await send('mia’s').catch((reason: unknown) => reason);
  await expect(send('mia’s')).rejects.toThrow(/server could not be told|not handed over/);

  // Callers that give up on an error of the server keep what they have.
  expect(error).not.toBeInstanceOf(CallError);
  expect([stored, pendingHandOver.get()?.refusal]).toEqual([[], code]);
  expect(fetch).toHaveBeenCalledOnce();
  // The page stays the child's.
  expect(await fetchUser()).toEqual(childUser('mia'));
});

it.each([
  refuse(503, 'unknown'),
  refuse(429, 'rate_limited'),
  async () => new Response('<h1>Log in to this wifi</h1>'),
])('tries again if the server is busy or a stranger answers', async (response) => {
  answerHandOver = response;
  handOverOffline('mia');
  await expect(send('mia’s')).rejects.not.toBeInstanceOf(CallError);

  answerHandOver = null;
  await send('mia’s');

  expect(stored).toEqual(['mia: mia’s']);
});

it('forgets the hand-over when the session has ended', async () => {
  answerHandOver = refuse(401, 'signed_out');
  handOverOffline('mia');

  await send('nobody’s').catch(() => {});

  expect(pendingHandOver.get()).toBeNull();
});
