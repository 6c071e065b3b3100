import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { logAction, logView, readAuditLog } from './auditLog.ts';

const nowMs = Date.parse('2026-11-21T18:00:00Z');
const view = { adminId: 'admin', action: 'recent_subscriptions_seen', userIds: ['mia', 'ben'] } as const;

let at: TestDatabase;
beforeEach(async () => {
  at = await openTestDatabase();
});
afterEach(() => at.end());
const entries = async () => (await readAuditLog(at.database, null)).entries;

it('logs views of the same people once an hour', async () => {
  await logView(at.database, view, nowMs);
  await logView(at.database, { ...view, userIds: ['ben', 'mia'] }, nowMs + 30_000);
  await logView(at.database, { ...view, userIds: ['mia', 'ben', 'eva'] }, nowMs + 60_000);
  await logView(at.database, { ...view, adminId: 'other' }, nowMs + 60_000);
  await logView(at.database, view, nowMs + 3_600_000);

  expect((await entries()).map(({ adminId, people }) => [adminId, people])).toEqual([
    ['admin', 2],
    ['other', 2],
    ['admin', 3],
    ['admin', 2],
  ]);
  expect(await at.database('audit_people').pluck('user_id').orderBy('userId')).toHaveLength(9);
});

it('logs concurrent views of the same people once', async () => {
  await Promise.all([logView(at.database, view, nowMs), logView(at.database, view, nowMs)]);

  expect(await entries()).toHaveLength(1);
  expect(await at.database('audit_people').pluck('user_id').orderBy('userId')).toEqual(['ben', 'mia']);
});

it('logs every export', async () => {
  const taken = { adminId: 'admin', action: 'early_access_exported', userIds: [], people: 7 } as const;
  for (let time = 0; time < 2; time += 1) {
    await at.database.transaction((trx) => logAction(trx, taken, nowMs));
  }

  expect(await entries()).toMatchObject([{ people: 7 }, { people: 7 }]);
});

it.each([
  ['an entry be changed', () => at.database('audit_log').update({ people: 0 })],
  ['an entry be deleted', () => at.database('audit_log').delete()],
  ['a person be changed', () => at.database('audit_people').update({ userId: 'nobody' })],
  ['a person be deleted', () => at.database('audit_people').delete()],
])('does not let %s', async (__, change) => {
  await logView(at.database, view, nowMs);
  const before = [await at.database('audit_log'), await at.database('audit_people')];

  await expect(change()).rejects.toThrow('The audit log is only ever added to.');

  expect([await at.database('audit_log'), await at.database('audit_people')]).toEqual(before);
});

it('returns each entry once, page by page, newest first', async () => {
  for (let hour = 0; hour < 120; hour += 1) await logView(at.database, view, nowMs + hour * 3_600_000);
  const seen: number[] = [];
  let next: string | null = null;
  do {
    const page = await readAuditLog(at.database, next === null ? null : Number(next));
    seen.push(...page.entries.map(({ id }) => id));
    next = page.next;
  } while (next !== null);

  expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  expect(new Set(seen).size).toBe(120);
});
