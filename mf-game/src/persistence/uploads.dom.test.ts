import { syncTag } from '@countertop/contract/site/offline.constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduleUploads, type UploadResult, type Uploads } from './uploads.ts';

const upload = vi.fn<() => Promise<UploadResult>>();
const serviceWorker = new EventTarget();
const register = vi.fn<(tag: string) => Promise<void>>();
let uploads: Uploads;

beforeEach(() => {
  vi.useFakeTimers();
  upload.mockReset().mockResolvedValue('retry');
  const getRegistration = async () => ({ sync: { register } });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { serviceWorker: Object.assign(serviceWorker, { getRegistration }) }),
  );
  uploads = scheduleUploads(upload);
});
afterEach(() => {
  uploads.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const afterSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(1000 * seconds);

it('tries again after 5 and 10 seconds, and then every 15 while something waits', async () => {
  uploads.schedule();
  uploads.flush();
  const calls: number[] = [];
  for (let second = 1; second <= 60; second += 1) {
    const before = upload.mock.calls.length;
    await afterSeconds(1);
    if (upload.mock.calls.length > before) calls.push(second);
  }

  expect(calls).toEqual([5, 15, 30, 45, 60]);
});

it.each([
  ['the page is shown or hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the service worker says so', () => serviceWorker.dispatchEvent(new MessageEvent('message', { data: syncTag }))],
])('sends what waits at once if %s, until it is stopped', async (_, happen) => {
  uploads.schedule();
  uploads.flush();
  await afterSeconds(1);
  expect(register).toHaveBeenCalledWith(syncTag);

  happen();
  await afterSeconds(1);
  expect(upload).toHaveBeenCalledTimes(2);

  uploads.stop();
  expect(upload).toHaveBeenCalledTimes(3);
  happen();
  await afterSeconds(1);
  expect(upload).toHaveBeenCalledTimes(3);
});
