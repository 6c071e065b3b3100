// @vitest-environment jsdom
import { endpoint } from '@countertop/contract/shared/endpoint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../shared/call.ts';
import { leaveKey, storedText } from '../play/deviceKeys.ts';
import { endClassSession, followLeave, leaveOffline } from './pendingLeave.ts';
import { isSignedIn } from './signedIn.ts';

const ping = endpoint('POST', '/api/ping', { input: z.strictObject({}), output: z.object({}) });
const leavePath = '/api/class-sign-in/leave';

let sent: string[];
let isDown: boolean;
let status: number;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.cookie = 'signed-in=1; Path=/';
  [sent, isDown, status] = [[], false, 200];
  vi.stubGlobal('fetch', async (path: string) => {
    if (isDown) throw new TypeError('Failed to fetch');
    sent.push(path);
    return path === leavePath && status !== 200
      ? Response.json({ code: 'not_allowed', error: 'No.' }, { status })
      : Response.json({ ok: true });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
});

it('treats nobody as signed in, and ends the session as soon as the server can be reached', async () => {
  isDown = true;
  expect(await endClassSession()).toBe(false);
  leaveOffline();
  const stop = followLeave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([isSignedIn(), storedText(leaveKey), sent]).toEqual([false, '1', []]);

  isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);

  expect([sent, storedText(leaveKey)]).toEqual([[leavePath], null]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  stop();
});

it('sends nothing else before the session is over', async () => {
  leaveOffline();
  isDown = true;
  await expect(call(ping, {})).rejects.toThrow('could not be told');

  isDown = false;
  await call(ping, {});

  expect(sent).toEqual([leavePath, '/api/ping']);
});

it.each([401, 403])(
  'is done if the server answers %i, because the session is another one or has ended',
  async (code) => {
    leaveOffline();
    status = code;

    await call(ping, {});

    expect([sent, storedText(leaveKey)]).toEqual([[leavePath, '/api/ping'], null]);
  },
);

it('leaves the session of somebody who has signed in since', async () => {
  leaveOffline();
  document.cookie = 'signed-in=1; Path=/';

  await call(ping, {});

  expect([sent, storedText(leaveKey)]).toEqual([['/api/ping'], null]);
});
