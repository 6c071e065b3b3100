import { grownUp, setDevicePlayer } from '@countertop/client/play/devicePlayer';
import { pendingHandOver } from '@countertop/client/play/pendingHandOver';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followHandOver, joinHandOver, retryMs } from './followHandOver.ts';

const mia = userWith({
  id: 'mia',
  email: null,
  displayName: 'Mia',
  subscriptionTier: 'family',
  subscriptionEndDate: '2027-01-01T00:00:00Z',
  player: { nickname: 'Mia', picture: null, band: null },
});
const anna: CurrentUser = { ...mia, id: 'anna', email: 'anna@example.org', player: null };
const { queryKey } = currentUserQuery();

const answer = vi.fn<(path: string) => Promise<Response>>();
const onHandedOver = vi.fn<() => void>();
const onError = vi.fn<(error: string) => void>();
let stop = () => {};

/** A server that agrees, with the plan of today. */
const agree = async (path: string) =>
  Response.json(path === '/api/auth/user' ? { ...mia, subscriptionStatus: 'cancelled' } : { ok: true });
const refuse = (status: number, code: string) => async () => Response.json({ code, error: 'No.' }, { status });

/** Lets the code of the hand-over load, too. */
const settle = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};
const user = () => queryClient.getQueryData(queryKey);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.cookie = 'signed-in=1';
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  queryClient.setQueryData(queryKey, anna);
  queryClient.setQueryData(['/api/family'], 'Anna’s');
  setDevicePlayer(grownUp);
  stop = followHandOver({ onHandedOver, onError });
});
afterEach(() => {
  stop();
  document.cookie = 'signed-in=; max-age=0';
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

function handOverHere(): void {
  setDevicePlayer('mia');
  pendingHandOver.set({ user: mia, refusal: null });
}

it.each([
  ['online', () => window.dispatchEvent(new Event('online'))],
  ['visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['retried', () => vi.advanceTimersByTimeAsync(retryMs)],
])('opens the game, and tells the server once it is %s', async (_, event) => {
  handOverHere();
  expect(onHandedOver).toHaveBeenCalledOnce();
  expect([user(), queryClient.getQueryData(['/api/family'])]).toEqual([mia, undefined]);

  answer.mockImplementation(agree);
  await event();
  await settle();
  await settle();

  expect(pendingHandOver.get()).toBeNull();
  expect(user()).toEqual({ ...mia, subscriptionStatus: 'cancelled' });
  expect(onError).not.toHaveBeenCalled();
});

it('tells a refusal once, and asks no more', async () => {
  handOverHere();
  answer.mockImplementation(refuse(422, 'child_not_found'));
  await vi.advanceTimersByTimeAsync(retryMs);
  await settle();
  const calls = answer.mock.calls.length;
  await vi.advanceTimersByTimeAsync(2 * retryMs);
  await settle();

  expect(onError.mock.calls).toEqual([['refused']]);
  expect([user(), answer.mock.calls.length]).toEqual([mia, calls]);
});

it('tells that the session has ended', async () => {
  handOverHere();
  answer.mockImplementation(refuse(401, 'signed_out'));
  await vi.advanceTimersByTimeAsync(retryMs);
  await settle();
  await settle();

  expect([onError.mock.calls.at(0), user(), pendingHandOver.get()]).toEqual([['signedOut'], null, null]);
});

it('drops what another tab has loaded for the grown-up, and joins when the child goes on there', () => {
  // Writes them as another tab does.
  localStorage.setItem('countertop.player.v1', '"mia"');
  localStorage.setItem('countertop.hand-over.v1', JSON.stringify({ user: mia, refusal: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'countertop.hand-over.v1' }));

  expect([user(), queryClient.getQueryData(['/api/family'])]).toEqual([mia, undefined]);
  expect(onHandedOver).not.toHaveBeenCalled();
  expect(joinHandOver()).toBe(true);
});
