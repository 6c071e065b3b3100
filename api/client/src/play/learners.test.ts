import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { attemptsQuery } from './learners.ts';

function answerWith(...bodies: readonly unknown[]) {
  const rest = [...bodies];
  const asked = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json(rest.shift())),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());

it('reads attempts page by page', async () => {
  const asked = answerWith({ attempts: [], next: 'last-id' }, { attempts: [], next: null });

  const { pages } = await new QueryClient().fetchInfiniteQuery({
    ...attemptsQuery({ learnerId: 'mia', skill: 'stock' }),
    pages: 3,
  });

  expect(pages).toHaveLength(2);
  expect(asked.mock.calls.map(([url]) => url)).toEqual([
    '/api/learners/mia/attempts?skill=stock',
    '/api/learners/mia/attempts?skill=stock&after=last-id',
  ]);
});
