import { afterEach, expect, it, vi } from 'vitest';
import { feedbackSender } from './feedbackSender.ts';

afterEach(() => vi.unstubAllGlobals());

it('uses one request ID for a retry and for the text after the rating, and another for other feedback', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).requestId);
    return sent.length === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response('{"ok":true}'));
  });
  const send = feedbackSender();
  const rating = { rating: 4, feedback: null, gameCompleted: true } as const;

  await expect(send(rating)).rejects.toThrow('offline');
  await send(rating);
  await send({ ...rating, feedback: 'More rice!' });
  await feedbackSender()(rating);

  expect(new Set(sent.slice(0, 3)).size).toBe(1);
  expect(sent[3]).not.toBe(sent[0]);
});
