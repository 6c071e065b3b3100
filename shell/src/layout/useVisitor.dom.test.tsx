import { signedInCookie } from '@countertop/contract/signedIn';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const user = {
  id: 'u1',
  email: 'mia@school.example',
  displayName: 'Mia',
  firstName: null,
  lastName: null,
  role: 'user',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  subscriptionEndDate: null,
};
const fetched = vi.fn<typeof fetch>();
let root: Root | undefined;

/** A page that has just been loaded: it knows no answers yet. */
async function load() {
  vi.resetModules();
  const { useVisitor } = await import('./useVisitor.ts');
  return function Who() {
    return <p>{useVisitor()}</p>;
  };
}

async function show() {
  const Who = await load();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.lastElementChild ?? document.body);
  flushSync(() => root?.render(<Who />));
}

const said = () => document.body.textContent;

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json(user)));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  document.cookie = `${signedInCookie}=1`;
});

afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
  document.cookie = `${signedInCookie}=; Max-Age=0`;
});

it('asks nobody without a session', async () => {
  document.cookie = `${signedInCookie}=; Max-Age=0`;

  await show();

  await vi.waitFor(() => expect(said()).toBe('signedOut'));
  expect(fetched).not.toHaveBeenCalled();
});

it('is signed in when the server says so', async () => {
  await show();

  await vi.waitFor(() => expect(said()).toBe('signedIn'));
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/auth/user']);
});

it('is an administrator when the server says so', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ ...user, role: 'admin' })));

  await show();

  await vi.waitFor(() => expect(said()).toBe('admin'));
});

it('is asked about until the server has answered', async () => {
  fetched.mockReturnValue(new Promise(() => {}));

  await show();

  await vi.waitFor(() => expect(said()).toBe('asked'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});

it('is signed out as soon as a page learns that nobody is signed in any more', async () => {
  await show();
  await vi.waitFor(() => expect(said()).toBe('signedIn'));
  const { queryClient } = await import('@countertop/client/queryClient');
  const { currentUserQuery } = await import('@countertop/client/user');

  queryClient.setQueryData(currentUserQuery().queryKey, null);

  await vi.waitFor(() => expect(said()).toBe('signedOut'));
});

it.each([
  [401, 'signedOut'],
  [500, 'unsure'],
])('takes the answer %i for %s', async (status, visitor) => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ error: 'No' }, { status })));

  await show();

  await vi.waitFor(() => expect(said()).toBe(visitor));
});

it('is not known in what the server sends, and the browser takes that over as it is', async () => {
  const problems = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Who = await load();
  const html = renderToString(<Who />);
  document.body.innerHTML = `<div>${html}</div>`;

  root = hydrateRoot(document.body.lastElementChild ?? document.body, <Who />);

  expect(html).toContain('unknown');
  await vi.waitFor(() => expect(said()).toBe('signedIn'));
  expect(problems).not.toHaveBeenCalled();
});
