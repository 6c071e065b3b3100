import { afterEach, expect, it, vi } from 'vitest';
import { feedbackSender } from './feedbackSender.ts';

afterEach(() => vi.unstubAllGlobals());

it('uses the same request ID for a retry and a new one for other feedback', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).requestId);
    return sent.length === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response('{"ok":true}'));
  });
  const send = feedbackSender();
  const input = { rating: 4, feedback: 'More soup!', gameCompleted: true } as const;

  await expect(send(input)).rejects.toThrow('offline');
  await send(input);
  await send({ ...input, feedback: 'More rice!' });

  expect(sent[0]).toBe(sent[1]);
  expect(sent[2]).not.toBe(sent[1]);
});
