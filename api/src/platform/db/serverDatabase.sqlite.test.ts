import { copyFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectBusy, sendEvent, startForTest } from '../../../test/faults.ts';
import { startTestServer } from '../../../test/server.ts';

it('lets one server at a time use a file, by whatever name', { tags: ['nightly'] }, async () => {
  const first = await startForTest();
  const alias = path.join(first.root, 'alias.sqlite');
  await symlink(first.dataPlace, alias);

  const others = [first.dataPlace, alias].map((file) => startTestServer({ environment: { DATABASE_URL: file } }));
  for (const { status, reason } of (await Promise.allSettled(others)).map((one) => ({ reason: null, ...one }))) {
    expect(status).toBe('rejected');
    expect(String(reason)).toMatch(/Another server uses the data file .+\. Stop it, or set DATABASE_URL/);
  }
  expect((await sendEvent(first)).answer.status).toBe(200);
  await first.close();

  const next = await startForTest({ environment: { DATABASE_URL: first.dataPlace } });
  expect((await sendEvent(next)).answer.status).toBe(200);
});

it.each([
  ['removed', (file: string) => rm(file)],
  [
    'replaced',
    async (file: string) => {
      await copyFile(file, `${file}.copy`);
      await rename(`${file}.copy`, file);
    },
  ],
])('detects that the file is %s, logs it once, and rejects calls', async (change, spoil) => {
  const server = await startForTest();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  await spoil(server.dataPlace);

  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await expectBusy((await sendEvent(server)).answer);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const lines = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('"change"'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, change }]);
});

it('detects it in the background, and recovers when the file is back', async () => {
  const server = await startForTest();
  const aside = `${server.dataPlace}.aside`;

  await rename(server.dataPlace, aside);
  await expect.poll(async () => (await sendEvent(server)).answer.status).toBe(503);
  await rename(aside, server.dataPlace);

  await expect.poll(async () => (await sendEvent(server)).answer.status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

it('suggests restoring a backup if the file is damaged', async () => {
  const { root, dataPlace, close } = await startForTest();
  await close();
  for (const content of ['A recipe for soup.'.repeat(400), `SQLite format 3\0${'x'.repeat(5000)}`]) {
    await Promise.all(['-wal', '-shm'].map((more) => rm(`${dataPlace}${more}`, { force: true })));
    await writeFile(dataPlace, content);

    const start = startTestServer({ root, environment: { DATABASE_URL: dataPlace } });
    await expect(start).rejects.toThrow(/is damaged or not a database .+ Restore a backup with npx countertop restore/);
  }
});
