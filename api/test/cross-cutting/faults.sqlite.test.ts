import knex, { type Knex } from 'knex';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  expectBusy,
  countRejectedWrites,
  expectStored,
  parentOf,
  saveGame,
  secret,
  sendEvent,
  startForTest,
} from '../faults.ts';
import type { TestCaller } from '../server.ts';

// Includes waiting for a locked database.

describe('the SQLite file', () => {
  it('responds 503 when the disk is full, keeps what was acknowledged, and recovers', async () => {
    const opened: Knex[] = [];
    const server = await startForTest({ atDatabase: (one) => Promise.resolve(opened.push(one)) });
    const pragma = (text: string) => opened[0]?.raw(`pragma ${text}`).then((rows) => Object.values(rows[0] ?? {})[0]);
    const children: TestCaller[] = [];
    const parent = await parentOf(server);
    while (children.length < 20) children.push(await server.signedIn({ subscriptionTier: 'family' }));
    await pragma(`max_page_count = ${Number(await pragma('page_count')) + 4}`);
    const acknowledged: string[] = [];
    let full: Response | undefined;
    while (full === undefined) {
      const { requestId, answer } = await sendEvent(server);
      if (answer.status === 200) acknowledged.push(requestId);
      else full = answer;
    }

    // Some games may still fit into an existing page.
    const unsaved: TestCaller[] = [];
    for (const child of children) {
      const answer = await saveGame(child, 0);
      if (answer.status === 200) continue;
      unsaved.push(child);
      await expectBusy(answer);
    }

    await expectBusy(full);
    expect(unsaved.length).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/api/menu-items`)).status).toBe(200);
    expect((await children[0]?.call('GET', '/api/auth/user'))?.status).toBe(200);
    // Small rows may still fit.
    expect(await countRejectedWrites(server, parent)).toBeGreaterThan(0);
    await pragma('max_page_count = 1073741823');

    const { requestId, answer } = await sendEvent(server);
    expect(answer.status).toBe(200);
    for (const child of unsaved) expect((await saveGame(child, 0)).status).toBe(200);
    expect(acknowledged.length).toBeGreaterThan(0);
    await expectStored(server, [...acknowledged, requestId]);
    expect(await server.read((database) => database.raw('pragma integrity_check'))).toEqual([{ integrityCheck: 'ok' }]);
  });

  it(
    'responds 503 while another program locks the file, for the whole batch at once, and recovers',
    { tags: ['nightly'] },
    async () => {
      const server = await startForTest({ atDatabase: (database) => database.raw('pragma busy_timeout = 300') });
      const child = await server.signedIn({ subscriptionTier: 'family' });
      const other = knex({ client: 'sqlite3', connection: { filename: server.dataPlace }, useNullAsDefault: true });
      onTestFinished(() => other.destroy());
      const parent = await parentOf(server);
      await other.raw('begin immediate');
      const startedMs = performance.now();

      const answers = await Promise.all(Array.from({ length: 100 }, () => sendEvent(server)));
      const saved = await saveGame(child, 0);

      for (const { answer } of answers) await expectBusy(answer);
      await expectBusy(saved);
      // One by one, it would take 100 times the lock timeout.
      expect(performance.now() - startedMs).toBeLessThan(15_000);
      expect(await countRejectedWrites(server, parent)).toBe(8);
      const cancel = () => parent.call('POST', '/api/user/subscription/cancel', { reason: secret });
      await expectBusy(await cancel());
      await other.raw('rollback');
      expect((await cancel()).status).toBe(200);
      expect((await sendEvent(server)).answer.status).toBe(200);
      expect((await saveGame(child, 0)).status).toBe(200);
    },
  );
});
