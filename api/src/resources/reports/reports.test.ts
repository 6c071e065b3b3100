import { getAuditLog } from '@countertop/contract/accounts/auditLog';
import type { Endpoint } from '@countertop/contract/shared/endpoint';
import { getSubscriptionMetrics } from '@countertop/contract/payments/metrics';
import { getSiteReport } from '@countertop/contract/analytics/siteReport';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';

let nowMs = Date.parse('2026-11-20T23:59:00Z');
let server: TestServer;
let admin: TestCaller;
let payer: TestCaller;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
  for (let visitor = 0; visitor < 12; visitor += 1) await visit(`first-${visitor}`);
  nowMs += 120_000;
  for (let visitor = 0; visitor < 3; visitor += 1) await visit(`second-${visitor}`);
  admin = await server.signedIn({ role: 'admin' });
  payer = await server.signedIn({ subscriptionTier: 'explorer' });
  await server.read(async (database) => {
    const [payerId, orderId] = ['payer', 'order'];
    await database('payers').insert({ id: payerId, userId: payer.id });
    const terms = { tier: 'explorer', period: 'yearly', amountCents: 3999, currency: 'USD' };
    const order = { ...terms, id: orderId, payerId, receipt: 'CT-1', status: 'paid', createdAt: nowMs };
    await database('payment_orders').insert(order);
    const paid = { orderId, status: 'captured', amountCents: 3999, currency: 'USD', refundedCents: 0 };
    await database('payments').insert([
      { ...paid, razorpayPaymentId: 'pay_1', outcome: 'granted', settledAt: nowMs },
      { ...paid, razorpayPaymentId: 'pay_2', outcome: 'surplus', settledAt: nowMs },
    ]);
  });
});
afterAll(() => server.end());

async function visit(sessionId: string): Promise<void> {
  const event = (eventType: string, data: object) =>
    server.post('/api/analytics/event', { sessionId, eventType, eventData: JSON.stringify(data) });
  await event('page_view', { page: '/pricing' });
  await event('pricing_page_view', { timestamp: nowMs });
  await event('pricing_page_view', { timestamp: nowMs });
  await event('subscribe_button_click', { tier: 'explorer', isYearly: true, timestamp: nowMs });
  await event('game_start', { difficulty: 'ages_8_9' });
  const problems = [{ type: 'pricing', skill: 'profit', asked: 4, right: 3 }];
  await event('game_complete', { score: 1, difficulty: 'ages_8_9', timePlayed: 60, day: 1, problems });
  await server.post('/api/analytics/session', { sessionId, timeSpent: 30 });
}
/** Calls an endpoint as an administrator and parses the response. */
async function read<Output>({ path, output }: Endpoint<string, unknown, Output>, query = ''): Promise<Output> {
  return z.parse(output, await (await admin.call('GET', `${path}${query}`)).json());
}

it('returns subscription metrics by UTC day', async () => {
  expect(await read(getSubscriptionMetrics)).toEqual({
    totalUsers: 2,
    premiumUsers: 1,
    pricingPageViews: 30,
    pricingVisitors: 15,
    subscribeClicks: 15,
    conversionRate: 3.3,
    conversions: 1,
    recentSubscriptions: [
      {
        id: 'order',
        email: payer.email,
        tier: 'explorer',
        subscriptionDate: new Date(nowMs).toISOString(),
        amount: 39.99,
      },
    ],
    clicksByTier: { explorer: 15 },
    dailyStats: [
      ...['15', '16', '17', '18', '19'].map((day) => ({
        date: `2026-11-${day}`,
        views: 0,
        clicks: 0,
        subscriptions: 0,
      })),
      { date: '2026-11-20', views: 24, clicks: 12, subscriptions: 0 },
      { date: '2026-11-21', views: 6, clicks: 3, subscriptions: 1 },
    ],
    measuredAt: new Date(nowMs).toISOString(),
  });
});

it('reports a period and the previous one', async () => {
  const { period, before } = await read(getSiteReport, '?from=2026-11-21&to=2026-11-21');

  expect(before).toMatchObject({
    from: '2026-11-20',
    to: '2026-11-20',
    visitors: 12,
    sessions: 12,
    timeSeconds: 360,
    pageViews: 12,
    pages: { parts: [{ name: '/pricing', people: 12, count: 12 }], rest: null },
    startedByBand: { parts: [{ name: 'ages_8_9', people: 12, count: 12 }] },
    problemTypes: { parts: [{ name: 'pricing', people: 12, count: 48, right: 36 }] },
    skills: { parts: [{ name: 'profit', people: 12, count: 48, right: 36 }] },
    steps: [
      { name: 'visited', people: 12 },
      { name: 'opened', people: 0 },
      { name: 'started', people: 12 },
      { name: 'day_1', people: 12 },
      { name: 'day_2', people: 0 },
      ...['day_3', 'day_4', 'day_5'].map((name) => ({ name, people: 0 })),
    ],
  });
  expect(period).toMatchObject({
    visitors: 3,
    pages: { parts: [], rest: { people: 3, count: 3 } },
    skills: { parts: [], rest: { people: 3, count: 12, right: 9 } },
  });
  expect(period.steps[3]).toEqual({ name: 'day_1', people: null });
});

it('lists reported problems with their seeds, most reported first', async () => {
  const report = { seed: 7, index: 3, band: 'ages_8_9', type: 'pricing', variant: 'profit_cost', skill: 'profit' };
  for (const [index, reason] of ['words', 'answer', 'answer'].entries()) {
    const eventData = JSON.stringify({ ...report, reason });
    await server.post('/api/analytics/event', { sessionId: `r-${index}`, eventType: 'problem_report', eventData });
  }

  const { period } = await read(getSiteReport, '?from=2026-11-20&to=2026-11-21');

  expect(period.reportedProblems).toEqual([
    { ...report, reason: 'answer', count: 2 },
    { ...report, reason: 'words', count: 1 },
  ]);
});

it.each([
  ['no days', ''],
  ['one day', '?from=2026-11-21'],
  ['the last day before the first', '?from=2026-11-21&to=2026-11-20'],
  ['more than a year', '?from=2025-11-20&to=2026-11-21'],
  ['a day that does not exist', '?from=2026-02-30&to=2026-03-01'],
  ['text instead of days', "?from=today&to=';drop table users"],
  ['an unknown field', '?from=2026-11-20&to=2026-11-21&child=mia'],
])('rejects %s', async (_, query) => {
  const response = await admin.call('GET', `/api/admin/analytics${query}`);

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(/^[A-Z].+\.$/) });
});

it('logs who viewed records and who exported email addresses', async () => {
  const request = { sessionId: null, gameTitle: 'The Missing Number', email: 'parent@school.example', source: '=1+1' };
  await server.post('/api/analytics/early-access', { ...request, email: 'unconfirmed@school.example' });
  await server.post('/api/analytics/early-access', request);
  const [row] = await server.read((database) =>
    database('early_access').where({ email: request.email }).update({ confirmedAt: nowMs }).returning('token'),
  );
  await read(getSubscriptionMetrics);
  await read(getSubscriptionMetrics);

  const file = await admin.call('GET', '/api/admin/early-access-emails');
  const lines = parse(await file.text(), { columns: true, bom: true });
  const { entries, next } = await read(getAuditLog);

  expect(file.headers.get('content-disposition')).toBe('attachment; filename="countertop-early-access-2026-11-21.csv"');
  expect(lines).toEqual([
    {
      game: 'The Missing Number',
      email: request.email,
      source: "'=1+1",
      askedAt: new Date(nowMs).toISOString(),
      confirmedAt: new Date(nowMs).toISOString(),
      unsubscribe: expect.stringContaining(`/early-access#unsubscribe=${row.token}`),
      listUnsubscribe: expect.stringContaining(`/api/early-access/unsubscribe-one-click?token=${row.token}`),
    },
  ]);
  expect(entries).toMatchObject([
    { action: 'early_access_exported', adminEmail: admin.email, people: 1 },
    { action: 'recent_subscriptions_seen', adminEmail: admin.email, people: 1 },
  ]);
  expect(next).toBeNull();
});

it('keeps only the order ID of a customer who erased their account', async () => {
  await payer.call('DELETE', '/api/user', { confirmation: 'ERASE' });

  const { recentSubscriptions } = await read(getSubscriptionMetrics);

  expect(recentSubscriptions).toMatchObject([{ id: 'order', email: null, amount: 39.99 }]);
});
