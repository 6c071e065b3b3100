// @vitest-environment jsdom
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { beforeEach, expect, it } from 'vitest';
import { devicePlayerId, grownUp, setDeviceAccount, setDevicePlayer } from '../play/devicePlayer.ts';
import { recordUser } from './recordUser.ts';

const anna = userWith({ id: 'anna', email: 'anna@example.org', subscriptionTier: 'family' });
const mia: CurrentUser = { ...anna, id: 'mia', player: { nickname: 'Mia', picture: null, band: null } };
const seat: CurrentUser = {
  ...mia,
  id: 'ben',
  player: { nickname: 'Ben', picture: null, band: null, isInClass: true },
};
const names = 'countertop.restaurant.players.v1';
const namesLeft = () => localStorage.getItem(names) !== null;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(names, '{}');
});

it('keeps what the children of an account have on this device', async () => {
  await recordUser(anna);
  await recordUser(mia);
  const player = devicePlayerId();
  await recordUser(anna);

  expect([player, devicePlayerId(), namesLeft()]).toEqual(['mia', 'anna', true]);
});

it.each([
  ['another account signs in', { ...anna, id: 'otto' }, 'otto'],
  ['a child signs in to a class', seat, 'ben'],
  ['the session has ended', null, null],
] as const)('forgets the players before when %s', async (_, user, playerId) => {
  setDeviceAccount('anna');
  setDevicePlayer(grownUp);

  await recordUser(user);

  expect([devicePlayerId(), namesLeft()]).toEqual([playerId, false]);
});

it('ends the name of those who are not signed in', async () => {
  localStorage.setItem('countertop.restaurant.v1', '"Snack Shack"');

  await recordUser(anna);

  expect(localStorage.getItem('countertop.restaurant.v1')).toBeNull();
});
