// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeFeedback, sendFeedback } from './feedback.ts';
import { sessionId } from './session.ts';

const input = { rating: 4, feedback: 'More soup!', gameCompleted: true } as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('belongs to the browser’s session', () => {
  expect(makeFeedback(input)).toEqual({
    ...input,
    sessionId: sessionId(),
    requestId: expect.stringMatching(/^\w{20}$/),
  });
});

it('is linked to no session if the browser asks not to be tracked', () => {
  vi.stubGlobal('navigator', { language: 'en-US', globalPrivacyControl: true });

  expect(makeFeedback(input).sessionId).not.toBe(sessionId());
  expect(makeFeedback(input).sessionId).not.toBe(makeFeedback(input).sessionId);
});

it('is posted completely, and rejects if it was not stored', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"ok":true}')));
  vi.stubGlobal('fetch', fetched);
  const feedback = makeFeedback(input);

  await sendFeedback(feedback);
  fetched.mockResolvedValue(new Response('{"error":"No"}', { status: 500 }));

  const post = expect.objectContaining({ method: 'POST', body: JSON.stringify(feedback) });
  expect(fetched.mock.calls[0]).toEqual(['/api/feedback', post]);
  await expect(sendFeedback(feedback)).rejects.toThrow('500');
});
