import { expect, test } from '@playwright/test';
import { freePort, isTaken } from '../../tools/port.mjs';
import { serverFile } from '../../tools/server-file.mjs';
import { startNode, startProgram, startServer, untilReady } from '../../tools/serve.mjs';

const stopLimitMs = 2000;

/** Lets visitors send events until the server is gone, and returns the statuses of the responses. */
async function sendUntilGone(url: string, visitors: number, onResponse: () => void): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  const visit = async (_: unknown, index: number) => {
    for (;;) {
      const event = { sessionId: `visitor-${index}`, eventType: 'page_view', eventData: null };
      const sent = fetch(`${url}/api/analytics/event`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(event),
      });
      const status = await sent.then((answer) => answer.text().then(() => answer.status)).catch(() => null);
      if (status === null) return;
      statuses.add(status);
      onResponse();
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return statuses;
}

test('SIGTERM stops the server under load within two seconds, ten times in a row, without leftovers', async () => {
  for (let run = 1; run <= 10; run += 1) {
    const server = await startServer();
    let responses = 0;
    const sending = sendUntilGone(server.url, 32, () => (responses += 1));
    await expect.poll(() => responses).toBeGreaterThan(100);
    const start = Date.now();

    server.program.child.kill('SIGTERM');

    expect(await server.program.ended, server.program.output()).toBe(0);
    expect(Date.now() - start).toBeLessThan(stopLimitMs);
    expect(await isTaken(server.port, '127.0.0.1')).toBe(false);
    // Some may have been rejected under overload.
    for (const status of await sending) expect([200, 503]).toContain(status);
    await server.stop();
  }
});

/** Whether the port becomes free within the time limit for stopping. */
async function isFreeInTime(port: number): Promise<boolean> {
  const deadline = Date.now() + stopLimitMs;
  let taken = true;
  while (taken && Date.now() < deadline) taken = await isTaken(port, '127.0.0.1');
  return !taken;
}

test('SIGTERM to npm ends the server that npm start has started', async () => {
  const port = await freePort();
  const env = { PORT: String(port), DATABASE_URL: test.info().outputPath('data.sqlite') };
  const program = startProgram('npm', ['start'], env);
  await untilReady(`http://127.0.0.1:${port}`, program);

  program.child.kill('SIGTERM');

  expect(await isFreeInTime(port), program.output()).toBe(true);
  await program.ended;
});

/** Expects one line and no stack. */
function expectOneSentence(output: string, about: RegExp) {
  const lines = output.trim().split('\n');
  expect(lines, output).toHaveLength(1);
  expect(lines[0]).toMatch(about);
  expect(output).not.toMatch(/^\s+at /m);
}

for (const [command, file] of [
  ['npm start', () => 'tools/start.mjs'],
  ['the server', serverFile],
] as const) {
  test(`${command} says in one sentence that its port is taken`, async () => {
    const server = await startServer();

    const second = startNode([file()], {
      PORT: String(server.port),
      DATABASE_URL: test.info().outputPath('data.sqlite'),
    });

    expect(await second.ended, second.output()).toBe(1);
    expectOneSentence(second.output(), new RegExp(`${server.port}.*(taken|in use)`, 'i'));
    await server.stop();
  });
}

const badEnvironments = {
  'a data folder that cannot be written': [{ DATABASE_URL: '/dev/null/countertop.sqlite' }, /\/dev\/null/],
  'a DATABASE_URL of an unknown kind': [{ DATABASE_URL: 'mysql://127.0.0.1/countertop' }, /DATABASE_URL/],
  'an unreachable PostgreSQL': [{ DATABASE_URL: 'postgres://127.0.0.1:9/countertop' }, /database|PostgreSQL/i],
  'an invalid PORT': [{ PORT: 'seven' }, /PORT/],
} as const;

for (const [name, [env, about]] of Object.entries(badEnvironments)) {
  test(`the server says in one sentence what is wrong with ${name}`, async () => {
    const port = await freePort();

    const program = startNode([serverFile()], { PORT: String(port), ...env });

    expect(await program.ended, program.output()).toBe(1);
    expectOneSentence(program.output(), about);
  });
}
