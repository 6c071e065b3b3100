import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';

const user = userWith({ email: 'mia@school.example', displayName: 'Mia' });
let learners: object[] = [];
const fetchMock = vi.fn<typeof fetch>();
let root: Root | undefined;

/** Simulates a page load, with an empty query cache. */
async function load() {
  vi.resetModules();
  const { useVisitor } = await import('./useVisitor.ts');
  return function Visitor() {
    const visitor = useVisitor();
    return <p>{typeof visitor === 'object' ? visitor.player.nickname : visitor}</p>;
  };
}

async function show() {
  const Visitor = await load();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.lastElementChild ?? document.body);
  flushSync(() => root?.render(<Visitor />));
}

const text = () => document.body.textContent;

beforeEach(() => {
  learners = [{ id: 'u1', nickname: null, band: null, hasReports: false }];
  fetchMock
    .mockReset()
    .mockImplementation((path) => Promise.resolve(Response.json(path === '/api/learners' ? learners : user)));
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  document.cookie = `${signedInCookie}=1`;
});

afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
  document.cookie = `${signedInCookie}=; Max-Age=0`;
});

it('sends no request without a session', async () => {
  document.cookie = `${signedInCookie}=; Max-Age=0`;

  await show();

  await eventually(() => expect(text()).toBe('signedOut'));
  expect(fetchMock).not.toHaveBeenCalled();
});

it('is signed in when the server says so', async () => {
  await show();

  await eventually(() => expect(text()).toBe('signedIn'));
  await eventually(() =>
    expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(['/api/auth/user', '/api/learners']),
  );
});

it('has a family with the children of another plan', async () => {
  learners.push({ id: 'l1', nickname: 'Leo', band: null, hasReports: true });

  await show();

  await eventually(() => expect(text()).toBe('family'));
});

it('has a family as soon as an invitation was accepted', async () => {
  await show();
  await eventually(() => expect(text()).toBe('signedIn'));
  await eventually(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  const { queryClient } = await import('@countertop/client/shared/queryClient');
  const { learnersQuery } = await import('@countertop/client/play/learners');
  await eventually(() => expect(queryClient.getQueryData(learnersQuery().queryKey)).toBeDefined());
  learners.push({ id: 'l1', nickname: 'Leo', band: null, hasReports: true });

  await queryClient.invalidateQueries({ queryKey: learnersQuery().queryKey });

  await eventually(() => expect(text()).toBe('family'));
});

it('is an administrator when the server says so', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ ...user, role: 'admin' })));

  await show();

  await eventually(() => expect(text()).toBe('admin'));
});

it('is the child who plays in the session', async () => {
  const player = { nickname: 'Leo', picture: 'kai', band: null };
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ ...user, email: null, player })));

  await show();

  await eventually(() => expect(text()).toBe('Leo'));
});

it('is being checked until the server has answered', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}));

  await show();

  await eventually(() => expect(text()).toBe('checking'));
  await eventually(() => expect(fetchMock).toHaveBeenCalledOnce());
});

it('is signed out as soon as a page learns that the session has ended', async () => {
  await show();
  await eventually(() => expect(text()).toBe('signedIn'));
  const { queryClient } = await import('@countertop/client/shared/queryClient');
  const { currentUserQuery } = await import('@countertop/client/accounts/user');

  queryClient.setQueryData(currentUserQuery().queryKey, null);

  await eventually(() => expect(text()).toBe('signedOut'));
});

it.each([
  [401, 'signedOut'],
  [500, 'unsure'],
])('treats status %i as %s', async (status, visitor) => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ error: 'No', code: 'signed_out' }, { status })));

  await show();

  await eventually(() => expect(text()).toBe(visitor));
});

it('is unknown on the server and hydrates without a mismatch', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Visitor = await load();
  const html = renderToString(<Visitor />);
  document.body.innerHTML = `<div>${html}</div>`;

  root = hydrateRoot(document.body.lastElementChild ?? document.body, <Visitor />);

  expect(html).toContain('unknown');
  await eventually(() => expect(text()).toBe('signedIn'));
  expect(consoleError).not.toHaveBeenCalled();
});
