// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeFeedback, sendFeedback } from './feedback.ts';
import { sessionId } from './session.ts';

const said = { rating: 4, feedback: 'More soup!', gameCompleted: true } as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('belongs to the session of the browser', () => {
  expect(makeFeedback(said)).toEqual({ ...said, sessionId: sessionId(), requestId: expect.stringMatching(/^\w{20}$/) });
});

it('stands alone where the browser asks not to be followed', () => {
  vi.stubGlobal('navigator', { language: 'en-US', globalPrivacyControl: true });

  expect(makeFeedback(said).sessionId).not.toBe(sessionId());
  expect(makeFeedback(said).sessionId).not.toBe(makeFeedback(said).sessionId);
});

it('is posted whole, and says when it was not kept', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"ok":true}')));
  vi.stubGlobal('fetch', fetched);
  const opinion = makeFeedback(said);

  await sendFeedback(opinion);
  fetched.mockResolvedValue(new Response('{"error":"No"}', { status: 500 }));

  const post = expect.objectContaining({ method: 'POST', body: JSON.stringify(opinion) });
  expect(fetched.mock.calls[0]).toEqual(['/api/analytics/feedback', post]);
  await expect(sendFeedback(opinion)).rejects.toThrow('500');
});
