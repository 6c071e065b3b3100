import { userWith } from '@countertop/contract/accounts/user.fixture';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSignedIn } from './signedIn.ts';
import { currentUserQuery } from './user.ts';

const cookieOf = (value: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(value);
const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
});

const fetchUser = () => new QueryClient().fetchQuery({ ...currentUserQuery(), retry: false });

it.each([
  ['', false],
  ['preferences=dark.125.on', false],
  ['not-signed-in=1', false],
  ['preferences=dark.125.on; signed-in=1', true],
])('detects a session in the cookies "%s": %s', (cookies, isThere) => {
  cookieOf(cookies);

  expect(isSignedIn()).toBe(isThere);
});

it('sends no request for a child without an account', async () => {
  cookieOf('preferences=dark.125.on');

  expect(await fetchUser()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('returns the signed-in user', async () => {
  cookieOf('signed-in=1');
  const user = userWith({
    id: '7',
    email: 'mia@school.example',
    subscriptionTier: 'family',
    subscriptionEndDate: '2027-01-01T00:00:00Z',
  });
  asked.mockResolvedValue(Response.json(user));

  expect(await fetchUser()).toEqual(user);
});

it('returns null if the session has ended', async () => {
  cookieOf('signed-in=1');
  asked.mockResolvedValue(Response.json({ code: 'signed_out', error: 'You are signed out.' }, { status: 401 }));

  expect(await fetchUser()).toBeNull();
});

it.each([200, 401, 511])(
  'takes nobody for signed out because a network wants a sign-in with status %i',
  async (status) => {
    cookieOf('signed-in=1');
    asked.mockResolvedValue(new Response('<h1>Welcome to our hotel</h1>', { status }));

    await expect(fetchUser()).rejects.toThrow(status === 200 ? 'cannot read' : `${status}`);
  },
);
