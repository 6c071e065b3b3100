import { getSupportRequests } from '@countertop/contract/site/support';
import { hourMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mailsTo, someMailsTo } from '../../../test/browser.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import { deleteOldSupportRequests } from './support.service.ts';

const startMs = Date.parse('2026-11-21T10:00:00Z');
const operator = 'help@countertop.example';

let nowMs = startMs;
let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: '1', SUPPORT_EMAIL: operator, METRICS_PORT: '0' };
  server = await startTestServer({ now: () => nowMs, environment });
  admin = await server.signedIn({ role: 'admin' });
});
afterAll(() => server.end());

const path = '/api/support-requests';
let requests = 0;
function newRequest(fields: object = {}): object {
  requests += 1;
  const requestId = `request-${requests}`;
  return { topic: 'game', email: 'Parent@Home.example', message: 'The bill looks wrong.', requestId, ...fields };
}

let networks = 0;
/** Posts from a new network each time, unless one is given. */
function post(body: unknown, address?: string): Promise<Response> {
  networks += 1;
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address ?? `10.1.${networks >> 8}.${networks & 255}`,
    },
    body: JSON.stringify(body),
  });
}
const stored = (email: string) =>
  server.read((database) => database('support_requests').where({ email }).orderBy('id'));
const listed = async (query = '') =>
  z.parse(getSupportRequests.output, await (await admin.call('GET', `/api/admin/support-requests${query}`)).json());
const markAnswered = (id: number) => admin.call('POST', `/api/admin/support-requests/${id}/answered`, {});
const auditLog = (action: string) => server.read((database) => database('audit_log').where({ action }).orderBy('id'));

describe('sending a request', () => {
  it('stores it for 48 hours, emails the operator with the sender as Reply-To, and the sender a receipt', async () => {
    const response = await post(newRequest({ email: 'Mia@Home.example', topic: 'payment', reference: 'abc-1' }));

    expect(await response.json()).toEqual({ dueAt: '2026-11-23T10:00:00.000Z' });
    expect(await stored('mia@home.example')).toMatchObject([
      { userId: null, topic: 'payment', message: 'The bill looks wrong.', reference: 'abc-1', answeredAt: null },
    ]);
    const [toOperator = ''] = await someMailsTo(server, operator);
    expect(toOperator).toContain('\nReply-To: mia@home.example\n');
    expect(toOperator).toContain('The bill looks wrong.');
    expect(toOperator).toContain('Reference: abc-1');
    const [receipt = ''] = await someMailsTo(server, 'mia@home.example');
    expect(receipt).toContain(`\nReply-To: ${operator}\n`);
    expect(receipt).toContain('We look up your payment');
    expect(receipt).toContain('November 23, 2026 at 10:00 AM (UTC)');
    // Anybody can enter somebody else's address.
    expect(receipt).not.toContain('The bill looks wrong.');
  });

  it('links the account of a signed-in sender, and promises an answer within 24 hours with a paid plan', async () => {
    const free = await server.signedIn();
    const paying = await server.signedIn({ subscriptionTier: 'explorer', subscriptionStatus: 'active' });
    const ended = await server.signedIn({
      subscriptionTier: 'explorer',
      subscriptionStatus: 'cancelled',
      subscriptionEndAt: nowMs - 1,
    });

    const due: unknown[] = [];
    for (const person of [free, paying, ended]) {
      due.push(await (await person.call('POST', path, newRequest({ email: person.email }))).json());
    }

    const [inTwoDays, inOneDay] = [{ dueAt: '2026-11-23T10:00:00.000Z' }, { dueAt: '2026-11-22T10:00:00.000Z' }];
    expect(due).toEqual([inTwoDays, inOneDay, inTwoDays]);
    expect(await stored(paying.email)).toMatchObject([{ userId: paying.id }]);
  });

  it('stores a retry once and emails once', async () => {
    const request = newRequest({ email: 'retry@home.example' });

    const first = await (await post(request)).json();
    nowMs += hourMs;
    const again = await (await post(request)).json();
    nowMs = startMs;

    expect(again).toEqual(first);
    expect(await stored('retry@home.example')).toHaveLength(1);
    expect(await someMailsTo(server, 'retry@home.example')).toHaveLength(1);
  });

  it('sends an address at most five receipts a day, and keeps every request', async () => {
    for (let time = 0; time < 7; time += 1) await post(newRequest({ email: 'often@home.example' }));

    await someMailsTo(server, 'often@home.example', 5);

    expect(await mailsTo(server, 'often@home.example')).toHaveLength(5);
    expect(await stored('often@home.example')).toHaveLength(7);
  });

  it('accepts 20 requests an hour from one network and rejects the next', async () => {
    const send = (index: number) => post(newRequest({ email: `school${index}@home.example` }), '10.9.9.9');
    const statuses = new Set<number>();
    for (let index = 0; index < 20; index += 1) statuses.add((await send(index)).status);

    const rejected = await send(20);

    expect([...statuses, rejected.status]).toEqual([200, 429]);
    expect(await stored('school20@home.example')).toEqual([]);
  });

  it.each([
    ['an unknown topic', { topic: 'weather' }],
    ['no message', { message: ' \n ' }],
    ['4,001 characters', { message: 'x'.repeat(4001) }],
    ['an invalid address', { email: 'mia@home' }],
    ['a second header in the address', { email: 'mia@home.example\nBcc: all@home.example' }],
    ['a reference that is no ID', { reference: '<b>' }],
    ['a due date', { dueAt: '2026-11-21T10:00:00Z' }],
  ])('rejects %s and stores nothing', async (_, wrong) => {
    const response = await post(newRequest({ email: 'wrong@home.example', ...wrong }));

    expect(response.status).toBe(422);
    expect(await stored('wrong@home.example')).toEqual([]);
  });

  it('keeps 4,000 characters of any script', async () => {
    const message = '好'.repeat(4000);

    expect((await post(newRequest({ email: 'long@home.example', message }))).status).toBe(200);

    expect(await stored('long@home.example')).toMatchObject([{ message }]);
  });
});

describe('the list of open requests', () => {
  const clear = () => server.read((database) => database('support_requests').delete());

  it('has the oldest due first, counts those that are overdue, and is logged with the people it shows', async () => {
    await clear();
    await post(newRequest({ email: 'first@home.example' }));
    nowMs += hourMs;
    const paying = await server.signedIn({ subscriptionTier: 'explorer', subscriptionStatus: 'active' });
    await paying.call('POST', path, newRequest({ email: paying.email }));
    nowMs = startMs + 30 * hourMs;

    const page = await listed();

    expect(page).toMatchObject({ open: 2, overdue: 1, measuredAt: new Date(nowMs).toISOString(), next: null });
    expect(page.requests).toMatchObject([{ email: paying.email }, { email: 'first@home.example', topic: 'game' }]);
    expect(await auditLog('support_requests_seen')).toMatchObject([{ adminId: admin.id, people: 2 }]);
    const seen = () => server.read((database) => database('audit_people').where({ userId: paying.id }));
    expect(await seen()).toHaveLength(1);
    nowMs = startMs;
  });

  it('returns each request once, page by page, even if the last one shown was answered in between', async () => {
    await clear();
    const row = { email: 'many@home.example', topic: 'other', message: 'Hello', createdAt: startMs };
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...row,
      requestId: `many-${index}`,
      dueAt: startMs + Math.floor(index / 7),
    }));
    await server.read((database) => database('support_requests').insert(rows));

    const first = await listed();
    await markAnswered(Number(first.next));
    const second = await listed(`?after=${first.next}`);

    const ids = [...first.requests, ...second.requests].map(({ id }) => id);
    expect([first.requests.length, second.requests.length, new Set(ids).size]).toEqual([50, 10, 60]);
    expect(second.next).toBeNull();
  });

  it('loses a request that is marked as answered, which is logged once', async () => {
    await clear();
    await post(newRequest({ email: 'answered@home.example' }));
    const [row] = await stored('answered@home.example');
    const before = (await auditLog('support_request_answered')).length;

    const statuses = [(await markAnswered(row.id)).status, (await markAnswered(row.id)).status];

    expect(statuses).toEqual([200, 200]);
    expect(await listed()).toMatchObject({ requests: [], open: 0, overdue: 0 });
    expect(await stored('answered@home.example')).toMatchObject([{ answeredBy: admin.id }]);
    expect(await auditLog('support_request_answered')).toHaveLength(before + 1);
  });

  it('does not know the number of a request that never existed', async () => {
    const response = await markAnswered(999_999_999);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'support_request_not_found' });
  });
});

it('reports how many requests are open and overdue to Prometheus', async () => {
  await server.read((database) => database('support_requests').delete());
  await post(newRequest());
  nowMs += 49 * hourMs;
  await post(newRequest());

  const metrics = await (await fetch(server.metricsUrl ?? '')).text();

  expect(metrics).toMatch(/^countertop_support_requests_open 2$/m);
  expect(metrics).toMatch(/^countertop_support_requests_overdue 1$/m);
  nowMs = startMs;
});

it('deletes requests after exactly 400 days', async () => {
  await server.read((database) => database('support_requests').delete());
  await post(newRequest({ email: 'old@home.example' }));
  nowMs += 1;
  await post(newRequest({ email: 'kept@home.example' }));

  await server.read((database) => deleteOldSupportRequests(database, startMs + 400 * 24 * hourMs));

  expect([await stored('old@home.example'), await stored('kept@home.example')]).toEqual([[], [expect.anything()]]);
  nowMs = startMs;
});

it('erases the requests of an account and those sent with its address, and unlinks nobody else’s', async () => {
  const person = await server.signedIn();
  await person.call('POST', path, newRequest({ email: 'work@home.example' }));
  await post(newRequest({ email: person.email }));
  await post(newRequest({ email: 'other@home.example' }));
  await server.read((database) =>
    database('auth_sessions').where({ userId: person.id }).update({ reauthenticatedAt: nowMs }),
  );

  const response = await person.call('DELETE', '/api/user', { confirmation: 'ERASE' });

  expect(response.status).toBe(200);
  expect([await stored('work@home.example'), await stored(person.email)]).toEqual([[], []]);
  expect(await stored('other@home.example')).toHaveLength(1);
});

it('keeps a request when its email cannot be sent', async () => {
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: operator };
  const withoutMail = await startTestServer({ environment });

  const response = await withoutMail.post(path, newRequest());

  expect(response.status).toBe(200);
  expect(await withoutMail.read((database) => database('support_requests'))).toHaveLength(1);
  await withoutMail.end();
});
