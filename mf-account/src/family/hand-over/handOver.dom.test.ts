import { devicePlayer, grownUp, setDevicePlayer } from '@countertop/client/play/devicePlayer';
import { pendingHandOver } from '@countertop/client/play/pendingHandOver';
import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { beforeEach, expect, it, vi } from 'vitest';
import { family, mia, leo, parent, pickle } from '../family.fixture.ts';
import { familyQuery } from '../familyQueries.ts';
import { rememberPlayers } from './devicePlayers.ts';
import { handOver, returnToGrownUp } from './handOver.ts';
import { NetworkNeededError } from './offlineHandOver.ts';

const { queryKey } = currentUserQuery();
const answer = vi.fn<(path: string) => Promise<Response>>();
// For the whole file: the settings of a child are asked for in the background.
vi.stubGlobal('fetch', answer);
vi.spyOn(console, 'warn').mockImplementation(() => {});
const down = () => Promise.reject(new TypeError('Failed to fetch'));

/** The page of a user, with the family if it is a grown-up. */
function page(user: CurrentUser) {
  const client = makeQueryClient();
  client.setQueryData(queryKey, user);
  if (user.player === null) client.setQueryData(familyQuery(true).queryKey, family);
  return client;
}

beforeEach(() => {
  localStorage.clear();
  setDevicePlayer(grownUp);
  answer.mockImplementation(down);
});
it('makes the page the child’s without a network, and drops what was loaded for the grown-up', async () => {
  const client = page(parent);

  const handedOver = await handOver(client, leo.id);

  expect([handedOver, devicePlayer()]).toEqual(['pending', leo.id]);
  expect(client.getQueryData(queryKey)).toEqual({
    ...parent,
    id: leo.id,
    email: null,
    displayName: leo.nickname,
    firstName: null,
    lastName: null,
    role: 'user',
    player: { nickname: leo.nickname, picture: leo.picture, band: leo.band },
  });
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  expect(localStorage.getItem('countertop.hand-over.v1')).not.toContain(parent.email);
});

it('replaces a hand-over that the server doesn’t know of', async () => {
  const client = page(parent);
  await handOver(client, leo.id);

  await handOver(client, pickle.id);

  expect(pendingHandOver.get()?.user.id).toBe(pickle.id);
});

it('refuses without a network what only the server can check', async () => {
  rememberPlayers([mia, leo]);
  const client = page({ ...parent, id: leo.id, email: null, player: { nickname: 'Leo', picture: null, band: null } });
  // Mia has a picture password.
  await expect(handOver(client, mia.id, ['pizza', 'pizza', 'soup'])).rejects.toThrow(NetworkNeededError);
  await expect(handOver(page({ ...parent, subscriptionTier: 'free' }), leo.id)).rejects.toThrow(NetworkNeededError);

  expect([pendingHandOver.get(), devicePlayer()]).toEqual([null, grownUp]);
});

it('stays the grown-up’s if the server refuses, or the browser stores nothing', async () => {
  answer.mockResolvedValueOnce(Response.json({ code: 'child_not_found', error: 'No.' }, { status: 422 }));
  await expect(handOver(page(parent), leo.id)).rejects.toThrow('child_not_found');
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const client = page(parent);
  await expect(handOver(client, leo.id)).rejects.toThrow(NetworkNeededError);

  refused.mockRestore();

  expect([client.getQueryData(queryKey), devicePlayer()]).toEqual([parent, grownUp]);
});

it('asks the server for the PIN before the device returns, and then forgets the hand-over', async () => {
  const client = page(parent);
  await handOver(client, leo.id);
  await expect(returnToGrownUp(client, { pin: '2468' })).rejects.toThrow('Failed to fetch');
  const before = devicePlayer();

  answer.mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
  await returnToGrownUp(client, { pin: '2468' });

  expect([before, devicePlayer(), pendingHandOver.get()]).toEqual([leo.id, grownUp, null]);
});

it('asks to return the device once more if the response got lost', async () => {
  const sent: string[] = [];
  answer.mockImplementation((path) => {
    if (path === '/api/family/take-back') sent.push(path);
    return sent.length === 1 ? down() : Promise.resolve(Response.json({ ok: true }));
  });
  setDevicePlayer(leo.id);

  await returnToGrownUp(page({ ...parent, id: leo.id, player: { nickname: 'Leo', picture: null, band: null } }), {
    pin: '2468',
  });

  expect([sent.length, devicePlayer()]).toEqual([2, grownUp]);
});
