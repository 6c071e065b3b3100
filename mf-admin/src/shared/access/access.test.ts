import { CallError } from '@countertop/client/shared/CallError';
import { expect, it, vi } from 'vitest';
import { accessOf, isAdmin } from './access.ts';

const refetch = vi.fn<() => void>();
const loading = { data: undefined, error: null, isFetching: true, refetch };
const loaded = <Value>(data: Value) => ({ data, error: null, isFetching: false, refetch });
const failed = (error: Error) => ({ data: undefined, error, isFetching: false, refetch });
const failedWith = (status: number) => failed(new CallError(status, ''));

const admin = loaded({ role: 'admin', email: 'ada@home.example' } as const);
const parent = loaded({ role: 'user', email: 'robin@home.example' } as const);

it('is open to an administrator once the data is loaded', () => {
  expect(accessOf(admin, loaded(7))).toEqual({ status: 'open', value: 7 });
});

it('knows signed-out visitors, children and other users before requesting data', () => {
  expect(isAdmin(parent)).toBe(false);
  expect(accessOf(loaded(null), failed(new Error()))).toEqual({ status: 'signedOut' });
  expect(accessOf(loaded({ role: 'user', email: null }), failed(new Error()))).toEqual({ status: 'child' });
  expect(accessOf(parent, failed(new Error()))).toEqual({ status: 'forbidden', email: 'robin@home.example' });
});

it('is loading while the user, the data or a retry is loading', () => {
  expect(accessOf(loading, loaded(7))).toEqual({ status: 'loading' });
  expect(accessOf(admin, loading)).toEqual({ status: 'loading' });
  expect(accessOf(admin, { ...failedWith(500), isFetching: true })).toEqual({ status: 'loading' });
});

it.each([
  ['the user', () => accessOf(failed(new TypeError('Failed to fetch')), loaded(7))],
  ['the data', () => accessOf(admin, failedWith(503))],
])('offers a retry when %s failed to load', (_, ask) => {
  const access = ask();
  refetch.mockReset();

  if (access.status === 'failed') access.onRetry();

  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps the data when a refetch fails', () => {
  expect(accessOf(admin, { ...failedWith(503), data: 7 })).toEqual({ status: 'open', value: 7 });
});

it.each([
  [401, 'signedOut'],
  [403, 'forbidden'],
])('ends access at %i, even with data', (status, expected) => {
  expect(accessOf(admin, { ...failedWith(status), data: 7 })).toMatchObject({ status: expected });
});

it('reports a missing second factor', () => {
  const error = new CallError(403, '{"error":"Turn it on.","code":"second_factor_needed"}');

  expect(accessOf(admin, failed(error))).toEqual({ status: 'secondFactorNeeded' });
});
