import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { afterEach, expect, it, vi } from 'vitest';
import { learnerProgressQuery, ticketsQuery } from './queries.ts';
import { sampleResults } from './sample.ts';

const today = '2026-11-22';
const { days, skills } = sampleResults(today);

/** Answers each endpoint, and counts the requests. */
function serve(learners: readonly unknown[]) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    if (url.includes('/days')) return Promise.resolve(Response.json(days));
    if (url.includes('/skills')) return Promise.resolve(Response.json(skills));
    if (url.includes('/attempts')) return Promise.resolve(Response.json({ attempts: [], next: null }));
    return Promise.resolve(Response.json(learners));
  });
  return requests;
}
afterEach(() => void vi.unstubAllGlobals());

const first = { today, learnerId: null } as const;
const learner = { id: 'l1', nickname: null, band: 'ages_8_9', hasReports: true } as const;
const always = { staleTime: 0 } as const;

it('reads the results of four weeks', async () => {
  const requests = serve([learner]);

  const progress = await makeQueryClient().fetchQuery(learnerProgressQuery(first, true));

  expect(progress).toEqual({ learner, results: { today, days, skills } });
  expect(requests).toContain('/api/learners/l1/days?from=2026-10-26&to=2026-11-22');
});

it('reads everything again when a page opens again, because the child may have played in between', async () => {
  const requests = serve([learner]);
  const client = makeQueryClient();
  const readAll = async () => {
    const progress = await client.fetchQuery({ ...learnerProgressQuery(first, true), ...always });
    await client.fetchQuery({ ...ticketsQuery(progress), ...always });
    return requests.splice(0);
  };

  const before = await readAll();

  expect(before.filter((url) => url.includes('/attempts?'))).toHaveLength(2);
  expect(await readAll()).toEqual(before);
});

it('returns null before anyone has played', async () => {
  serve([]);

  expect(await makeQueryClient().fetchQuery(learnerProgressQuery(first, true))).toBeNull();
});

it('reads the results of the learner in the address, and of the first one for an unknown ID', async () => {
  const leo = { ...learner, id: 'l2' };
  serve([learner, leo]);
  const read = (learnerId: string) => makeQueryClient().fetchQuery(learnerProgressQuery({ today, learnerId }, true));

  expect(await read('l2')).toMatchObject({ learner: leo });
  expect(await read('l9')).toMatchObject({ learner });
});

it('shows a second guardian the child whose report a plan includes, and asks for none of their own learner', async () => {
  const own = { ...learner, id: 'l0', hasReports: false };
  const requests = serve([own, learner]);
  const read = (learnerId: string | null) =>
    makeQueryClient().fetchQuery(learnerProgressQuery({ today, learnerId }, true));

  expect(await read('l0')).toEqual({ learner: own, results: null });
  expect(requests).toEqual(['/api/learners']);
  expect(await read(null)).toMatchObject({ learner });
});
