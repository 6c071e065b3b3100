import { getSiteReport } from '@countertop/contract/analytics/siteReport';
import { dayMs } from '@countertop/contract/shared/time';
import { afterEach, expect, it } from 'vitest';
import { insertClass } from '../../src/resources/classes/classes.service.ts';
import { insertSeats } from '../../src/resources/classes/seats.service.ts';
import { insertAccount } from '../../src/resources/people/insertAccount.ts';
import { newUser } from '../../src/resources/people/users.ts';
import { startTestServer, type TestServer } from '../server.ts';

const startMs = Date.parse('2026-11-21T10:00:00Z');

let first: TestServer | undefined;
afterEach(() => first?.end());

/** Starts a server on the data of the first one, `days` later, lets it clean up and stops it. Returns its readiness, clock warning and log. */
async function startLater(server: TestServer, days: number, isClockAccepted = false) {
  const logged: string[] = [];
  const { root, databaseEnvironment } = server;
  const environment = { ...databaseEnvironment, LOG_LEVEL: 'error' };
  const now = () => startMs + days * dayMs;
  const later = await startTestServer({
    root,
    environment,
    now,
    isClockAccepted,
    logTo: { write: (line) => void logged.push(line) },
  });
  const ready = await fetch(`${later.url}/readyz`);
  const admin = await later.signedIn({ role: 'admin' });
  const report = await admin.call('GET', '/api/admin/analytics?from=2026-11-20&to=2026-11-20');
  const { clock } = getSiteReport.output.parse(await report.json());
  // Resolves when the deletions are finished.
  await later.close();
  return { status: ready.status, body: await ready.json(), clock, logged: logged.join('') };
}

async function storeClass(server: TestServer): Promise<void> {
  await server.read(async (database) => {
    await insertAccount(database, { ...newUser('ann@school.example', startMs), id: 'ann', confirmedAt: startMs });
    await database.transaction(async (trx) => {
      const chosen = { name: 'Year 4', band: 'ages_8_9', endsOn: '2026-12-18', noticeVersion: 1 } as const;
      await insertSeats(trx, await insertClass(trx, 'ann', chosen, startMs), [{ name: 'Mia' }], startMs);
    });
    await database('jobs').delete();
  });
}

it('deletes nothing because of its age with a wrong clock, says so, and deletes once the clock is accepted', async () => {
  const server = await startTestServer({ now: () => startMs });
  first = server;
  await storeClass(server);
  await server.close();
  const counts = async () => [
    (await server.read((database) => database('learners').whereNotNull('nickname'))).length,
    (await server.read((database) => database('classes'))).length,
    (await server.read((database) => database('jobs'))).length,
  ];

  const wrong = [await startLater(server, 200), await startLater(server, 20)];
  const kept = await counts();
  const right = await startLater(server, 200, true);

  expect(wrong.map(({ clock }) => clock)).toEqual([
    { now: '2027-06-09T10:00:00.000Z', lastSeen: '2026-11-21T10:00:00.000Z' },
    { now: '2026-12-11T10:00:00.000Z', lastSeen: '2026-11-21T10:00:00.000Z' },
  ]);
  for (const { status, body, logged } of wrong) {
    expect([status, body]).toEqual([200, { status: 'ready', clock: 'not_accepted' }]);
    expect(logged).toContain('start the server once with --accept-clock');
    expect(logged).toContain('outdated data was not deleted');
  }
  expect(kept).toEqual([1, 1, 0]);
  expect([right.body, right.clock, right.logged]).toEqual([{ status: 'ready' }, undefined, '']);
  expect(await counts()).toEqual([0, 0, 0]);
});
