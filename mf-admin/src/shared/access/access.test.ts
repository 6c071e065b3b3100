import { CallError } from '@countertop/client/CallError';
import { expect, it, vi } from 'vitest';
import { accessOf, isAdmin } from './access.ts';

const refetch = vi.fn<() => void>();
const onTheWay = { data: undefined, error: null, isFetching: true, refetch };
const came = <Value>(data: Value) => ({ data, error: null, isFetching: false, refetch });
const notCome = (error: Error) => ({ data: undefined, error, isFetching: false, refetch });
const refusedWith = (status: number) => notCome(new CallError(status, ''));

const admin = came({ role: 'admin', email: 'ada@home.example' } as const);
const parent = came({ role: 'user', email: 'robin@home.example' } as const);

it('is open to an administrator once the answer is there', () => {
  expect(accessOf(admin, came(7))).toEqual({ status: 'open', value: 7 });
});

it('tells who is signed out and who is not an administrator, before anything is asked', () => {
  expect(isAdmin(parent)).toBe(false);
  expect(accessOf(came(null), notCome(new Error()))).toEqual({ status: 'signedOut' });
  expect(accessOf(parent, notCome(new Error()))).toEqual({ status: 'refused', email: 'robin@home.example' });
});

it('waits for the person, then for the answer, and again at a second try', () => {
  expect(accessOf(onTheWay, came(7))).toEqual({ status: 'loading' });
  expect(accessOf(admin, onTheWay)).toEqual({ status: 'loading' });
  expect(accessOf(admin, { ...refusedWith(500), isFetching: true })).toEqual({ status: 'loading' });
});

it.each([
  ['the person', () => accessOf(notCome(new TypeError('Failed to fetch')), came(7))],
  ['the answer', () => accessOf(admin, refusedWith(503))],
])('lets one try again when %s did not come', (_, ask) => {
  const access = ask();
  refetch.mockReset();

  if (access.status === 'failed') access.onRetry();

  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps what came when a later answer fails', () => {
  expect(accessOf(admin, { ...refusedWith(503), data: 7 })).toEqual({ status: 'open', value: 7 });
});

it.each([
  [401, 'signedOut'],
  [403, 'refused'],
])('shuts at %i, whatever came before', (status, shut) => {
  expect(accessOf(admin, { ...refusedWith(status), data: 7 })).toMatchObject({ status: shut });
});

it('tells an administrator without a second step so', () => {
  const error = new CallError(403, '{"error":"Turn it on.","code":"second_factor_needed"}');

  expect(accessOf(admin, notCome(error))).toEqual({ status: 'secondFactorNeeded' });
});
