import { grownUp, setDeviceAccount, setDevicePlayer } from '@countertop/client/play/devicePlayer';
import { restaurantNameErrorOf } from '@countertop/contract/play/restaurantName.limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { confirmName, isNameUnsent, restaurantName, restaurantNameOf, takeServerName } from './restaurantName.ts';

beforeEach(() => localStorage.clear());

it.each([
  ['M', null],
  ['  Soup & Sums  ', null],
  ["Mia's 7 Stars!", null],
  ['Школа 🍜 麺', null],
  ['a'.repeat(30), null],
  [` ${'é'.repeat(30)} `, null],
  ['🍜'.repeat(30), null],
  ['', 'empty'],
  ['   ', 'empty'],
  ['\u200b\u200d', 'empty'],
  ['a'.repeat(31), 'long'],
  ['Soup\u0007', 'unreadable'],
  ['Soup\nSums', 'unreadable'],
  ['Soup\u202ebus', 'unreadable'],
  ['Soup\u200ebus', 'unreadable'],
  ['\u3164', 'empty'],
  ['\ud83c', 'unreadable'],
] as const)('validates the name %j: %s', (name, error) => {
  expect(restaurantNameErrorOf(name)).toBe(error);
});

it('stores a name and ignores an invalid stored one with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();

  restaurantName.set('Soup & Sums');
  expect(restaurantName.get()).toBe('Soup & Sums');
  localStorage.setItem('countertop.restaurant.v1', JSON.stringify('x'.repeat(5000)));

  expect(restaurantName.get()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

it('keeps the displayable part of a name from before the rule', () => {
  localStorage.setItem('countertop.restaurant.v1', JSON.stringify('Soup\u200e & Sums'));

  expect(restaurantName.get()).toBe('Soup & Sums');
});

it('gives each player a name, and those who are not signed in another', () => {
  restaurantName.set('Snack Shack');
  setDeviceAccount('anna');
  setDevicePlayer('mia');
  const first = restaurantName.get();
  restaurantName.set('Pickle Palace');

  setDevicePlayer('mo');
  takeServerName('mo', 'Mo Mansion');
  const ofMo = restaurantName.get();
  setDevicePlayer(grownUp);
  const ofAnna = restaurantName.get();
  setDevicePlayer(null);

  expect([first, ofMo, ofAnna, restaurantName.get()]).toEqual([null, 'Mo Mansion', null, 'Snack Shack']);
  expect([restaurantNameOf('mia'), restaurantNameOf('mo')]).toEqual(['Pickle Palace', 'Mo Mansion']);
});

it('keeps a new name until the server has it, and takes names of other devices afterward', () => {
  setDevicePlayer('mia');
  restaurantName.set('Pickle Palace');
  takeServerName('mia', 'Old Palace');
  confirmName('mia', 'Old Palace');
  const before = [restaurantName.get(), isNameUnsent('mia')];

  confirmName('mia', 'Pickle Palace');
  takeServerName('mia', 'New Palace');

  expect(before).toEqual(['Pickle Palace', true]);
  expect([restaurantName.get(), isNameUnsent('mia')]).toEqual(['New Palace', false]);
});
