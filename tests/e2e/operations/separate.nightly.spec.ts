import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, isTaken } from '../../../tools/port.mjs';
import { startNode, startProgram, untilReady } from '../../../tools/serve.mjs';
import { remoteFolders } from '../../../tools/deploy/remoteNames.mjs';
import { pageAt } from '../../../shell/src/pages/pages.ts';
import { visits } from '../../support/addresses.ts';
import { expect, test as base } from '../../support/test.ts';
import { startSeparately, type Topology } from '../../support/topology.ts';
import { open, signIn } from '../../support/visitor.ts';

const test = base.extend<object, { topology: Topology }>({
  topology: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'countertop-separate-'));
      const topology = await startSeparately(folder);
      await use(topology);
      await topology.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ topology }, use) => {
    await use(topology.url);
  },
});

for (const { path: address, account } of visits) {
  test(`${address} works with each remote on its own origin, and loads nothing from elsewhere`, async ({
    page,
    context,
    topology,
  }) => {
    const origins = new Set<string>();
    page.on('response', (response) => origins.add(new URL(response.url()).origin));
    if (account !== undefined) await signIn(context, topology.url, account);

    await open(page, address);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const view = pageAt(address)?.view;
    const remotes = topology.remoteUrls.map((url) => new URL(url).origin);
    const own =
      view !== undefined && 'remote' in view
        ? remotes[remoteFolders.indexOf(view.remote.replace('_', '-'))]
        : topology.url;
    expect([...origins]).toContain(own);
    expect([...origins].filter((origin) => ![topology.url, ...remotes, 'null'].includes(origin))).toEqual([]);
  });
}

test('a preloaded script is fetched once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  await open(page, '/game');

  const scripts = requested.filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('a remote whose origin is down fails alone, and the rest works', async ({ page, context, topology, watched }) => {
  await context.route(`${topology.remoteUrls[0]}**`, (route) => route.abort());
  await open(page, '/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await open(page, '/game');

  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The console reports only this fault.
  expect(watched.complaints.splice(0).filter((text) => !text.startsWith('console: PageUnavailable'))).toEqual([]);
});

/** Returns the first of four free consecutive ports. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const taken = await Promise.all([1, 2, 3].map((more) => isTaken(port + more, '127.0.0.1')));
    if (port < 65_530 && !taken.includes(true)) return port;
  }
}

test('npm run start:separate serves four origins with one database, and SIGTERM ends them all', async () => {
  const port = await freePorts();
  const to = test.info().outputPath('separate');
  const program = startProgram('npm', ['run', 'start:separate', '--', '--to', to], { PORT: String(port) });
  await untilReady(`http://127.0.0.1:${port}`, program);

  const answers = await Promise.all(
    [1, 2, 3].map(async (more) => fetch(`http://127.0.0.1:${port + more}/current.json`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(program.output()).toMatch(/Database: (PostgreSQL 1[5-9]|SQLite, because)/);
  const second = startNode(['tools/commands/start-separate.mjs'], { PORT: String(port) });
  expect([await second.ended, second.output()]).toEqual([
    1,
    expect.stringContaining(`Port ${port} on 127.0.0.1 is in use`),
  ]);

  program.child.kill('SIGTERM');

  await expect
    .poll(() => Promise.all([0, 1, 2, 3].map((more) => isTaken(port + more, '127.0.0.1'))))
    .toEqual([false, false, false, false]);
  await program.ended;
});
