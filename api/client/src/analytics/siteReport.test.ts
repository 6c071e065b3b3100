import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../shared/queryClient.ts';
import { auditLogQuery, siteReportQuery, takeEarlyAccessEmails } from './siteReport.ts';

function answerWith(...answers: readonly Response[]) {
  const fetched = vi.fn<(url: string) => Promise<Response>>();
  for (const answer of answers) fetched.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([url]) => url);
}
afterEach(() => vi.unstubAllGlobals());

it('requests the days of a period', async () => {
  const asked = answerWith(new Response('{"error":"Days."}', { status: 422 }));
  const period = { from: '2026-11-01', to: '2026-11-07' };

  await expect(makeQueryClient().fetchQuery(siteReportQuery(period))).rejects.toMatchObject({ status: 422 });

  expect(asked()).toEqual(['/api/admin/analytics?from=2026-11-01&to=2026-11-07']);
});

it('loads the log page by page until the last one', async () => {
  const asked = answerWith(Response.json({ entries: [], next: '51' }), Response.json({ entries: [], next: null }));

  const log = await makeQueryClient().fetchInfiniteQuery({ ...auditLogQuery(), pages: 3 });

  expect(asked()).toEqual(['/api/admin/audit-log', '/api/admin/audit-log?before=51']);
  expect(log.pages).toHaveLength(2);
});

it('returns the file of emails unchanged, and throws on an error', async () => {
  answerWith(new Response('\uFEFFgame,email'), new Response('{"error":"No."}', { status: 403 }));

  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await takeEarlyAccessEmails())).toBe('\uFEFFgame,email');
  await expect(takeEarlyAccessEmails()).rejects.toMatchObject({ status: 403 });
});
