import { endpoint } from '@countertop/contract/shared/endpoint';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { CallError } from './CallError.ts';

const saveName = endpoint('PATCH', '/api/user/:userId', {
  input: z.strictObject({ userId: z.string(), displayName: z.optional(z.string()) }),
  output: z.strictObject({ ok: z.literal(true) }),
});
const findUsers = endpoint('GET', '/api/users', {
  input: z.strictObject({ name: z.optional(z.string()) }),
  output: z.array(z.string()),
});

const someId: unknown = expect.stringMatching(/^[0-9a-z]{12}$/);

/** Mocks the server's response. Returns the mock, with the calls. */
function answerWith(body: string, init: ResponseInit = {}) {
  const asked = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(body, init)),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it('sends path parameters, body and cookie', async () => {
  const asked = answerWith('{"ok":true}');

  const answer = await call(saveName, { userId: 'a/b', displayName: 'Ann' });

  expect(answer).toEqual({ ok: true });
  expect(asked).toHaveBeenCalledWith('/api/user/a%2Fb', {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': someId },
    body: '{"displayName":"Ann"}',
  });
});

it('sends neither body nor content type when there is nothing to send', async () => {
  const asked = answerWith('{"ok":true}');

  await call(saveName, { userId: 'a' });

  expect(asked).toHaveBeenCalledWith('/api/user/a', {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'X-Request-Id': someId },
  });
});

it('sends the input of a GET as the query', async () => {
  const asked = answerWith('[]');

  await call(findUsers, { name: 'a&b' });
  await call(findUsers, {});

  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/users?name=a%26b', '/api/users']);
});

it.each([
  [503, '{"error":"Busy."}', '503: {"error":"Busy."}'],
  [502, '', '502: Bad Gateway'],
  [401, 'no', '401: no'],
])('throws status %i with the body', async (status, body, message) => {
  answerWith(body, { status, statusText: 'Bad Gateway' });

  const failed = call(findUsers, {});

  await expect(failed).rejects.toThrow(new CallError(status, message.slice(5)));
  await expect(failed).rejects.toHaveProperty('message', message);
});

it('reports the request ID of a failed call', async () => {
  answerWith('{"error":"Busy."}', { status: 503, headers: { 'X-Request-Id': 'k3j9' } });

  await expect(call(findUsers, {})).rejects.toHaveProperty('requestId', 'k3j9');
});

it("returns null for the API's 401 if requested, but not for that of a network that wants a sign-in", async () => {
  answerWith('{"error":"You are signed out.","code":"signed_out"}', { status: 401 });
  expect(await call(findUsers, {}, { on401: 'null' })).toBeNull();

  answerWith('<h1>Please sign in</h1>', { status: 401 });
  await expect(call(findUsers, {}, { on401: 'null' })).rejects.toThrow('401');
});

it.each(['<!doctype html>', '{"users":[]}', ''])('rejects the response %j', async (body) => {
  answerWith(body);

  await expect(call(findUsers, {})).rejects.toThrow('GET /api/users responded in a format this page cannot read.');
});
