import { afterEach, expect, it, vi } from 'vitest';
import { sendSupportRequest } from './support.ts';

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', answer);
afterEach(() => answer.mockReset());

const input = { topic: 'game', email: 'mia@school.org', message: 'Hello' } as const;
const dueAt = '2026-11-25T15:45:00.000Z';
const stored = () => Promise.resolve(Response.json({ dueAt }));
const requestIds = () =>
  answer.mock.calls.map(([, { body }]) => JSON.parse(typeof body === 'string' ? body : '').requestId);

it('sends the same message again under the same ID, and a changed or later one under a new ID', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer.mockImplementation(stored);

  await expect(sendSupportRequest(input)).rejects.toThrow('Failed to fetch');
  expect(await sendSupportRequest(input)).toBe(dueAt);
  await sendSupportRequest({ ...input, message: 'Hello again' });
  await sendSupportRequest(input);

  const [first, retry, ...others] = requestIds();
  expect(retry).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});
